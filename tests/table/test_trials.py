"""What a deck is good at: games in the background, one trial of an account at a time, kept with the version."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from cardwright.shelf import GAMES
from cardwright.table.deckshelf import SILENT
from cardwright.table.entry import now
from cardwright.table.fairness import HINT, TRIAL, FairQueue, Owner, Thought
from cardwright.table.schema import TRIALS
from cardwright.table.thinker import match
from cardwright.table.thinkers import Broken
from tests.patience import PATIENCE
from tests.table.company import Person, Server, is_trouble, open_server
from tests.table.test_decks import DRAFT, GRAVE, KNIVES, VANGUARD, keep, save

pytestmark = pytest.mark.slow

FOES = GAMES["thargos"].lent(GAMES["thargos"].complete({}))


class Games:
    """Stands for the bots: whoever brings this deck wins; with a gate, the games wait there."""

    def __init__(self, winner: str, most: int = 1_000_000) -> None:
        self.winner = winner
        self.most = most
        self.played: list[tuple[Owner, str, str, list[str], dict[str, str]]] = []

    async def match(
        self, owner: Owner, game: str, level: str, seed: int, options: dict[str, str], brought: list[str]
    ) -> list[float]:
        if len(self.played) >= self.most:
            await asyncio.Event().wait()
        self.played.append((owner, game, level, brought, options))
        if self.winner == "nobody":
            raise Broken("the process died")
        return [1.0 if text == self.winner else 0.0 for text in brought] if brought[0] != brought[1] else [0.5, 0.5]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as found:
        yield found


def let_play(server: Server, games: Games) -> Games:
    server.service().thinkers.match = games.match  # type: ignore[method-assign]
    return games


def begin(who: Person, deck: dict[str, Any], **more: Any) -> Any:
    return who.ask("POST", f"/api/decks/{deck['id']}/trial", json=more)


def read(who: Person, deck: dict[str, Any], query: str = "") -> dict[str, Any]:
    found: dict[str, Any] = who.ask("GET", f"/api/decks/{deck['id']}{query}").json()
    return found


def until(who: Person, deck: dict[str, Any], done: int, running: bool) -> dict[str, Any]:
    """The deck, once its trial is so far."""
    for _ in range(int(PATIENCE / 0.02)):
        found = read(who, deck)
        if found["trial"] is not None and found["trial"]["done"] >= done and found["running"] is running:
            return found
        who.server.client.portal.call(asyncio.sleep, 0.02)  # type: ignore[union-attr]
    raise AssertionError(f"waited in vain: {found}")


def test_a_deck_meets_everything_ready_made_from_both_seats(server: Server) -> None:
    games, ann = let_play(server, Games(VANGUARD)), server.guest("Ann")
    deck = keep(ann)
    answer = begin(ann, deck, games=2 * len(FOES))
    assert (answer.status_code, answer.json()["trial"]["games"]) == (202, 2 * len(FOES))
    trial = until(ann, deck, 2 * len(FOES), running=False)["trial"]
    assert [(it["games"], it["won"]) for it in trial["foes"]] == [(2, 1.0), *[(2, 2.0)] * (len(FOES) - 1)]
    assert [brought for _, _, _, brought, _ in games.played] == [
        *[[VANGUARD, foe] for foe in FOES], *[[foe, VANGUARD] for foe in FOES]
    ]  # fmt: skip
    assert {(it[0].person, it[1], it[2], it[4]["mode"]) for it in games.played} == {(ann.id, "thargos", "easy", "duel")}


def test_a_trial_shows_how_far_it_is_and_can_be_stopped(server: Server) -> None:
    let_play(server, Games(VANGUARD, most=3))
    ann = server.guest("Ann")
    deck = keep(ann)
    begin(ann, deck)
    going = until(ann, deck, 3, running=True)
    assert (going["trial"]["done"], going["trial"]["games"]) == (3, 200)
    assert ann.ask("DELETE", f"/api/decks/{deck['id']}/trial").status_code == 204
    assert until(ann, deck, 3, running=False)["trial"] == going["trial"]


def test_of_one_account_one_deck_at_a_time_is_tried(server: Server) -> None:
    let_play(server, Games(VANGUARD, most=0))
    ann, bob = server.guest("Ann"), server.guest("Bob")
    deck, other = keep(ann), keep(ann)
    assert begin(ann, deck).status_code == 202
    is_trouble(begin(ann, other), 409, "trial_running")
    assert begin(bob, keep(bob)).status_code == 202
    ann.ask("DELETE", f"/api/decks/{deck['id']}/trial")
    assert begin(ann, other).status_code == 202


def test_a_trial_belongs_to_the_version_that_was_tried(server: Server) -> None:
    let_play(server, Games(VANGUARD))
    ann = server.guest("Ann")
    deck = keep(ann)
    begin(ann, deck, games=2)
    until(ann, deck, 2, running=False)
    later = save(ann, deck, text=KNIVES).json()
    assert later["trial"] is None
    assert read(ann, deck, "?version=1")["trial"]["done"] == 2


def test_a_trial_keeps_to_the_boxes_of_the_deck_and_to_the_usual_mode(server: Server) -> None:
    games, ann = let_play(server, Games(GRAVE)), server.guest("Ann")
    deck = keep(ann, text=GRAVE, options={"undead": "with", "mode": "solo", "points": "240"})
    begin(ann, deck, games=2, level="normal")
    until(ann, deck, 2, running=False)
    _, _, level, _, options = games.played[0]
    assert (level, options["undead"], options["mode"], options["points"]) == ("normal", "with", "duel", "240")


def test_a_deck_that_could_not_be_played_is_not_tried(server: Server) -> None:
    ann = server.guest("Ann")
    answer = begin(ann, keep(ann, text=DRAFT))
    is_trouble(answer, 422, "unfit")
    assert "A team has 4 Heroes" in answer.json()["error"]["message"]
    is_trouble(begin(ann, keep(ann), games=1), 422, "invalid")
    is_trouble(begin(ann, keep(ann), level="hard"), 422, "invalid")


def test_a_trial_ends_with_its_deck(server: Server) -> None:
    games, ann = let_play(server, Games(VANGUARD, most=1)), server.guest("Ann")
    deck = keep(ann)
    begin(ann, deck)
    until(ann, deck, 1, running=True)
    ann.ask("DELETE", f"/api/decks/{deck['id']}")
    games.most = 2
    assert begin(ann, keep(ann)).status_code == 202


def test_a_trial_whose_bots_fail_ends_and_another_can_begin(server: Server) -> None:
    let_play(server, Games("nobody"))
    ann = server.guest("Ann")
    deck = keep(ann)
    begin(ann, deck)
    assert until(ann, deck, 0, running=False)["trial"]["done"] == 0
    let_play(server, Games(VANGUARD))
    begin(ann, deck, games=2)
    until(ann, deck, 2, running=False)


def test_a_trial_of_a_process_that_is_gone_stands_in_nobodys_way(server: Server) -> None:
    let_play(server, Games(VANGUARD, most=1))
    ann = server.guest("Ann")
    deck = keep(ann)
    begin(ann, deck)
    until(ann, deck, 1, running=True)
    with server.service().store.engine.begin() as connection:
        connection.execute(update(TRIALS).values(beat=now() - SILENT - 1))
    assert read(ann, deck)["running"] is False
    assert begin(ann, deck).status_code == 202


def test_what_was_played_before_the_server_ends_is_kept(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        let_play(server, Games(VANGUARD, most=2))
        ann = server.guest("Ann")
        deck = keep(ann, public=True)
        begin(ann, deck)
        until(ann, deck, 2, running=True)
    with open_server(tmp_path) as server:
        found = read(server.nobody(), deck)
        assert (found["running"], found["trial"]["done"]) == (False, 2)
        with server.service().store.engine.connect() as connection:
            assert connection.execute(select(TRIALS)).all() == []


@pytest.mark.slow
def test_bots_play_a_trial(server: Server) -> None:
    ann = server.guest("Ann")
    deck = keep(ann)
    begin(ann, deck, games=2)
    trial = until(ann, deck, 2, running=False)["trial"]
    assert (trial["done"], sum(it["games"] for it in trial["foes"])) == (2, 2)


def test_a_match_is_won_by_somebody() -> None:
    assert sum(match("vale", "easy", 5, {}, ["", ""])) == 1


def test_whatever_else_somebody_waits_for_comes_before_their_trial() -> None:
    async def order() -> list[str]:
        queue, owner = FairQueue(), Owner("ann")
        for kind in (TRIAL, "hard", HINT):
            queue.join(Thought(owner, kind))
        return [queue.begin().kind for _ in range(3)]

    assert asyncio.run(order()) == [HINT, "hard", TRIAL]
