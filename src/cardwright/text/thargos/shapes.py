"""The shapes of what is told of Heroes of Thargos as data: `View` and `Card`. The page's types are made from them.

They stand here and not beside the view because compiled classes forget the parts of their annotations.
"""

from typing import Literal

from typing_extensions import TypedDict  # pydantic reads the one in `typing` only from Python 3.12 on

Frame = tuple[str, int, int, int, int]
Attribute = Literal["might", "mind", "mysticism"]
Owned = tuple[int, str]


class Hidden(TypedDict):
    """Cards of which the viewer may know some."""

    size: int
    known: list[str]


class Deck(TypedDict):
    """How many cards are left, and those that the viewer knows, with their depth from the top."""

    size: int
    known: list[tuple[int, str]]


class Laid(TypedDict):
    """The attributes on which cards lie in the order of laying, their names if all are known, and those spied.

    `worth` is what they add to each attribute, for who knows them all while the Mission is there; `first_counts` says
    that the first card may be any.
    """

    on: list[Attribute]
    row: list[str]
    known: list[tuple[Attribute, str]]
    worth: list[int]
    first_counts: bool


class Stand(TypedDict):
    """A Hero in play, or nobody (""); boosts are three until the end of the turn and three until its player's next."""

    hero: str
    injured: bool
    lastings: list[str]
    used: int
    rolled: int
    boosts: list[int]


class SideView(TypedDict):
    """What somebody sees of a player.

    `figures` are what each Hero has of each attribute where no conflict changes it, `posts` Actions on a track with
    their place and the uses left, `scored` Missions with their owner, and whether they count one VP more. The `list` of
    the deck is empty unless the viewer may read it; of another, `met` are cards known to be in it.
    """

    team: list[str]
    bench: list[str]
    shown: list[str]
    target: int
    points: int
    stands: list[Stand]
    figures: list[tuple[int, int, int]]
    posts: list[tuple[str, int, int]]
    scored: list[tuple[int, str, bool]]
    discard: list[str]
    aside: list[Owned]
    played: str
    captives: int
    reshuffled: bool
    undead: bool
    hand: Hidden
    deck: Deck
    laid: Laid
    list: list[str]
    met: list[str]


class Conflict(TypedDict):
    """An attempt under way; of pairs the attacker's comes first, and `opened` is a set of attributes."""

    track: int
    attacker: int
    defender: int
    places: list[int]
    ease: int
    boosts: list[int]
    most: list[int]
    opened: int
    spread: bool
    owed: int
    first: list[int]
    void: list[int]
    posted: list[list[int]]
    revealed: bool
    repelled: bool
    team: bool


class Rival(TypedDict):
    """How the Rival feels, and the cards that dice have added to the attempt being decided."""

    attitude: Literal["aggressive", "wary", "defensive"]
    infamy: int
    added: int


class Spot(TypedDict):
    """A Mission on the map of a story: `ways` are what must be won before, of several one; the others are numbers."""

    status: Literal["required", "optional", "either", "secret"]
    ways: list[list[int]]
    closes: list[int]
    place: Literal["urban", "wild"]
    passive: bool
    team: bool
    takes: bool
    where: dict[str, str]


class Map(TypedDict):
    """The map of a story; texts are by the codes of the languages, and none of them need be there."""

    name: dict[str, str]
    intro: dict[str, str]
    spots: list[Spot]


class Party(TypedDict):
    """How the Missions of a story stand for a party; `last` is the one that it won last, or -1."""

    won: list[int]
    closed: list[int]
    open: list[int]
    last: int


class View(TypedDict):
    """What one viewer sees of a position: tracks have a Mission with its owner, or none, and sets of who sealed them.

    `totals` are what attacker and defender have face up of each attribute. Where somebody plays alone the `rival`
    comes behind the players among the `sides`, and `piles` are its Attack pile and its Defence pile without Infamy. In
    a story `missions` are those of the `map` and then side Missions, one that lies face down is nameless, and the world
    comes behind all `parties` among the `sides`; `own_story` is the text of one that a player brought.
    """

    variant: dict[str, str]
    own_story: str
    seat: int
    players: int
    turn: int
    first: int
    turns: int
    quiet: int
    stirred: bool
    extra: tuple[int, int, int]
    left: list[int]
    last_ditch: bool
    ended: int
    missions: list[Owned | tuple[int] | None]
    seals: list[int]
    conflict: Conflict | None
    pending: list[int]
    rolls: list[int]
    rival: Rival | None
    secrets: int
    agenda: list[Frame]
    asked: Frame | None
    map: Map | None
    parties: list[Party]
    totals: list[tuple[int, int, int]]
    piles: list[int]
    sides: list[SideView]
    options: list[str]
    over: bool


class Figures(TypedDict):
    """A number for each attribute."""

    might: int
    mind: int
    mysticism: int


class EffectText(TypedDict):
    """An effect of a card in words, and in signs: names, some with what stands in them behind a colon."""

    kind: Literal["permanent", "triggered", "instead", "play", "post", "complete"]
    kind_name: str
    text: str
    signs: list[str]


class Card(TypedDict):
    """A face of a Hero, a Lasting, an Action or a Mission in words; what only others have is null.

    A face whose attributes are dice has none.
    """

    id: str
    number: str
    name: str
    set: Literal["base", "condar", "undead"]
    set_name: str
    sort: Literal["hero", "lasting", "action", "mission"]
    sort_name: str
    face: Literal["active", "injured"] | None
    face_name: str | None
    points: int | None
    attributes: Figures | None
    pam: int | None
    copies: int
    locked: bool
    gives: Figures | None
    vp: int | None
    asks: Figures | None
    place: Literal["any", "urban", "wild"] | None
    place_name: str | None
    factions: list[str]
    faction_names: list[str]
    keywords: list[str]
    keyword_names: list[str]
    lines: list[EffectText]
    provenance: Literal["printed", "rulebook", "original"]
    provenance_name: str
    back: str | None
