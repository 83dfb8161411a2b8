"""Sessions: undo and its barriers, events, scenarios; and how typed answers are understood."""

from random import Random

import pytest

from cardwright.bots.levels import LEVELS, bot
from cardwright.cli.answers import find_card, understand
from cardwright.cli.recap import recap
from cardwright.cli.screen import screen
from cardwright.cli.session import CannotUndo, Session, reopen
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import ROUND_BEGAN
from cardwright.kernel.game import SPECTATOR
from cardwright.kernel.log import read_log
from cardwright.kernel.machine import IllegalAnswer
from cardwright.kernel.notation import name, names, parse
from cardwright.kernel.paper import Page
from cardwright.kernel.scenario import play_scenario, read_scenario
from cardwright.text.speech import telling
from cardwright.text.vale.languages import speak

EXPANSIONS = [{"artifacts": "with"}, {"curse": "with"}, {"artifacts": "with", "curse": "with"}]


def begin(seed: int = 1, players: int = 2, options: dict[str, str] | None = None) -> Session:
    return Session(VALE, VALE.setup(players, seed, options or {}))


def play(session: Session, dice: Random, answers: int = 10_000) -> Session:
    while session.t.asked is not None and answers:
        session.answer(dice.choice([int(pick) for pick in session.t.options]))
        answers -= 1
    return session


def test_an_answer_can_be_taken_back() -> None:
    session = begin()
    before = VALE.write(session.t)
    seat = int(session.t.seat())
    session.answer(int(session.t.options[0]))
    session.undo(seat)
    assert VALE.write(session.t) == before
    assert (session.log.answers, len(session.told)) == ([], 1)


def test_undo_says_why_not() -> None:
    """In a whole game every refusal is met, and each has its reason."""
    session, dice, reasons = begin(3), Random(3), set()
    while session.t.asked is not None:
        seat = int(session.t.seat())
        seats, secrets = session.log.seats, session.before[-1].secrets if session.before else 0
        before = VALE.write(session.t)
        try:
            session.undo(seat)
            assert seats[-1] == seat
            assert secrets == session.t.secrets
            session.answer(parse(session.t, str(names(session.t)[0])))
        except CannotUndo as reason:
            reasons.add(str(reason))
            assert VALE.write(session.t) == before
        if session.t.asked is not None:
            session.answer(dice.choice([int(pick) for pick in session.t.options]))
    assert reasons == {"undo_nothing", "undo_other", "undo_secret"}


def test_an_illegal_answer_changes_nothing() -> None:
    session = begin()
    with pytest.raises(IllegalAnswer):
        session.answer(-77)
    assert not session.log.answers
    assert not session.before


@pytest.mark.parametrize("options", [{}, *EXPANSIONS], ids=str)
def test_a_log_reopens_to_the_same_game(options: dict[str, str]) -> None:
    session = play(begin(5, options=options), Random(5))
    again = reopen(VALE, read_log(session.log.text()))
    assert VALE.write(again.t) == VALE.write(session.t)
    assert [len(events) for events in again.told] == [len(events) for events in session.told]


def test_the_opening_is_told() -> None:
    session = begin(players=4)
    lines = recap(session, telling("vale", "en"), [], 0)[0]
    assert lines[0]["text"] == "Round 1 begins; Player 1 is the first player."
    assert len(lines) == 1 + 8


def test_the_opening_waits_for_the_summoners() -> None:
    session = begin(options={"curse": "with"})
    assert session.told == [[]]
    play(session, Random(1), 2)
    assert [e.kind for events in session.told for e in events].count(ROUND_BEGAN) == 1


def test_summoners_that_are_dealt_are_told() -> None:
    session = begin(options={"curse": "with", "summoners": "dealt"})
    lines = recap(session, telling("vale", "en"), [], 0)[0]
    assert [line["seat"] for line in lines if line["kind"] == "chose_summoner"] == [1, 0]
    assert [line["kind"] for line in lines if line["opens"]] == ["round_began"]


def test_who_looks_at_the_table_is_not_told_of_tiles_put_back() -> None:
    session = play(begin(2, options={"artifacts": "with"}), Random(2))
    for seen in (screen(VALE, "en", [], 80).seen, ()):
        lines = recap(session, telling("vale", "en"), [], SPECTATOR, seen=seen)
        told = {line["kind"] for answer in lines for line in answer}
        assert ("returned_tile" in told) != ("returned_tile" in seen)
        assert {"took_tile", "used_tile"} <= told


@pytest.mark.parametrize("options", [{}, *EXPANSIONS], ids=str)
@pytest.mark.parametrize("seed", [4, 8, 9])
@pytest.mark.parametrize("answers", [0, 1, 17, 40, 10_000])
def test_any_moment_is_a_scenario(answers: int, seed: int, options: dict[str, str]) -> None:
    session = play(begin(seed, options=options), Random(seed), answers)
    again = play_scenario(VALE, read_scenario(session.scenario()))
    assert {**VALE.write(again), "secrets": 0} == {**VALE.write(session.t), "secrets": 0}


def test_a_bot_returns_an_option() -> None:
    session = begin(2)
    for level in LEVELS:
        options = names(session.t)
        assert bot(VALE, level, 1).choose(VALE.view(session.t, 0), options, 1.0) in options


def lay() -> Vale:
    seat = {
        "hand": ["hydra", "hestia", "young_forest_spirit"],
        "stones": {"red": 2, "blue": 2},
        "marked": ["hae_tae", "harpy"],
    }
    t = VALE.lay(Page({"round": 3, "seat": [seat, {}]}, ""))
    assert isinstance(t, Vale)
    return t


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", ["sell hae_tae"]),
        ("0", []),
        ("99", []),
        ("SELL  Hae_Tae", ["sell hae_tae"]),
        ("sell hae-tae", ["sell hae_tae"]),
        ("t harp", ["tame harpy"]),
        ("sum hyd b=1 r=1", ["summon hydra blue=1 red=1"]),
        ("summon hydra red=1 blue=1", ["summon hydra blue=1 red=1"]),
        ("su hyd", ["summon hydra blue=1 red=1", "summon hydra blue=2"]),
        ("su hyd blue=2", ["summon hydra blue=2"]),
        ("summon hes", ["summon hestia"]),
        ("s h", ["sell hae_tae", "sell harpy", "summon hydra blue=1 red=1", "summon hydra blue=2", "summon hestia"]),
        ("tame Harpy", ["tame harpy"]),
        ("Sell Harpy for", ["sell harpy"]),
        ("summon hydra red=9", []),
        ("dance", []),
        ("=", []),
    ],
)
def test_what_is_typed_is_understood(typed: str, meant: list[str]) -> None:
    assert understood(lay(), typed) == sorted(meant)


def understood(t: Vale, typed: str) -> list[str]:
    picks = [int(pick) for pick in t.options]
    words = [speak("en").option(t, pick, []) for pick in picks]
    return sorted(name(t, pick) for pick in understand(t, typed, picks, words))


def lay_expanded() -> Vale:
    seat = {
        "hand": ["taniwha"],
        "area": ["imp"],
        "stones": {"red": 3, "purple": 1},
        "gear": ["tolvar_darkened", "incense_burner"],
        "curses": 3,
    }
    options = {"artifacts": "with", "curse": "with"}
    t = VALE.lay(Page({"options": options, "round": 3, "seat": [seat, {}]}, ""))
    assert isinstance(t, Vale)
    return t


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("use inc", ["use incense_burner"]),
        ("sum tan r=3", ["summon taniwha red=3 seal"]),
        ("sum tan p=1", ["summon taniwha purple=1"]),
        ("sum tan p=1 s", ["summon taniwha purple=1 seal"]),
        ("sum tan s", ["summon taniwha purple=1 seal", "summon taniwha red=3 seal"]),
        ("rem imp se", ["remove imp purple=1 seal", "remove imp red=1 seal"]),
    ],
)
def test_seals_and_tiles_are_understood(typed: str, meant: list[str]) -> None:
    assert understood(lay_expanded(), typed) == meant


def test_a_summoner_is_found_without_its_face() -> None:
    shown = screen(VALE, "en", [], 80)
    cards = shown.in_play(lay_expanded())
    found, near = find_card("tolvar", cards)
    assert found is not None
    assert (found["id"], near) == ("tolvar_darkened", [])
    other, _ = find_card("tolvar pur", cards)
    assert other is not None
    assert (other["id"], other["back"]) == ("tolvar_purified", "tolvar_darkened")
    assert find_card("tolvar", shown.in_play(lay())) == (None, [])
