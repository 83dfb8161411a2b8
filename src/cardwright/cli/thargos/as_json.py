"""Positions as JSON for people: seats, tracks and the places of a deck are counted from 1."""

from cardwright.cli.thargos.view import columns, mission_at, see, thargos
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import ATTRIBUTES
from cardwright.kernel.game import OPEN, Game
from cardwright.kernel.machine import Position
from cardwright.kernel.paper import Record
from cardwright.text.thargos.shapes import SideView, View


def position(game: Game, t: Position, viewer: int) -> Record:
    view = see(game, t, viewer)
    return everything(thargos(t), view) if viewer == OPEN else as_seen(thargos(t), view)


def everything(t: Thargos, view: View) -> Record:
    """The whole position, from a view that hides nothing. A deck is listed from its top."""
    seats = [_seat(t, view, seat) for seat in range(len(view["sides"]))]
    for shown, side in zip(seats, view["sides"]):
        shown["hand"] = side["hand"]["known"]
        shown["deck"] = [id for _, id in side["deck"]["known"]]
        shown["laid"] = [list(laid) for laid in zip(side["laid"]["on"], side["laid"]["row"])]
    return {**_head(t, view), "seats": seats}


def as_seen(t: Thargos, view: View) -> Record:
    """What one seat sees."""
    seats = [_seat(t, view, seat) for seat in range(len(view["sides"]))]
    for shown, side in zip(seats, view["sides"]):
        known = [{"place": depth + 1, "card": id} for depth, id in side["deck"]["known"]]
        shown["hand"] = {"size": side["hand"]["size"], "known": side["hand"]["known"]}
        shown["deck"] = {"size": side["deck"]["size"], "known": known}
        shown["laid"] = {"on": side["laid"]["on"], "known": side["laid"]["known"]}
    return {**_head(t, view), "seats": seats}


def _head(t: Thargos, view: View) -> Record:
    tracks: list[Record] = []
    for track, (it, seals) in enumerate(zip(view["missions"], view["seals"])):
        sealed = [seat + 1 for seat in range(len(view["sides"])) if seals >> seat & 1]
        mission = mission_at(view, track) or None
        found: Record = {"mission": mission, "owner": it and it[0] + 1, "sealed_by": sealed}
        if t.variant.story is not None:
            found = {"mission": mission, "hidden": it is not None and mission is None, "sealed_by": sealed}
        tracks.append(found)
    return {
        "options": view["variant"],
        "turn": view["turn"] + 1,
        "first": view["first"] + 1,
        "turns": view["turns"],
        "tracks": tracks,
        "conflict": _conflict(t, view),
        "left": [seat + 1 for seat in view["left"]],
        **({} if view["rival"] is None else {"rival": _rival(view)}),
    }


def _rival(view: View) -> Record:
    """How the Rival feels, and its piles; what else it has stands behind the seats."""
    attack, defence = view["piles"]
    return {**(view["rival"] or {}), "attack_pile": attack, "defence_pile": defence}


def _conflict(t: Thargos, view: View) -> Record | None:
    """An attempt under way, with what both sides have face up of what the Mission asks for."""
    conflict = view["conflict"]
    if conflict is None:
        return None
    attacker, track = conflict["attacker"], conflict["track"]
    totals = [dict(zip(ATTRIBUTES, row)) for row in view["totals"]]
    return {
        "track": track + 1,
        "attacker": attacker + 1,
        "defender": conflict["defender"] + 1,
        "face_up": dict(zip(("attacker", "defender"), totals)),
        "revealed": conflict["revealed"],
        "repelled": conflict["repelled"],
    }


def _seat(t: Thargos, view: View, seat: int) -> Record:
    """What everybody sees of a player."""
    side = view["sides"][seat]
    return {
        "seat": seat + 1,
        "points": side["points"],
        "target": side["target"],
        "heroes": _heroes(t, side, seat),
        "bench": side["bench"],
        "posts": [{"card": id, "track": number_of(t, seat, place), "uses": uses} for id, place, uses in side["posts"]],
        "scored": [
            {"card": id, "owner": owner + 1, **({"more": 1} if more else {})} for owner, id, more in side["scored"]
        ],
        "discard": side["discard"],
        "aside": [id for _, id in side["aside"]],
        "captives": side["captives"],
    }


def _heroes(t: Thargos, side: SideView, seat: int) -> list[Record]:
    """The Heroes in play by track, with what their columns add up to."""
    found: list[Record] = []
    for place in sorted(range(len(side["stands"])), key=lambda place: number_of(t, seat, place)):
        stand = side["stands"][place]
        if stand["hero"]:
            figures = dict(zip(ATTRIBUTES, columns(t, seat, place)))
            state = "injured" if stand["injured"] else "active"
            track = number_of(t, seat, place)
            found.append(
                {"track": track, "hero": stand["hero"], "face": state, **figures, "lastings": stand["lastings"]}
            )
    return found


def number_of(t: Thargos, seat: int, place: int) -> int:
    """The number of the track of a place, or in a story of the place itself."""
    return 1 + (place if t.variant.story is not None else int(t.track(seat, place)))
