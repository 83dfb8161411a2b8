"""Nothing serious stands in anybody's way on the pages of Heroes of Thargos: axe-core looks for it."""

from typing import Final

import pytest

from cardwright.games.thargos.game import THARGOS
from tests.web.pages import serious, show
from tests.web.site import Site, Window
from tests.web.table import played
from tests.web.thargos.positions import CIRCLE, LATE, SOLO
from tests.web.thargos.table import Duel, decided, lay

CODE: Final = THARGOS.lent(THARGOS.complete({}))[0]


def addresses(site: Site, who: Window) -> dict[str, str]:
    """What other tests of access do not look at, by a name for it."""
    watched = lay(site, who, "easy", "easy", scenario=LATE)
    played(Duel(who, watched))
    story = {"mode": "story", "story": "kurnor"}
    tables = {
        "waiting": lay(site, who, "me", "open"),
        "placing": lay(site, who, "me", "easy", seed=4),
        "circle": lay(site, who, "me", "easy", "easy", "easy", options={"mode": "circle"}, scenario=CIRCLE),
        "solo": lay(site, who, "me", options={"mode": "solo"}, scenario=SOLO),
        "story": lay(site, who, "me", "easy", options=story, seed=5),
        "over": watched,
    }
    return {
        **{name: f"/tables/{table}" for name, table in tables.items()},
        "lesson": f"/tables/{lay(site, who, 'me', 'easy', seed=21)}?lesson=duel",
        "replay": f"/replay/{watched}?step={decided(who, watched)}",
        "cards": "/cards?game=thargos",
        "new table": "/new?game=thargos",
        "bench": f"/decks/new?game=thargos&code={CODE}",
    }


@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, True)], ids=["light", "dark on a phone"])
def test_axe_finds_nothing_serious_on_any_page_of_thargos(site: Site, dark: bool, phone: bool) -> None:
    ann = site.open("Ann", dark=dark, phone=phone)
    found: dict[str, list[str]] = {}
    for name, address in addresses(site, ann).items():
        show(ann, address)
        found[name] = serious(ann.page)
    assert {name: lines for name, lines in found.items() if lines} == {}
