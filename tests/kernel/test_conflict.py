"""The kernel fits another game: duel, circle, and alone against a Rival without a seat; decks brought, copies, dice."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.dice import FastDice, seeded
from cardwright.kernel.game import OPEN, SPECTATOR, WITH, Setup, audience
from cardwright.kernel.machine import Event
from cardwright.kernel.notation import give, names
from cardwright.kernel.paper import BadPaper, Page, Record
from tests.conformance import play
from tests.kernel.conflict.decks import LENT, LENT_OF_CONDAR
from tests.kernel.conflict.game import CONFLICT
from tests.kernel.conflict.record import spelled
from tests.kernel.conflict.state import Conflict, conflict
from tests.kernel.conflict.terms import ATTACHED, DRAWN, HERO, NOBODY, NUMBERS, RIVAL, ROLLED, SHOWN, SHUFFLED
from tests.options import check_choices, option_sets
from tests.undo import play_with_undo

CIRCLE, SOLO = {"mode": "circle"}, {"mode": "solo"}
WAYS = {"target", "burnt", "missions", "turns", "rival"}
TABLES = [
    (options, players) for options in option_sets(CONFLICT) for players in CONFLICT.seats(CONFLICT.complete(options))
]
STEEL, SILENCE, BLUFF = LENT


class Fixed(FastDice):
    """Dice that fall as they are told, and then always on 1."""

    def __init__(self, *faces: int) -> None:
        super().__init__()
        self.faces = [*faces]

    def roll(self, sides: i64) -> i64:
        return self.faces.pop(0) - 1 if self.faces else 0

    def shuffle(self, cards: vec[i64]) -> None:
        pass

    def copy(self) -> "Fixed":
        return Fixed(*self.faces)


def laid(*seats: Record, **what: object) -> Conflict:
    """Everybody has drawn; seat 1 is to play. On track 1 its captain faces a wanderer over the gate: might 2."""
    tracks = ["gate", "library", "tower", "ford"][: max(2, len(seats))]
    return conflict(CONFLICT.lay(Page({"tracks": tracks, "seat": list(seats), **what}, "")))


def duel(**what: object) -> Conflict:
    hands: list[Record] = [{"hand": ["ambush", "feint", "sword", "sword"]}, {"hand": ["spy", "spy", "tome", "crown"]}]
    return laid(*hands, **what)


def alone(*faces: int, **what: object) -> Conflict:
    d = laid({"hand": ["ambush", "feint", "sword", "sword"]}, options=SOLO, **what)
    d.dice = Fixed(*faces)
    return d


def answer(d: Conflict, *answers: str) -> Conflict:
    """Every answer is also taken back and given again."""
    for text in answers:
        before = d.clone()
        give(d, text)
        give(before, text)
        assert CONFLICT.write(before) == CONFLICT.write(d), f"not the same after undo: {text}"
    return d


def heard(d: Conflict, *answers: str) -> list[Event]:
    told: list[Event] = []
    for text in answers:
        d.events = told
        give(d, text)
    return told


# Conformance.


def test_its_options_are_sound() -> None:
    check_choices(CONFLICT)


@pytest.mark.parametrize(("options", "players"), TABLES, ids=str)
def test_random_conflicts_keep_the_contract(options: dict[str, str], players: int) -> None:
    assert play(CONFLICT, Setup(players, 5, options), seeded(players), 0.4).way in WAYS


@pytest.mark.parametrize("deck", [*LENT, LENT_OF_CONDAR])
@pytest.mark.parametrize(("mode", "players"), [("duel", 2), ("circle", 3), ("solo", 1)])
def test_every_deck_keeps_the_contract(deck: str, mode: str, players: int) -> None:
    setup = CONFLICT.setup(players, 8, {"mode": mode, "condar": WITH}, brought=[deck] * players)
    assert play(CONFLICT, setup, seeded(1), 0.2).way in WAYS


@pytest.mark.slow
@pytest.mark.parametrize(("options", "players"), TABLES, ids=str)
def test_many_random_conflicts_keep_the_contract(options: dict[str, str], players: int) -> None:
    for seed in range(10):
        assert play(CONFLICT, Setup(players, seed, options), seeded(seed)).way in WAYS


@pytest.mark.parametrize(("options", "players"), TABLES, ids=str)
def test_answers_are_taken_back_and_given_again(options: dict[str, str], players: int) -> None:
    for seed in range(3):
        assert play_with_undo(CONFLICT, Setup(players, seed, options), seeded(seed)) > 1


def test_random_conflicts_end_in_every_way() -> None:
    ways = {play(CONFLICT, Setup(2, seed, {}), seeded(seed), 0).way for seed in range(10)}
    ways |= {play(CONFLICT, Setup(1, seed, SOLO), seeded(seed), 0).way for seed in range(10)}
    assert ways == {"target", "burnt", "rival"}


# A conflict.


def test_the_defender_answers_inside_the_attackers_turn() -> None:
    d = answer(duel(), "attach nothing", "attempt 1", "stop")
    assert (int(d.seat()), names(d)[:2]) == (1, ["stop", "lay spy might"])
    d.teams[1].rolled = [1, 1, 1]
    assert answer(d, "stop").teams[0].won == [0]


def test_a_failed_attempt_injures_the_hero() -> None:
    d = answer(duel(), "attach nothing", "attempt 1", "stop")
    d.teams[1].rolled = [2, 1, 1]
    answer(d, "stop")
    assert (d.teams[0].injured, d.teams[0].won) == ([1, 0], [])


def test_a_hero_without_attributes_rolls_three_dice() -> None:
    d = answer(duel(), "attach nothing")
    before = d.secrets
    answer(d, "attempt 2")
    assert [len(team.rolled) for team in d.teams] == [3, 0]
    assert d.secrets > before


def test_on_a_mission_with_several_attributes_the_defender_follows() -> None:
    d = answer(duel(tracks=["tower", "gate"]), "attach nothing", "attempt 1", "lay ambush mysticism", "stop")
    assert names(d) == ["stop", "lay spy mysticism", "lay tome mysticism", "lay crown mysticism"]


def test_face_down_cards_are_hidden_until_they_are_shown() -> None:
    one, other = (answer(duel(), "attach nothing", "attempt 1", f"lay {it} might", "stop") for it in ("feint", "sword"))
    assert CONFLICT.view(one, 0) != CONFLICT.view(other, 0)
    assert CONFLICT.view(one, 1) == CONFLICT.view(other, 1)
    assert CONFLICT.view(one, SPECTATOR) == CONFLICT.view(other, SPECTATOR)
    assert spelled(answer(one, "stop").teams[0].discard) == ["feint"]
    assert CONFLICT.view(one, 1) != CONFLICT.view(answer(other, "stop"), 1)


def test_an_event_names_the_lasting_and_the_hero_to_whom_it_is_attached() -> None:
    d = duel()
    (told,) = [event for event in heard(d, "attach sword wanderer") if event.kind == ATTACHED]
    assert (int(told.card), int(told.it)) == (NUMBERS["sword"], HERO + 1)
    assert [spelled(attached) for attached in d.teams[0].lastings] == [[], ["sword"]]


def test_what_a_mission_gives_is_done_and_may_be_saved_in_the_middle() -> None:
    d = answer(duel(tracks=["pact", "gate"]), "attach nothing", "attempt 1", "lay ambush mysticism", "stop")
    d.teams[1].rolled = [1, 1, 1]
    answer(d, "stop")
    assert names(d) == ["take draw=1", "take burn=1"]
    saved = conflict(CONFLICT.read(CONFLICT.write(d)))
    size = len(d.teams[1].deck)
    for it in (d, saved):
        give(it, "take burn=1")
    assert CONFLICT.write(saved) == CONFLICT.write(d)
    assert len(d.teams[1].deck) < size


# Copies.


def test_equal_cards_are_one_option_and_the_first_of_them_moves() -> None:
    d = answer(duel(), "attach nothing", "attempt 1")
    assert names(d) == ["stop", "lay ambush might", "lay feint might", "lay sword might"]
    first, second = d.teams[0].hand[2:]
    answer(d, "lay sword might")
    assert (names(d), d.teams[0].laid) == (["stop", "lay sword might"], [3 * first])
    assert names(answer(d, "lay sword might")) == ["stop"]
    assert d.teams[0].laid == [3 * first, 3 * second]


def test_nobody_can_tell_one_copy_from_another() -> None:
    d, other = (answer(duel(), "attach nothing", "attempt 1", "lay sword might", "stop") for _ in range(2))
    team = other.teams[0]
    team.hand[-1], team.laid = team.laid[0] // 3, [3 * team.hand[-1]]
    for seat in (OPEN, SPECTATOR, 0, 1):
        assert CONFLICT.view(d, seat) == CONFLICT.view(other, seat)
    assert CONFLICT.write(d) == CONFLICT.write(other)


def test_there_are_only_so_many_copies() -> None:
    with pytest.raises(BadPaper, match="seat 1, hand: there are not that many copies"):
        laid({"hand": ["storm", "storm"]}, {})


# Decks.


def test_everything_that_is_wrong_with_a_deck_is_found_at_once() -> None:
    deck = "4 sword\n2 crown\n1 citizen\n1 dragon\nx spy\n2 feint"
    assert [str(it) for it in CONFLICT.unfit(CONFLICT.complete({}), deck)] == [
        "unknown_card name='dragon'",
        "no_entry line='x spy'",
        "too_many_copies card='sword' most=3 n=4",
        "too_many_copies card='crown' most=1 n=2",
        "of_condar card='citizen'",
        "deck_size right=14 n=9",
    ]


def test_an_expansion_changes_what_may_be_brought() -> None:
    assert not CONFLICT.unfit(CONFLICT.complete({"condar": WITH}), LENT_OF_CONDAR)
    assert CONFLICT.unfit(CONFLICT.complete({}), LENT_OF_CONDAR)
    assert all(not CONFLICT.unfit(CONFLICT.complete({}), deck) for deck in LENT)


def test_everybody_plays_the_deck_that_they_brought() -> None:
    d = conflict(CONFLICT.new(CONFLICT.setup(3, 1, CIRCLE, brought=[BLUFF, STEEL, BLUFF])))
    lists = [Counter(spelled(team.cards)) for team in d.teams]
    assert lists[0] == lists[2] != lists[1] == Counter(ambush=3, feint=2, storm=1, sword=3, shield=3, spy=2)


def worlds(d: Conflict, seat: int, wanted: int = 60) -> list[Conflict]:
    return [conflict(CONFLICT.resample(d, seat, seeded(i))) for i in range(wanted)]


def test_an_unknown_deck_is_imagined_from_what_a_legal_one_could_still_hold() -> None:
    d = duel()
    d.teams[1].known = [NUMBERS["crown"]]
    lists = [Counter(spelled(world.teams[1].cards)) for world in worlds(d, 0)]
    assert len({str(it) for it in lists}) > 30, "the list is a secret"
    assert all(not CONFLICT.faults(world) for world in worlds(d, 0))
    assert all(it["crown"] == 1 for it in lists), "it was shown, so it is there"
    assert {it["storm"] for it in lists} == {0, 1}
    assert max(it["sword"] for it in lists) == 3
    assert not any(it["relic"] for it in lists), "nobody plays with Condar"
    assert {str(Counter(spelled(world.teams[0].cards))) for world in worlds(d, 0)} == {
        str(Counter(spelled(d.teams[0].cards)))
    }, "one's own list is known"


def test_what_was_seen_makes_more_of_it_likelier() -> None:
    def spies(d: Conflict) -> int:
        return sum(spelled(world.teams[1].cards).count("spy") for world in worlds(d, 0))

    assert spies(laid({}, {"discard": ["spy", "tome"]})) > 1.2 * spies(laid({}, {"discard": ["tome", "tome"]}))


def test_an_open_list_is_no_secret() -> None:
    d = duel(options={"lists": "open"})
    assert {str(spelled(world.teams[1].cards)) for world in worlds(d, 0)} == {str(spelled(d.teams[1].cards))}
    assert len({str(world.teams[1].hand) for world in worlds(d, 0)}) > 30


# The opening.


@pytest.mark.parametrize("options", [{}, CIRCLE], ids=str)
def test_cards_are_shown_for_the_first_turn_and_shuffled_back(options: dict[str, str]) -> None:
    told: list[Event] = []
    players = 3 if options else 2
    d = conflict(CONFLICT.new(CONFLICT.setup(players, 2, options), told))
    shown = [(int(event.seat), int(event.card)) for event in told if event.kind == SHOWN]
    assert [design for seat, design in shown if seat == 1] == d.teams[1].known
    assert {seat for seat, _ in shown} == set(range(players))
    assert not CONFLICT.faults(d)
    drawn = [event for event in told if event.kind == DRAWN]
    assert {int(event.seen_by) for event in drawn} == {1 << seat for seat in range(players)}


def test_a_tie_for_the_first_turn_is_shown_again_by_the_tied() -> None:
    openings = [conflict(CONFLICT.new(Setup(3, seed, CIRCLE))) for seed in range(20)]
    shown = [[len(team.known) for team in d.teams] for d in openings]
    assert any(max(times) > 1 for times in shown)
    assert all(times[int(d.seat())] == max(times) for times, d in zip(shown, openings))


# A circle, and who is out of it.


def burning() -> Conflict:
    """Seat 2 has neither card nor deck left, and seat 1 is to play."""
    everything = [name for name in ("ambush", "spy", "tome", "charm") for _ in range(3)] + ["feint", "feint"]
    seats: list[Record] = [{"hand": ["ambush"]}, {"list": everything, "discard": everything}, {"hand": ["sword"]}]
    return laid(*seats, options=CIRCLE)


def test_neighbours_share_a_track() -> None:
    d = answer(burning(), "attach nothing")
    assert names(d) == ["attempt 1", "attempt 3"]
    answer(d, "attempt 3", "stop")
    assert int(d.seat()) == 2


def test_who_must_draw_and_cannot_is_out_and_goes_on_watching() -> None:
    d = answer(burning(), "attach nothing", "attempt 3", "stop", "stop")
    assert (CONFLICT.out(d), int(d.seat()), d.over()) == ([1], 2, False)
    before = CONFLICT.view(d, 1)
    answer(d, "attach nothing")
    assert CONFLICT.view(d, 1) != before, "who is out sees what happens"
    assert CONFLICT.view(d, 1)["options"] == []


def test_who_is_out_still_defends_with_heroes_and_gives_no_mission() -> None:
    d = answer(burning(), "attach nothing", "attempt 3", "stop", "stop", "attach nothing", "attempt 2")
    assert int(d.seat()) == 2
    d.teams[1].injured[0] = 1
    d.teams[2].rolled = [9, 9, 9]
    give(d, "stop")
    assert (spelled(d.teams[2].discard), len(d.teams[2].won), d.tracks[1]) == ([], 1, -1)


def test_the_first_to_leave_is_last_and_the_last_one_left_wins() -> None:
    d = burning()
    d.out = [2]
    answer(d, "attach nothing", "attempt 3", "stop")
    outcome = CONFLICT.outcome(d)
    assert outcome is not None
    assert (d.out, outcome.ranks, outcome.way) == ([2, 1], [1, 2, 3], "burnt")


# Alone against the Rival.


def test_the_rival_has_no_seat() -> None:
    told: list[Event] = []
    d = conflict(CONFLICT.new(CONFLICT.setup(1, 3, SOLO), told))
    assert (int(d.players), len(d.teams), int(d.seat())) == (1, 2, 0)
    assert [int(event.n) for event in told if event.kind == ROLLED] == [d.attitude], "its attitude was rolled"
    while d.asked is not None:
        assert d.seat() == 0
        d.answer(d.options[-1])
    outcome = CONFLICT.outcome(d)
    assert outcome is not None
    assert len(outcome.ranks) == 1


@pytest.mark.parametrize(("attitude", "cards"), [("aggressive", 2), ("wary", 3), ("defensive", 4)])
def test_the_rival_defends_with_a_pile_that_nobody_sees(attitude: str, cards: int) -> None:
    attitudes = ["aggressive", "wary", "defensive"]
    d = alone(1, 1, 1, attitude=attitudes.index(attitude))
    told = heard(d, "attach nothing", "attempt 1", "stop")
    laid_by_it = [event for event in told if event.seat == NOBODY and event.kind == 1]
    assert len(laid_by_it) == cards
    assert all(event.heard_by(audience(seat, 1)).card == -1 for event in laid_by_it for seat in (0, SPECTATOR))
    assert len(d.teams[RIVAL].discard) == cards, "then they are shown"


@pytest.mark.parametrize(
    ("faces", "attacked", "cards"), [([1], False, 0), ([2], True, 4), ([6, 3], True, 5), ([6, 6, 1], False, 0)]
)
def test_the_rival_attacks_by_the_die(faces: list[int], attacked: bool, cards: int) -> None:
    d = alone(1, 1, 1, *faces)
    answer(d, "attach nothing", "attempt 1", "stop")
    assert d.rolls == faces
    assert (len(d.teams[RIVAL].laid), d.attacker == RIVAL) == (cards, attacked)
    assert names(d)[0] == ("stop" if attacked else "attach nothing")


def test_the_deck_of_the_rival_is_made_anew_and_it_becomes_worse() -> None:
    d = alone(1, 1, 1, 2)
    rival = d.teams[RIVAL]
    rival.discard, rival.deck = rival.deck[:-1], rival.deck[-1:]
    told = heard(d, "attach nothing", "attempt 1", "stop")
    assert [int(event.kind) for event in told].count(SHUFFLED) == 1
    assert (d.infamy, len(rival.laid)) == (1, 5), "the attack after it has a card more"
    assert not CONFLICT.faults(d)


@pytest.mark.parametrize(("rivals", "mine", "way", "ranks"), [(1, 0, "rival", [2]), (0, 1, "target", [1])])
def test_alone_one_wins_or_nobody_does(rivals: int, mine: int, way: str, ranks: list[int]) -> None:
    d = laid({"won": ["throne"] if mine else []}, rival={"won": ["throne"] if rivals else []}, options=SOLO)
    d.clear()
    outcome = CONFLICT.outcome(d)
    assert outcome is not None
    assert (outcome.way, outcome.ranks, len(outcome.scores)) == (way, ranks, 1)


def test_a_spectator_is_not_told_what_somebody_alone_draws() -> None:
    told: list[Event] = []
    CONFLICT.new(CONFLICT.setup(1, 3, SOLO), told)
    drawn = [event for event in told if event.kind == DRAWN]
    assert [event.heard_by(audience(0, 1)).card >= 0 for event in drawn] == [True] * 4
    assert [event.heard_by(audience(SPECTATOR, 1)).card for event in drawn] == [-1] * 4
