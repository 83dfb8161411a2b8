"""What the Artifacts expansion adds to the course of a game: everybody takes a tile before the hunt."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from cardwright.games.vale.moves import perform
from cardwright.games.vale.state import Vale, Word
from cardwright.games.vale.terms import TOOK_TILE
from cardwright.games.vale.words.artifacts import give_back
from cardwright.kernel.dice import Dice
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import holds

# The tiles come in this order: three for every game, one from three players on, one for four; the others by lot.
ALWAYS: Final = 3
FIXED: Final = 5
BY_LOT: Final = 3


class LayTiles(Word):
    """Lay out the tiles of this game, unless they lie there already."""

    def do(self, t: Vale, f: Frame) -> None:
        if len(t.display) == 0:
            lay_tiles(t, t.dice)


def lay_tiles(t: Vale, dice: Dice) -> None:
    """Lay out the tiles of this game that nobody holds."""
    tiles = t.variant.tiles
    there = tiles[:]
    if not t.variant.all_tiles:
        there = vec[i64]()
        for i in range(ALWAYS + t.players - 2):
            there = append(there, tiles[i])
        for tile in drawn(t, dice):
            there = append(there, tile)
    for tile in there:
        if not any(holds(s.gear, tile) for s in t.seats):
            t.display = append(t.display, tile)


def drawn(t: Vale, dice: Dice) -> vec[i64]:
    """Three of the tiles that do not follow from the number of players: those that somebody has or had, then by lot."""
    lot = vec[i64]()
    found = vec[i64]()
    for i in range(i64(FIXED), i64(len(t.variant.tiles))):
        tile = t.variant.tiles[i]
        if any(holds(s.gear, tile) or s.last_tile == tile for s in t.seats):
            found = append(found, tile)
        else:
            lot = append(lot, tile)
    dice.shuffle(lot)
    for tile in lot:
        if len(found) < BY_LOT:
            found = append(found, tile)
    return found


def tile_of(t: Vale, seat: i64) -> i64:
    """The tile that a player holds, or -1."""
    for g in t.seats[seat].gear:
        if holds(t.variant.tiles, g):
            return g
    return -1


class TakeTile(Word):
    """Take a tile, but not the one you had in the round before; an instant one works at once."""

    def do(self, t: Vale, f: Frame) -> None:
        free = self.options(t, f)
        if tile_of(t, f.seat) < 0 and len(free) > 0:
            t.turn = f.seat
            t.ask(f, free)

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        free = vec[i64]()
        for tile in t.display:
            if tile != t.seats[f.seat].last_tile:
                free = append(free, tile)
        return free

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        s = t.seats[f.seat]
        t.display = remove(t.display, pick)
        s.equip(pick, t.variant.traits)
        s.last_tile = pick
        t.note(TOOK_TILE, f.seat, pick)
        instant = t.cards[pick].instant
        if instant is not None:
            frame = Frame(instant, f.seat, pick)
            if instant.can(t, frame):
                perform(t, frame)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"artifact {t.cards[pick].id}"


class ReturnTile(Word):
    """A tile still held after the action phase goes back to the others."""

    def do(self, t: Vale, f: Frame) -> None:
        tile = tile_of(t, f.seat)
        if tile >= 0:
            give_back(t, f.seat, tile)


LAY_TILES: Final = LayTiles()
TAKE_TILE: Final = TakeTile()
RETURN_TILE: Final = ReturnTile()
