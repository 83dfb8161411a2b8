"""Scenarios lay what they say, complain of nonsense, and bring any moment of a game back."""

import pytest

from cardwright.games.vale.game import VALE
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Event, IllegalAnswer, Position
from cardwright.kernel.notation import name, names
from cardwright.kernel.paper import BadPaper
from cardwright.kernel.scenario import play_scenario, read_scenario, ready_made, write_scenario

ALWAYS = ["incense_burner", "monkey_kings_staff", "pied_pipers_pipe", "seven_league_boots", "golden_fleece"]
MOMENTS = 50
TWO_SEATS = "[[seat]]\n[[seat]]\n"
BOTH = 'options = { artifacts = "with", curse = "with" }\n'
EXPANSIONS = [{}, {"artifacts": "with"}, {"curse": "with"}, {"artifacts": "with", "curse": "with"}]

GOOD = """
round = 3
turn = 2
deck = ["odin", "tengu"]

[[seat]]
score = 7

[[seat]]
hand = ["ifrit", "hydra"]
stones = { red = 2 }
area = ["sylph"]
"""

BAD = {
    f'pile = ["hydro"]\n{TWO_SEATS}': "pile: no card is called 'hydro'; did you mean hydra?",
    f'pile = ["Young Forest-Spirit"]\n{TWO_SEATS}': "did you mean young_forest_spirit?",
    f'pile = ["xyz"]\n{TWO_SEATS}': "pile: no card is called 'xyz'",
    f'pile = ["hydra", "hydra"]\n{TWO_SEATS}': "hydra: lies in 2 zones, expected one",
    f'pile = ["hydra"]\nboard = ["hydra"]\n{TWO_SEATS}': "hydra: lies in 2 zones, expected one",
    f'pile = "imp"\n{TWO_SEATS}': "pile: expected a list, got 'imp'",
    f"pile = [1]\n{TWO_SEATS}": "pile: expected texts, got 1",
    f"colour = 1\n{TWO_SEATS}": "colour: unknown name; the known ones here are answers, board, deck",
    f'game = "chess"\n{TWO_SEATS}': "game: expected one of vale, got 'chess'",
    f"round = 11\n{TWO_SEATS}": "round: expected a whole number from 1 to 10, got 11",
    f"round = true\n{TWO_SEATS}": "round: expected a whole number from 1 to 10, got True",
    f'round = "two"\n{TWO_SEATS}': "round: expected a whole number from 1 to 10, got 'two'",
    f"first = 3\n{TWO_SEATS}": "first: expected a whole number from 1 to 2, got 3",
    f'phase = "night"\n{TWO_SEATS}': "phase: expected one of hunting, action, resolution, end, got 'night'",
    f'phase = "curse"\n{TWO_SEATS}': "phase: expected one of hunting, action, resolution, end, got 'curse'",
    f"dice = [0, 0]\n{TWO_SEATS}": "dice: expected two numbers that are not both 0, or nine, got [0, 0]",
    f'deck = ["imp"]\ndeck_shown = 2\n{TWO_SEATS}': "deck_shown: expected a whole number from 0 to 1, got 2",
    f"answers = [1]\n{TWO_SEATS}": "answers: expected texts, got 1",
    f'[options]\ncopied_other = "x"\n{TWO_SEATS}': "options, copied_other: expected one of performer, copied, got 'x'",
    f'[options]\nhaste = "x"\n{TWO_SEATS}': "options, haste: unknown name",
    "round = ": "not a TOML file: ",
    "seat = 3": "seat: expected a list, got 3",
    "seat = [1, 2]": "seat 1: expected a table of names and values, got 1",
    "[[seat]]": "seat: expected two to four [[seat]] tables, got 1",
    "[[seat]]\n" * 5: "seat: expected two to four [[seat]] tables, got 5",
    "[[seat]]\ncolour = 1\n[[seat]]": "seat 1, colour: unknown name; the known ones here are area, hand, knows",
    "[[seat]]\n[[seat]]\nscore = -1": "seat 2, score: expected a whole number from 0 to 9999, got -1",
    '[[seat]]\narea = ["hydra", "imp"]\n[[seat]]': "seat 1, area: 2 cards, but 1 spaces in round 1",
    '[[seat]]\nshown = ["imp"]\n[[seat]]': "seat 1, shown: imp is neither in the hand nor in the shelter",
    "[[seat]]\nstones = { green = 1 }\n[[seat]]": "seat 1, stones, green: unknown name",
    "[[seat]]\nstones = { red = 100 }\n[[seat]]": "seat 1, stones, red: expected a whole number from 0 to 99, got 100",
    "[[seat]]\nstones = 3\n[[seat]]": "seat 1, stones: expected a table of names and values, got 3",
    "[[seat]]\ncurses = 1\n[[seat]]": "seat 1, curses: unknown name",
    f'display = ["book_of_thoth"]\n{TWO_SEATS}': "display: unknown name",
    f'pile = ["taniwha"]\n{TWO_SEATS}': "pile: no card is called 'taniwha'",
    f'{BOTH}display = ["book"]\n{TWO_SEATS}': "no tile or summoner is called 'book'; did you mean book_of_thoth?",
    f"{BOTH}tokens = {{ imp = 1 }}\n{TWO_SEATS}": "tokens: imp lies in no area, or the game has no curses",
    f'{BOTH}[[seat]]\ngear = ["troll"]\n[[seat]]': "seat 1, gear: no tile or summoner is called 'troll'",
    f'{BOTH}[[seat]]\nlast_tile = "x"\n[[seat]]': "seat 1, last_tile: no tile is called 'x'",
    f"{BOTH}[[seat]]\nbought = 3\n[[seat]]": "seat 1, bought: expected a whole number from 0 to 2, got 3",
    f"{BOTH}[[seat]]\nseals = 4\n[[seat]]": "seat 1, seals: expected a whole number from 0 to 3, got 4",
    f'{BOTH}[[seat]]\nappeased = ["imp"]\nshelter = ["imp"]\n[[seat]]': "imp: lies in 2 zones, expected one",
    f'{BOTH}[[seat]]\ngear = ["golden_fleece", "golden_fleece"]\n[[seat]]': "golden_fleece: is there 2 times",
}


def lay(text: str) -> Position:
    return play_scenario(VALE, read_scenario(text))


def test_a_good_scenario_is_laid_and_played() -> None:
    t = lay('answers = ["summon ifrit red=2", "end"]\n' + GOOD)
    view = VALE.view(t, -1)
    assert [seat["score"] for seat in view["seats"]] == [7, 2 + 2 + 1]  # type: ignore[attr-defined]  # a list of records
    assert view["phase"] == "hunting"
    assert {"odin", "tengu"} <= {card["card"] for card in view["board"]}  # type: ignore[attr-defined]  # likewise


@pytest.mark.parametrize("text", BAD, ids=list(BAD.values()))
def test_nonsense_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(BadPaper) as caught:
        lay(text)
    assert BAD[text] in str(caught.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("round = " + "9" * 5_000, "a number has more than 4300 digits"),
        ("pile = " + "[" * 5_000 + "]" * 5_000, "nested too deeply"),
        ("pile = " + "{a = " * 5_000, "nested too deeply"),
        ("round" + ".a" * 20 + " = 1", "nested too deeply"),
        ("round" + ".a" * 5_000 + " = 1", "line 1: more than 100 dots"),
    ],
    ids=["digits", "lists", "tables", "dots", "many_dots"],
)
def test_a_monstrous_text_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPaper) as caught:
        lay(f"{text}\n{TWO_SEATS}")
    assert str(caught.value) == complaint


def test_an_illegal_answer_is_named_with_the_legal_ones() -> None:
    with pytest.raises(IllegalAnswer) as caught:
        lay('answers = ["end", "summon hydra"]\n' + GOOD.replace("turn = 2", "turn = 1"))
    complaint = "answer 2: 'summon hydra' is not legal for seat 2 now; legal: end | summon ifrit red=2"
    assert str(caught.value) == complaint


def test_stones_beyond_the_limit_go_at_once() -> None:
    t = lay("[[seat]]\nstones = { red = 9 }\n[[seat]]")
    assert VALE.view(t, 0)["seats"][0]["stones"] == {"red": 4}  # type: ignore[index]  # a list of records
    assert VALE.faults(t) == []


LAST_TURN = 'round = 10\nphase = "resolution"\nturn = 2\n'


def test_an_answer_after_the_end_says_so() -> None:
    page = LAST_TURN + 'answers = ["activate imp", "end"]\n[[seat]]\n[[seat]]\narea = ["imp", "undine"]'
    with pytest.raises(IllegalAnswer, match="answer 2: 'end': the game is over, nothing is asked"):
        lay(page)


def test_an_answer_that_gave_itself_is_refused_as_such() -> None:
    page = LAST_TURN + 'answers = ["activate imp", "activate undine"]\n[[seat]]\n[[seat]]\narea = ["imp", "undine"]'
    told = "answer 2: 'activate undine' was the only possible answer and was given by itself: leave it out; the game is"
    with pytest.raises(IllegalAnswer, match=told):
        lay(page)


def test_an_answer_that_gave_itself_at_the_start_is_refused_as_such() -> None:
    page = 'round = 2\nphase = "resolution"\nanswers = ["activate imp"]\ndeck = ["odin", "hydra", "kappa", "agni"]\n'
    told = "answer and was given by itself: leave it out; what is asked now: hunt odin"
    with pytest.raises(IllegalAnswer, match=told):
        lay(page + '[[seat]]\narea = ["imp"]\n[[seat]]')


def test_a_scenario_may_begin_at_the_end_of_a_round() -> None:
    t = lay('round = 10\nphase = "end"\n[[seat]]\nscore = 7\narea = ["imp", "medusa"]\nhand = ["agni"]\n[[seat]]')
    outcome = VALE.outcome(t)
    assert outcome is not None
    assert (outcome.scores, t.asked) == ([7, 2], None)
    assert names(lay('round = 9\nphase = "end"\ndeck = ["odin"]\n[[seat]]\n[[seat]]'))[0] == "hunt odin"


def test_a_scenario_at_the_end_of_a_game_with_curses_is_counted() -> None:
    page = 'options = { curse = "with" }\nround = 10\nphase = "end"\ntokens = { bunyip = 1 }\n'
    outcome = VALE.outcome(lay(page + '[[seat]]\nscore = 20\narea = ["bunyip"]\ncurses = 2\nseals = 1\n[[seat]]'))
    assert outcome is not None
    assert outcome.scores == [20 + 1 - 6, 2 + 3]


@pytest.mark.parametrize(("players", "fixed"), [(2, 3), (3, 4), (4, 5)])
def test_a_scenario_lays_the_tiles_of_its_number_of_players(players: int, fixed: int) -> None:
    page = 'options = { artifacts = "with" }\nphase = "hunting"\n'
    held = '[[seat]]\nlast_tile = "ring_of_wishes"\n' + "[[seat]]\n" * (players - 1)
    for seed in range(6):
        view = VALE.view(lay(f"seed = {seed}\n{page}{held}"), 0)
        tiles = view["display"]
        assert isinstance(tiles, list)
        assert (len(tiles), tiles[:fixed]) == (fixed + 3, ALWAYS[:fixed])
        assert "ring_of_wishes" in tiles


class Game:
    """A random game, position by position: `stood[i]` is where `answers[i]` was given."""

    def __init__(self, players: int, seed: int, options: dict[str, str]) -> None:
        t = VALE.new(Setup(players, seed, options))
        dice = seeded(seed)
        self.stood: list[Position] = []
        self.answers: list[str] = []
        while t.asked is not None:
            self.stood.append(t.clone())
            pick = t.options[dice.roll(len(t.options))]
            self.answers.append(name(t, pick))
            t.answer(pick)


def moments(between: bool) -> list[tuple[Game, int]]:
    """Fifty moments of random games, between effects or in the middle of one."""
    dice = seeded(99)
    found: list[tuple[Game, int]] = []
    seed = 0
    while len(found) < MOMENTS:
        game = Game(2 + seed % 3, seed, EXPANSIONS[seed % len(EXPANSIONS)])
        places = [i for i, t in enumerate(game.stood) if (VALE.sketch(t) is not None) == between]
        found += [(game, places[dice.roll(len(places))]) for _ in range(5) if places]
        seed += 1
    return found[:MOMENTS]


def assert_same(laid: Position, t: Position) -> None:
    """Equal but for the count of secrets, which a laid position starts anew."""
    laid.secrets = t.secrets
    assert VALE.write(laid) == VALE.write(t)


def test_a_moment_between_effects_is_written_and_laid_again() -> None:
    for game, i in moments(between=True):
        assert_same(lay(write_scenario(VALE, game.stood[i], [])), game.stood[i])


def test_a_moment_between_effects_plays_on_as_it_did() -> None:
    for game, i in moments(between=True):
        answers = game.answers[i : i + 10]
        end = lay(write_scenario(VALE, game.stood[i], answers))
        there = names(game.stood[i + 10]) if i + 10 < len(game.stood) else []
        assert names(end) == there


def test_a_moment_in_the_middle_of_an_effect_is_reached_by_its_answers() -> None:
    for game, i in moments(between=False):
        text = ready_made(VALE, game.stood[: i + 1], game.answers[:i])
        assert names(lay(text)) == names(game.stood[i])
        assert_same(lay(text), game.stood[i])


def test_a_scenario_cannot_be_made_of_nothing() -> None:
    with pytest.raises(BadPaper, match="no moment of this game lies between effects"):
        ready_made(VALE, [], [])


def test_a_scenario_starts_between_effects() -> None:
    game, i = moments(between=False)[0]
    with pytest.raises(AssertionError, match="a scenario starts between effects"):
        write_scenario(VALE, game.stood[i], [])


def story(text: str) -> list[tuple[str, int]]:
    """The kinds of what a table is told of a scenario, each with its number."""
    told: list[Event] = []
    play_scenario(VALE, read_scenario(text), told)
    return [(VALE.event_name(int(e.kind)), int(e.n)) for e in told]


def test_the_story_of_a_scenario_begins_with_its_round_and_what_lies_open() -> None:
    assert story(f'round = 9\nboard = ["odin", "imp"]\n{TWO_SEATS}') == [
        ("round_began", 9), ("revealed", 0), ("revealed", 0)
    ]  # fmt: skip


def test_the_story_goes_on_with_the_answers_of_a_scenario() -> None:
    laid = 'round = 9\n[[seat]]\nmarked = ["imp"]\n[[seat]]\n'
    before, after = story(laid), story(f'answers = ["tame imp"]\n{laid}')
    assert after[: len(before)] == before
    assert ("tamed", 0) in after[len(before) :]


def test_a_position_laid_for_nobody_keeps_no_events() -> None:
    t = play_scenario(VALE, read_scenario(TWO_SEATS), [])
    assert (t.events, t.alone) == (None, None)
