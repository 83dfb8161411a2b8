"""The page: the built client, and the same first file for every address that it understands."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

FOLDER: Final = Path(__file__).parent / "page"
ROOMS: Final = ("new", "tables", "replay", "cards", "rules", "learn", "me", "players", "ratings", "about")
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
UNBUILT: Final = (
    "The page has not been built: run `make play` in the project's folder. The interface is at /openapi.json."
)


class Lasting(StaticFiles):
    """Files whose names change with their content: browsers may keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        found = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        found.headers.update(FOREVER)
        return found


def serve_page(app: FastAPI) -> None:
    """Let an app serve the page beside its interface."""

    def first() -> Response:
        index = FOLDER / "index.html"
        return (
            FileResponse(index, headers={"cache-control": "no-cache"}) if index.exists() else PlainTextResponse(UNBUILT)
        )

    if (FOLDER / "assets").exists():
        app.mount("/assets", Lasting(directory=FOLDER / "assets"))
    if (FOLDER / "mark.svg").exists():
        app.get("/mark.svg", include_in_schema=False)(lambda: FileResponse(FOLDER / "mark.svg"))
    app.get("/", include_in_schema=False)(first)
    for room in ROOMS:
        app.get(f"/{room}", include_in_schema=False)(first)
        app.get(f"/{room}/{{rest:path}}", include_in_schema=False)(first)
