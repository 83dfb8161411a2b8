"""Scenarios: laying any position between effects, and sketching one that was reached."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.moves import SETTLING
from cardwright.games.vale.record import (
    MOST_POINTS,
    Book,
    check_zones,
    ids,
    placed,
    read_cards,
    read_more,
    read_stones,
    read_table,
    read_used,
    stones_on_paper,
    table_of,
    write_more,
)
from cardwright.games.vale.rules.action import TURN
from cardwright.games.vale.rules.artifacts import TAKE_TILE, lay_tiles
from cardwright.games.vale.rules.curse import PICK_SUMMONER
from cardwright.games.vale.rules.hunting import HUNT, next_hunt
from cardwright.games.vale.rules.rounds import (
    END_ROUND,
    ROUND,
    bare,
    push_all,
    push_from_action,
    push_from_resolution,
    push_opening,
)
from cardwright.games.vale.state import Vale, Variant
from cardwright.games.vale.terms import ACTION, CURSE, HUNTING, PHASES, RESOLUTION, REVEALED, ROUND_BEGAN
from cardwright.games.vale.words.creatures import ACTIVATE
from cardwright.kernel.dice import read_dice, seeded
from cardwright.kernel.machine import Event
from cardwright.kernel.paper import BadPaper, Page, Record
from cardwright.kernel.zones import holds

# Behind the phases of a round: everything in it is done, and the next thing is to look whether the game is over.
END: Final = "end"


def lay(page: Page, variant: Variant, book: Book, told: list[Event] | None) -> Vale:
    """The position that a scenario describes, run on to its first question; the story begins with its round."""
    seats = page.pages("seat")
    if not 2 <= len(seats) <= 4:
        raise BadPaper(f"seat: expected two to four [[seat]] tables, got {len(seats)}")
    players = len(seats)
    t = bare(variant, players, seeded(page.number("seed", 1, -(1 << 62), 1 << 62)))
    t.round = page.number("round", 1, 1, int(variant.rounds))
    t.first = page.number("first", 1, 1, players) - 1
    t.turn = page.number("turn", int(t.first) + 1, 1, players) - 1
    phase = page.text("phase", "action", phases(variant))
    t.phase = PHASES.index(phase if phase != END else phases(variant)[-2])
    t.pile = read_cards(page, "pile", book)
    for card in read_cards(page, "board", book):
        _mark(t, card, -1)
    for seat in range(players):
        _lay_seat(t, seat, seats[seat], book)
    _lay_table(t, page, book)
    _lay_deck(t, page, book)
    for seat in range(players):
        for card in read_cards(seats[seat], "knows", book):
            t.let_know(card, t.known_to(card) | 1 << seat)
        seats[seat].done()
    t.events = told
    if page.number("opening", 0, 0, 1) == 1:
        push_opening(t)
    else:
        _tell_round(t)
        _push_rest_of_round(t, phase == END)
    t.push(SETTLING)
    t.alone = []
    t.advance()
    t.events = None
    return t


def _tell_round(t: Vale) -> None:
    """A round has begun, and its cards lie open."""
    t.note(ROUND_BEGAN, t.first, n=t.round)
    for card in t.board:
        t.note(REVEALED, -1, card)


def phases(variant: Variant) -> list[str]:
    """Where in a round a scenario may begin; last comes its end, when everything but the look at the score is done."""
    return [*(PHASES if variant.seals > 0 else PHASES[:CURSE]), END]


def _mark(t: Vale, card: i64, seat: i64) -> None:
    """Mark a card on the board, where it is laid unless it lies there unmarked."""
    for i in range(i64(len(t.board))):
        if t.board[i] == card and t.marks[i] < 0 <= seat:
            t.marks[i] = seat
            return
    t.board = append(t.board, card)
    t.marks = append(t.marks, seat)


def _lay_seat(t: Vale, seat: i64, page: Page, book: Book) -> None:
    s = t.seats[seat]
    s.score = page.number("score", int(s.score), 0, MOST_POINTS)
    s.stones = read_stones(page.page("stones"))
    s.area = read_cards(page, "area", book)
    s.used = read_used(page, book)
    _lay_more(t, seat, page, book)
    s.look(t.variant.traits)
    for card in read_cards(page, "marked", book):
        _mark(t, card, seat)
    for card in read_cards(page, "hand", book):
        s.take(card)
        t.let_know(card, 1 << seat)
    for card in read_cards(page, "shown", book):
        if not holds(s.hand, card) and not holds(s.shelter, card):
            raise BadPaper(f"{page.at('shown')}: {t.cards[card].id} is neither in the hand nor in the shelter")
        t.let_know(card, t.everyone())
    if t.room(seat) < 0:
        raise BadPaper(f"{page.at('area')}: {len(s.area)} cards, but {t.round + s.bought} spaces in round {t.round}")


def _lay_more(t: Vale, seat: i64, page: Page, book: Book) -> None:
    """What expansions give a player."""
    if not t.variant.expanded:
        return
    s = t.seats[seat]
    read_more(s, page, t.variant, book)
    for card in read_cards(page, "shelter", book):
        s.store(card)
        t.let_know(card, t.everyone() if t.variant.open_shelter else 1 << seat)
    for card in s.appeased:
        t.let_know(card, t.everyone())


def _lay_table(t: Vale, page: Page, book: Book) -> None:
    """Tiles are on display as in a new game, unless the scenario names those that are; curse tokens lie on cards."""
    read_table(t, page, book)
    if len(t.display) == 0 and len(t.variant.tiles) > 0:
        lay_tiles(t, t.dice.copy())


def _lay_deck(t: Vale, page: Page, book: Book) -> None:
    """The named cards from the top; every card named nowhere lies shuffled below them."""
    named = read_cards(page, "deck", book)[::-1]
    t.deck = named[:]
    rest = vec[i64]()
    zones = placed(t)
    for card in t.variant.deck:
        if zones[card] == 0:
            rest = append(rest, card)
    t.dice.shuffle(rest)
    t.deck = rest
    for card in named:
        t.deck = append(t.deck, card)
    check_zones(t)
    for i in range(page.number("deck_shown", 0, 0, len(named))):
        t.let_know(t.deck[len(t.deck) - 1 - i], t.everyone())
    lie_open = [t.pile, t.board]
    for s in t.seats:
        lie_open.append(s.area)
    for zone in lie_open:
        for card in zone:
            t.let_know(card, t.everyone())
    if page.items("dice"):
        t.dice = read_dice(page)


def _push_rest_of_round(t: Vale, ended: bool) -> None:
    if ended:
        t.push(END_ROUND.at(-1))
        return
    if t.phase == HUNTING and len(t.board) == 0:
        t.push(ROUND.at(-1))
        return
    place = (t.turn - t.first) % t.players
    if t.phase == HUNTING:
        laid: i64 = 0
        for mark in t.marks:
            laid += 1 if mark >= 0 else 0
        push_from_resolution(t, 0)
        push_from_action(t, 0)
        t.push(next_hunt(t, laid))
        push_all(t, t.variant.course.before_hunt)
    elif t.phase == ACTION:
        push_from_resolution(t, 0)
        push_from_action(t, place + 1)
        t.push(TURN.at(t.turn))
    elif t.phase == RESOLUTION:
        push_from_resolution(t, place + 1)
        t.push(ACTIVATE.at(t.turn))
    else:
        t.push(END_ROUND.at(-1))
        push_all(t, t.variant.course.after_resolution)


def between_effects(t: Vale) -> bool:
    """Whether nothing is pending but the course of the round."""
    f = t.asked
    if f is None:
        return False
    if f.effect is ACTIVATE:
        return f.card < 0
    return f.effect is HUNT or f.effect is TURN or f.effect is TAKE_TILE or f.effect is PICK_SUMMONER


def sketch(t: Vale) -> Record | None:
    """The scenario that lays this position."""
    if not between_effects(t):
        return None
    seats: list[Record] = []
    for i in range(t.players):
        s = t.seats[i]
        marked = [t.cards[c].id for c, mark in zip(t.board, t.marks) if mark == i]
        shown = [t.cards[c].id for c in [*s.hand, *s.shelter] if t.known_to(c) == t.everyone()]
        seats.append(
            {
                "score": int(s.score),
                "stones": stones_on_paper(s.stones),
                "hand": ids(t, s.hand),
                "shown": shown,
                "area": ids(t, s.area),
                "used": ids(t, s.used),
                "marked": marked,
                "knows": _known_alone(t, i),
                **write_more(t, s),
            }
        )
    deck = ids(t, t.deck)[::-1]
    return {
        "round": int(t.round),
        "phase": PHASES[t.phase],
        "first": int(t.first) + 1,
        "turn": int(t.turn) + 1,
        "board": ids(t, t.board),
        "pile": ids(t, t.pile),
        "deck": deck,
        "deck_shown": _shown_on_top(t),
        "dice": t.dice.written(),
        "seat": seats,
        **({"opening": 1} if t.asked is not None and t.asked.effect is PICK_SUMMONER else {}),
        **table_of(t),
    }


def _known_alone(t: Vale, seat: i64) -> list[str]:
    """Cards that lie hidden elsewhere and that this player knows, though not everybody does."""
    zones = [t.deck]
    for other in range(t.players):
        if other != seat:
            zones += [t.seats[other].hand, t.seats[other].shelter]
    cards = [c for zone in zones for c in zone]
    return [t.cards[c].id for c in cards if t.known_to(c) >> seat & 1 and t.known_to(c) != t.everyone()]


def _shown_on_top(t: Vale) -> int:
    shown = 0
    while shown < len(t.deck) and t.known_to(t.deck[len(t.deck) - 1 - shown]) == t.everyone():
        shown += 1
    return shown
