"""Table talk: what there is to say is the same in every language; a language brings the phrases to fill in."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from cardwright.games.vale.moves import Overflow
from cardwright.games.vale.rules.action import (
    END,
    PRICES,
    REMOVE,
    SELL,
    SUMMON,
    USE,
    VERBS,
    Turn,
    card_of,
    payment_in,
    verb_of,
)
from cardwright.games.vale.rules.artifacts import TakeTile
from cardwright.games.vale.rules.curse import PassOn, PickSummoner
from cardwright.games.vale.rules.hunting import Hunt
from cardwright.games.vale.rules.rounds import winners
from cardwright.games.vale.state import Card, Vale, Word
from cardwright.games.vale.terms import (
    BROKE,
    CHOSE_FAMILY,
    COUNTED,
    EVENTS,
    GAINED,
    NAMED,
    RAISED,
    REMOVED,
    SEAL,
    SUMMONED,
    count,
)
from cardwright.games.vale.words.choices import AREA, HAND, Choose, May, Name, NameFamily, Pick, PickFromHand, PickSome
from cardwright.games.vale.words.counts import Which
from cardwright.games.vale.words.creatures import Activate, Summon
from cardwright.games.vale.words.curses import RepairUpTo
from cardwright.games.vale.words.paying import Pay, PayUpTo
from cardwright.games.vale.words.stones import Gain, GiveOne, Raise, RaiseEarned, Rob, Score
from cardwright.kernel.machine import Effect, Event, Frame
from cardwright.text.language import capital, language, listed
from cardwright.text.vale.grammar import NoPhrase
from cardwright.text.vale.language import ValeLanguage
from cardwright.text.vale.names import name_of

# Questions that always ask the same, and the keys of their phrases.
PLAIN: Final[dict[type[Effect], str]] = {
    Hunt: "hunt",
    Activate: "activate",
    TakeTile: "artifact",
    PickSummoner: "summoner",
    PassOn: "lift",
    NameFamily: "family",
    RaiseEarned: "raise_earned",
    GiveOne: "give",
    Rob: "rob",
}
PAID: Final = (SUMMON, REMOVE)


class Terms(Protocol):
    """The nouns of a language: a module `terms` beside its phrases."""

    @property
    def FAMILIES(self) -> Sequence[str]: ...  # noqa: N802  (a constant of the module)
    @property
    def PHASES(self) -> Sequence[str]: ...  # noqa: N802
    @property
    def KINDS(self) -> Mapping[str, str]: ...  # noqa: N802
    @property
    def PROVENANCES(self) -> Mapping[str, str]: ...  # noqa: N802
    def points(self, n: int) -> str: ...
    def cards(self, n: int) -> str: ...
    def curses(self, n: int) -> str: ...
    def stone(self, colour: int, n: int) -> str: ...
    def stones(self, purse: int) -> str: ...


class Speaker(ValeLanguage):
    """A language with tables of phrases. The tables have the same keys in every language."""

    terms: Terms
    card_names: dict[str, str]
    prompts: dict[str, str]
    options: dict[str, str]
    events: dict[str, str]
    outcomes: dict[str, str]
    reasons: dict[str, str]
    both: str
    either: str

    @abstractmethod
    def clause(self, word: Word, card: Card) -> str:
        """An instruction as something to choose, without capital and full stop."""

    @abstractmethod
    def noun(self, which: Which, other: bool = False, zone: int = -1) -> str:
        """One card of a kind, or another one, in a zone or anywhere."""

    def points(self, n: int) -> str:
        """So many points."""
        return self.terms.points(n)

    def cards(self, n: int) -> str:
        """So many cards."""
        return self.terms.cards(n)

    def family(self, family: int) -> str:
        return self.terms.FAMILIES[family]

    def stone(self, colour: int, n: int) -> str:
        return self.terms.stone(colour, n)

    def stones(self, purse: int) -> str:
        return self.terms.stones(purse)

    def phase(self, phase: int) -> str:
        return self.terms.PHASES[phase]

    def kind(self, kind: str) -> str:
        return self.terms.KINDS[kind]

    def provenance(self, provenance: str) -> str:
        return self.terms.PROVENANCES[provenance]

    def card_name(self, card: Card) -> str:
        return name_of(card, self.card_names)

    # What is asked.

    def prompt(self, t: Vale, names: Sequence[str]) -> str:
        f = t.asked
        if f is None:
            return language(self.code).ui["game_over"]
        if f.card < 0:
            return capital(self.question(t, f))
        key = "from_card" if f.seat == t.turn else "from_card_of"
        card, name = self.card_name(t.cards[f.card]), self.player(names, t.turn)
        return self.prompts[key].format(card=card, name=name, question=self.question(t, f))

    def question(self, t: Vale, f: Frame) -> str:
        """What is asked, without a capital."""
        say = self.prompts
        match f.effect:
            case Turn():
                return self.turn(t)
            case Overflow():
                over = int(count(t.seats[f.seat].stones) - t.limit(f.seat))
                return say["overflow_one" if over == 1 else "overflow"].format(n=over)
            case Choose(n=n):
                key = "choose_one" if n == 1 else "choose_first" if f.memo == 0 else "choose_next"
                return say[key].format(n=n)
            case Pick(zone=zone, which=which, other=other, then=then):
                return say[then.verb()].format(card=self.noun(which, other, zone))
            case PickSome(most=most, then=then, which=which):
                left = min(int(most) - int(f.memo).bit_count(), len(t.options) - 1)
                return say[f"{then.verb()}_some"].format(card=self.noun(which, zone=AREA), n=left)
            case PickFromHand(most=most, then=then):
                left = min(int(most - (f.memo >> 16)), len(t.seats[f.seat].hand))
                return say[f"{then.verb()}_some"].format(card=self.noun(Which(), zone=HAND), n=left)
            case Name(family=family):
                return say["name"].format(card=self.noun(Which(family)))
            case Summon(which=which, zone=zone):
                return say["summon"].format(card=self.noun(which, zone=zone))
            case effect if type(effect) in PLAIN:
                return say[PLAIN[type(effect)]]
            case _:
                return self.bargain(t, f)

    def bargain(self, t: Vale, f: Frame) -> str:
        """What is asked about a price or an offer, without a capital."""
        say = self.prompts
        match f.effect:
            case Raise(n=n, up_to=up_to):
                return say["raise_some" if up_to else "raise"].format(n=n - (f.memo & 255))
            case Pay(n=n):
                return say["pay"].format(n=n)
            case RepairUpTo():
                return say["repair"].format(n=t.options[-1])
            case May(then=offer) | (PayUpTo() as offer):
                return say["may"].format(offer=self.clause(offer, t.cards[f.card]))
            case _:
                raise NoPhrase(self.code, f.effect)

    def turn(self, t: Vale) -> str:
        """What a player may do on an action turn."""
        verbs = sorted({int(verb_of(pick)) for pick in t.options})
        if verbs == [END]:
            return self.prompts["turn_only_end"]
        acts = {verb: self.prompts[f"turn_{VERBS[verb]}"] for verb in verbs}
        with_cards = [act for verb, act in acts.items() if verb not in (USE, END)]
        ways = [self.prompts["turn_card"].format(acts=listed(with_cards, self.either))] if with_cards else []
        ways += [acts[verb] for verb in (USE, END) if verb in acts]
        return self.prompts["turn"].format(acts=f", {self.either} ".join(ways))

    # What may be answered.

    def option(self, t: Vale, pick: int, names: Sequence[str]) -> str:
        f = t.asked
        assert f is not None, "no question is open"
        match f.effect:
            case Turn():
                return self.action(t, pick)
            case GiveOne(things=things):
                return self.options["give"].format(what=self.thing(things[pick]))
            case Choose(branches=branches):
                return capital(self.clause(branches[pick], t.cards[f.card]))
            case Name() if pick == f.seat:
                return self.options["name_yourself"]
            case Name():
                return self.options["name"].format(name=self.player(names, pick))
            case Rob():
                return self.options["rob"].format(name=self.player(names, pick))
            case PickSome() | PickFromHand() | Raise() if pick < 0:
                return self.options["stop"]
            case effect if (verb := verb_for(effect)) is not None:
                return self.options[verb].format(card=self.card_name(t.cards[pick]))
            case effect:
                return self.amount(effect, pick)

    def thing(self, word: Gain | Score) -> str:
        """Stones or points, as something to have."""
        return self.stone(int(word.colour), int(word.n)) if isinstance(word, Gain) else self.points(int(word.n))

    def amount(self, effect: Effect, pick: int) -> str:
        """One answer that is stones, a number or a family."""
        say = self.options
        match effect:
            case Overflow():
                return say["drop"].format(stones=self.stones(pick))
            case Pay() | PayUpTo():
                return say["pay" if pick else "pay_nothing"].format(stones=self.stones(pick))
            case Raise() | RaiseEarned():
                return say["raise"].format(stone=self.stone(pick, 1), higher=self.stone(pick + 1, 1))
            case RepairUpTo():
                key = "repair_nothing" if pick == 0 else "repair_once" if pick == 1 else "repair"
                return say[key].format(n=pick)
            case NameFamily():
                return say["family"].format(family=self.family(pick))
            case May():
                return say["accept" if pick else "decline"]
            case _:
                raise NoPhrase(self.code, effect)

    def action(self, t: Vale, pick: int) -> str:
        """One answer on an action turn."""
        verb, card, payment = verb_of(pick), t.cards[card_of(pick)], payment_in(pick)
        key = VERBS[verb] + (manner(payment) if verb in PAID else "")
        stones = PRICES[card.family] if verb == SELL else payment
        return self.options[key].format(card=self.card_name(card), stones=self.stones(stones))

    # What has happened.

    def event(self, t: Vale, e: Event, names: Sequence[str], viewer: int | None) -> str:
        if e.kind == BROKE or (e.kind == GAINED and e.n == 0):
            return ""
        n = abs(int(e.n))
        known = e.card >= 0 and may_know(t, e, viewer)
        return self.events[told_as(e)].format(
            who=self.player(names, e.seat),
            card=self.card_name(t.cards[e.card]) if known else self.noun(Which()),
            n=n,
            points=self.points(n),
            stones=self.stones(n),
            cards=self.cards(n),
            curses=self.terms.curses(n),
            named=self.player(names, n),
            family=self.family(n) if e.kind == CHOSE_FAMILY else "",
            stone=self.stone(n, 1) if e.kind == RAISED else "",
            higher=self.stone(n + 1, 1) if e.kind == RAISED else "",
        )

    def reason(self, key: str, other: str = "", n: float = 0.0, name: str = "") -> str:
        points = self.points(round(n)) if n >= 0.75 else self.reasons["half"]
        return self.reasons[key].format(other=other, points=points, name=name)

    def lead(self, points: float) -> str:
        key = "level" if abs(points) < 0.5 else "ahead" if points > 0 else "behind"
        return self.ui[key].format(points=self.points(max(1, round(abs(points)))))

    def outcome(self, t: Vale, names: Sequence[str]) -> str:
        won = winners(t)
        s = t.seats[won[0]]
        tied = [seat for seat, other in enumerate(t.seats) if other.score == s.score and seat not in won]
        key = "shared" if len(won) > 1 else "on_cards" if tied else "won"
        who, others = ([self.player(names, seat) for seat in seats] for seats in (won, tied))
        return self.outcomes[key].format(
            who=listed(who, self.both),
            others=listed(others, self.both) if others else "",
            points=self.points(int(s.score)),
            cards=self.cards(len(s.area)),
        )


def verb_for(effect: Effect) -> str | None:
    """The verb of an answer that is a card, if the answers are cards."""
    match effect:
        case Hunt() | Activate() | TakeTile() | PickSummoner() | PassOn():
            return PLAIN[type(effect)]
        case Summon():
            return "summon_free"
        case Pick(then=then) | PickSome(then=then) | PickFromHand(then=then):
            return then.verb()
        case _:
            return None


def told_as(e: Event) -> str:
    """The key of an event's phrase."""
    name = EVENTS[e.kind]
    if e.kind in (SUMMONED, REMOVED):
        return name + manner(e.n)
    if e.kind == NAMED and e.n == e.seat:
        return f"{name}_self"
    if e.kind == COUNTED and e.n <= 0:
        return f"{name}_loss" if e.n < 0 else f"{name}_nothing"
    return name


def manner(payment: int) -> str:
    """How a key ends that is about a payment: with stones, with a broken seal, with both, or with nothing."""
    stones = payment & SEAL - 1
    if payment & SEAL:
        return "_and_seal" if stones else "_seal"
    return "" if stones else "_free"


def may_know(t: Vale, e: Event, viewer: int | None) -> bool:
    """Whether the viewer may know the card of an event; a spectator may know what everybody may."""
    needed = int(t.everyone()) if viewer is None else 1 << viewer
    return int(e.seen_by) & needed == needed
