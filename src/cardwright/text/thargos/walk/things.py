"""What lies on the table, by the numbers that events and answers have."""

from cardwright.games.thargos.state import Card, Hero, Thargos
from cardwright.games.thargos.terms import MISSION
from cardwright.kernel.machine import Frame
from cardwright.text.phrasebook import Said, said
from cardwright.text.thargos.walk.nouns import BEARER, COMPLETED, POSTED, Voice, named


def thing(t: Thargos, number: int) -> Card | Hero:
    """A design, or a Hero behind all designs."""
    return t.cards[number] if number < len(t.cards) else t.heroes[number - len(t.cards)]


def design(t: Thargos, number: int) -> Said:
    return named(t.cards[number])


def hero_at(t: Thargos, hero: int) -> Said:
    """The Hero at a place of the table."""
    return named(t.heroes[t.stand(hero).hero])


def mission_on(t: Thargos, track: int) -> Said:
    """The Mission on a track, or the track itself if there is none."""
    return named(t.mission(track)) if t.missions[track] >= 0 else said("track", n=track + 1)


def track_at(t: Thargos, track: int) -> Said:
    """A track by its number, and by its Mission if it has one; in a story the Mission."""
    if t.variant.story is not None:
        return mission_on(t, track)
    if t.missions[track] < 0:
        return said("track", n=track + 1)
    return said("track_with_mission", n=track + 1, mission=named(t.mission(track)))


def voice_of(t: Thargos, f: Frame) -> Voice:
    """How the card speaks from which something is asked."""
    card = thing(t, int(f.card)) if f.card >= 0 else None
    if not isinstance(card, Card):
        return BEARER
    return COMPLETED if card.kind == MISSION else POSTED if card.post is not None else BEARER
