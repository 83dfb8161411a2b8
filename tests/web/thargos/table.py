"""Somebody who plays Heroes of Thargos on the page: presses what it offers, where it lies."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator

from cardwright.games.thargos.game import THARGOS
from tests.web.site import Json, Site, Window
from tests.web.table import Table

GAME: Final = "thargos"
# What a player who wants to see the end does.
EAGER: Final = {"attempt": 30, "attach": 5, "play": 3, "lay": 6, "pass": 0.5, "stop": 1}
LAY: Final = "rule/lay"
NOTHING: Final = "attach nothing"
SMALL: Final = 40
# Where the keys of the page name what an answer is about, seen from the answer.
PLACES: Final = ("hero", "hand", "bench", "mission", "lasting", "post", "laid", "card")


def lay(site: Site, who: Window, *chairs: str, deck: int = 0, **more: Any) -> str:
    """A new table; whoever plays brings a deck that is lent, and so do bots."""
    options: dict[str, str] = more.pop("options", {})
    lent = THARGOS.lent(THARGOS.complete(options))
    seats: list[Json] = [{"kind": it} if it in ("me", "open") else {"kind": "bot", "level": it} for it in chairs]
    for seat in seats:
        if seat["kind"] == "me" and "scenario" not in more:
            seat["brings"] = lent[deck % len(lent)]
    body = {"game": GAME, "chairs": seats, "options": options, **more}
    return str(who.post("/api/tables", body)["id"])


def decided(who: Window, table: str) -> int:
    """The step of a game that is over in which its first conflict ended."""
    steps = who.get(f"/api/tables/{table}")["story"]["steps"]
    return next(i for i, lines in enumerate(steps) if any(it["kind"] in ("won", "repelled") for it in lines))


class Duel(Table):
    """A seat at a table of Heroes of Thargos."""

    @property
    def mine(self) -> Json:
        found: Json = self.scene["view"]["sides"][self.scene["seat"]]
        return found

    def wait(self) -> None:
        """Where the page says by itself that nothing is attached, wait for what comes after that."""
        self.window.until(lambda: self.over() or (self.asked() and not self.answered()), "my turn")
        super().wait()

    def answered(self) -> bool:
        """Whether what is asked has one answer, of which nobody would learn anything: the page gives it."""
        only = [it["answer"] for it in self.scene["options"]] == [NOTHING]
        return only and self.page.locator(f'.dock [data-answer="{NOTHING}"]').count() == 0

    def pick(self) -> Json:
        options = self.scene["options"]
        weights = [EAGER.get(it["answer"].split(" ")[0], 1) for it in options]
        found: Json = self.dice.choices(options, weights)[0]
        return found

    def click(self, wanted: Json) -> None:
        self.go_on()
        if wanted["answer"].startswith("lay ") and not self.mine["laid"]["on"]:
            self.put(wanted)
            self.commit()
        elif wanted["answer"] == "stop" and self.page.locator(".dock .commit").count() > 0:
            self.press(self.page.locator(".dock .commit"))
        elif (plain := self.page.locator(f'.dock [data-answer="{wanted["answer"]}"]')).count() > 0:
            self.press(plain)
        else:
            self.put(wanted)

    def go_on(self) -> None:
        """Enough of a conflict that is over: until somebody says so, it lies over the Missions, or goes by itself."""
        self.page.evaluate("document.querySelector('.clash .close')?.click()")

    def commit(self) -> None:
        """Lay what is planned; a plan that the mirror forbids is given up."""
        button = self.page.locator(".dock .commit")
        if not button.is_enabled():
            self.press(self.page.locator(".arena .planned").first)
        self.press(button)

    def play(self, until: Callable[[Table], bool] | None = None) -> None:
        super().play(until)
        if self.over():
            self.go_on()

    def answer(self, wanted: Json | None = None) -> None:
        super().answer(wanted)
        self.window.until(self.settled, "the end of laying")

    def settled(self) -> bool:
        """Whether the page is not in the middle of laying several cards."""
        pending = self.scene["view"]["asked"]
        return not (self.asked() and pending is not None and pending[0] == LAY and self.mine["laid"]["on"])

    def put(self, wanted: Json) -> None:
        """Press what an answer is about, and the button on it."""
        self.act(self.key_of(wanted), wanted)

    def key_of(self, wanted: Json) -> str:
        """The place where an answer can be found: one that glows and offers it."""
        _, *rest = wanted["answer"].split(" ")
        names = [it.split(":")[-1] for it in rest if not it.isdigit()]
        if not names:
            return f"mission:{int(rest[0]) - 1}"
        self.window.until(lambda: self.glowing(names) != [], f"a place of {wanted}")
        return self.glowing(names)[0]

    def glowing(self, names: list[str]) -> list[str]:
        """The places that glow and bear one of some names, by the first of these."""
        keys: list[str] = self.page.locator(".spot.glow[data-card]").evaluate_all(
            "all => all.map(it => it.dataset.card)"
        )
        return [key for name in names for key in keys if key.split("#")[0].split(":")[-1] == name]

    def act(self, card: str, wanted: Json) -> None:
        self.lift(self.spot(card).first)
        self.press(self.page.locator(f'[data-lifted] [data-answer="{wanted["answer"]}"]'))

    def lift(self, spot: Locator) -> None:
        """Press something at its edge: in its middle lie the buttons of pointing, and on a slip all over."""
        box = spot.bounding_box()
        if box is not None and box["height"] < SMALL:
            spot.press("Enter")
        else:
            spot.click(position={"x": 6, "y": 6})


class Fingers(Duel):
    """Somebody with a telephone."""

    def press(self, target: Locator) -> None:
        target.tap()

    def lift(self, spot: Locator) -> None:
        spot.tap()
