"""What is asked."""

from collections.abc import Callable
from typing import Final

from cardwright.games.thargos.moves.harm import Enlist, Injury, LoseLasting
from cardwright.games.thargos.moves.laying import conflict_of, first_counts_more
from cardwright.games.thargos.moves.moments import InOrder
from cardwright.games.thargos.rules.conflicts import STOP, Lay, Replace, UsePosts
from cardwright.games.thargos.rules.drawing import DrawUp
from cardwright.games.thargos.rules.opening import PlaceHero, PlaceMission
from cardwright.games.thargos.rules.places import MoveHeroes
from cardwright.games.thargos.rules.turns import PLAY, USE, Act, AttachStep, ExtraAttempt
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.stories.attempt import Oppose, Suffer
from cardwright.games.thargos.stories.turns import ATTEMPT, SEEK, Lead, StoryExtra
from cardwright.games.thargos.words.conflicts import AddCard, AddTurned, BoostOne, Feint, Keep, Spy, Withdraw
from cardwright.games.thargos.words.decks import Cycle, PutBack, PutUnder, Recover
from cardwright.games.thargos.words.hands import DiscardOwn, DiscardTheirs
from cardwright.games.thargos.words.heroes import HealSome, OnHero, Reroll, TradePlaces
from cardwright.games.thargos.words.joining import May, Opponent
from cardwright.games.thargos.words.lastings import Attach, PassOn
from cardwright.games.thargos.words.tracks import ReplaceMission, Seal, SetAside, SwapMissions
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.words import Choose
from cardwright.text.phrasebook import Argument, NoPhrase, Said, said
from cardwright.text.thargos.walk.nouns import named, one_card
from cardwright.text.thargos.walk.sentences import step
from cardwright.text.thargos.walk.things import design, hero_at, mission_on, thing, voice_of

# Questions that always ask the same, and the keys of their phrases.
PLAIN: Final[dict[type[Effect], str]] = {
    PlaceHero: "place_hero",
    PlaceMission: "place_mission",
    ExtraAttempt: "extra_attempt",
    UsePosts: "use_posts",
    MoveHeroes: "move_heroes",
    InOrder: "in_order",
    Spy: "spy",
    AddCard: "add_card",
    Withdraw: "withdraw",
    Keep: "keep",
    Feint: "feint",
    PutBack: "put_back",
    TradePlaces: "trade_places",
    Reroll: "reroll",
    PassOn: "pass_on",
    Seal: "seal",
    SwapMissions: "swap_missions",
    ReplaceMission: "replace_mission",
    SetAside: "set_aside",
    StoryExtra: "extra_attempt",
    Lead: "lead",
    Oppose: "oppose",
    Suffer: "suffer",
}
# Those that speak of tracks, which a story has none of.
OF_TRACKS: Final = (UsePosts, Seal)
# What is asked about the card of the frame, which does not ask it itself.
ABOUT_ITS_CARD: Final = (AddTurned, Enlist)


def prompt(key: str, **args: Argument) -> Said:
    """Something to ask; prompts have a table of their own."""
    return said(f"prompt_{key}", **args)


def question(t: Thargos, f: Frame, call: Callable[[int], str]) -> Said:
    """What is asked, without a capital; `call` says what the player of a seat is called."""
    match f.effect:
        case effect if type(effect) in PLAIN:
            told = t.variant.story is not None and isinstance(effect, OF_TRACKS)
            return prompt(f"{PLAIN[type(effect)]}{'_in_story' if told else ''}")
        case Act():
            return turn(t)
        case AttachStep():
            return prompt("attach_step_none" if nothing_else(t) else "attach_step")
        case Lay():
            return laying(t, f)
        case Replace():
            return prompt("replace", n=int(conflict_of(t).track) + 1)
        case DrawUp():
            return prompt("draw_up")
        case OnHero():
            return prompt(f.effect.verb())
        case Opponent():
            return prompt("name")
        case Choose():
            return prompt("choose")
        case May():
            return prompt("may", offer=step(f.effect, voice_of(t, f)))
        case _:
            return about_cards(t, f, call)


def about_cards(t: Thargos, f: Frame, call: Callable[[int], str]) -> Said:
    match f.effect:
        case Injury():
            return prompt("injury", hero=hero_at(t, int(f.it)))
        case LoseLasting():
            return prompt("lose_lasting", hero=hero_at(t, int(f.it)))
        case Enlist():
            return prompt("enlist", card=named(thing(t, int(f.card))))
        case AddTurned():
            return prompt("add_turned", card=design(t, int(f.card)), n=int(t.cards[f.card].pam))
        case BoostOne(n=n):
            return prompt("boost_one", n=n)
        case PutUnder():
            one = "_one" if only_one(f) else ""
            mine = f.it >> 2 == f.seat
            return prompt(f"put_under{one}") if mine else prompt(f"put_under_theirs{one}", name=call(int(f.it >> 2)))
        case Cycle(n=n):
            return prompt("cycle", n=int(n - f.memo))
        case Recover(kind=kind):
            return prompt("recover", card=one_card(kind))
        case DiscardOwn():
            return prompt("discard", n=int(f.memo))
        case DiscardTheirs():
            return prompt("discard_theirs", name=call(int(f.it >> 2)), n=int(f.memo))
        case HealSome(n=n):
            return prompt("heal_some", n=int(n - f.memo))
        case Attach(n=n):
            return prompt("attach" if n == 1 else "attach_some", n=int(n - f.memo))
        case _:
            raise NoPhrase(f"a question of {type(f.effect).__name__}")


def laying(t: Thargos, f: Frame) -> Said:
    """Which cards attacker or defender lays."""
    c = conflict_of(t)
    mission = mission_on(t, int(c.track))
    begun = len(t.sides[f.seat].laid) > 0
    if nothing_else(t):
        return prompt("lay_no_further" if begun else "lay_none", mission=mission)
    # Where the first card counts more, it may be any, and the order begins behind it.
    order = "" if not begun and first_counts_more(t, f.seat) else prompt("lay_order")
    return prompt("lay_attack" if f.seat == c.attacker else "lay_defend", mission=mission, order=order)


def only_one(f: Frame) -> bool:
    """Whether a single card is left of those that may go under a deck."""
    return f.memo & 15 == 1


def nothing_else(t: Thargos) -> bool:
    """Whether there is no other answer than to do nothing; a hand is secret, so that this is asked too."""
    return list(t.options) == [STOP]


def turn(t: Thargos) -> Said:
    """What a player may do in the action step."""
    picks = [int(pick) for pick in t.options]
    ways = {
        "attempt": any(0 <= pick < USE or pick >= ATTEMPT for pick in picks),
        "seek": SEEK in picks,
        "play": any(PLAY <= pick < SEEK for pick in picks),
        "use": any(USE <= pick < PLAY for pick in picks),
    }
    acts = tuple(prompt(f"act_{way}") for way, there in ways.items() if there)
    return prompt("act", acts=(*acts, prompt("act_pass"))) if acts else prompt("act_only_pass")
