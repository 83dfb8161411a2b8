"""Table talk: what there is to say is the same in every language; a language brings the phrases to fill in."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Protocol

from cardwright.games.vale.rules.action import END, PRICES, SELL, VERBS, Turn, card_of, stones_in, verb_of
from cardwright.games.vale.rules.hunting import Hunt
from cardwright.games.vale.rules.rounds import winners
from cardwright.games.vale.state import Card, Vale, Word
from cardwright.games.vale.terms import EVENTS, GAINED, SUMMONED, count
from cardwright.games.vale.words.choices import HAND, Choose, Name, Pick, PickSome
from cardwright.games.vale.words.counts import Which
from cardwright.games.vale.words.creatures import Activate, Summon
from cardwright.games.vale.words.stones import Overflow, Rob
from cardwright.kernel.machine import Event, Frame
from cardwright.text.language import Language, capital, listed
from cardwright.text.vale.grammar import NoPhrase
from cardwright.text.vale.names import name_of


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
    def stone(self, colour: int, n: int) -> str: ...
    def stones(self, purse: int) -> str: ...


class Speaker(Language):
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
            return self.ui["game_over"]
        if f.card < 0:
            return capital(self.question(t, f))
        key = "from_card" if f.seat == t.turn else "from_card_of"
        card, name = self.card_name(t.cards[f.card]), self.player(names, t.turn)
        return self.prompts[key].format(card=card, name=name, question=self.question(t, f))

    def question(self, t: Vale, f: Frame) -> str:
        """What is asked, without a capital."""
        say = self.prompts
        match f.effect:
            case Hunt():
                return say["hunt"]
            case Turn():
                return self.turn(t)
            case Activate():
                return say["activate"]
            case Overflow():
                over = int(count(t.seats[f.seat].stones) - t.limit(f.seat))
                return say["overflow_one" if over == 1 else "overflow"].format(n=over)
            case Choose(n=n):
                key = "choose_one" if n == 1 else "choose_first" if f.memo == 0 else "choose_next"
                return say[key].format(n=n)
            case Pick(zone=zone, which=which, other=other, then=then):
                return say[then.verb()].format(card=self.noun(which, other, zone))
            case PickSome(most=most, then=then):
                left = int(most) - int(f.memo).bit_count()
                return say[f"{then.verb()}_some"].format(n=left)
            case Name(family=family):
                return say["name"].format(card=self.noun(Which(family)))
            case Rob():
                return say["rob"]
            case Summon(which=which):
                return say["summon"].format(card=self.noun(which, zone=HAND))
            case _:
                raise NoPhrase(self.code, f.effect)

    def turn(self, t: Vale) -> str:
        """What a player may do on an action turn."""
        verbs = sorted({int(verb_of(pick)) for pick in t.options})
        acts = [self.prompts[f"turn_{VERBS[verb]}"] for verb in verbs if verb != END]
        key = "turn" if END not in verbs else "turn_or_end" if acts else "turn_only_end"
        return self.prompts[key].format(acts=listed(acts, self.either) if acts else "")

    # What may be answered.

    def option(self, t: Vale, pick: int, names: Sequence[str]) -> str:
        f = t.asked
        assert f is not None, "no question is open"
        match f.effect:
            case Turn():
                return self.action(t, pick)
            case Overflow():
                return self.options["drop"].format(stones=self.stones(pick))
            case Choose(branches=branches):
                return capital(self.clause(branches[pick], t.cards[f.card]))
            case Name() if pick == f.seat:
                return self.options["name_yourself"]
            case Name():
                return self.options["name"].format(name=self.player(names, pick))
            case Rob():
                return self.options["rob"].format(name=self.player(names, pick))
            case PickSome() if pick < 0:
                return self.options["stop"]
            case effect:
                return self.options[verb_for(effect, self.code)].format(card=self.card_name(t.cards[pick]))

    def action(self, t: Vale, pick: int) -> str:
        """One answer on an action turn."""
        verb, card, stones = verb_of(pick), t.cards[card_of(pick)], stones_in(pick)
        key = VERBS[verb] if stones or verb in (END, SELL) else f"{VERBS[verb]}_free"
        paid = PRICES[card.family] if verb == SELL else stones
        return self.options[key].format(card=self.card_name(card), stones=self.stones(paid))

    # What has happened.

    def event(self, t: Vale, e: Event, names: Sequence[str], viewer: int | None) -> str:
        if e.kind == GAINED and e.n == 0:
            return ""
        key = "summoned_free" if e.kind == SUMMONED and e.n == 0 else EVENTS[e.kind]
        known = e.card >= 0 and may_know(t, e, viewer)
        return self.events[key].format(
            who=self.player(names, e.seat),
            card=self.card_name(t.cards[e.card]) if known else self.noun(Which()),
            n=e.n,
            points=self.points(e.n),
            stones=self.stones(e.n),
            cards=self.cards(e.n),
            named=self.player(names, e.n),
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


def verb_for(effect: object, code: str) -> str:
    """The verb of an answer that is a card."""
    match effect:
        case Hunt():
            return "hunt"
        case Activate():
            return "activate"
        case Summon():
            return "summon_free"
        case Pick(then=then) | PickSome(then=then):
            return then.verb()
        case _:
            raise NoPhrase(code, effect)


def may_know(t: Vale, e: Event, viewer: int | None) -> bool:
    """Whether the viewer may know the card of an event; a spectator may know what everybody may."""
    needed = int(t.everyone()) if viewer is None else 1 << viewer
    return int(e.seen_by) & needed == needed
