"""Nobody is sent what their seat may not see: dealing anew what is hidden would have changed no byte."""

import asyncio
from typing import Any, Final

import orjson
import pytest

from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import OPEN, SPECTATOR, audience
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Record
from cardwright.table.entry import ANSWER, LAY, SAY, SIT, STAND, UNDO, Entry
from cardwright.table.live import Listener, LiveTable
from cardwright.table.plan import Chair, Plan
from cardwright.table.scene import Viewer, called, scene
from cardwright.table.sitting import Sitting
from cardwright.table.state import Told
from cardwright.text.speech import telling

# With this seed and dealt summoners both of two players begin with hidden cards.
SEED: Final = 8_765_432_109_876_535
LANGS: Final = ("en", "fr", "nl")
MODES: Final[dict[str, dict[str, str]]] = {
    "base": {},
    "artifacts": {"artifacts": "with"},
    "curse": {"curse": "with"},
    "both": {"artifacts": "with", "curse": "with"},
    "dealt": {"artifacts": "with", "curse": "with", "summoners": "dealt"},
}


class Onlooker:
    """One client, and everything that it was sent."""

    def __init__(self, gathering: "Gathering", account: str | None, lang: str) -> None:
        nothing: Any = None
        self.at: Final = gathering
        self.listener: Final = Listener(nothing, account, Viewer(SPECTATOR, lang))
        self.sent: Final[list[str]] = []
        self.swapped = 0
        self.compared = 0
        self.world: Position | None = None

    async def look(self) -> None:
        """Take what the table shows now; it must show the same if what cannot be seen is dealt anew."""
        live, viewer = self.at.live, self.listener.viewer
        told, heard = viewer.told, viewer.heard
        text = live.show(self.listener)
        if live.sitting.begun():
            assert self.at.dealt_anew(self, Viewer(viewer.seat, viewer.lang, told, heard)) == text
        self.sent.append(text)

    def eyes(self) -> int:
        return self.listener.viewer.seat

    def swap(self, e: Event, t: Vale) -> Event:
        """An event, with another card if this one may not be known."""
        if e.card < 0 or e.heard_by(audience(self.eyes(), int(t.players))).card >= 0:
            return e
        self.swapped += 1
        others = [card for card in t.variant.deck if card != e.card]
        return Event(e.kind, e.seat, others[self.at.dice.roll(len(others))], e.n, e.seen_by)

    def suppose(self, pick: int) -> None:
        """Give the answer that is about to be given in a world that this client cannot tell from the true one."""
        s = self.at.live.sitting
        world = s.game.resample(s.t, self.listener.viewer.seat, self.at.dice)
        self.world = None
        if world.legal(pick) and name(world, pick) == name(s.t, pick):
            world.events = []
            world.answer(pick)
            self.world = world

    def compare(self) -> None:
        """If both worlds still look alike, the same was told of the answer, in the same order."""
        s, seat, lang = self.at.live.sitting, self.listener.viewer.seat, self.listener.viewer.lang
        if self.world is None or s.game.view(self.world, seat) != s.game.view(s.t, seat):
            return
        self.compared += 1
        words = telling(s.plan.game, lang)
        lines = words.lines(self.world, self.world.events or [], called(s, self.at.live.people, words.code), seat)
        assert orjson.loads(self.sent[-1])["story"]["steps"][-1] == lines


class Gathering:
    """A table in memory: every seat and a spectator watch it, and random answers are given."""

    def __init__(self, mode: str, players: int, seed: int) -> None:
        self.dice: Final = seeded(seed + 1)
        self.accounts: Final = [f"account{i}" for i in range(players)]
        chairs = [Chair(kind="open") for _ in range(players)]
        plan = Plan(
            game="vale", rules=VALE.rules, players=players, seed=seed, options=MODES[mode], chairs=chairs,
            owner="account0", public=True, clock=None, absence=None, hints=True, rated=True,
        )  # fmt: skip
        people = {account: f"Player {i}" for i, account in enumerate(self.accounts)}
        self.live: Final = LiveTable(Sitting("table", plan), people)
        seats: list[str | None] = [*self.accounts, None]
        self.onlookers: Final = [Onlooker(self, seat, LANGS[i % 3]) for i, seat in enumerate(seats)]
        self.live.listeners.update(it.listener for it in self.onlookers)

    async def happen(self, kind: str, seat: int, body: Record | None = None) -> None:
        s = self.live.sitting
        account = self.accounts[seat] if seat >= 0 else None
        s.take(Entry(s.number + 1, kind, seat, s.number, account, body or {}))
        self.live.changed()
        for it in self.onlookers:
            await it.look()

    async def sit_down(self) -> None:
        await self.happen(LAY, -1)
        for seat in range(len(self.accounts)):
            await self.happen(SIT, seat)

    async def answer(self) -> None:
        s = self.live.sitting
        pick = s.t.options[self.dice.roll(len(s.t.options))]
        for it in self.onlookers:
            it.suppose(pick)
        await self.happen(ANSWER, s.turn(), {"answer": name(s.t, pick)})
        for it in self.onlookers:
            it.compare()

    async def play(self) -> None:
        """Play to the end; now and then somebody talks or takes an answer back."""
        await self.sit_down()
        s = self.live.sitting
        while s.turn() >= 0:
            await self.answer()
            if self.dice.roll(30) == 0:
                await self.happen(SAY, 0, {"text": "well, well"})
            if s.steps and not s.no_undo(s.steps[-1].seat) and self.dice.roll(10) == 0:
                await self.happen(UNDO, s.steps[-1].seat)
        assert s.finish is not None

    def dealt_anew(self, onlooker: Onlooker, viewer: Viewer) -> str:
        """The scene as it would be if everything that the onlooker cannot see were otherwise."""
        s = self.live.sitting
        true, told = s.t, list(s.told)
        assert isinstance(true, Vale)
        s.told[viewer.told :] = [
            Told(it.number, [onlooker.swap(e, true) for e in it.events], it.scores) for it in told[viewer.told :]
        ]
        s.position = s.game.resample(true, onlooker.eyes(), self.dice)
        try:
            return orjson.dumps(scene(s, viewer, self.live.people)).decode()
        finally:
            s.position, s.told[:] = true, told


def check_game(mode: str, players: int, seed: int) -> Gathering:
    gathering = Gathering(mode, players, seed)
    asyncio.run(gathering.play())
    for it in gathering.onlookers:
        assert it.compared > 10
        assert not [text for text in it.sent if str(seed) in text]
    return gathering


@pytest.mark.parametrize("mode", ["base", "dealt"])
def test_dealing_anew_what_a_seat_cannot_see_changes_no_byte_of_a_whole_game(mode: str) -> None:
    gathering = check_game(mode, 2, SEED)
    assert gathering.onlookers[-1].swapped > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", [SEED - 1, SEED - 2])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["base", "artifacts", "curse", "both"])
def test_it_changes_no_byte_for_any_number_of_players(mode: str, players: int, seed: int) -> None:
    check_game(mode, players, seed)


@pytest.mark.parametrize("wrong", [OPEN, 1])
def test_a_scene_made_for_the_wrong_eyes_would_be_noticed(wrong: int) -> None:
    gathering = Gathering("dealt", 2, SEED)

    async def play() -> None:
        await gathering.sit_down()
        s, seat = gathering.live.sitting, gathering.onlookers[0]
        viewer = Viewer(wrong, "en")
        leak = orjson.dumps(scene(s, viewer, gathering.live.people)).decode()
        assert gathering.dealt_anew(seat, viewer) != leak

    asyncio.run(play())


@pytest.mark.parametrize("mode", MODES)
def test_nobody_looks_into_a_seat_before_the_game_begins(mode: str) -> None:
    gathering = Gathering(mode, 3, SEED)

    async def try_seats() -> None:
        await gathering.happen(LAY, -1)
        for seat in (0, 1, 2, 0):
            await gathering.happen(SIT, seat)
            await gathering.happen(STAND, seat)

    asyncio.run(try_seats())
    scenes: list[dict[str, Any]] = [orjson.loads(text) for text in gathering.onlookers[0].sent]
    assert {it["seat"] for it in scenes} == {-1, 0}
    assert all(it["view"] is None for it in scenes)


def test_a_seat_is_told_how_it_came_by_its_cards_once_the_game_begins() -> None:
    gathering = Gathering("dealt", 2, SEED)
    asyncio.run(gathering.sit_down())
    for it in gathering.onlookers[:2]:
        told = orjson.loads(it.sent[-1])
        mine = told["view"]["seats"][told["seat"]]
        lines = [line for line in told["story"]["steps"][0] if line["seat"] == told["seat"]]
        cards = [card for line in lines if line["kind"] in ("drew", "sheltered") for card in line["cards"]]
        assert cards == mine["hand"]["known"] + mine["shelter"]["known"] != []
