"""A view of Heroes of Thargos with its types, and where things lie."""

from typing import Final, cast

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.moves.heroes import column
from cardwright.games.thargos.state import Card, Face, Hero, Thargos
from cardwright.games.thargos.terms import ATTRIBUTES
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.text.thargos.box import INJURED
from cardwright.text.thargos.shapes import Stand, View


def see(game: Game, t: Position, seat: int) -> View:
    """What a seat, a spectator or somebody who may see everything sees."""
    return cast(View, game.view(t, seat))


def thargos(t: Position) -> Thargos:
    assert isinstance(t, Thargos), "a position of another game"
    return t


BY_ID: Final[dict[str, Card | Hero]] = {**{it.id: it for it in HEROES}, **{it.id: it for it in DESIGNS}}
PLACES: Final = {id: place for place, id in enumerate(BY_ID)}


def card(id: str) -> Card:
    """The Lasting, the Action or the Mission of an id."""
    found = BY_ID[id]
    assert isinstance(found, Card), f"{id} is a Hero"
    return found


def hero(id: str) -> Hero:
    """The Hero of an id; that of a face will do."""
    found = BY_ID[id.removesuffix(f"_{INJURED}")]
    assert isinstance(found, Hero), f"{id} is no Hero"
    return found


def face(stand: Stand) -> Face:
    """The visible face of a Hero in play."""
    it = hero(stand["hero"])
    return it.injured if stand["injured"] else it.active


def columns(t: Thargos, side: int, place: int) -> list[int]:
    """What a Hero has of each attribute face up, where no conflict changes it: everybody can add it up."""
    return [int(column(t, 4 * side + place, a)) for a in range(len(ATTRIBUTES))]


def mission_at(view: View, track: int) -> str:
    """The Mission of a track or of a story; empty if there is none, or it lies face down."""
    there = view["missions"][track]
    return there[1] if there is not None and len(there) == 2 else ""


def tracks_of(t: Thargos, seat: int) -> list[int]:
    """A player's tracks in order; for whoever sits nowhere all of them."""
    tracks = range(len(t.missions))
    return [track for track in tracks if seat < 0 or t.place_on(seat, track) >= 0]


def places_of(t: Thargos, seat: int) -> list[int]:
    """A player's places in the order of their tracks; in a story as they stand."""
    if t.variant.story is not None:
        return [0, 1, 2, 3]
    return [int(t.place_on(seat, track)) for track in tracks_of(t, seat)]


def sides_of(t: Thargos) -> int:
    """How many sides play: in a story the world is none of them."""
    return len(t.sides) - (0 if t.variant.story is None else 1)


def players_of(t: Thargos, track: int, seat: int) -> tuple[int, int]:
    """The two players of a track; the viewer comes last."""
    one = track >> 1
    other = int(t.across(one, track))
    return (one, other) if seat == other or (seat < 0 and other == 0) else (other, one)
