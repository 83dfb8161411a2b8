"""Pictures of every page, on a desktop and a telephone, light and dark: python -m tests.web.screenshots [FOLDER]."""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.web.pages import addresses, show
from tests.web.site import Site, Window, open_site
from tests.web.table import Fingers, Table, played
from tests.web.thargos.positions import LATE, MIRROR
from tests.web.thargos.table import decided, lay

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures" / "web"
QUALITY: Final = 70
ANSWERS: Final = 34
PLAIN: Final = ("waiting", "over", "player", "nowhere", "duel")
# Tables of Heroes of Thargos: who sits there, and how they are laid.
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
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, open_site(f"sqlite:///{place}/table.db") as site:
        for phone in (False, True):
            for dark in (False, True):
                take(site, folder, phone, dark)


def take(site: Site, folder: Path, phone: bool, dark: bool) -> None:
    """Everything once, with a game in its middle."""
    form = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
    window = site.open("Ann", phone=phone, dark=dark)
    pages = addresses(site, window)
    table = (Fingers if phone else Table)(window, pages["table"].removeprefix("/tables/"), 5)
    table.play(lambda it: it.clicks >= ANSWERS)
    wanted = {name: address for name, address in pages.items() if name not in PLAIN} | of_thargos(site, window)
    for name, address in wanted.items():
        show(window, address)
        window.page.mouse.move(0, 0)
        path = folder / f"{name}-{form}.jpg"
        window.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(f"{len(wanted)} pictures: {form}")
    assert site.close() == []


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
