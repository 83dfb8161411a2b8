"""Pictures of every page: python -m tests.web.screenshots [--sizes 1280x720 …] [--languages fr …] [--pages table …]."""

import argparse
import base64
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.web.pages import addresses, show
from tests.web.positions import FULLER, HEAVY
from tests.web.site import DESKTOP, PHONE, Site, Window, open_site
from tests.web.table import Fingers, Table, played
from tests.web.thargos.positions import LATE, MIRROR
from tests.web.thargos.table import decided, lay

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures" / "web"
QUALITY: Final = 70
ANSWERS: Final = 34
# What is shown of a window by these names; another is named by its size.
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
# From this size on a window is not that of a telephone.
LARGE: Final = {"width": 1000, "height": 600}
# In which light every page is seen at a glance, how wide that picture is, and how it looks.
SHEETS: Final = {"desktop": "light", "phone": "dark"}
SHEET: Final = 1600
SHEET_STYLE: Final = """
body { display: flex; flex-wrap: wrap; gap: 10px; margin: 5px; font: 13px sans-serif }
figure { margin: 0 } img { width: 100%; display: block }
"""
PLAIN: Final = ("nowhere", "duel")
# Tables of The Vale of Eternity: who sits there, and how they are laid.
VALE: Final[dict[str, tuple[tuple[str, ...], dict[str, Any]]]] = {
    "early": (("me", "easy"), {"seed": 3}),
    "late": (("me", "easy"), {"scenario": HEAVY}),
    "four": (("me", "easy", "easy", "easy"), {"scenario": FULLER}),
}
# Tables of Heroes of Thargos.
THARGOS: Final[dict[str, tuple[tuple[str, ...], dict[str, Any]]]] = {
    "duel": (("me", "easy"), {"scenario": LATE}),
    "conflict": (("me", "easy"), {"scenario": MIRROR}),
    "circle": (("me", "easy", "easy", "easy"), {"options": {"mode": "circle"}, "seed": 5}),
    "solo": (("me",), {"options": {"mode": "solo"}, "seed": 5}),
    **{
        f"story-{name}": (("me", "easy"), {"options": {"mode": "story", "story": name}, "seed": 5})
        for name in ("kurnor", "condar", "road")
    },
    "story-solo": (("me",), {"options": {"mode": "story-solo", "story": "road"}, "seed": 5}),
}


def main() -> None:
    wanted = arguments()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, open_site(f"sqlite:///{place}/table.db") as site:
        for lang in wanted.languages:
            for phone in (False, True):
                sizes = [it for it in wanted.sizes if is_phone(it) is phone]
                if sizes:
                    take(site, wanted.folder, lang, sizes, wanted.pages)
        for size, theme in SHEETS.items():
            if size in wanted.sizes and "en" in wanted.languages:
                sheet(site, wanted.folder, size, theme)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Pictures of every page, light and dark.")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), help="desktop, phone, or a width x a height")
    parser.add_argument("--languages", nargs="+", default=["en"])
    parser.add_argument("--pages", nargs="+", default=[], help="only those whose names begin so")
    return parser.parse_args()


def extent(size: str) -> dict[str, int]:
    """How large a window is."""
    if size in SIZES:
        return SIZES[size]
    width, height = size.split("x")
    return {"width": int(width), "height": int(height)}


def is_phone(size: str) -> bool:
    return any(extent(size)[it] < least for it, least in LARGE.items())


def take(site: Site, folder: Path, lang: str, sizes: list[str], pages: list[str]) -> None:
    """Everything in windows that are all a telephone's, or none: light and dark, with a game in its middle."""
    phone = is_phone(sizes[0])
    window = site.open("Ann", phone=phone, lang=lang)
    found = addresses(site, window)
    table = (Fingers if phone else Table)(window, found["table"].removeprefix("/tables/"), 5)
    table.play(lambda it: it.clicks >= ANSWERS)
    found = {name: address for name, address in found.items() if name not in PLAIN}
    found |= of_vale(site, window) | of_thargos(site, window)
    wanted = {name: it for name, it in found.items() if not pages or name.startswith(tuple(pages))}
    for name, address in wanted.items():
        show(window, address)
        window.page.mouse.move(0, 0)
        for size in sizes:
            picture(window, folder / f"{name}-{size}", lang, extent(size))
    print(f"{len(wanted)} pages: {', '.join(sizes)}, {lang}")
    assert site.close() == []


def picture(window: Window, path: Path, lang: str, size: Any) -> None:
    """A page as it is, light and dark."""
    window.page.set_viewport_size(size)
    spoken = "" if lang == "en" else f"-{lang}"
    for theme in ("light", "dark"):
        window.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        window.page.wait_for_timeout(200)
        window.page.screenshot(path=f"{path}-{theme}{spoken}.jpg", type="jpeg", quality=QUALITY)


def sheet(site: Site, folder: Path, size: str, theme: str) -> None:
    """Every page at a glance: those pictures in one."""
    end = f"-{size}-{theme}.jpg"
    figures = "".join(
        f'<figure><img src="data:image/jpeg;base64,{base64.b64encode(it.read_bytes()).decode()}">'
        f"<figcaption>{it.name.removesuffix(end)}</figcaption></figure>"
        for it in sorted(folder.glob(f"*{end}"))
    )
    across = SHEET // (6 if is_phone(size) else 4)
    with site.browser.new_page(viewport={"width": SHEET, "height": SHEET}) as page:
        page.set_content(
            f"<style>{SHEET_STYLE} figure {{ width: {across - 10}px }}</style>{figures}", wait_until="load"
        )
        page.screenshot(path=folder / f"pages-{size}.jpg", type="jpeg", quality=QUALITY, full_page=True)


def of_vale(site: Site, window: Window) -> dict[str, str]:
    """Tables of The Vale of Eternity, by a name for each."""
    tables = {f"table-{name}": site.lay(window, *chairs, **how) for name, (chairs, how) in VALE.items()}
    lesson = site.lay(window, "me", "easy", seed=4)
    return {**{name: f"/tables/{table}" for name, table in tables.items()}, "lesson": f"/tables/{lesson}?lesson=first"}


def of_thargos(site: Site, window: Window) -> dict[str, str]:
    """The pages of Heroes of Thargos, by a name for each."""
    tables = {f"thargos-{name}": lay(site, window, *chairs, **how) for name, (chairs, how) in THARGOS.items()}
    watched = lay(site, window, "easy", "easy", scenario=LATE)
    played(Table(window, watched))
    return {
        "thargos-cards": "/cards?game=thargos",
        **{name: f"/tables/{table}" for name, table in tables.items()},
        "thargos-over": f"/tables/{watched}",
        "thargos-reveal": f"/replay/{watched}?step={decided(window, watched)}",
        "thargos-lesson": f"/tables/{lay(site, window, 'me', 'easy', seed=21)}?lesson=duel",
    }


if __name__ == "__main__":
    main()
