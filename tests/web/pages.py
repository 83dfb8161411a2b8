"""Every page of the table, with something on it."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from cardwright.games.thargos.game import THARGOS
from tests.web.positions import LATE
from tests.web.site import Site, Window
from tests.web.table import Table, played
from tests.web.thargos.table import lay

CARDS = ("/tables/", "/replay/")
NOTHING = "nothing-here"
BOTH = {"artifacts": "with", "curse": "with"}
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS: Final = ("serious", "critical")


def addresses(site: Site, who: Window) -> dict[str, str]:
    """Where everything is to be seen, by a name for it."""
    open_table = site.lay(who, "me", "open", public=True)
    playing = site.lay(who, "me", "easy", "easy", "easy", options=BOTH, seed=21, public=True)
    watched = site.lay(who, "easy", "easy", scenario=LATE)
    played(Table(who, watched))
    duel = lay(site, who, "me", "easy", seed=4)
    deck = THARGOS.lent(THARGOS.complete({}))[0]
    kept = who.post("/api/decks", {"game": "thargos", "name": "Mine", "text": deck, "public": True})["id"]
    return {
        "home": "/",
        "new-table": "/new",
        "waiting": f"/tables/{open_table}",
        "table": f"/tables/{playing}",
        "over": f"/tables/{watched}",
        "replay": f"/replay/{watched}?step=8",
        "cards": "/cards",
        "card": "/cards/hydra",
        "rules": "/rules",
        "decks": "/decks",
        "deck": f"/decks/{kept}",
        "duel": f"/tables/{duel}",
        "thargos-card": "/cards/krisoss?game=thargos",
        "thargos-rules": "/rules?game=thargos",
        "learn": "/learn",
        "profile": "/me",
        "player": f"/players/{who.me}",
        "leaderboard": "/ratings",
        "about": "/about",
        "nowhere": f"/tables/{NOTHING}",
    }


def show(window: Window, address: str) -> None:
    """Open a page and wait until there is something on it."""
    window.expect(NOTHING)
    window.page.goto(address)
    window.page.locator("main h1, main h2").first.wait_for(state="attached")
    if address.startswith(CARDS) and not address.endswith(NOTHING):
        window.page.locator("main [data-card], main ol").first.wait_for(state="attached")
    window.page.wait_for_load_state("networkidle")


def serious(page: Page) -> list[str]:
    """What stands in somebody's way on a page, as axe-core finds it."""
    page.evaluate(AXE.read_text())
    said: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{it['id']}: {node['target']} {node['failureSummary']}"
        for it in said["violations"]
        if it["impact"] in SERIOUS
        for node in it["nodes"][:3]
    ]
