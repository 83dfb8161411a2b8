"""Prompts, options, log lines and outcomes."""

import re
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.vale.cards.sets import BASE
from cardwright.games.vale.rules.action import END, SUMMON, Turn, pick_of
from cardwright.games.vale.rules.rounds import bare, deal
from cardwright.games.vale.state import Vale, Variant, Word
from cardwright.games.vale.terms import DREW, GAINED, NAMED, REVEALED, SUMMONED, TURN_BEGAN, purse
from cardwright.games.vale.words.stones import Overflow
from cardwright.kernel.dice import seeded
from cardwright.kernel.machine import Event, Frame
from cardwright.text.speech import LANGUAGES, speak
from cardwright.text.vale.names import ENGLISH

CODES = list(LANGUAGES)
NAMES = ["Ann", "Bob", "Éloïse", "Max"]
NUMBERS = {card.id: number for number, card in enumerate(BASE)}
ENGLISH_WORDS = re.compile(
    r"\b(the|your?|an|with|from|and|or|to|of your|cards?|stones?|points? for|each|choose|gains?|draws?|summons?|sells?|"
    r"tames?|hunts?|removes?|uses?|scores?|loses?|spends?|takes?|turn|names? a|wins|player|round|game)\b",
    re.IGNORECASE,
)


def said(t: Vale, code: str, events: list[Event]) -> Iterator[str]:
    """Everything that could be said in a language about a position and what led to it."""
    say = speak(code)
    yield say.prompt(t, NAMES)
    yield from (say.option(t, pick, NAMES) for pick in t.options if t.asked is not None)
    for viewer in (None, 0, 1):
        yield from (say.event(t, e, NAMES, viewer) for e in events if e.n or e.kind != GAINED)


def check(line: str, code: str) -> None:
    assert line
    assert not re.search(r"[{}]|  |None|\s$|^\s| [.,]", line), line
    if code != "en":
        for name in sorted([*ENGLISH.values(), *NAMES], key=len, reverse=True):
            line = line.replace(name, "")
        assert not ENGLISH_WORDS.search(line), line


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_told_in_every_language(players: int) -> None:
    told: dict[str, set[str]] = {code: set() for code in CODES}
    for game in range(10):
        t = deal(Variant(BASE), players, seeded(game))
        dice = seeded(-game)
        while t.asked is not None:
            t.events = []
            t.answer(t.options[dice.roll(len(t.options))])
            for code in CODES:
                told[code].update(said(t, code, t.events))
        for code in CODES:
            told[code].add(speak(code).outcome(t, NAMES))
    for code in CODES:
        for line in told[code]:
            check(line, code)


def at_table(players: int = 3) -> Vale:
    return bare(Variant(BASE), players, seeded(1))


def asking(t: Vale, word: Word, *options: int, seat: int = 0, card: str = "") -> Vale:
    t.options = vec[i64](options)
    t.asked = Frame(word, seat, NUMBERS[card] if card else -1)
    return t


def test_a_turn_says_what_can_be_done() -> None:
    summon = pick_of(SUMMON, NUMBERS["hydra"], purse(1, 1))
    end = pick_of(END, 0)
    t = asking(at_table(), Turn(), summon, end)
    assert [speak(code).prompt(t, NAMES).replace("\N{NO-BREAK SPACE}", " ") for code in CODES] == [
        "Your turn: summon a card, or end your turn.",
        "À vous de jouer : vous pouvez invoquer une carte, ou terminer votre tour.",
        "Jij bent aan de beurt: je kunt een kaart oproepen, of je beurt beëindigen.",
    ]
    assert [speak(code).option(t, summon, NAMES) for code in CODES] == [
        "Summon Hydra, paying 1 red and 1 blue stone",
        "Invoquer Hydra en payant 1 pierre rouge et 1 bleue",
        "Roep Hydra op voor 1 rode en 1 blauwe steen",
    ]
    assert speak("en").option(t, pick_of(SUMMON, NUMBERS["imp"]), NAMES) == "Summon Imp without paying"
    assert speak("en").option(t, end, NAMES) == "End the turn"


def test_a_turn_with_nothing_left_says_so() -> None:
    t = asking(at_table(), Turn(), pick_of(END, 0))
    assert speak("en").prompt(t, NAMES) == "Your turn: there is nothing left to do but end it."


def test_stones_over_the_limit() -> None:
    t = asking(at_table(), Overflow(), purse(2), purse(1, 1))
    t.seats[0].stones = purse(4, 2)
    assert speak("en").prompt(t, NAMES) == "You hold 2 stones too many: choose which to give up."
    assert speak("nl").option(t, purse(1, 1), NAMES) == "Leg 1 rode en 1 blauwe steen af"


def test_a_card_that_asks_is_named_and_so_is_the_player_whose_turn_it_is() -> None:
    instant = BASE[NUMBERS["ember"]].instant
    assert instant is not None
    name = instant.parts()[1]
    pick = name.parts()[0]
    assert isinstance(name, Word)
    assert isinstance(pick, Word)
    t = asking(at_table(), name, 0, 1, card="ember")
    assert speak("nl").prompt(t, NAMES) == "Vuurhond: kies een speler met een Waterkaart in het speelgebied."
    assert [speak("en").option(t, seat, NAMES) for seat in (0, 1)] == ["Name yourself", "Name Bob"]
    t = asking(at_table(), pick, NUMBERS["kappa"], NUMBERS["hydra"], seat=1, card="ember")
    assert speak("en").prompt(t, NAMES) == "Ember (Ann): choose a Water card in your area to discard."


def test_a_question_that_no_language_knows_is_an_error() -> None:
    t = asking(at_table(), Word(), 0, 1)
    with pytest.raises(LookupError):
        speak("en").prompt(t, NAMES)
    with pytest.raises(LookupError):
        speak("en").option(t, 0, NAMES)


def test_without_a_question_the_game_is_over() -> None:
    assert speak("en").prompt(at_table(), NAMES) == "The game is over."


def test_a_drawn_card_is_named_only_to_those_who_may_know_it() -> None:
    t = at_table()
    hydra = NUMBERS["hydra"]
    mine = Event(DREW, 0, hydra, 0, 0b001)
    assert speak("en").event(t, mine, NAMES, 0) == "Ann draws Hydra."
    assert {speak("en").event(t, mine, NAMES, viewer) for viewer in (1, 2, None)} == {"Ann draws a card."}
    for seen_by in (0b111, -1):
        known = Event(DREW, 0, hydra, 0, seen_by)
        assert {speak("en").event(t, known, NAMES, viewer) for viewer in (0, 1, None)} == {"Ann draws Hydra."}


def test_log_lines() -> None:
    t = at_table()
    say = speak("en")
    assert say.event(t, Event(REVEALED, -1, NUMBERS["imp"], 0, -1), NAMES, None) == "Imp is revealed."
    assert say.event(t, Event(SUMMONED, 1, NUMBERS["imp"], 0, -1), NAMES, None) == "Bob summons Imp without paying."
    assert (
        say.event(t, Event(SUMMONED, 1, NUMBERS["imp"], purse(1), -1), NAMES, None)
        == "Bob summons Imp, paying 1 red stone."
    )
    assert say.event(t, Event(NAMED, 0, -1, 2, -1), NAMES, None) == "Ann names Éloïse."
    assert say.event(t, Event(GAINED, 0, -1, 0, -1), NAMES, None) == ""
    assert speak("fr").event(t, Event(TURN_BEGAN, 0, -1, 0, -1), NAMES, None) == "C'est à Ann de jouer."


def finished(*seats: tuple[int, int]) -> Vale:
    """A finished game: the points and the number of cards in the area of each player."""
    t = at_table(len(seats))
    for s, (score, cards) in zip(t.seats, seats):
        s.score = score
        s.area = vec[i64](range(cards))
    return t


def test_outcomes() -> None:
    say = speak("en")
    assert say.outcome(finished((62, 3), (61, 9)), NAMES) == "Ann wins with 62 points."
    assert say.outcome(finished((62, 5), (62, 7), (62, 6)), NAMES) == (
        "Bob wins with 62 points: as many as Ann and Éloïse, but with more cards in the area (7 cards)."
    )
    assert say.outcome(finished((62, 7), (62, 7), (60, 8)), NAMES) == (
        "Ann and Bob share the victory with 62 points and 7 cards in the area each."
    )
    assert speak("fr").outcome(finished((1, 0), (0, 0)), NAMES) == "Ann l'emporte avec 1 point."
    assert speak("nl").outcome(finished((2, 0), (2, 0)), NAMES).startswith("Ann en Bob delen de overwinning met elk 2")
