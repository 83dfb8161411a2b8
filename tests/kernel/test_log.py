"""Logs come back as they went, and a bad one is refused with its place."""

import pytest

from cardwright.games.vale.game import VALE
from cardwright.games.vale.words.creatures import Summon
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.log import Log, read_log, replay
from cardwright.kernel.machine import Position
from cardwright.kernel.paper import BadPaper
from cardwright.shelf import game

HEAD = "cardwright log 1\ngame vale\nrules 2\nplayers 2\nseed 5\n\n"

BAD_TEXTS = {
    "": "line 1: not a log; expected 'cardwright log 1', got ''",
    "PK\x03\x04 something else\n": "line 1: not a log; expected 'cardwright log 1', got 'PK",
    "cardwright log 2\n\n": "line 1: not a log; expected 'cardwright log 1', got 'cardwright log 2'",
    "cardwright log 1\ngame vale\nrules 2": "line 3: the log is cut short in its head; expected an empty line after it",
    "cardwright log 1\ngame vale\nrules 2\nplayers 2\n\n": "line 4: the head of the log does not name its seed",
    "cardwright log 1\nrules 2\nplayers 2\nseed 5\n\n": "line 4: the head of the log does not name its game",
    HEAD.replace("rules 2", "rules one"): "rules: expected a whole number, got 'one'",
    HEAD.replace("seed 5", "seed"): "line 5: expected game, rules, players, option, brought or seed, got 'seed'",
    HEAD.replace(
        "seed 5", "colour 5"
    ): "line 5: expected game, rules, players, option, brought or seed, got 'colour 5'",
    HEAD.replace(
        "seed 5", "seed 5\nseed 6"
    ): "line 6: expected game, rules, players, option, brought or seed, got 'seed 6'",
    HEAD + "1 hunt imp\n2 hunt hy": "line 8: the log is cut short; its last line does not end: '2 hunt hy'",
    HEAD + "1 hunt imp\n3 hunt odin\n": "line 8: expected a seat and an answer, got '3 hunt odin'",
    HEAD + "hunt imp\n": "line 7: expected a seat and an answer, got 'hunt imp'",
    HEAD + "1\n": "line 7: expected a seat and an answer, got '1'",
    HEAD + "1 hunt imp\n\n2 hunt odin\n": "line 8: expected a seat and an answer, got ''",
}


BOTH = {"artifacts": "with", "curse": "with"}
EGG = 0  # a seed by which a dragon egg leaves one dragon to summon


def played(length: int, **options: str) -> tuple[Log, Position]:
    setup = VALE.setup(3, -7, options or {"needless_stones": "allowed"})
    log, t, dice = Log(VALE.name, VALE.rules, setup), VALE.new(setup), seeded(1)
    for _ in range(length):
        pick = t.options[dice.roll(len(t.options))]
        log.add(t, pick)
        t.answer(pick)
    return log, t


def test_a_log_comes_back() -> None:
    log, t = played(60)
    back = read_log(log.text())
    assert back.text() == log.text()
    assert (back.setup.players, back.setup.seed, back.setup.options) == (3, -7, log.setup.options)
    assert VALE.write(replay(game(back.game), back)) == VALE.write(t)


@pytest.mark.parametrize("options", [{"curse": "with"}, {"artifacts": "with", "tiles": "all"}, BOTH])
def test_a_log_of_an_expansion_comes_back(options: dict[str, str]) -> None:
    log, t = played(80, **options)
    back = read_log(log.text())
    assert VALE.write(replay(VALE, back)) == VALE.write(t)


def test_the_order_of_the_options_does_not_matter_and_defaults_may_be_left_out() -> None:
    log, t = played(80, **BOTH)
    head, _, answers = log.text().partition("\n\n")
    lines = [line for line in head.split("\n") if not line.startswith("option")]
    shuffled = "\n".join([*lines[:-1], "option curse with", lines[-1], "option artifacts with"])
    assert VALE.write(replay(VALE, read_log(f"{shuffled}\n\n{answers}"))) == VALE.write(t)


def test_a_log_is_replayed_up_to_any_answer() -> None:
    log, t = played(30)
    longer, _ = played(60)
    assert VALE.write(replay(VALE, longer, 30)) == VALE.write(t)
    longer.cut(30)
    assert longer.text() == log.text()


def test_a_log_without_answers_is_a_new_game() -> None:
    assert VALE.write(replay(VALE, read_log(HEAD))) == VALE.write(VALE.new(Setup(2, 5, {})))


@pytest.mark.parametrize("text", BAD_TEXTS, ids=list(BAD_TEXTS.values()))
def test_a_bad_log_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(BadPaper) as caught:
        read_log(text)
    assert str(caught.value).startswith(BAD_TEXTS[text])


def test_a_log_of_version_1_replays_if_no_card_that_has_changed_is_in_play() -> None:
    old = HEAD.replace("rules 2", "rules 1")
    assert VALE.write(replay(VALE, read_log(old))) == VALE.write(replay(VALE, read_log(HEAD)))
    for options in ("option curse with", "option artifacts without"):
        replay(VALE, read_log(old.replace("seed 5", f"seed 5\n{options}")))
    with pytest.raises(BadPaper, match="this log needs version 1 of the rules of vale; here is version 3"):
        replay(VALE, read_log(old.replace("seed 5", "seed 5\noption artifacts with")))


@pytest.mark.parametrize("rules", [2, 3])
def test_a_log_replays_by_its_own_rules(rules: int) -> None:
    """By version 2 a question about a hand that left one answer answered itself; here a dragon egg hatches so."""
    setup, answers = VALE.setup(2, EGG, {}), 0
    log, t, dice = Log(VALE.name, rules, setup), VALE.new(setup), seeded(EGG)
    VALE.hold_to(t, rules)
    while t.asked is not None:
        pick = t.options[dice.roll(len(t.options))]
        answers += isinstance(t.asked.effect, Summon) and len(t.options) == 1
        log.add(t, pick)
        t.answer(pick)
    assert (answers > 0) == (rules == 3)
    assert VALE.write(replay(VALE, read_log(log.text()))) == VALE.write(t)


def test_a_log_of_other_rules_says_which_it_needs() -> None:
    log = read_log(HEAD.replace("rules 2", "rules 99"))
    with pytest.raises(BadPaper, match="this log needs version 99 of the rules of vale; here is version 3"):
        replay(VALE, log)


def test_an_unknown_game_is_named_with_the_known_ones() -> None:
    with pytest.raises(BadPaper, match="no game is called 'chess'; there is vale"):
        game(read_log(HEAD.replace("game vale", "game chess")).game)


def test_a_log_of_one_game_is_not_replayed_as_another() -> None:
    with pytest.raises(BadPaper, match="chess"):
        replay(VALE, read_log(HEAD.replace("game vale", "game chess")))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("option haste on", f"option haste: unknown; vale has {', '.join(choice.name for choice in VALE.choices())}"),
        ("option curse yes", "options, curse: expected one of without, with, got 'yes'"),
        ("option copied_other maybe", "options, copied_other: expected one of performer, copied, got 'maybe'"),
        ("option copied_other", "options, copied_other: expected one of performer, copied, got ''"),
    ],
)
def test_an_unknown_option_is_refused(line: str, complaint: str) -> None:
    log = read_log(HEAD.replace("seed 5", f"{line}\nseed 5"))
    with pytest.raises(BadPaper) as caught:
        replay(VALE, log)
    assert str(caught.value) == complaint


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_table_too_small_or_too_large_is_refused(players: int) -> None:
    log = read_log(HEAD.replace("players 2", f"players {players}"))
    with pytest.raises(BadPaper, match=f"players: vale is for 2 to 4 players, got {players}"):
        replay(VALE, log)


def test_a_wrong_seat_is_refused_with_its_place() -> None:
    log, _ = played(20)
    log.seats[4] = (log.seats[4] + 1) % 3
    with pytest.raises(BadPaper, match=r"answer 5: seat \d answers, but seat \d is asked"):
        replay(VALE, read_log(log.text()))


def test_an_illegal_answer_is_refused_with_its_place_and_the_legal_ones() -> None:
    log, _ = played(20)
    log.answers[4] = "hunt unicorn"
    with pytest.raises(BadPaper, match=r"answer 5: 'hunt unicorn' is not legal for seat \d now; legal: hunt "):
        replay(VALE, read_log(log.text()))


def test_an_answer_after_the_end_is_refused() -> None:
    log, t = played(0)
    while t.asked is not None:
        log.add(t, t.options[0])
        t.answer(t.options[0])
    log.seats.append(0)
    log.answers.append("end")
    with pytest.raises(BadPaper, match=f"answer {len(log.answers)}: .*(the game is over|is asked)"):
        replay(VALE, log)
