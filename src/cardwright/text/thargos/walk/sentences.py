"""What cards do: a key for each word of the vocabulary."""

from collections.abc import Callable
from typing import Final

from cardwright.games.thargos.state import Word
from cardwright.games.thargos.terms import THIS, YOU, YOURS
from cardwright.games.thargos.words.conflicts import (
    ALL_ON_ONE,
    AddCard,
    Attempt,
    Boost,
    BoostOne,
    Cap,
    Ease,
    Feint,
    Gamble,
    Keep,
    Lend,
    Spy,
    Void,
    Withdraw,
)
from cardwright.games.thargos.words.decks import Burn, Cycle, Recover, Restore, Scry
from cardwright.games.thargos.words.hands import ALL, Discard, DiscardAtRandom, Draw, Look, LoseThis, TakeAway
from cardwright.games.thargos.words.heroes import Heal, HealSome, Injure, PickHero, Reroll, TradePlaces
from cardwright.games.thargos.words.joining import Choose, If, Leader, May, MayUse, OnRoll, Opponent, Pay, Then
from cardwright.games.thargos.words.lastings import HAND, Attach, PassOn, Strip, StripAll, StripEach
from cardwright.games.thargos.words.tracks import ReplaceMission, Seal, SwapMissions, Unscore, WorthMore
from cardwright.text.phrasebook import Argument, NoPhrase, Said, said
from cardwright.text.thargos.walk.conditions import condition
from cardwright.text.thargos.walk.nouns import HEROES, Voice, boost, hero, keyword, one_card, per, player

# Words that say the same wherever they stand, and the keys of their phrases.
PLAIN: Final[dict[type[Word], str]] = {
    AddCard: "add_card",
    Withdraw: "withdraw",
    Keep: "keep",
    Gamble: "gamble",
    Feint: "feint",
    StripEach: "strip_each",
    SwapMissions: "swap_missions",
    ReplaceMission: "replace_mission",
    WorthMore: "worth_more",
}


def sentence(word: Word, voice: Voice) -> Said:
    """All of an instruction: its steps, one after the other."""
    return row(word, voice, "row")


def within(word: Word, voice: Voice) -> Said:
    """An instruction as a part of a sentence."""
    return row(word, voice, "row_within")


def row(word: Word, voice: Voice, key: str) -> Said:
    first, *rest = steps_of(word, voice)
    found = [step(*first), *(later(it, its) for it, its in rest)]
    if not rest:
        return found[0]
    return said("row_if" if isinstance(rest[-1][0], If) else key, steps=tuple(found))


def later(word: Word, voice: Voice) -> Said:
    """A step after another one; one under a condition says its condition first."""
    return step(word, voice) if isinstance(word, If) else said("next", step=step(word, voice))


def steps_of(word: Word, voice: Voice) -> list[tuple[Word, Voice]]:
    """The steps of an instruction, each with what it calls Heroes and players."""
    match word:
        case Then(steps=parts):
            return [it for part in parts for it in steps_of(part, voice)]
        case Leader(then=then):
            return introduced(then, voice._replace(that="that_player"), voice._replace(that="leader"))
        case Opponent(then=then):
            return introduced(then, voice._replace(that="that_player"), voice._replace(that="an_opponent"))
        case PickHero(which=which, then=then):
            return introduced(then, voice._replace(this="that_hero"), voice._replace(this=HEROES[which]))
        case _:
            return [(word, voice)]


def introduced(word: Word, after: Voice, at_first: Voice) -> list[tuple[Word, Voice]]:
    """Steps about somebody whom the first of them names, and the others call by a pronoun."""
    (first, _), *rest = steps_of(word, after)
    return [(first, at_first), *rest]


def step(word: Word, voice: Voice) -> Said:
    """One step."""
    match word:
        case If(test=test, then=then, otherwise=otherwise):
            args = {"test": condition(test, voice), "then": within(then, voice)}
            return (
                said("if", **args) if otherwise is None else said("if_else", **args, otherwise=within(otherwise, voice))
            )
        case MayUse(uses=uses, then=then):
            return said("may_use", what=within(then, voice), n=uses)
        case May(then=Pay(cost=cost, then=then)):
            return said("may_pay", cost=within(cost, voice), then=within(then, voice))
        case May(then=then):
            return said("may", what=within(then, voice))
        case Choose(branches=branches):
            return said("choose", branches=tuple(branch_of(it, voice) for it in branches))
        case OnRoll():
            return on_roll(word, voice)
        case _ if type(word) in PLAIN:
            return said(PLAIN[type(word)])
        case _:
            return next(found for about in TOPICS if (found := about(word, voice)) is not None)


def branch_of(word: Word, voice: Voice) -> Said:
    """An instruction as something to choose."""
    return said("branch", what=within(word, voice))


def on_roll(word: OnRoll, voice: Voice) -> Said:
    width = int(word.high - word.low)
    key = ("roll_one", "roll_or")[width] if width < 2 else "roll_to"
    rolled = said(key, low=int(word.low), high=int(word.high))
    if word.otherwise is None:
        return said("on_roll", rolled=rolled, then=within(word.then, voice))
    branches = {"then": within(word.then, voice), "otherwise": within(word.otherwise, voice)}
    return said("on_roll_else", rolled=rolled, **branches)


def by(who: int, voice: Voice, key: str, **args: Argument) -> Said:
    """What you do, or let others do."""
    return said(key, **args) if who == YOU else said(f"{key}_by", who=player(who, voice), **args)


def about_cards(word: Word, voice: Voice) -> Said | None:
    match word:
        case Draw(n=n, who=who, per=count):
            return by(who, voice, "draw", n=n, per=per(count))
        case Discard(n=n, who=who):
            return by(who, voice, "discard_hand" if n == ALL else "discard", n=n)
        case DiscardAtRandom(n=n, who=who):
            return said("discard_at_random", who=player(who, voice), n=n)
        case TakeAway(n=n, who=who):
            return said("take_away", who=player(who, voice), n=n)
        case Look(who=who, n=n):
            return said("look" if n == ALL else "look_at_some", who=player(who, voice), n=n)
        case LoseThis(aside=aside):
            return said("set_aside" if aside else "lose_this")
        case Burn(n=n, who=who):
            return by(who, voice, "burn_one" if n == 1 else "burn", n=n)
        case Scry(n=n, who=who):
            return by(who, voice, "scry_one" if n == 1 else "scry", n=n)
        case Cycle(n=1):
            return said("may", what=said("cycle_one"))
        case Cycle(n=n):
            return said("cycle", n=n)
        case Recover(kind=kind):
            return said("recover", card=one_card(kind))
        case Restore(n=n):
            return said("restore", n=n)
        case _:
            return None


def about_heroes(word: Word, voice: Voice) -> Said | None:
    match word:
        case Injure(which=which):
            return said("injure", hero=hero(which, voice))
        case Heal(which=which):
            return said("heal", hero=hero(which, voice))
        case HealSome(n=n):
            return said("heal_some", n=n)
        case TradePlaces(who=who):
            return by(who, voice, "trade_places")
        case Reroll():
            return said("reroll", hero=said(voice.this))
        case Strip(which=which, by_you=by_you):
            return said("strip_by_you" if by_you else "strip", hero=hero(which, voice))
        case StripAll():
            return said("strip_all", hero=said(voice.this))
        case PassOn(this_card=this_card):
            return said("pass_this_on") if this_card else said("pass_on", hero=said(voice.this))
        case Attach():
            return attachment(word, voice)
        case _:
            return None


def attachment(word: Attach, voice: Voice) -> Said:
    source = said("from_hand" if word.source == HAND else "from_discard")
    if word.n > 1:
        return said("attach_some", n=int(word.n), source=source)
    lasting = said("one_of_keyword", keyword=keyword(word.keyword)) if word.keyword else said("one_lasting")
    return said("attach", lasting=lasting, source=source, hero=hero(word.which, voice))


def about_conflicts(word: Word, voice: Voice) -> Said | None:
    match word:
        case Boost(n=n, attribute=a, which=which, per=count):
            return said("gets", hero=hero(which, voice), boosts=(boost(n, a),), per=per(count))
        case BoostOne(n=n):
            return said("boost_one", n=n, hero=said(voice.this))
        case Lend(n=n, attribute=a, which=which, until=until):
            key = "gets_until_next_turn" if until else "gets_this_turn"
            return said(key, hero=hero(which, voice), boosts=(boost(n, a),))
        case Ease(n=n):
            return said("ease" if n > 0 else "harden", n=abs(int(n)))
        case Cap(n=n):
            return said("cap", foe=said(voice.foe), n=n)
        case Spy(n=n):
            return said("spy_all" if n == ALL_ON_ONE else "spy", n=n, foe=said(voice.foe))
        case Void():
            return said("void", foe=said(voice.foe))
        case Attempt(which=which, ease=ease):
            helper = said("with_hero", hero=hero(which, voice)) if which != YOURS else ""
            return said("attempt_eased" if ease else "attempt", hero=helper, n=ease)
        case _:
            return None


def about_tracks(word: Word, voice: Voice) -> Said:
    match word:
        case Seal(any_track=any_track):
            return said("seal", track=said("your_track") if any_track else said(voice.track, hero=said(voice.this)))
        case Unscore(vp=vp):
            return said("unscore", who=said(voice.that), n=vp)
        case _:
            raise NoPhrase(type(word).__name__)


TOPICS: Final[tuple[Callable[[Word, Voice], Said | None], ...]] = (
    about_cards,
    about_heroes,
    about_conflicts,
    about_tracks,
)


def offer(word: Word, voice: Voice) -> Said:
    """What an Action on a track lets you do: what its Hero gets, you give."""
    match word:
        case Boost(n=n, attribute=a, which=which, per=count) if which == THIS:
            what = said("give", hero=said(voice.this), boosts=(boost(n, a),), per=per(count))
            return said("may", what=what)
        case _:
            return said("may", what=within(word, voice))
