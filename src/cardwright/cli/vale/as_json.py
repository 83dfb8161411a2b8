"""Positions as JSON for people: seats and the places of the deck are counted from 1."""

from typing import Final

from cardwright.cli.vale.view import see
from cardwright.kernel.game import OPEN, Game
from cardwright.kernel.machine import Position
from cardwright.kernel.paper import Record
from cardwright.text.vale.shapes import View

SHOWN: Final = (
    "score", "stones", "limit", "spaces", "area", "used", "bought", "gear", "last_tile", "seals", "curses", "appeased",
    "shelter",
)  # fmt: skip


def position(game: Game, t: Position, viewer: int) -> Record:
    view = see(game, t, viewer)
    return everything(view) if viewer == OPEN else as_seen(view)


def everything(view: View) -> Record:
    """The whole position, from a view that hides nothing. The deck is listed from its top."""
    seats = _seats(view)
    for shown, player in zip(seats, view["seats"]):
        shown["hand"] = player["hand"]["known"]
        if "shelter" in player:
            shown["shelter"] = player["shelter"]["known"]
    deck = [id for _, id in view["deck"]["known"]]
    return {**_head(view), "deck": deck, "pile": view["pile"], "seats": seats}


def as_seen(view: View) -> Record:
    """What one seat sees."""
    known = [{"place": depth + 1, "card": id} for depth, id in view["deck"]["known"]]
    deck = {"size": view["deck"]["size"], "known": known}
    return {**_head(view), "deck": deck, "pile": view["pile"], "seats": _seats(view)}


def _head(view: View) -> Record:
    board = [
        {"card": card["card"], "marker": card["marker"] + 1 if card["marker"] >= 0 else None}
        for card in view["board"]
    ]  # fmt: skip
    return {
        "options": view["variant"],
        "round": view["round"],
        "phase": view["phase"],
        "first": view["first"] + 1,
        "turn": view["turn"] + 1,
        "board": board,
        **{key: value for key, value in view.items() if key in ("display", "tokens")},
    }


def _seats(view: View) -> list[Record]:
    """What each player has; of hidden places their size and what is known."""
    seats: list[Record] = []
    for seat, player in enumerate(view["seats"]):
        shown: Record = {"seat": seat + 1}
        shown.update((key, value) for key, value in player.items() if key in SHOWN)
        shown["hand"] = {"size": player["hand"]["size"], "known": player["hand"]["known"]}
        seats.append(shown)
    return seats
