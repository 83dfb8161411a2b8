"""The contract beside cards: options that belong to others, things brought, ranks, players out, a game alone."""

import pytest

from cardwright.cli.complaint import Complaint
from cardwright.cli.variants import chosen
from cardwright.games.vale.game import VALE
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import EXPANSION, MODE, RULE, Choice, Objection, Outcome, Setup, ranked
from cardwright.kernel.log import Log, read_log, replay
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.notation import give, names
from cardwright.kernel.paper import BadPaper
from tests.conformance import Breach, Broken, play
from tests.kernel.tally import LENT, SHOWN, TALLY, TallyGame, tally
from tests.options import check_choices, option_sets

ALONE, CROWD = {"mode": "alone"}, {"mode": "crowd"}


def begun(*pouches: str, **options: str) -> Position:
    return TALLY.new(TALLY.setup(len(pouches), 1, options, brought=list(pouches)))


def answer(t: Position, *answers: str) -> Position:
    for text in answers:
        give(t, text)
    return t


@pytest.mark.parametrize("options", option_sets(TALLY), ids=str)
def test_random_games_keep_the_contract_in_every_mode(options: dict[str, str]) -> None:
    for players in TALLY.seats(TALLY.complete(options)):
        for seed in range(6):
            assert play(TALLY, Setup(players, seed, options), seeded(seed)).way in {"goal", "short", "last", "points"}


# Options.


def test_its_options_are_sound() -> None:
    check_choices(TALLY)


@pytest.mark.parametrize(
    ("choice", "complaint"),
    [
        (Choice("more", ["a"], "a", "style"), "more is of no kind: style"),
        (Choice("more", ["a"], "b", RULE), "more: the default is no value: b"),
        (Choice("goal", ["a"], "a", RULE), "goal: two options have this name"),
        (Choice("more", ["a"], "a", RULE, of="less", when=["a"]), "more belongs to less, which is never"),
        (Choice("more", ["a"], "a", RULE, of="mode", when=["trio"]), "more belongs to mode, which is never"),
        (Choice("more", ["a"], "a", RULE, of="mode"), "more belongs to mode, which is never"),
        (Choice("more", ["a", "b"], "a", EXPANSION), "more is an expansion: played without, or with"),
        (Choice("more", ["a", "b"], "a", MODE), "a game has one mode at most, and always"),
        (Choice("crowded", ["no", "yes"], "no", RULE), "a rule changes how many can play"),
    ],
)
def test_options_that_make_no_sense_are_found(choice: Choice, complaint: str) -> None:
    class Odd(TallyGame):
        def choices(self) -> list[Choice]:
            return [*super().choices(), choice]

        def seats(self, options: dict[str, str]) -> range:
            return range(2, 9) if options.get("crowded") == "yes" else super().seats(options)

    with pytest.raises(Breach, match=complaint):
        check_choices(Odd())


@pytest.mark.parametrize(("mode", "matter"), [("duel", ["mode"]), ("alone", ["mode", "goal"]), ("crowd", ["mode"])])
def test_an_option_matters_for_some_values_of_the_one_it_belongs_to(mode: str, matter: list[str]) -> None:
    assert [choice.name for choice in TALLY.relevant({"mode": mode})] == matter


def test_an_option_of_one_that_does_not_matter_does_not_matter_either() -> None:
    class Deeper(TallyGame):
        def choices(self) -> list[Choice]:
            return [*super().choices(), Choice("bell", ["yes", "no"], "yes", RULE, of="goal", when=["15"])]

    assert [choice.name for choice in Deeper().relevant({})] == ["mode"]
    assert [choice.name for choice in Deeper().relevant(ALONE)] == ["mode", "goal", "bell"]
    assert [choice.name for choice in Deeper().relevant({**ALONE, "goal": "20"})] == ["mode", "goal"]


def test_the_terminal_says_to_which_value_an_option_belongs() -> None:
    assert chosen(TALLY, None, ["mode=alone", "goal=20"]) == {"mode": "alone", "goal": "20"}
    with pytest.raises(Complaint, match="--option goal: belongs to mode; add --option mode=alone"):
        chosen(TALLY, None, ["goal=20"])


def test_the_options_say_how_many_can_play_and_which_mode_it_is() -> None:
    assert TALLY.complete({}) == {"mode": "duel", "goal": "15"}
    assert (TALLY.mode(TALLY.complete({})), TALLY.mode(TALLY.complete(CROWD))) == ("duel", "crowd")
    for options, players, complaint in [({}, 3, "2 players"), (ALONE, 2, "1 player"), (CROWD, 2, "3 to 4 players")]:
        with pytest.raises(BadPaper, match=f"players: tally is for {complaint}, got {players}"):
            TALLY.setup(players, 1, options)


# What is brought.


def test_whoever_brings_nothing_borrows() -> None:
    assert TALLY.setup(4, 1, CROWD).brought == [LENT[0], LENT[1], LENT[2], LENT[0]]
    assert TALLY.write(TALLY.new(Setup(2, 1, {}))) == TALLY.write(begun(*LENT[:2]))


def test_a_setup_complains_of_everything_at_once() -> None:
    with pytest.raises(BadPaper) as caught:
        TALLY.setup(2, 1, {}, brought=["1\ntwo", ""])
    assert str(caught.value) == ("seat 1: no_number line='two'; seat 1: pouch_size n=2; seat 2: brought_nothing")


@pytest.mark.parametrize("brought", ["1\r\n2\r\n3", "1\t2", "1\n2\n3\x00"])
def test_what_is_brought_is_plain_text(brought: str) -> None:
    assert [it.code for it in TALLY.unfit(TALLY.complete({}), brought)] == ["brought_no_text"]


def test_everybody_brings_one() -> None:
    with pytest.raises(BadPaper, match="brought: expected 2 texts, one a seat, got 1"):
        TALLY.setup(2, 1, {}, brought=[LENT[0]])


@pytest.mark.parametrize(
    "pouch", [LENT[0], "#  two  spaces \n1\n2\n3", "#\n\n1\n2\n3\n", "\n# é ’ 龍\n1\n2\n3", "# brought 2 9\n1\n2\n3"]
)
def test_a_log_has_what_was_brought_line_by_line(pouch: str) -> None:
    class Tolerant(TallyGame):
        def objections(self, options: dict[str, str], brought: str) -> list[Objection]:
            return super().objections(options, "\n".join(line for line in brought.split("\n") if line))

    setup = Tolerant().setup(2, 1, {}, brought=[LENT[1], pouch])
    text = Log("tally", 1, setup).text()
    back = read_log(text)
    assert back.setup.brought == [LENT[1], pouch]
    assert back.text() == text
    assert text.count("\nbrought 2 ") == len(pouch.split("\n"))


def test_a_log_makes_the_game_with_what_was_brought() -> None:
    t = begun("9\n9\n9", "1\n1\n1")
    log = Log("tally", 1, TALLY.setup(2, 1, {}, brought=["9\n9\n9", "1\n1\n1"]))
    log.add(t, 9)
    back = read_log(log.text())
    assert TALLY.write(replay(TALLY, back)) == TALLY.write(answer(t, "lay 9"))


HEAD = "cardwright log 1\ngame tally\nrules 1\nplayers 2\nbrought 1 9\nbrought 1 9\nbrought 1 9\nseed 5\n\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (HEAD, "seat 2: brought_nothing"),
        (HEAD.replace("brought 1", "brought 3"), "brought: expected a seat from 1 to 2, got '3'"),
        (HEAD.replace("brought 1 9", "brought 9 1"), "brought: expected a seat from 1 to 2, got '9'"),
        (HEAD.replace("seed 5", "brought\nseed 5"), "line 8: expected game, rules, players, option, brought or seed"),
        (
            HEAD.replace("tally", "vale").replace("rules 1", "rules 2"),
            "seat 1: brought_needlessly",
        ),
    ],
)
def test_a_log_in_which_something_wrong_is_brought_is_refused(text: str, complaint: str) -> None:
    def opened() -> Position:
        log = read_log(text)
        return replay(TALLY if log.game == "tally" else VALE, log)

    with pytest.raises(BadPaper) as caught:
        opened()
    assert complaint in str(caught.value)


# How it begins, and how it ends.


def test_the_opening_tells_what_was_shown_and_put_back() -> None:
    told: list[Event] = []
    t = TALLY.new(TALLY.setup(2, 1, {}, brought=["1\n1\n1", "9\n9\n9"]), told)
    assert [(e.kind, e.seat) for e in told] == [(SHOWN, 0), (SHOWN, 1)]
    assert ([int(e.n) for e in told], int(t.seat())) == ([1, 9], 1)
    assert tally(t).pouches == [[1, 1, 1], [9, 9, 9]], "both were put back"
    assert t.events is None, "the opening is over"


def test_ranks_are_shared_and_skipped() -> None:
    assert ranked([3, 7, 7, 1]) == [3, 1, 1, 4]
    assert Outcome([3, 1, 1, 4], [3, 7, 7, 1], "points").winners == [1, 2]


def test_who_is_out_is_asked_no_more_and_comes_last() -> None:
    t = answer(begun("9\n1\n8", "4\n5\n6", "4\n5\n6", **CROWD), "lay 1")
    assert (TALLY.out(t), int(t.seat())) == ([0], 1)
    answer(t, "lay 4", "lay 4", "lay 5", "lay 5", "lay 6", "lay 6")
    outcome = TALLY.outcome(t)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.way) == ([3, 1, 1], [1, 15, 15], "points")


@pytest.mark.parametrize(("goal", "ranks"), [("15", [1]), ("20", [2])])
def test_alone_one_wins_or_nobody_does(goal: str, ranks: list[int]) -> None:
    t = answer(begun("3\n5\n7", mode="alone", goal=goal), "lay 3", "lay 5", "lay 7")
    outcome = TALLY.outcome(t)
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == (ranks, [0] if ranks == [1] else [])
    assert names(t) == []


class Haunted(TallyGame):
    """Who is asked is said to be out."""

    def out(self, t: Position) -> list[int]:
        return [int(t.seat())] if t.asked is not None else []


class Revived(TallyGame):
    """Who was out comes back."""

    def out(self, t: Position) -> list[int]:
        y = tally(t)
        return y.left if sum(map(len, y.pouches)) % 2 else []


class Unranked(TallyGame):
    """Somebody has no rank."""

    def outcome(self, t: Position) -> Outcome | None:
        found = super().outcome(t)
        return None if found is None else Outcome(found.ranks[1:], found.scores, found.way)


class Zero(TallyGame):
    """Ranks begin at 0."""

    def outcome(self, t: Position) -> Outcome | None:
        found = super().outcome(t)
        return None if found is None else Outcome([rank - 1 for rank in found.ranks], found.scores, found.way)


class Generous(TallyGame):
    """Who is out wins."""

    def outcome(self, t: Position) -> Outcome | None:
        found = super().outcome(t)
        return None if found is None else Outcome([1 for _ in found.ranks], found.scores, found.way)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Haunted(), "is out, and asked"),
        (Revived(), "out were [2], and now []"),
        (Unranked(), "2 ranks for 3 players"),
        (Zero(), "do not begin at 1"),
        (Generous(), "have won, and [2] were out"),
    ],
)
def test_a_breach_is_named(game: TallyGame, complaint: str) -> None:
    brought = ["1\n5\n6", "7\n8\n9", "1\n1\n1"]

    def games() -> None:
        for seed in range(5):
            play(game, Setup(3, seed, CROWD, brought=brought), seeded(seed), 0)

    with pytest.raises(Broken) as caught:
        games()
    assert complaint in str(caught.value)
