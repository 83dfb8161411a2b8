"""What must never be true of a position, and is."""

from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import MET, WHERE, own, pile_vp
from cardwright.games.thargos.moves.map import closed_for, won_by, world
from cardwright.games.thargos.seat import BEHIND, CARD
from cardwright.games.thargos.state import Card, Thargos
from cardwright.games.thargos.terms import COPIES, DECK, LASTING, MISSION


def faults(t: Thargos) -> list[str]:
    found: list[str] = []
    told = t.variant.story is not None
    for side in range(i64(len(t.sides)) - (1 if told else 0)):
        found += misplaced(t, side) + unknown(t, side) + unlawful(t, side)
    return found + (misplaced_missions(t) if told else bare_tracks(t))


def misplaced_missions(t: Thargos) -> list[str]:
    """Missions of a story that lie in two places, or are won twice by one party."""
    w = world(t)
    found = []
    for side in range(w):
        mine = [int(it & CARD) for it in [*t.sides[side].scored, *t.sides[side].aside] if it >> BEHIND & 7 == w]
        if len(mine) != len(set(mine)):
            found.append(f"player {side + 1} has won a Mission twice: {mine}")
        if won_by(t, side) & closed_for(t, side):
            found.append(f"player {side + 1} has won a Mission that was closed")
    taken = [int(it & CARD) for s in t.sides for it in s.scored if it >> BEHIND & 7 == w and t.missions[it & CARD] < 0]
    if len(taken) != len(set(taken)):
        found.append(f"two parties have taken the same Mission: {taken}")
    if any(t.missions[card] >= 0 for card in t.sides[w].deck):
        found.append("a side Mission lies in the pile and on the table")
    return found


def misplaced(t: Thargos, side: i64) -> list[str]:
    """Cards of a player that lie in no place, or in two."""
    s = t.sides[side]
    there = [*s.hand, *s.deck, *s.discard, *(laid & CARD for laid in s.laid), *(it & CARD for it in s.posts)]
    there += [card for stand in s.stands for card in stand.lastings]
    there += [s.played] if s.played >= 0 else []
    elsewhere = [it for it in t.missions if it >= 0]
    for other in t.sides:
        elsewhere += [*other.scored, *other.aside]
    there += [it & CARD for it in elsewhere if it >> BEHIND & 7 == side]
    if sorted(there) != list(range(len(s.cards))):
        return [f"player {side + 1}: not every card lies in one place: {sorted(there)}"]
    return []


def unknown(t: Thargos, side: i64) -> list[str]:
    """Cards that their player does not know and should, or that lie open and somebody does not know."""
    s = t.sides[side]
    mine = own(t, side)
    found = []
    for card in [*s.hand, *(laid & CARD for laid in s.laid)]:
        if s.seen[card] & mine != mine:
            found.append(f"player {side + 1} does not know the own {t.design(side, card).id}")
    opened = [*s.discard, *(it & CARD for it in s.posts), *(card for stand in s.stands for card in stand.lastings)]
    for card in opened:
        if s.seen[card] & WHERE != t.everyone():
            found.append(f"{t.design(side, card).id} lies open, but not everybody knows")
    for card in range(i64(len(s.cards))):
        if s.seen[card] & WHERE & ~(s.seen[card] >> MET):
            found.append(f"somebody knows where {t.design(side, card).id} lies, and not that the deck has it")
    return found


def unlawful(t: Thargos, side: i64) -> list[str]:
    """What no deck and no player may have."""
    s = t.sides[side]
    found = []
    for number in set(s.cards):
        if list(s.cards).count(number) > most_copies(t.cards[number]):
            found.append(f"player {side + 1} has too many copies of {t.cards[number].id}")
    if len(s.cards) > DECK:
        found.append(f"player {side + 1} has a deck of {len(s.cards)} cards")
    for stand in s.stands:
        found += [
            f"{t.design(side, c).id} is attached, and no Lasting" for c in stand.lastings if kind(t, side, c) != LASTING
        ]
    points = pile_vp(t, side)
    if s.points != points and t.conflict is None:
        found.append(f"player {side + 1} counts {s.points} VP instead of {points}")
    return found


def kind(t: Thargos, side: i64, card: i64) -> i64:
    return t.design(side, card).kind


def most_copies(card: Card) -> int:
    return 1 if card.locked else COPIES


def bare_tracks(t: Thargos) -> list[str]:
    """Outside conflicts every track has a Mission, but for those whose loser was out, or while the game is laid out."""
    if t.turns == 0 or t.conflict is not None or t.ended:
        return []
    found = []
    for track in range(i64(len(t.missions))):
        it = t.missions[track]
        if it < 0 and not (t.is_out(track >> 1) or t.is_out(t.across(track >> 1, track))):
            found.append(f"track {track + 1} has no Mission")
        elif it >= 0 and kind(t, it >> BEHIND, it & CARD) != MISSION:
            found.append(f"what lies on track {track + 1} is no Mission")
    return found
