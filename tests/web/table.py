"""Somebody who plays at a table: looks at what it offers, and presses what it offers, on the cards themselves."""

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, TimeoutError

from tests.web.site import Json, Window

# What a player who wants to see the end does, and what only if there is nothing else.
EAGER: Final = {"summon": 12, "activate": 12, "tame": 3, "sell": 2, "remove": 0.01, "end": 0.5, "pass": 0.5}
PAID: Final = ("summon", "remove")
STONES: Final = ("drop", "pay")
LONGEST: Final = 1500
CLOSE: Final = re.compile("Close|Fermer|Sluiten")


def is_scene(text: str) -> bool:
    return text.startswith('{"type":"scene"')


class Table:
    """A seat at a table, or a place to watch from."""

    def __init__(self, window: Window, table: str = "", seed: int = 1) -> None:
        self.window: Final = window
        self.page: Final = window.page
        self.dice: Final = random.Random(seed)
        self.clicks = 0
        self.read_last = ""
        self.last: Json = {}
        if table:
            self.go(f"/tables/{table}")

    def go(self, address: str) -> None:
        self.window.frames.clear()
        self.page.goto(address)
        self.window.until(self.is_open, "a scene")

    def is_open(self) -> bool:
        return any(is_scene(text) for text in self.window.frames)

    @property
    def scene(self) -> Json:
        """What the table was told last."""
        text = next(text for text in reversed(self.window.frames) if is_scene(text))
        if text is not self.read_last:
            self.read_last, self.last = text, json.loads(text)
        return self.last

    @property
    def mine(self) -> Json:
        found: Json = self.scene["view"]["seats"][self.scene["seat"]]
        return found

    def over(self) -> bool:
        return bool(self.scene["status"] == "finished")

    def asked(self) -> bool:
        return bool(self.scene["options"])

    def wait(self) -> None:
        """Wait until it is my turn or the game is over, and the page shows it."""
        self.window.until(lambda: self.asked() or self.over(), "my turn")
        self.page.locator(f'[data-entry="{self.scene["number"]}"]').wait_for(state="attached")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def spot(self, card: str) -> Locator:
        return self.page.locator(f'[data-card="{card}"]')

    def sit(self, seat: int = 0) -> None:
        self.button("Sit here").nth(seat).click()
        self.window.until(lambda: self.scene["seat"] >= 0, "a seat")

    def pick(self) -> Json:
        """One of the answers, at random; those that lead on are liked better."""
        options = self.scene["options"]
        weights = [EAGER.get(it["answer"].split(" ")[0], 1) for it in options]
        found: Json = self.dice.choices(options, weights)[0]
        return found

    def answer(self, wanted: Json | None = None) -> None:
        """Give an answer by clicking. Of several ways to pay it takes the proposed one."""
        scene = self.scene
        wanted = wanted or self.pick()
        try:
            self.click(wanted)
        except TimeoutError as error:
            raise AssertionError(f"cannot be clicked: {wanted}, one of {scene['options']}\n{error}") from error
        self.window.until(lambda: self.scene["number"] > scene["number"], f"the end of {wanted}")
        self.clicks += 1

    def give(self, *begins: str) -> None:
        """Give the answers that begin so, one after the other."""
        for text in begins:
            self.wait()
            found = [it for it in self.scene["options"] if it["answer"].startswith(text)]
            assert found, f"{text} is none of {[it['answer'] for it in self.scene['options']]}"
            self.answer(found[0])

    def click(self, wanted: Json) -> None:
        verb, *rest = wanted["answer"].split(" ")
        card = next((it for it in rest if it in self.window.site.names()), None)
        if card is not None:
            self.act(card, wanted)
        elif verb in STONES and any("=" in it for it in rest):
            self.press(self.page.locator(".purse .primary"))
        else:
            self.press(self.button(wanted["words"]))

    def act(self, card: str, wanted: Json) -> None:
        """Point at a card, and press the button on it; of several ways to pay it takes the proposed one."""
        # The buttons that pointing shows may lie below the pointer at once, and those of the last card still do.
        self.page.mouse.move(0, 0)
        self.spot(card).first.hover(force=True)
        self.press(self.act_button(".handles", wanted))

    def act_button(self, place: str, wanted: Json) -> Locator:
        verb = wanted["answer"].split(" ")[0]
        chosen = f'[data-verb="{verb}"]' if verb in PAID else f'[data-answer="{wanted["answer"]}"]'
        return self.page.locator(f"{place} {chosen}")

    def press(self, target: Locator) -> None:
        target.click()

    def continue_from_here(self) -> None:
        """From a moment of a replay to a new table that goes on there."""
        self.page.get_by_role("link", name="Continue from here").click()
        self.page.wait_for_url("**/new?moment=*")
        self.window.frames.clear()
        self.page.get_by_role("main").locator(".button.primary").last.click()
        self.window.until(self.is_open, "the new table")
        self.wait()

    def play(self, until: Callable[["Table"], bool] | None = None) -> None:
        """Play until the game is over, or until something holds."""
        for _ in range(LONGEST):
            self.wait()
            if self.over() or (until is not None and until(self)):
                return
            self.answer()
        raise AssertionError("the game does not end")

    def score(self) -> list[int]:
        found: list[int] = self.scene["result"]["scores"]
        return found


class Lifting(Table):
    """Somebody who lifts a card first, unless it has lifted itself, and presses the button on it then.

    Another that has lifted itself is laid back: it may lie over the one that is wanted.
    """

    def act(self, card: str, wanted: Json) -> None:
        button = self.act_button("[data-lifted]", wanted)
        lifted = self.page.locator("[data-lifted]")
        up = lifted.get_attribute("data-lifted") if lifted.count() > 0 else None
        if up not in (None, card):
            self.press(lifted.get_by_role("button", name=CLOSE))
        if up != card:
            self.press(self.spot(card).first)
        self.press(button)


class Fingers(Lifting):
    """The same on a telephone."""

    def press(self, target: Locator) -> None:
        target.tap()


def played(table: Table) -> Any:
    """How a game ended, once it has."""
    table.window.until(table.over, "the end")
    return table.scene["result"]
