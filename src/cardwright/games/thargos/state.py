"""Heroes of Thargos as plain data: what is printed, what is in play, and where it lies."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.seat import BEHIND, CALM, CARD, Conflict, Side, Stand, Temper
from cardwright.games.thargos.story import Story
from cardwright.games.thargos.terms import ACTS, ALONE, ANYWHERE, DICE
from cardwright.kernel import words
from cardwright.kernel.machine import Effect, Frame, Position

Word: TypeAlias = words.Word["Thargos"]
Condition: TypeAlias = words.Condition["Thargos"]

# Among seats: those who look on and play no part. What every player has seen in secret is still hidden from them.
ONLOOKERS: Final = 1 << 7


class Permanent:
    """What holds while its face or its card is visible. It is read when it matters, never registered.

    Heroes are named by their place at the table, `4 * side + place`; `bearer` is the one whose face or Lasting it is.
    """

    def boost(self, t: "Thargos", bearer: i64, hero: i64, attribute: i64) -> i64:
        """What it adds to an attribute of a Hero of the same player."""
        return 0

    def sharpen(self, t: "Thargos", bearer: i64, hero: i64, card: "Card", first: bool) -> i64:
        """How much more a card counts that the same player laid for a Hero, the first one or a later one."""
        return 0

    def traits(self) -> i64:
        """What it is like, as a set: what it bars, and which of the questions here it answers."""
        return 0

    def hand_limit(self) -> i64:
        """A hand size that it offers, or 0."""
        return 0

    def more_lastings(self) -> i64:
        """How many more Lastings its player may attach in a turn."""
        return 0

    def instead(self) -> Word | None:
        """What happens instead of an injury of its Hero."""
        return None

    def must(self) -> bool:
        """Whether that happens whether its player likes it or not."""
        return False


class Plain(Word):
    """A word whose order among others of the same moment does not matter: it only adds to the conflict."""


def is_plain(effect: Effect) -> bool:
    """Whether an effect is nothing but plain words, perhaps under a condition."""
    if isinstance(effect, words.If):
        return all(is_plain(part) for part in effect.parts())
    return isinstance(effect, Plain)


class Clause:
    """What a face or a Lasting does at its moments.

    One of the `team` works in the conflicts of every Hero of its player, another in those of its own Hero. An `unaided`
    one asks its player nothing and needs neither hand nor deck, so it also works for who is out.
    """

    def __init__(self, effect: Word, *moments: int, team: bool = False, unaided: bool = False) -> None:
        self.effect: Final = effect
        self.moments: Final[i64] = sum(1 << moment for moment in moments)
        self.team: Final = team
        self.plain: Final[bool] = is_plain(effect)
        self.unaided: Final[bool] = unaided or is_plain(effect)


class Face:
    """One face of a Hero: its attributes, or none where dice set them, and what it does.

    `action` is what the Hero may do instead of an Action, so many times in a game.
    """

    def __init__(
        self,
        attributes: tuple[int, int, int] | None,
        *clauses: Clause,
        always: Sequence[Permanent] = (),
        action: Word | None = None,
        uses: int = 0,
    ) -> None:
        self.might: Final[i64] = attributes[0] if attributes else 0
        self.mind: Final[i64] = attributes[1] if attributes else 0
        self.mysticism: Final[i64] = attributes[2] if attributes else 0
        self.dice: Final[bool] = attributes is None
        self.clauses: Final = vec[Clause](clauses)
        self.always: Final = vec[Permanent](always)
        self.action: Final = action
        self.uses: Final[i64] = uses
        self.heeds: Final[i64] = _heeded(self.clauses)
        self.traits: Final[i64] = _traits(self.always) | (DICE if attributes is None else 0) | (ACTS if action else 0)


class Hero:
    """What is printed on a Hero. Heroes with the same `who` are one person: a team has one of them."""

    def __init__(
        self,
        id: str,
        number: str,
        points: int,
        active: Face,
        injured: Face,
        *,
        faction: int = -1,
        keywords: str = "",
        who: str = "",
        box: str = "base",
        provenance: str = "original",
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.points: Final[i64] = points
        self.active: Final = active
        self.injured: Final = injured
        self.faction: Final[i64] = faction
        self.keywords: Final = keywords.split()
        self.who: Final = who or id
        self.box: Final = box
        self.provenance: Final = provenance


class Post:
    """A track Action: it stays on its player's side of a track and may do something at its moments, so many times.

    One without `may` does it by itself.
    """

    def __init__(self, uses: int, effect: Word, *moments: int, may: bool = True) -> None:
        self.uses: Final[i64] = uses
        self.effect: Final = effect
        self.moments: Final[i64] = sum(1 << moment for moment in moments)
        self.may: Final = may


class Card:
    """What is printed on a Lasting, an Action or a Mission: a design, of which a deck may hold several copies.

    A Lasting `gives` its Hero something and has clauses, an Action is played or posted. A Mission `asks` for something,
    of the attributes that are `asked` for, is worth VP and does something when it is completed.
    """

    def __init__(
        self,
        id: str,
        number: str,
        kind: int,
        pam: int,
        *clauses: Clause,
        copies: int = 1,
        locked: bool = False,
        gives: tuple[int, int, int] = (0, 0, 0),
        always: Sequence[Permanent] = (),
        factions: Sequence[int] = (),
        play: Word | None = None,
        post: Post | None = None,
        vp: int = 0,
        asks: tuple[int, int, int] = (0, 0, 0),
        complete: Word | None = None,
        place: str = ANYWHERE,
        passive: bool = False,
        team: bool = False,
        keywords: str = "",
        box: str = "base",
        provenance: str = "original",
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.kind: Final[i64] = kind
        self.pam: Final[i64] = pam
        self.clauses: Final = vec[Clause](clauses)
        self.copies: Final[i64] = copies
        self.locked: Final = locked
        self.gives: Final[vec[i64]] = vec[i64](gives)
        self.always: Final = vec[Permanent](always)
        self.factions: Final[i64] = sum(1 << faction for faction in factions)
        self.play: Final = play
        self.post: Final = post
        self.vp: Final[i64] = vp
        self.asks: Final[vec[i64]] = vec[i64](asks)
        self.asked: Final[vec[i64]] = vec[i64]([attribute for attribute in range(3) if asks[attribute] > 0])
        self.complete: Final = complete
        self.place: Final = place
        self.passive: Final = passive
        self.team: Final = team
        self.keywords: Final = keywords.split()
        self.box: Final = box
        self.provenance: Final = provenance
        self.heeds: Final[i64] = _heeded(self.clauses)
        self.traits: Final[i64] = _traits(self.always)


def _heeded(clauses: vec[Clause]) -> i64:
    moments: i64 = 0
    for clause in clauses:
        moments |= clause.moments
    return moments


def _traits(always: vec[Permanent]) -> i64:
    traits: i64 = 0
    for permanent in always:
        traits |= permanent.traits()
    return traits


class Automaton:
    """What a side without a seat does where a player would decide, here nothing; else chance answers for it."""

    def begin_turn(self, t: "Thargos", side: i64) -> None:
        """Put the steps of its turn on the agenda; in a story, of everybody's."""

    def lay(self, t: "Thargos", side: i64) -> None:
        """Lay its cards in the conflict."""

    def hand(self, t: "Thargos", side: i64, gone: i64) -> vec[i64]:
        """The cards that stand for its hand where somebody looks at it, less some that are gone."""
        return vec[i64]()

    def discard(self, t: "Thargos", side: i64, n: i64) -> None:
        """Discard so many cards of a hand that it does not have."""

    def renew(self, t: "Thargos", side: i64) -> None:
        """Its deck is empty, and a card of it is needed."""

    def oppose(self, t: "Thargos", side: i64) -> i64:
        """The Hero with which it opposes an attempt in a story; -1: none."""
        return -1

    def uses(self, t: "Thargos", effect: Effect) -> bool:
        """Whether it lets an effect of one of its cards happen."""
        return True


class Variant:
    """The options of one game, what is printed on its cards, who plays without a seat, and the story, if any.

    `own_story` is the text of a story that a player brought. `solo` says that the Rival plays.
    """

    def __init__(
        self, cards: list[Card], heroes: list[Hero], options: dict[str, str],
        rival: Automaton | None = None, story: Story | None = None, own_story: str = "",
    ) -> None:  # fmt: skip
        self.cards: Final = vec[Card](cards)
        self.heroes: Final = vec[Hero](heroes)
        self.options: Final = options
        self.quick: Final[bool] = options.get("length") == "quick"
        self.reshuffle: Final[bool] = options.get("length") == "reshuffle"
        self.open_lists: Final[bool] = options.get("lists") == "open"
        self.last_ditch: Final[bool] = options.get("last_ditch") == "on"
        self.factions: Final[bool] = options.get("factions") == "on"
        self.ceiling: Final[bool] = options.get("answer") == "ceiling"
        self.dice_declared: Final[bool] = options.get("dice") == "declared"
        self.single_mirrored: Final[bool] = options.get("single") == "mirrored"
        self.empty_loses: Final[bool] = options.get("empty") == "always"
        self.undead: Final[bool] = options.get("undead") == "with"
        self.solo: Final[bool] = options.get("mode") in ALONE
        self.rival: Final[Automaton] = rival or Automaton()
        self.story: Final = story
        self.own_story: Final = own_story


class Thargos(Position):
    """A position. Track i lies between player i // 2 and the next one; two players share four.

    `missions` are the tracks' Missions as `owner << 6 | card`, or -1; `seals` the sets of players who sealed a track.
    `pending` are clauses that wait for their turn at one moment. `stirred` says whether a card went anywhere in this
    turn, and `quiet` is for how many turns none did. `out` is the set of players who have `left`, in that order. Who is
    alone meets the Rival: it comes behind the players, has no seat, and its `temper` says how it plays. In a story the
    last side is the world, behind the Rival too: it is out, its cards are the story's, and `missions` are those of the
    map and of the pile.
    """

    def __init__(self) -> None:
        super().__init__()
        self.variant: Variant = NOTHING
        self.cards: vec[Card] = NOTHING.cards
        self.heroes: vec[Hero] = NOTHING.heroes
        self.sides: vec[Side] = vec[Side]()
        self.missions: vec[i64] = vec[i64]()
        self.seals: vec[i64] = vec[i64]()
        self.conflict: Conflict | None = None
        self.pending: vec[i64] = vec[i64]()
        self.turn: i64 = 0
        self.first: i64 = 0
        self.turns: i64 = 0
        self.quiet: i64 = 0
        self.stirred: bool = False
        self.extra: i64 = 0
        self.extra_places: i64 = 0
        self.extra_ease: i64 = 0
        self.out: i64 = 0
        self.left: vec[i64] = vec[i64]()
        self.rolls: vec[i64] = vec[i64]()
        self.last_ditch: bool = False
        self.ended: i64 = 0
        self.temper: Temper = CALM

    def clone(self) -> Position:
        return self.copy()

    def copy(self) -> "Thargos":
        sides = vec[Side](capacity=i64(len(self.sides)))
        for s in self.sides:
            sides = append(sides, s.copy())
        return self.around(sides)

    def around(self, sides: vec[Side]) -> "Thargos":
        """A copy of everything between the sides, with these."""
        t = self.shared()
        t.take_over(self)
        t.sides = sides
        t.missions = self.missions[:]
        t.seals = self.seals[:]
        c = self.conflict
        if c is not None:
            t.conflict = c.copy()
        if len(self.pending) > 0:
            t.pending = self.pending[:]
        t.left = self.left[:]
        if len(self.rolls) > 0:
            t.rolls = self.rolls[:]
        return t

    def shared(self) -> "Thargos":
        """What lies on the table, without what is pending or asked and without a conflict: to look at, or to begin a
        copy with. It shares all rows, so who changes one takes a copy of it first."""
        t = Thargos()
        t.players = self.players
        t.variant = self.variant
        t.cards = self.cards
        t.heroes = self.heroes
        t.sides = self.sides
        t.missions = self.missions
        t.seals = self.seals
        t.turn = self.turn
        t.first = self.first
        t.turns = self.turns
        t.quiet = self.quiet
        t.stirred = self.stirred
        t.extra = self.extra
        t.extra_places = self.extra_places
        t.extra_ease = self.extra_ease
        t.out = self.out
        t.left = self.left
        t.rolls = self.rolls
        t.last_ditch = self.last_ditch
        t.ended = self.ended
        t.temper = self.temper
        return t

    def wait(self, f: Frame, options: vec[i64]) -> None:
        """Ask, even if there is a single possible answer; for who has no seat chance answers."""
        if f.seat < self.players:
            super().wait(f, options)
        else:
            self.reveal()
            f.effect.chosen(self, f, options[self.dice.roll(len(options))])

    # Where things are.

    def everyone(self) -> i64:
        """The set of all who see what lies open: the players, and whoever looks on."""
        return (1 << self.players) - 1 | ONLOOKERS

    def design(self, side: i64, card: i64) -> Card:
        number = self.sides[side].cards[card]
        return self.cards[number]

    def number(self, side: i64, card: i64) -> i64:
        """The number by which events and answers call a card: that of its design."""
        return self.sides[side].cards[card]

    def track(self, side: i64, place: i64) -> i64:
        """The track on which a player's place lies: two are shared with the next player, two with the one before."""
        return 2 * side + place if place < 2 else 2 * ((side - 1) % len(self.sides)) + place - 2

    def place_on(self, side: i64, track: i64) -> i64:
        """A player's place on a track, or -1."""
        if track >> 1 == side:
            return track & 1
        if track >> 1 == (side - 1) % len(self.sides):
            return 2 + (track & 1)
        return -1

    def across(self, side: i64, track: i64) -> i64:
        """The other player of a track."""
        one = track >> 1
        return (one + 1) % len(self.sides) if one == side else one

    def stand(self, hero: i64) -> Stand:
        """A Hero by its place at the table."""
        side, place = hero >> 2, hero & 3
        return self.sides[side].stands[place]

    def facing(self, hero: i64) -> i64:
        """The place opposite a place."""
        track = self.track(hero >> 2, hero & 3)
        other = self.across(hero >> 2, track)
        return 4 * other + self.place_on(other, track)

    def mission(self, track: i64) -> Card:
        """The Mission on a track."""
        it = self.missions[track]
        return self.design(it >> BEHIND, it & CARD)

    def is_out(self, side: i64) -> bool:
        return self.out >> side & 1 == 1

    def is_seated(self, side: i64) -> bool:
        """Whether somebody decides for a side; for the Rival rules and dice do."""
        return side < self.players


NOTHING: Final = Variant([], [], {})
