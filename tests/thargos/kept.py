"""The games of Heroes of Thargos that are kept: each way to end in every mode, and both other boxes."""

from collections.abc import Sequence
from typing import Final

from cardwright.games.thargos.moves.heroes import column
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import Dice
from cardwright.kernel.game import WITH
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Page
from tests.goldens.golden import Chooser, Golden, Kept, at_random
from tests.playthrough import Outline

IDLE: Final = ("attach nothing", "pass", "stop", "decline", "none")


def boldly(t: Position, dice: Dice) -> int:
    """Attach, attempt what looks best face up unless it is hopeless, lay cards, and seldom do nothing."""
    assert isinstance(t, Thargos)
    values = {int(pick): (worth(t, name(t, pick)), dice.roll(100)) for pick in t.options}
    return max(values, key=lambda pick: values[pick])


def worth(t: Thargos, answer: str) -> int:
    verb, *rest = answer.split()
    if answer in IDLE:
        return 0
    if verb == "attempt" and not rest[0].isdigit():
        return lead_in_story(t, *rest) - 3
    return lead(t, int(rest[0]) - 1) + 3 if verb == "attempt" else 1


def lead(t: Thargos, track: int) -> int:
    """By how much the player who is asked leads on a track face up, where it is least."""
    seat = t.seat()
    mine = 4 * seat + t.place_on(seat, track)
    asks = t.mission(track).asks
    there = t.stand(t.facing(mine)).hero >= 0
    facing = [int(column(t, t.facing(mine), a)) if there else 0 for a in range(3)]
    return min(int(column(t, mine, a)) - facing[a] - int(asks[a]) for a in range(3) if asks[a])


def lead_in_story(t: Thargos, mission: str, hero: str) -> int:
    """By how much a Hero of the player who is asked leads against a Mission alone, where it is least."""
    asks = next(card for card in t.cards if card.id == mission).asks
    heroes = [t.heroes[stand.hero].id for stand in t.sides[t.seat()].stands]
    mine = 4 * t.seat() + heroes.index(hero)
    return min(int(column(t, mine, a)) - int(asks[a]) for a in range(3) if asks[a])


def idly(t: Position, dice: Dice) -> int:
    """Do nothing wherever that is possible."""
    return next((int(pick) for pick in t.options if name(t, pick) in IDLE), at_random(t, dice))


def patiently(t: Position, dice: Dice) -> int:
    """Do nothing but defend, with every card."""
    lays = [int(pick) for pick in t.options if name(t, pick).startswith("lay ")]
    return lays[0] if lays else idly(t, dice)


def cruelly(t: Position, dice: Dice) -> int:
    """Injure and strip Heroes wherever that is possible; otherwise boldly, and in defence patiently."""
    assert isinstance(t, Thargos)
    for harm in HARM:
        for pick in t.options:
            if name(t, pick) == f"play {harm}":
                return int(pick)
    opposing = [int(pick) for pick in t.options if name(t, pick).startswith("oppose ")]
    if opposing:
        return opposing[dice.roll(len(opposing))]
    attacked = t.conflict is not None and t.conflict.attacker != t.seat()
    return patiently(t, dice) if attacked else boldly(t, dice)


def eagerly(t: Position, dice: Dice) -> int:
    """In a story, attempt whatever is likely and lay for it whatever there is; oppose nobody."""
    assert isinstance(t, Thargos)
    answers = {name(t, pick): int(pick) for pick in t.options}
    leads = {it: lead_in_story(t, *it.split()[1:]) for it in answers if it.startswith("attempt ")}
    best = max(leads, key=lambda it: leads[it], default="")
    if best and leads[best] >= -1:
        return answers[best]
    return answers["decline"] if "decline" in answers else boldly(t, dice)


def alone(chooser: Chooser, way: str, brought: Sequence[str] = (), mode: str = "solo", **options: str) -> Golden:
    """A game against the Rival that ends in a way."""
    return Golden(1, chooser, lambda ended, told: ended == way, {"mode": mode, **options}, brought)


def on_map(chooser: Chooser, way: str, brought: Sequence[str] = (), **options: str) -> Golden:
    """A story against the Rival that ends in a way."""
    return alone(chooser, way, brought, "story-solo", **options)


def in_story(players: int, chooser: Chooser, way: str, **options: str) -> Golden:
    """A story that ends in a way."""
    return Golden(players, chooser, lambda ended, told: ended == way, {"mode": "story", **options})


def golden(players: int, chooser: Chooser, way: str = "", *expansions: str) -> Golden:
    """A game that ends in a way."""

    def fits(ended: str, told: list[Event]) -> bool:
        return way in ("", ended)

    mode = {"mode": "duel" if players == 2 else "circle"}
    return Golden(players, chooser, fits, {**mode, **dict.fromkeys(expansions, WITH)})


class ThargosOutline(Outline):
    """Turns, and once around the table what everybody has."""

    def moment(self, view: Page) -> str:
        return f"turn {view.get('turns'):>2}  "

    def chapter(self, view: Page) -> str:
        turns, sides = view.number("turns", 0, 0, 9999), len(self.sides(view))
        return f"round {(turns + sides - 1) // sides}" if turns else "the opening"

    def sides(self, view: Page) -> list[Page]:
        """Who plays: the players, and the Rival if there is one."""
        return view.pages("sides")[: view.number("players", None, 1, 6) + (1 if view.get("rival") else 0)]

    def table(self, view: Page) -> list[str]:
        """One line a seat: VP, cards, and the Heroes with their Lastings; those that are Injured in brackets."""
        lines, players = [], view.number("players", None, 1, 6)
        for i, side in enumerate(self.sides(view)):
            heroes = " ".join(self.hero(stand) for stand in side.pages("stands"))
            cards = f"hand {side.page('hand').get('size')}, deck {side.page('deck').get('size')}"
            rival = view.page("rival")
            who = f"rival, {rival.get('attitude')} {rival.get('infamy')}" if i >= players else f"seat {i + 1}"
            lines.append(f"{who}: {side.get('points')}/{side.get('target')} VP; {cards}; {heroes}")
        return lines

    def hero(self, stand: Page) -> str:
        injured, id = stand.get("injured"), stand.get("hero")
        return "+".join([f"({id})" if injured else f"{id or '-'}", *stand.texts("lastings")])


# Actions that injure Heroes or strip them, and a deck of Undead that has many of them.
HARM: Final = (
    "barrow_opens", "poisoned_cup", "spinocanth_lightning_attack", "procession_of_the_drowned", "rust_and_ruin",
    "cyclops_of_slavit", "fire_in_the_armoury",
)  # fmt: skip
CRUEL: Final = """heroes = ["ulmareth", "drowned_centurion", "gnawer_of_names", "bell_ringer_of_the_plague_cart"]
[cards]
barrow_opens = 4
poisoned_cup = 4
spinocanth_lightning_attack = 1
procession_of_the_drowned = 4
rust_and_ruin = 4
cyclops_of_slavit = 1
fire_in_the_armoury = 4
feast_at_the_plague_pit = 4
storm_the_ember_chapel = 4
ring_the_sunken_bell = 4
boot_stiletto = 1
weeping_idol = 1
tower_shield = 4
plate_of_the_old_empire = 4
makden_warrior_scout = 4
candle_of_the_last_rite = 4
veil_of_dusk = 4
prefects_chain = 4
"""
# Twenty cards of each kind, for a story.
CRUEL_STORY: Final = """heroes = ["ulmareth", "drowned_centurion", "gnawer_of_names", "bell_ringer_of_the_plague_cart"]
[cards]
barrow_opens = 4
poisoned_cup = 4
spinocanth_lightning_attack = 1
procession_of_the_drowned = 4
rust_and_ruin = 4
cyclops_of_slavit = 1
fire_in_the_armoury = 2
feast_at_the_plague_pit = 4
storm_the_ember_chapel = 4
ring_the_sunken_bell = 4
hold_the_rarlonn_pass = 4
bind_the_canal_wraith = 4
tower_shield = 4
plate_of_the_old_empire = 4
makden_warrior_scout = 4
candle_of_the_last_rite = 4
veil_of_dusk = 4
"""
WAYS: Final = {"target", "last_left", "stalemate"}
ALONE: Final = {*WAYS, "rival", "burnt"}
KEPT: Final = Kept(
    {
        "target": golden(2, boldly, "target"),
        "burnt": golden(2, at_random, "last_left", "undead"),
        "stalemate": golden(2, idly, "stalemate"),
        "circle": golden(3, boldly, "target", "condar"),
        "circle_burnt": golden(4, at_random, "last_left"),
        "circle_stalemate": golden(5, idly, "stalemate"),
        "six": golden(6, boldly, "", "condar", "undead"),
        "solo": alone(boldly, "target", difficulty="easy"),
        "solo_rival": alone(boldly, "rival", difficulty="hard", effects="all"),
        "solo_burnt": alone(at_random, "burnt", infamy="2", condar=WITH),
        "solo_stalemate": alone(patiently, "stalemate", difficulty="easy", length="reshuffle"),
        "story": in_story(2, boldly, "target"),
        "story_burnt": in_story(1, at_random, "burnt", story="road"),
        "story_stalemate": in_story(3, idly, "stalemate"),
        "story_last_left": in_story(4, at_random, "last_left", story="condar", condar=WITH),
        "solo_last_left": alone(cruelly, "last_left", [CRUEL], difficulty="easy", length="full", undead=WITH),
        "story_solo": on_map(eagerly, "target", missions="easy", difficulty="easy"),
        "story_solo_rival": on_map(boldly, "rival", missions="hard", effects="all", story="condar", condar=WITH),
        "story_solo_burnt": on_map(at_random, "burnt", story="road", length="full"),
        "story_solo_stalemate": on_map(idly, "stalemate", story="road", length="full", difficulty="easy"),
        "story_solo_last_left": on_map(
            cruelly, "last_left", [CRUEL_STORY], difficulty="easy", length="full", undead=WITH
        ),
    },
    {"duel": WAYS, "circle": WAYS, "solo": ALONE, "story": {*WAYS, "burnt"}, "story-solo": ALONE},
    ThargosOutline(),
)
