"""Nouns: Heroes, players, cards and attributes, and what they are called where a word stands."""

from typing import Final, NamedTuple

from cardwright.games.thargos.state import Card, Hero
from cardwright.games.thargos.terms import (
    ALL_DARKUN,
    ALL_INJURED,
    ALL_YOURS,
    ATTRIBUTES,
    BARE_ENEMY,
    EACH,
    ENEMY,
    EVERYBODY,
    FACING,
    FOE,
    INJURED_ENEMY,
    INJURED_OTHER,
    INJURED_YOURS,
    KINDS,
    LADEN_OTHER,
    OPPONENTS,
    OTHER,
    THEIRS,
    THIS,
    YOURS,
)
from cardwright.games.thargos.words.conditions import Captives, Count, InjuredHeroes
from cardwright.text.phrasebook import Argument, NoPhrase, Said, said
from cardwright.text.typography import number


class Voice(NamedTuple):
    """What a card calls this Hero, the facing one, the foe, the player named before, and the track it speaks of."""

    this: str = "this_hero"
    facing: str = "facing_hero"
    foe: str = "foe"
    that: str = "that_player"
    track: str = "track_of_hero"


# A face or a Lasting, a Mission that was completed, an Action on a track.
BEARER: Final = Voice()
COMPLETED: Final = Voice("winning_hero", "beaten_hero", "defender", track="this_track")
POSTED: Final = Voice("that_hero")

HEROES: Final = {
    YOURS: "your_hero",
    OTHER: "other_hero",
    ENEMY: "enemy_hero",
    INJURED_YOURS: "your_injured_hero",
    INJURED_OTHER: "other_injured_hero",
    INJURED_ENEMY: "injured_enemy",
    BARE_ENEMY: "bare_enemy",
    ALL_YOURS: "each_hero",
    ALL_INJURED: "each_injured_hero",
    ALL_DARKUN: "each_darkun",
    LADEN_OTHER: "each_laden_hero",
}
PLAYERS: Final = {OPPONENTS: "each_opponent", EVERYBODY: "each_player"}
COUNTS: Final[dict[type[Count], str]] = {InjuredHeroes: "per_injured", Captives: "per_captive"}


def hero(which: int, voice: Voice) -> Said:
    """A Hero, or several, by what a word is about."""
    if which == THEIRS:
        return said("hero_of", player=said(voice.that))
    return said(voice.this if which == THIS else voice.facing if which == FACING else HEROES[which])


def player(who: int, voice: Voice) -> Said:
    """Players other than you."""
    return said(voice.foe if who == FOE else PLAYERS.get(who, voice.that))


def attribute(a: int) -> Said:
    return said(ATTRIBUTES[a])


def boost(n: int, a: int) -> Said:
    """So much more, or less, of an attribute, or of each that the Mission asks for."""
    return said("boost_each", n=signed(n)) if a == EACH else said("boost", n=signed(n), attribute=attribute(a))


def signed(n: int) -> str:
    """A number with its sign: the real minus, not the hyphen."""
    return f"+{n}" if n >= 0 else number(n)


def per(count: Count | None) -> Argument:
    """What a number is multiplied by, if anything."""
    if count is None:
        return ""
    if type(count) not in COUNTS:
        raise NoPhrase(type(count).__name__)
    return said(COUNTS[type(count)])


def one_card(kind: int) -> Said:
    """A card of a kind, or any."""
    return said(f"one_{KINDS[kind]}" if kind >= 0 else "one_card")


def keyword(word: str) -> Said:
    return said(f"keyword_{word}")


def named(card: Card | Hero) -> Said:
    """A card by its name."""
    return said(f"name_{card.id}")
