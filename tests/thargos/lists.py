"""Short decks for rules tests: a player has what is named, and nothing else."""

from typing import Any


def nothing_else(*more: str, **has: Any) -> dict[str, Any]:
    """What a player has, with no other cards in the deck than those named; two dull Missions lie on the tracks.

    `more` are cards of this player that lie with others.
    """
    named = [*more, *has.get("hand", []), *has.get("deck", []), *has.get("discard", [])]
    named += [post[0] for post in has.get("posts", [])]
    named += [card for lastings in has.get("lastings", {}).values() for card in lastings]
    return {**has, "list": [*named, "drive_off_the_carrion_pack", "drive_off_the_carrion_pack"]}
