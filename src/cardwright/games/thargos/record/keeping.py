"""A position that is kept: in few letters, because programs write and read it, often.

Designs and Heroes are called by their numbers, two digits each; the book's mark stands for the list in which they have
these. Numbers that may be -1 are written one higher.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import in_order
from cardwright.games.thargos.moves.heroes import NO_BOOSTS, stand_of
from cardwright.games.thargos.record.book import Book
from cardwright.games.thargos.record.reading import (
    KNOWN,
    MOST_POINTS,
    MOST_TURNS,
    MOST_USES,
    Endless,
    card_in_row,
    finish,
    open_everything,
    story_cards,
)
from cardwright.games.thargos.record.writing import masks, place_in_row
from cardwright.games.thargos.seat import BEHIND, CARD, ENHANCED, Conflict, Side, Temper, nobody
from cardwright.games.thargos.state import Thargos, Variant
from cardwright.games.thargos.terms import ATTITUDES, ATTRIBUTES, DECK, MOST_INFAMY, TEAM
from cardwright.kernel.copies import Stock
from cardwright.kernel.paper import BadPaper, Page, Record, in_digits, runs_of
from cardwright.kernel.zones import EMPTY, first_cards

# Stands for no card where there could be one.
NONE: Final = 255
SEPARATOR: Final = ";"
MOST_SECRETS: Final = 1 << 40
PLACES: Final = (1 << TEAM) - 1


# Writing.


def keep(t: Thargos, book: Book) -> Record:
    """The whole position. Decks are written from their top, discard piles from their bottom."""
    c = t.conflict
    missions = vec[i64](capacity=2 * i64(len(t.missions)))
    for it in t.missions:
        missions = _add_owned(t, missions, it) if it >= 0 else append(append(missions, NONE), NONE)
    found: Record = {
        "cards": book.mark,
        "table": [
            int(n)
            for n in (t.players, t.turn, t.first, t.turns, t.quiet, t.extra, t.extra_places, t.extra_ease, t.ended)
        ],
        "secrets": int(t.secrets),
        "flags": (1 if t.stirred else 0) + (2 if t.last_ditch else 0),
        "missions": in_digits(missions),
        "seals": in_digits(t.seals),
        "sides": [_keep_side(t, side) for side in range(i64(len(t.sides)))],
        "dice": t.dice.written(),
    }
    book.keep_pending(t, found)
    if c is not None:
        found["conflict"], found["boosts"] = _keep_conflict(t, c), [int(c.ease), *c.boosts]
    if t.variant.solo:
        found["rival"] = [int(t.temper.attitude), int(t.temper.infamy), int(t.temper.added)]
    for key, row in (("left", t.left), ("pending", t.pending), ("rolls", t.rolls)):
        if len(row) > 0:
            found[key] = list(row)
    return found


def _add_owned(t: Thargos, found: vec[i64], it: i64) -> vec[i64]:
    """A card that may be another's: its owner and its design."""
    owner = it >> BEHIND & 7
    return append(append(found, owner), t.number(owner, it & CARD))


def _designs(s: Side, cards: vec[i64]) -> str:
    found = vec[i64](capacity=i64(len(cards)))
    for card in cards:
        found = append(found, s.cards[card & CARD])
    return in_digits(found)


def _keep_side(t: Thargos, side: i64) -> Record:
    """All that a player has; neighbours in hand and deck mostly are known to the same seats."""
    s = t.sides[side]
    deck = s.deck[::-1]
    played: i64 = 0
    if s.played >= 0:
        played = 1 + s.cards[s.played]
    flags = (1 if s.reshuffled else 0) + (2 if s.undead else 0)
    found: Record = {
        "list": in_digits(s.cards),
        "team": in_digits(s.team),
        "has": [int(s.target), int(s.points), int(s.captives), flags, int(played)],
        "stands": [int(n) for it in s.stands for n in (it.hero + 1, 1 if it.injured else 0, it.used, it.rolled)],
        "lastings": SEPARATOR.join([_designs(s, it.lastings) for it in s.stands]),
        "discard": _designs(s, s.discard),
        "hand": _designs(s, s.hand),
        "hand_seen": runs_of(masks(s, in_order(s, s.hand))),
        "deck": _designs(s, deck),
        "deck_seen": runs_of(masks(s, deck)),
    }
    _keep_rarely(t, s, found)
    return found


def _keep_rarely(t: Thargos, s: Side, found: Record) -> None:
    """What a player mostly has none of."""
    for key, row in (("bench", s.bench), ("shown", s.shown)):
        if len(row) > 0:
            found[key] = in_digits(row)
    if len(s.laid) > 0:
        found["laid"] = _designs(s, s.laid)
        found["laid_on"] = in_digits(vec[i64]([it >> BEHIND for it in s.laid]))
        found["laid_seen"] = runs_of(masks(s, vec[i64]([it & CARD for it in s.laid])))
    if len(s.posts) > 0:
        found["posts"] = _designs(s, s.posts)
        found["posted"] = [int(it >> BEHIND) for it in s.posts]
    for key, owned in (("scored", s.scored), ("aside", s.aside)):
        if len(owned) > 0:
            row = vec[i64](capacity=2 * i64(len(owned)))
            for it in owned:
                row = _add_owned(t, row, it)
            found[key] = in_digits(row)
    enhanced = [i for i, it in enumerate(s.scored) if it & ENHANCED]
    if enhanced:
        found["enhanced"] = enhanced
    if any(len(it.boosts) > 0 for it in s.stands):
        found["boosts"] = [list(it.boosts) for it in s.stands]


def _keep_conflict(t: Thargos, c: Conflict) -> list[int]:
    attacker, defender = t.sides[c.attacker], t.sides[c.defender]
    flags = (1 if c.spread else 0) + (2 if c.revealed else 0) + (4 if c.repelled else 0) + (8 if c.team else 0)
    row = [int(n) for n in (c.track, c.attacker, c.defender, c.lead, c.guard, c.opened, c.owed + 1, *c.most)]
    row += [1 + place_in_row(attacker, c.first[0]), 1 + place_in_row(defender, c.first[1])]
    row += [1 + place_in_row(attacker, c.void[0]), 1 + place_in_row(defender, c.void[1])]
    return [*row, _posted(attacker, c.posted[0]), _posted(defender, c.posted[1]), flags]


def _posted(s: Side, used: i64) -> int:
    """The set of the places among the posts that have been used."""
    return sum([1 << i for i, it in enumerate(s.posts) if used >> (it & CARD) & 1])


# Reading.


def read_kept(record: Record, variant: Variant, book: Book) -> Thargos:
    """The position that `keep` wrote."""
    page = Page(record, "")
    if page.get("cards") != book.mark:
        raise BadPaper("cards: this was written when there were others")
    t = Thargos()
    t.variant, t.cards, t.heroes = variant, variant.cards, variant.heroes
    pages = page.pages("sides")
    stocks: list[Stock] = []
    for side, side_page in enumerate(pages):
        told = variant.story is not None and side == len(pages) - 1
        cards = story_cards(variant) if told else _read_list(side_page, len(t.cards))
        t.sides = append(t.sides, Side(cards, vec[i64](), 0, nobody()))
        t.sides[-1].seen = vec[i64]([0] * len(cards))
        everything = first_cards(len(cards))
        stocks.append(Endless(everything, cards) if told else Stock(everything, cards))
    for side, side_page in enumerate(pages):
        _read_side(t, side, side_page, book, stocks)
    _read_table(t, page, stocks)
    if page.has("conflict"):
        t.conflict = _read_conflict(t, page)
    book.read_pending(t, page, book.last(), len(t.sides))
    open_everything(t)
    finish(t, page, stocks)
    return t


def _read_list(page: Page, end: int) -> vec[i64]:
    found = page.digits("list", end)
    if len(found) > DECK or any(found[i] > found[i + 1] for i in range(i64(len(found)) - 1)):
        raise BadPaper(f"{page.at('list')}: expected at most {DECK} cards in order")
    return found


def _take(page: Page, key: str, stock: Stock, end: int) -> vec[i64]:
    """The first copies that lie nowhere yet of some designs."""
    found = page.digits(key, end)
    for i in range(i64(len(found))):
        found[i] = stock.take(found[i], key)
    return found


def _take_owned(page: Page, key: str, stocks: list[Stock], end: int) -> vec[i64]:
    """Cards that may be another's; where a Mission is gone, -1."""
    row = page.digits(key, NONE + 1)
    found = vec[i64](capacity=i64(len(row)) // 2)
    for i in range(i64(0), i64(len(row)), i64(2)):
        if row[i] == NONE and key == "missions":
            found = append(found, -1)
        elif row[i] >= len(stocks) or i + 1 == len(row) or row[i + 1] >= end:
            raise BadPaper(f"{page.at(key)}: expected owners below {len(stocks)} and cards below {end}")
        else:
            found = append(found, row[i] << BEHIND | stocks[row[i]].take(row[i + 1], key))
    return found


def _read_side(t: Thargos, side: int, page: Page, book: Book, stocks: list[Stock]) -> None:
    s, stock, end = t.sides[side], stocks[side], len(t.cards)
    s.team, s.bench = page.digits("team", len(t.heroes)), page.digits("bench", len(t.heroes))
    s.shown = page.digits("shown", book.last() + 7)
    s.target, s.points, s.captives, flags, played = page.row("has", [*[MOST_POINTS] * 3, 3, end])
    s.reshuffled, s.undead = flags & 1 == 1, flags & 2 == 2
    s.discard = _take(page, "discard", stock, end)
    s.played = stock.take(played - 1, "played") if played > 0 else -1
    _read_stands(t, side, page, stock)
    s.posts = _take(page, "posts", stock, end)
    for i, place_and_uses in enumerate(page.row("posted", [MOST_USES << 2 | 3] * len(s.posts))):
        s.posts[i] |= place_and_uses << BEHIND
    s.scored, s.aside = _take_owned(page, "scored", stocks, end), _take_owned(page, "aside", stocks, end)
    for i in page.numbers("enhanced", 0, len(s.scored) - 1):
        s.scored[i] |= ENHANCED
    _read_hidden(s, page, stock, end)


def _read_stands(t: Thargos, side: int, page: Page, stock: Stock) -> None:
    s = t.sides[side]
    numbers = page.row("stands", [len(t.heroes), 1, 255, 511] * TEAM)
    texts = str(page.get("lastings")).split(SEPARATOR)
    if len(texts) != TEAM:
        raise BadPaper(f"{page.at('lastings')}: expected those of {TEAM} places, got {len(texts)}")
    boosts = page.items("boosts")
    for place in range(TEAM):
        hero, injured, used, rolled = numbers[4 * place : 4 * place + 4]
        lent = _read_lent(boosts[place] if place < len(boosts) else [], page)
        if len(texts[place]) == 0:
            s.stands[place] = stand_of(t, side, hero - 1, injured == 1, EMPTY, used, rolled, lent)
        else:
            lastings = _take(page.instead({"lastings": texts[place]}), "lastings", stock, len(t.cards))
            s.stands[place] = stand_of(t, side, hero - 1, injured == 1, lastings, used, rolled, lent)


def _read_lent(boosts: object, page: Page) -> vec[i64]:
    """What was lent to a Hero: a number for each attribute and each end, or nothing."""
    if boosts == []:
        return NO_BOOSTS
    return vec[i64](page.instead({"boosts": boosts}).row("boosts", [MOST_POINTS] * 2 * len(ATTRIBUTES), -MOST_POINTS))


def _read_hidden(s: Side, page: Page, stock: Stock, end: int) -> None:
    """Hand, deck and laid cards with who knows them; the stock keeps what is left over."""
    s.hand, s.deck = _take(page, "hand", stock, end), _take(page, "deck", stock, end)
    laid = _take(page, "laid", stock, end)
    on = page.digits("laid_on", len(ATTRIBUTES))
    if len(on) != len(laid):
        raise BadPaper(f"{page.at('laid_on')}: expected one attribute a card")
    for zone, key in ((s.hand, "hand_seen"), (s.deck, "deck_seen"), (laid, "laid_seen")):
        seen = page.runs(key, KNOWN)
        if len(seen) != len(zone):
            raise BadPaper(f"{page.at(key)}: expected {len(zone)} numbers, one a card, got {len(seen)}")
        for card, mask in zip(zone, seen):
            s.seen[card] = mask
    s.deck = s.deck[::-1]
    for i in range(i64(len(laid))):
        s.laid = append(s.laid, on[i] << BEHIND | laid[i])


def _read_table(t: Thargos, page: Page, stocks: list[Stock]) -> None:
    sides = len(t.sides)
    last = sides - 1
    row = page.row("table", [sides, last, last, MOST_TURNS, MOST_TURNS, 2, PLACES, 9, 9])
    t.players, t.turn, t.first, t.turns, t.quiet = row[0], row[1], row[2], row[3], row[4]
    t.extra, t.extra_places, t.extra_ease, t.ended = row[5], row[6], row[7], row[8]
    t.secrets = page.number("secrets", None, 0, MOST_SECRETS)
    flags = page.number("flags", None, 0, 3)
    t.stirred, t.last_ditch = flags & 1 == 1, flags & 2 == 2
    t.left = page.many("left", 0, last)
    for side in t.left:
        t.out |= 1 << side
    t.pending = page.many("pending", 0, MOST_TURNS)
    t.rolls = page.many("rolls", 0, MOST_SECRETS)
    t.seals = page.digits("seals", 1 << sides)
    t.missions = _take_owned(page, "missions", stocks, len(t.cards))
    story = t.variant.story is not None
    tracks = len(t.sides[last].cards) if story else 2 * sides
    if len(t.missions) != tracks or len(t.seals) != tracks or t.players < 1:
        raise BadPaper(f"missions: expected {tracks} tracks and as many seals")
    if story:
        t.out |= 1 << last
    if t.variant.solo:
        attitude, infamy, added = page.row("rival", [len(ATTITUDES) - 1, MOST_INFAMY, DECK])
        t.temper = Temper(attitude, infamy, added)


def _read_conflict(t: Thargos, page: Page) -> Conflict:
    last = len(t.sides) - 1
    highs = [len(t.missions) - 1, last, last, TEAM - 1, TEAM - 1, 7, DECK + 1, *[DECK] * 6, *[(1 << DECK) - 1] * 2, 15]
    row = page.row("conflict", highs)
    track, attacker, defender = i64(row[0]), i64(row[1]), i64(row[2])
    if t.variant.story is None and (t.place_on(attacker, track) < 0 or t.across(attacker, track) != defender):
        raise BadPaper(f"conflict: players {attacker + 1} and {defender + 1} do not share track {track + 1}")
    c = Conflict(track, attacker, row[3], defender, row[4])
    c.opened, c.owed, c.most = row[5], row[6] - 1, vec[i64](row[7:9])
    ease, *boosts = page.row("boosts", [9, *[MOST_POINTS] * 6], -MOST_POINTS)
    c.ease, c.boosts = ease, vec[i64](boosts)
    for role, side in enumerate((attacker, defender)):
        s = t.sides[side]
        c.first[role] = card_in_row(s, row[9 + role] - 1, "conflict")
        c.void[role] = card_in_row(s, row[11 + role] - 1, "conflict")
        for place, it in enumerate(s.posts):
            if row[13 + role] >> place & 1:
                c.note_post(role, it & CARD)
    flags = row[15]
    c.spread, c.revealed, c.repelled, c.team = flags & 1 == 1, flags & 2 == 2, flags & 4 == 4, flags & 8 == 8
    return c
