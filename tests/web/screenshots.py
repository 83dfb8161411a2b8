"""Pictures of every page, on a desktop and a telephone, light and dark: python -m tests.web.screenshots [FOLDER]."""

import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.web.pages import addresses, show
from tests.web.site import Site, open_site
from tests.web.table import Fingers, Table

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures" / "web"
QUALITY: Final = 70
ANSWERS: Final = 34
PLAIN: Final = ("waiting", "over", "player", "nowhere")


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
    wanted = {name: address for name, address in pages.items() if name not in PLAIN}
    for name, address in wanted.items():
        show(window, address)
        window.page.mouse.move(0, 0)
        path = folder / f"{name}-{form}.jpg"
        window.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(f"{len(wanted)} pictures: {form}")
    assert site.close() == []


if __name__ == "__main__":
    main()
