"""What may be answered; `call` says what the player of a seat is called."""

from collections.abc import Callable
from typing import Final

from cardwright.games.thargos.moves.harm import Enlist, Injury, LoseLasting
from cardwright.games.thargos.moves.laying import DESIGN_BITS, conflict_of
from cardwright.games.thargos.moves.moments import BEARER, FIRST_DESIGN, InOrder, source_of, speaker
from cardwright.games.thargos.rules.conflicts import Lay, Replace, UsePosts
from cardwright.games.thargos.rules.drawing import DrawUp
from cardwright.games.thargos.rules.opening import PlaceHero, PlaceMission
from cardwright.games.thargos.rules.places import MoveHeroes
from cardwright.games.thargos.rules.turns import PLAY, USE, Act, AttachStep, ExtraAttempt
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.stories.attempt import Oppose, Suffer
from cardwright.games.thargos.stories.turns import ATTEMPT, SEEK, Lead, StoryAct, StoryExtra
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
from cardwright.text.thargos.walk.nouns import attribute, named
from cardwright.text.thargos.walk.questions import only_one
from cardwright.text.thargos.walk.sentences import branch_of
from cardwright.text.thargos.walk.things import design, hero_at, mission_on, thing, track_at, voice_of

Call = Callable[[int], str]

# What it is called to go on without doing it, or any more of it.
STOPS: Final[dict[type[Effect], str]] = {
    AttachStep: "attach_nothing",
    Attach: "attach_nothing",
    UsePosts: "use_none",
    MoveHeroes: "stay",
    Injury: "suffer",
    Enlist: "release",
    AddCard: "lay_no_more",
    PutUnder: "keep_rest",
    Cycle: "stop",
    HealSome: "stop",
    ReplaceMission: "replace_none",
    Act: "pass",
    ExtraAttempt: "no_extra",
    StoryAct: "pass",
    StoryExtra: "no_extra",
    Lead: "leave_it",
    Oppose: "no_opposition",
}
# What is done with a card that is picked.
OF_DESIGNS: Final[dict[type[Effect], str]] = {
    UsePosts: "use",
    PutUnder: "under",
    PutBack: "back",
    Cycle: "under",
    Recover: "take",
    DiscardOwn: "discard",
    DiscardTheirs: "discard",
    SetAside: "set_aside",
    LoseLasting: "discard",
    Injury: "spare",
}
OF_ATTRIBUTES: Final = (BoostOne, Spy, AddTurned, Reroll)


def option(key: str, **args: Argument) -> Said:
    """Something to answer; options have a table of their own."""
    return said(f"option_{key}", **args)


def answer(t: Thargos, f: Frame, pick: int, call: Call) -> Said:
    """One answer to a question; a branch of a card has no capital."""
    match f.effect:
        case Lay() if pick < 0:
            return option("lay_no_more" if len(t.sides[f.seat].laid) > 0 else "lay_nothing")
        case PutUnder() if pick < 0 and only_one(f):
            return option("keep_one")
        case effect if pick < 0 and type(effect) in STOPS:
            return option(STOPS[type(effect)])
        case effect if type(effect) in OF_DESIGNS:
            return option(OF_DESIGNS[type(effect)], card=design(t, pick))
        case effect if isinstance(effect, OF_ATTRIBUTES):
            return option("attribute", attribute=attribute(pick))
        case Act() | ExtraAttempt() | Lead():
            return action(t, f, pick)
        case Oppose():
            return option("oppose", hero=hero_at(t, pick))
        case Suffer():
            return option("injure", hero=hero_at(t, pick))
        case Choose(branches=branches):
            return branch_of(branches[pick], voice_of(t, f))
        case May():
            return option("accept" if pick else "decline")
        case Opponent():
            return option("name", name=call(pick))
        case OnHero():
            return option(f.effect.verb(), hero=hero_of(t, f, pick, call))
        case HealSome():
            return option("heal", hero=hero_of(t, f, pick, call))
        case DrawUp():
            return option("draw" if pick else "draw_nothing", cards=said("cards", n=pick))
        case _:
            return laid(t, f, pick) or placed(t, f, pick, call)


def hero_of(t: Thargos, f: Frame, hero: int, call: Call) -> Said:
    """A Hero by its place at the table; another player's with that player's name."""
    found = hero_at(t, hero)
    return found if hero >> 2 == f.seat else said("hero_of_player", hero=found, name=call(hero >> 2))


def action(t: Thargos, f: Frame, pick: int) -> Said:
    """One answer in the action step."""
    if pick >= ATTEMPT:
        hero = hero_at(t, 4 * f.seat + (pick - ATTEMPT & 3))
        return option("attempt", mission=mission_on(t, pick - ATTEMPT >> 2), hero=hero)
    if pick == SEEK:
        return option("seek")
    if pick < USE:
        hero = hero_at(t, 4 * f.seat + pick)
        return option("attempt", mission=mission_on(t, int(t.track(f.seat, pick))), hero=hero)
    if pick < PLAY:
        return option("use", card=hero_at(t, 4 * f.seat + pick - USE))
    number, place = pick - PLAY >> 2, pick - PLAY & 3
    if t.cards[number].post is None:
        return option("play", card=design(t, number))
    if t.variant.story is not None:
        return option("post_on_hero", card=design(t, number), hero=hero_at(t, 4 * f.seat + place))
    return option("post", card=design(t, number), track=track_at(t, int(t.track(f.seat, place))))


def laid(t: Thargos, f: Frame, pick: int) -> Said | None:
    """An answer about cards that are laid."""
    number, on = pick & (1 << DESIGN_BITS) - 1, pick >> DESIGN_BITS
    match f.effect:
        case Lay() | AddCard():
            pam = int(t.cards[number].pam)
            return option("lay", card=design(t, number), n=pam, attribute=attribute(on))
        case Withdraw() | Keep():
            return option("take_back", card=design(t, number), attribute=attribute(on))
        case Feint():
            number, on = pick >> 2 & (1 << DESIGN_BITS) - 1, pick >> 2 + DESIGN_BITS
            args = {"attribute": attribute(on), "other": attribute(pick & 3)}
            return option("feint", card=design(t, number), **args)
        case _:
            return None


def placed(t: Thargos, f: Frame, pick: int, call: Call) -> Said:
    """An answer about places and tracks."""
    match f.effect:
        case PlaceHero():
            return option("place_hero", hero=named(t.heroes[pick >> 2]), track=int(t.track(f.seat, pick & 3)) + 1)
        case PlaceMission():
            return option("place_mission", card=design(t, pick >> 4), track=(pick & 15) + 1)
        case Replace():
            return option("place_mission", card=design(t, pick), track=int(conflict_of(t).track) + 1)
        case AttachStep() | Attach():
            return option("attach", card=design(t, pick >> 2), hero=hero_at(t, 4 * f.seat + (pick & 3)))
        case PassOn():
            return option("pass_on", card=design(t, pick >> 2), hero=hero_at(t, 4 * f.seat + (pick & 3)))
        case MoveHeroes():
            track = track_at(t, int(t.track(f.seat, pick & 3)))
            return option("move", hero=hero_at(t, 4 * f.seat + (pick >> 2)), track=track)
        case Enlist():
            return option("enlist", hero=hero_at(t, 4 * f.seat + pick))
        case TradePlaces():
            one, other = (hero_of(t, f, hero, call) for hero in (pick >> 5, pick & 31))
            return option("trade", hero=one, other=other)
        case Seal():
            return option("seal", track=track_at(t, pick))
        case SwapMissions():
            return option("swap", track=track_at(t, pick >> 4), other=track_at(t, pick & 15))
        case ReplaceMission():
            return option("replace", track=track_at(t, pick & 15), card=design(t, pick >> 4))
        case InOrder():
            return waiting(t, pick)
        case _:
            raise NoPhrase(f"an answer to {type(f.effect).__name__}")


def waiting(t: Thargos, pick: int) -> Said:
    """An effect that waits: of a Hero, or of a Lasting on one."""
    card = named(thing(t, int(speaker(t, pick))))
    if source_of(pick) < FIRST_DESIGN:
        return option("resolve", card=card)
    return option("resolve_on", card=card, hero=named(t.heroes[pick >> BEARER & 63]))
