"""Writing what everybody sees of a position, and what a scenario says of a player."""

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import in_order
from cardwright.games.thargos.record.book import Book
from cardwright.games.thargos.seat import BEHIND, CARD, ENHANCED, Conflict, Side, Stand
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import ATTITUDES
from cardwright.kernel.paper import Record


def ids(t: Thargos, side: i64, cards: vec[i64]) -> list[str]:
    return [t.design(side, card).id for card in cards]


def owned(t: Thargos, entry: i64) -> list[object]:
    """A card that may be another's: its owner and its name."""
    return [int(entry >> BEHIND & 7), t.design(entry >> BEHIND & 7, entry & CARD).id]


def hero_id(t: Thargos, hero: i64) -> str:
    return "" if hero < 0 else t.heroes[hero].id


def shown_id(t: Thargos, shown: i64) -> str:
    """What decided who is first: a card, a Hero, or the number on a die behind all of these."""
    if shown < len(t.cards):
        return t.cards[shown].id
    hero = shown - len(t.cards)
    return t.heroes[hero].id if hero < len(t.heroes) else str(hero - len(t.heroes))


def masks(s: Side, cards: vec[i64]) -> list[int]:
    return [int(s.seen[card]) for card in cards]


def write_table(t: Thargos, book: Book) -> Record:
    """What everybody sees beside what the players have."""
    c = t.conflict
    return {
        "players": int(t.players),
        "turn": int(t.turn),
        "first": int(t.first),
        "turns": int(t.turns),
        "quiet": int(t.quiet),
        "stirred": t.stirred,
        "extra": [int(t.extra), int(t.extra_places), int(t.extra_ease)],
        "left": list(t.left),
        "last_ditch": t.last_ditch,
        "ended": int(t.ended),
        "missions": [None if it < 0 else owned(t, it) for it in t.missions],
        "seals": list(t.seals),
        "conflict": None if c is None else write_conflict(t, c),
        "pending": list(t.pending),
        "rolls": list(t.rolls),
        "rival": write_temper(t) if t.variant.solo else None,
        "secrets": int(t.secrets),
        **book.write_pending(t),
    }


def write_temper(t: Thargos) -> Record:
    """How the Rival feels."""
    temper = t.temper
    return {"attitude": ATTITUDES[temper.attitude], "infamy": int(temper.infamy), "added": int(temper.added)}


def write_conflict(t: Thargos, c: Conflict) -> Record:
    """What everybody sees of a conflict; laid cards are named by their place in the row."""
    return {
        "track": int(c.track),
        "attacker": int(c.attacker),
        "defender": int(c.defender),
        "places": [int(c.lead), int(c.guard)],
        "ease": int(c.ease),
        "boosts": list(c.boosts),
        "most": list(c.most),
        "opened": int(c.opened),
        "spread": c.spread,
        "owed": int(c.owed),
        "first": [place_in_row(t.sides[c.attacker], c.first[0]), place_in_row(t.sides[c.defender], c.first[1])],
        "void": [place_in_row(t.sides[c.attacker], c.void[0]), place_in_row(t.sides[c.defender], c.void[1])],
        "posted": [posted_places(t.sides[c.attacker], c.posted[0]), posted_places(t.sides[c.defender], c.posted[1])],
        "revealed": c.revealed,
        "repelled": c.repelled,
        "team": c.team,
    }


def place_in_row(s: Side, card: i64) -> int:
    for i, laid in enumerate(s.laid):
        if laid & CARD == card:
            return i
    return -1


def posted_places(s: Side, used: i64) -> list[int]:
    return [i for i, posted in enumerate(s.posts) if used >> (posted & CARD) & 1]


def write_side(t: Thargos, side: i64) -> Record:
    """What a player has, for a scenario: cards in hand and deck stand beside who knows them."""
    s = t.sides[side]
    deck = s.deck[::-1]
    return {
        **write_open(t, side),
        "list": [t.cards[design].id for design in s.cards],
        "hand": ids(t, side, s.hand),
        "hand_seen": masks(s, in_order(s, s.hand)),
        "deck": ids(t, side, deck),
        "deck_seen": masks(s, deck),
    }


def write_open(t: Thargos, side: i64) -> Record:
    """What everybody sees of a player."""
    s = t.sides[side]
    return {
        "team": [hero_id(t, hero) for hero in s.team],
        "bench": [hero_id(t, hero) for hero in s.bench],
        "shown": [shown_id(t, it) for it in s.shown],
        "target": int(s.target),
        "points": int(s.points),
        "stands": [write_stand(t, side, it) for it in s.stands],
        "posts": [[t.design(side, it & CARD).id, int(it >> BEHIND & 3), int(it >> 8)] for it in s.posts],
        "scored": [[*owned(t, it), it & ENHANCED != 0] for it in s.scored],
        "discard": ids(t, side, s.discard),
        "aside": [owned(t, it) for it in s.aside],
        "played": "" if s.played < 0 else t.design(side, s.played).id,
        "captives": int(s.captives),
        "reshuffled": s.reshuffled,
        "undead": s.undead,
    }


def write_stand(t: Thargos, side: i64, stand: Stand) -> Record:
    return {
        "hero": hero_id(t, stand.hero),
        "injured": stand.injured,
        "lastings": ids(t, side, stand.lastings),
        "used": int(stand.used),
        "rolled": int(stand.rolled),
        "boosts": list(stand.boosts),
    }
