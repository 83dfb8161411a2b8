"""The page: the built client, which has a first file for every address that it understands."""

from functools import partial
from os import PathLike, stat_result
from pathlib import Path
from typing import Final
from urllib.parse import quote

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from sqlalchemy import select
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from cardwright.table.problem import answer_http
from cardwright.table.schema import TABLES
from cardwright.table.service import service
from cardwright.table.store import Unavailable
from cardwright.text.language import LANGUAGES

FOLDER: Final = Path(__file__).parent / "page"
HOME: Final = "index"
NOWHERE: Final = "nowhere"
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
FRESH: Final = {"cache-control": "no-cache", "vary": "accept-language, cookie, accept-encoding"}
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
UNBUILT: Final = (
    "The page has not been built: run `make play` in the project's folder. The interface is at /openapi.json."
)


class Lasting(StaticFiles):
    """Files whose names change with their content: browsers may keep them. Each lies here packed as well."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        packed = Path(f"{full_path}.br")
        small = "br" in Headers(scope=scope).get("accept-encoding", "") and packed.exists()
        if small:
            full_path, stat_result = packed, packed.stat()
        found = super().file_response(full_path, stat_result, scope, status_code)
        found.headers.update(FOREVER | ({"content-encoding": "br"} if small else {}))
        return found


def language(request: Request) -> str:
    """The language that somebody chose on the page, or the first that their browser asks for and we speak."""
    asked = [request.cookies.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    return next((it.strip()[:2] for it in asked if it.strip()[:2] in LANGUAGES), "en")


def opening(text: str, lang: str, id: str) -> str:
    """A first file that asks for its data: in a language, and of the table that it is about."""
    told = text.replace('lang="en"', f'lang="{lang}"').replace("?lang=en", f"?lang={lang}")
    return told.replace("{id}", quote(id, safe=""))


async def game_of(request: Request, id: str) -> str:
    """The game that is played at a table; empty if there is none, or if nobody can say just now."""
    try:
        wanted = select(TABLES.c.game).where(TABLES.c.id == id)
        return await service(request).store.read(lambda connection: connection.scalar(wanted)) or ""
    except Unavailable:
        return ""


async def plain(file: Path) -> Response:
    """What browsers look for under a fixed name: the sign of the page, the app that it can be, its worker."""
    return FileResponse(file, media_type=TYPES.get(file.suffix), headers={"cache-control": "no-cache"})


def serve_page(app: FastAPI) -> None:
    """Let an app serve the page beside its interface.

    A first file, `tables.html`, asks for what its page needs, and `tables.<game>.html` for what that game needs too.
    """
    files = {file.stem: file.read_text() for file in FOLDER.glob("*.html")}
    names = {name.partition(".")[0] for name in files}
    of_games = {name.partition(".")[0] for name in files if "." in name}

    async def first(name: str, request: Request) -> Response:
        id, _, _ = request.path_params.get("rest", "").partition("/")
        if not id and "{id}" in files[name]:
            raise HTTPException(404)
        game = await game_of(request, id) if name in of_games else ""
        text = files.get(f"{name}.{game}", files[name])
        return HTMLResponse(opening(text, language(request), id), headers=FRESH)

    async def nowhere(request: Request, error: Exception) -> Response:
        """Who browses sees a page that says so; who asks for anything else is told in the one shape."""
        if "text/html" not in request.headers.get("accept", ""):
            return await answer_http(request, error)
        return HTMLResponse(opening(files[NOWHERE], language(request), ""), 404, FRESH)

    if not files:
        app.get("/", include_in_schema=False)(lambda: PlainTextResponse(UNBUILT))
        return
    app.mount("/assets", Lasting(directory=FOLDER / "assets"))
    for file in FOLDER.glob("*.*"):
        if file.suffix != ".html":
            app.get(f"/{file.name}", include_in_schema=False)(partial(plain, file))
    app.get("/", include_in_schema=False)(partial(first, HOME))
    app.add_exception_handler(404, nowhere)
    for name in names - {HOME, NOWHERE}:
        app.get(f"/{name}", include_in_schema=False)(partial(first, name))
        app.get(f"/{name}/{{rest:path}}", include_in_schema=False)(partial(first, name))
