"""What a table says about Vale, beyond what every game owes."""

import json

import pytest

from cardwright.games.vale import terms
from cardwright.games.vale.cards.sets import ALL, FIRST_TILE
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import (
    CHOSE_SUMMONER,
    CURSED,
    DREW,
    ENDED,
    EVENTS,
    RETRIEVED,
    REVEALED,
    ROUND_BEGAN,
    SETTLED,
    SHELTERED,
    SUMMONED,
    TURN_BEGAN,
    purse,
)
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import OPEN, SPECTATOR, Setup
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.notation import name
from cardwright.text.speech import telling
from cardwright.text.telling import Line
from tests.shelf import slow_but
from tests.text.positions import CODES, NAMES, NUMBERS, at_table

VARIANTS: list[dict[str, str]] = [
    {},
    {"artifacts": "with"},
    {"artifacts": "with", "shelter": "open"},
    {"curse": "with"},
    {"artifacts": "with", "curse": "with", "summoners": "dealt"},
]
SAY = telling("vale", "en")


def told(*events: Event, viewer: int = SPECTATOR) -> list[Line]:
    return SAY.lines(at_table(), list(events), NAMES, viewer)


def test_an_unknown_game_or_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="there is vale"):
        telling("chess", "en")
    with pytest.raises(ValueError, match="there are: en, fr, nl"):
        telling("vale", "de")
    assert [SAY.code, telling("vale", "nl").code] == ["en", "nl"]


def test_every_kind_of_event_has_a_name_of_its_own() -> None:
    names = [VALE.event_name(kind) for kind in range(SETTLED)]
    assert len(set(names)) == len(names) == len(EVENTS)
    assert all(getattr(terms, name.upper()) == kind for kind, name in enumerate(names))


def test_a_line_is_plain_data() -> None:
    e = Event(SUMMONED, 1, NUMBERS["imp"], purse(1), -1)
    assert told(e) == [
        {"kind": "summoned", "seat": 1, "cards": ["imp"], "n": 1, "text": "Bob summons Imp, paying 1 red stone.",
         "opens": ""},
    ]  # fmt: skip


@pytest.mark.parametrize(("code", "heading"), [("en", "Round 1"), ("fr", "Manche 1"), ("nl", "Ronde 1")])
def test_a_round_opens_a_part_of_the_log_and_nothing_else_does(code: str, heading: str) -> None:
    say = telling("vale", code)
    events = [Event(kind, 0, 0, 1, -1) for kind in range(SETTLED)]
    lines = say.lines(at_table(), events, NAMES, SPECTATOR)
    assert [(line["kind"], line["opens"]) for line in lines if line["opens"]] == [("round_began", heading)]


def test_only_those_who_may_know_a_card_are_told_which() -> None:
    e = Event(DREW, 1, NUMBERS["hydra"], 0, 0b010)
    lines = {viewer: told(e, viewer=viewer)[0] for viewer in (0, 1, 2, SPECTATOR, OPEN)}
    assert [viewer for viewer, line in lines.items() if line["cards"] == ["hydra"]] == [1, OPEN]
    assert [viewer for viewer, line in lines.items() if "Hydra" in line["text"]] == [1, OPEN]
    assert lines[0] == lines[2] == lines[SPECTATOR]


def test_a_line_may_be_about_two_cards_and_tells_each_to_those_who_may_know_it() -> None:
    e = Event(SHELTERED, 1, NUMBERS["hydra"], 0, 0b010, it=NUMBERS["imp"], it_seen_by=0b011)
    assert [told(e, viewer=viewer)[0]["cards"] for viewer in (0, 1, 2)] == [["imp"], ["hydra", "imp"], []]


def test_the_order_of_cards_that_come_together_does_not_tell_which_are_hidden() -> None:
    """A shelter is emptied in the order of the cards' numbers: a hidden one must not show where it lies in it."""
    known, hidden = Event(RETRIEVED, 1, NUMBERS["hydra"], 0, -1), Event(RETRIEVED, 1, NUMBERS["imp"], 0, 0b010)
    assert told(known, hidden) == told(hidden, known)
    assert [line["cards"] for line in told(hidden, known, viewer=1)] == [["imp"], ["hydra"]]


def test_turns_in_which_nothing_happens_are_passed_over() -> None:
    idle, busy, end = Event(TURN_BEGAN, 0, -1, 0, -1), Event(TURN_BEGAN, 1, -1, 0, -1), Event(ENDED, -1, -1, 10, -1)
    shown = Event(REVEALED, -1, NUMBERS["imp"], 0, -1)
    assert [line["text"] for line in told(idle, busy, shown, idle, end)] == [
        "It is Bob’s turn.", "Imp is revealed.", "The game ends after round 10.",
    ]  # fmt: skip
    assert [line["kind"] for line in told(shown, busy)] == ["revealed", "turn_began"], "the turn has only begun"


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_opening_tells_what_happened_while_the_table_was_set(options: dict[str, str]) -> None:
    """Summoners that are dealt come with what they bring, from the last seat on; then the round turns its cards up."""
    for seed in range(12):
        heard: list[Event] = []
        t = VALE.new(VALE.setup(3, seed, options), heard)
        assert isinstance(t, Vale)
        wanted: list[Event] = []
        if len(t.board) > 0:
            wanted += [e for seat in (2, 1, 0) for e in dealt(t, seat)]
            wanted.append(Event(ROUND_BEGAN, t.first, -1, t.round, -1))
            wanted += [Event(REVEALED, -1, card, 0, -1) for card in t.board]
        assert sorted(map(plain, heard)) == sorted(map(plain, wanted))
        assert [(e.kind, e.seat) for e in heard] == [(e.kind, e.seat) for e in wanted]


def dealt(t: Vale, seat: int) -> list[Event]:
    """How a player came by a summoner in the set-up, and by curses and cards with it, as the position shows it."""
    s = t.seats[seat]
    found = [Event(CHOSE_SUMMONER, seat, face, 0, -1) for face in s.gear]
    found += [Event(CURSED, seat, -1, s.curses, -1)] if s.curses > 0 else []
    found += [Event(DREW, seat, card, 0, t.known_to(card)) for card in s.hand]
    return found + [Event(SHELTERED, seat, card, 0, t.known_to(card)) for card in s.shelter]


def plain(e: Event) -> tuple[int, ...]:
    return int(e.kind), int(e.seat), int(e.card), int(e.n), int(e.seen_by)


def aloud(t: Position, pick: int) -> list[Event]:
    """Answer, and hear what happens."""
    heard: list[Event] = []
    t.events = heard
    t.answer(pick)
    t.events = None
    return heard


@pytest.mark.parametrize("seed", slow_but([(1,)], [(1,), (2,)]))
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_no_line_tells_a_viewer_what_it_cannot_see(options: dict[str, str], seed: int) -> None:
    """In random games, each answer is also given in a world that looks the same to one of the viewers in turn."""
    dice = seeded(seed)
    t = VALE.new(Setup(2 + seed, seed, options))
    answers = 0
    while t.asked is not None:
        viewer = answers % (2 + seed + 1) - 1
        pick = int(t.options[dice.roll(len(t.options))])
        seen, world = json.dumps(VALE.view(t, viewer)), VALE.resample(t, viewer, dice)
        same_answer = world.legal(pick) and name(world, pick) == name(t, pick)
        lines = SAY.lines(t, aloud(t, pick), NAMES, viewer)
        check_known(lines, seen + json.dumps(VALE.view(t, viewer)))
        if same_answer:
            check_alike(t, world, lines, pick, viewer)
        answers += 1


def check_known(lines: list[Line], seen: str) -> None:
    """A creature that is named to a viewer is one that it sees before or after, unless the pile was shuffled since."""
    if any(line["kind"] == "shuffled" for line in lines):
        return
    named = [card for line in lines for card in line["cards"] if NUMBERS[card] < FIRST_TILE]
    assert not [card for card in named if f'"{card}"' not in seen]


def check_alike(t: Position, world: Position, lines: list[Line], pick: int, viewer: int) -> None:
    """Where the answer leads to positions that look the same, the same has been told."""
    there = SAY.lines(world, aloud(world, pick), NAMES, viewer)
    if VALE.view(world, viewer) == VALE.view(t, viewer):
        assert there == lines


def test_a_game_laid_open_is_told_in_full() -> None:
    t = VALE.new(Setup(3, 5, {"artifacts": "with", "curse": "with"}))
    dice, hidden = seeded(5), 0
    while t.asked is not None:
        events = aloud(t, int(t.options[dice.roll(len(t.options))]))
        everything, public = (SAY.lines(t, events, NAMES, viewer) for viewer in (OPEN, SPECTATOR))
        assert [line["kind"] for line in everything] == [line["kind"] for line in public]
        for line, known in zip(everything, public):
            assert known["cards"] in (line["cards"], [])
            hidden += line["cards"] != known["cards"]
    assert hidden > 0


@pytest.mark.parametrize("code", CODES)
def test_the_catalogue_holds_everything_in_the_box(code: str) -> None:
    cards = telling("vale", code).cards()
    assert [card["id"] for card in cards] == [card.id for card in ALL]
    for card in cards:
        assert card["lines"]
        assert (card["family"] is None) == (card["cost"] is None) == (card["sort"] != "creature")
        assert (card["back"] is None) == (card["sort"] != "summoner")


def test_a_card_of_the_catalogue_says_what_it_does() -> None:
    hydra = next(card for card in telling("vale", "fr").cards() if card["id"] == "hydra")
    keys = ("set", "sort", "family", "family_name", "provenance", "provenance_name", "curses")
    assert [hydra[key] for key in keys] == ["base", "creature", "water", "Eau", "printed", "imprimée", 0]
    lines = hydra["lines"]
    assert isinstance(lines, list)
    assert [set(line) for line in lines] == [{"kind", "kind_name", "text", "signs"}] * len(lines)


@pytest.mark.parametrize("code", CODES)
def test_who_adds_curse_reads_how_much_of_it_is_our_own(code: str) -> None:
    cards = [it for it in telling("vale", code).cards() if it["set"] == "curse" and it["sort"] == "creature"]
    ours = [it for it in cards if it["provenance"] == "original"]
    text = next(it["text"] for it in telling("vale", code).choices() if it["name"] == "curse")
    assert [int(word) for word in text.split() if word.isdigit()] == [len(cards), len(ours), len(cards)]
