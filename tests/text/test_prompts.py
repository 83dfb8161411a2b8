"""Prompts and options; and whole games, told in every language."""

import re
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.vale.cards.sets import ALL, BASE
from cardwright.games.vale.game import VALE
from cardwright.games.vale.moves import Overflow
from cardwright.games.vale.rules.action import END, REMOVE, SELL, SUMMON, USE, Turn, pick_of
from cardwright.games.vale.rules.artifacts import TAKE_TILE
from cardwright.games.vale.rules.curse import PASS_ON, PICK_SUMMONER
from cardwright.games.vale.state import Card, Vale, Word
from cardwright.games.vale.terms import BROKE, GAINED, SEAL, WATER, WIND, purse
from cardwright.kernel import words
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import SPECTATOR, Setup, audience
from cardwright.kernel.machine import Effect
from cardwright.text.vale.language import ValeLanguage
from cardwright.text.vale.languages import speak
from tests.shelf import slow_but
from tests.text.positions import CODES, NAMES, NUMBERS, asking, at_table

CALLED = sorted({*NAMES, *(speak(code).card_name(card) for code in CODES for card in ALL)}, key=len, reverse=True)
ENGLISH_WORDS = re.compile(
    r"\b(the|your?|an|with|from|and|or|to|of your|cards?|stones?|points? for|each|choose|gains?|draws?|summons?|sells?|"
    r"tames?|hunts?|removes?|uses?|scores?|loses?|spends?|takes?|turn|names? a|wins|player|round|game|artifacts?|"
    r"shelters?|retrieves?|spaces?|seals?|curses?|cursed|appeases?|appeased|flips?|family|summoner|pay|repairs?)\b",
    re.IGNORECASE,
)
EXPANSIONS = {"base": [], "artifacts": ["artifacts"], "curse": ["curse"], "both": ["artifacts", "curse"]}


def said(t: Vale, say: ValeLanguage) -> Iterator[str]:
    """Everything that could be said in a language about a position and what led to it."""
    yield say.prompt(t, NAMES)
    yield from (say.option(t, pick, NAMES) for pick in t.options if t.asked is not None)
    for e in t.events or []:
        for viewer in (SPECTATOR, 0, 1):
            heard = e.heard_by(audience(viewer, int(t.players)))
            line = say.event(t, heard, NAMES)
            if line or e.kind not in (GAINED, BROKE):
                yield line
            if e.card != heard.card:
                assert say.card_name(t.cards[e.card]) not in line


def check(line: str, code: str) -> None:
    assert line
    assert not re.search(r"[{}]|  |None|\s$|^\s| [.,]|-\d", line), line
    if code != "en":
        for name in CALLED:
            line = line.replace(name, "")
        assert not ENGLISH_WORDS.search(line), line


@pytest.mark.parametrize("players", slow_but([(2,)], [(2,), (3,), (4,)]))
@pytest.mark.parametrize("expansions", EXPANSIONS.values(), ids=EXPANSIONS)
def test_whole_games_can_be_told_in_every_language(expansions: list[str], players: int) -> None:
    told: dict[str, set[str]] = {code: set() for code in CODES}
    for game in range(3):
        t = VALE.new(Setup(players, game, dict.fromkeys(expansions, "with")))
        assert isinstance(t, Vale)
        dice = seeded(-game)
        while t.asked is not None:
            t.events = []
            t.answer(t.options[dice.roll(len(t.options))])
            for code in CODES:
                told[code].update(said(t, speak(code)))
        for code in CODES:
            told[code].add(speak(code).outcome(t, NAMES))
    for code in CODES:
        for line in told[code]:
            check(line, code)


def words_of(card: Card) -> Iterator[Word]:
    """Every word of a card's sentences."""
    whens = [when.effect for when in (card.when, card.flip) if when is not None]
    open_words: list[Effect | None] = [card.instant, card.active, card.action, card.fate, card.start, *whens]
    while open_words:
        word = open_words.pop()
        if isinstance(word, words.Word):
            yield word
            open_words += word.parts()


def asks(word: Word) -> bool:
    """Whether a word ever asks something: it knows how to name the answers."""
    return type(word).name is not Word.name


@pytest.mark.parametrize("code", CODES)
def test_every_question_of_every_card_has_a_prompt(code: str) -> None:
    for card in ALL:
        for word in filter(asks, words_of(card)):
            check(speak(code).prompt(asking(at_table(), word, -1, 0, 1, card=card.id), NAMES), code)


def plain(t: Vale) -> list[str]:
    """The open question in every language, with plain spaces."""
    return [speak(code).prompt(t, NAMES).replace("\N{NARROW NO-BREAK SPACE}", " ") for code in CODES]


def test_a_turn_says_what_can_be_done() -> None:
    summon = pick_of(SUMMON, NUMBERS["hydra"], purse(1, 1))
    end = pick_of(END, 0)
    t = asking(at_table(), Turn(), summon, end)
    assert plain(t) == [
        "Your turn: summon a card, or end your turn.",
        "À vous de jouer : vous pouvez invoquer une carte, ou terminer votre tour.",
        "Jouw beurt: je kunt een kaart oproepen, of je beurt beëindigen.",
    ]
    assert [speak(code).option(t, summon, NAMES) for code in CODES] == [
        "Summon Hydra, paying 1 red and 1 blue stone",
        "Invoquer Hydre en payant 1 pierre rouge et 1 bleue",
        "Roep Hydra op voor 1 rode en 1 blauwe steen",
    ]
    assert speak("en").option(t, pick_of(SUMMON, NUMBERS["imp"]), NAMES) == "Summon Imp without paying"
    assert speak("en").option(t, end, NAMES) == "End the turn"


def test_a_turn_offers_the_artifact() -> None:
    imp, use = NUMBERS["imp"], pick_of(USE, NUMBERS["golden_fleece"])
    t = asking(at_table(), Turn(), use, pick_of(END, 0))
    assert plain(t) == [
        "Your turn: use your artifact, or end your turn.",
        "À vous de jouer : vous pouvez utiliser votre artefact, ou terminer votre tour.",
        "Jouw beurt: je kunt je artefact gebruiken, of je beurt beëindigen.",
    ]
    assert speak("en").option(t, use, NAMES) == "Use the Golden Fleece"
    t = asking(at_table(), Turn(), pick_of(SELL, imp), pick_of(SUMMON, imp), use)
    assert speak("en").prompt(t, NAMES) == "Your turn: sell or summon a card, or use your artifact."


def test_a_broken_seal_is_part_of_the_payment() -> None:
    imp = NUMBERS["imp"]
    t = asking(at_table(), Turn())
    for code, (both, only, removed) in {
        "en": (
            "Summon Imp, paying 3 red stones and breaking a seal",
            "Summon Imp, breaking a seal",
            "Remove Imp, paying 1 blue stone and breaking a seal",
        ),
        "fr": (
            "Invoquer Diablotin en payant 3 pierres rouges et en rompant un sceau",
            "Invoquer Diablotin en rompant un sceau",
            "Bannir Diablotin en payant 1 pierre bleue et en rompant un sceau",
        ),
        "nl": (
            "Roep Duiveltje op voor 3 rode stenen en breek een zegel",
            "Roep Duiveltje op en breek een zegel",
            "Verwijder Duiveltje voor 1 blauwe steen en breek een zegel",
        ),
    }.items():
        say = speak(code)
        assert say.option(t, pick_of(SUMMON, imp, SEAL | purse(3)), NAMES) == both
        assert say.option(t, pick_of(SUMMON, imp, SEAL), NAMES) == only
        assert say.option(t, pick_of(REMOVE, imp, SEAL | purse(0, 1)), NAMES) == removed


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
    assert isinstance(name, words.Word)
    assert isinstance(pick, words.Word)
    t = asking(at_table(), name, 0, 1, card="ember")
    assert speak("nl").prompt(t, NAMES) == "Vuurhond: kies een speler met een Waterkaart in het speelgebied."
    assert [speak("en").option(t, seat, NAMES) for seat in (0, 1)] == ["Name yourself", "Name Bob"]
    t = asking(at_table(), pick, NUMBERS["kappa"], NUMBERS["hydra"], seat=1, card="ember")
    assert speak("en").prompt(t, NAMES) == "Ember (Ann): choose a Water card in your area to discard."


def only_word(card: str) -> Word:
    """The word of a card that asks."""
    (word,) = filter(asks, words_of(ALL[NUMBERS[card]]))
    return word


def test_questions_of_the_course_of_a_game() -> None:
    tile = asking(at_table(), TAKE_TILE, NUMBERS["book_of_thoth"])
    summoner = asking(at_table(), PICK_SUMMONER, NUMBERS["varena_curious"])
    order = asking(at_table(), PASS_ON, NUMBERS["nian"], NUMBERS["draugr"])
    assert [plain(t) for t in (tile, summoner, order)] == [
        [
            "Choose an artifact for this round.",
            "Choisissez un artefact pour cette manche.",
            "Kies een artefact voor deze ronde.",
        ],
        [
            "Choose your summoner (for a first game: Varena, Iwo, Belledin or Marcosa).",
            "Choisissez votre invocateur (pour une première partie : Varena, Iwo, Belledin ou Marcosa).",
            "Kies je oproeper (voor een eerste spel: Varena, Iwo, Belledin of Marcosa).",
        ],
        [
            "Choose the next cursed card to take a curse from.",
            "Choisissez la prochaine carte maudite dont prendre une malédiction.",
            "Kies de volgende vervloekte kaart om een vloek van te nemen.",
        ],
    ]
    assert speak("en").option(tile, NUMBERS["book_of_thoth"], NAMES) == "Take the Book of Thoth"
    assert [speak(code).option(order, NUMBERS["nian"], NAMES) for code in CODES] == [
        "Take a curse from Nian", "Prendre une malédiction à Nian", "Neem een vloek van Nian",
    ]  # fmt: skip


def test_questions_about_stones() -> None:
    thoth = asking(at_table(), only_word("book_of_thoth"), -1, 0, 1, card="book_of_thoth")
    assert plain(thoth)[0] == (
        "Book of Thoth: choose a stone to raise by one step, blue ones first (up to 2 more), or stop."
    )
    assert [speak("en").option(thoth, pick, NAMES) for pick in (-1, 0, 1)] == [
        "Stop", "Turn 1 red stone into 1 blue stone", "Turn 1 blue stone into 1 purple stone",
    ]  # fmt: skip
    king = asking(at_table(), only_word("duduri_king"), 0, 1, card="duduri_king")
    assert speak("fr").option(king, 0, NAMES) == "Changer 1 pierre rouge en 1 pierre bleue"
    vodyanoy = asking(at_table(), only_word("vodyanoy"), purse(2), card="vodyanoy")
    assert speak("en").prompt(vodyanoy, NAMES) == "Vodyanoy: choose how to pay 2."
    assert speak("nl").option(vodyanoy, purse(2), NAMES) == "Betaal 2 rode stenen"
    tolvar = asking(at_table(), only_word("tolvar_darkened"), 0, purse(1), card="tolvar_darkened")
    assert [speak(code).option(tolvar, 0, NAMES) for code in CODES] == ["Pay nothing", "Ne rien payer", "Betaal niets"]
    assert speak("en").prompt(tolvar, NAMES).endswith(": you may pay up to 3 and repair that many times.")


def test_questions_about_numbers_families_and_offers() -> None:
    selkie = asking(at_table(), only_word("selkie"), 0, 1, 2, card="selkie")
    assert speak("nl").prompt(selkie, NAMES) == "Selkie: kies hoe vaak je herstelt (hoogstens 2)."
    assert [speak("en").option(selkie, n, NAMES) for n in range(3)] == [
        "Repair nothing", "Repair once", "Repair 2 times",
    ]  # fmt: skip
    kraken = asking(at_table(), only_word("kraken"), WATER, WIND, card="kraken")
    assert speak("en").prompt(kraken, NAMES) == "Kraken: choose a family."
    assert [speak(code).option(kraken, WIND, NAMES) for code in CODES] == ["Choose Wind", "Choisir Vent", "Kies Wind"]
    gem = asking(at_table(), only_word("gem_of_kukulkan"), 0, 1, card="gem_of_kukulkan")
    assert "you may give up 1 red stone" in speak("en").prompt(gem, NAMES)
    assert [speak("en").option(gem, pick, NAMES) for pick in (0, 1)] == ["Decline", "Accept"]


def test_several_cards_are_picked_from_the_zone_that_a_card_names() -> None:
    taweret = asking(at_table(), only_word("taweret"), -1, NUMBERS["hydra"], card="taweret")
    taweret.seats[0].hand = vec[i64]([NUMBERS["imp"], NUMBERS["hydra"]])
    assert plain(taweret) == [
        "Taweret: choose a card in your hand to discard, in the order shown (up to 2 more), or stop.",
        "Taouret : choisissez une carte de votre main à défausser, dans l’ordre affiché (encore 2 au plus), ou "
        "arrêtez.",
        "Taweret: kies een kaart uit je hand om af te leggen, in de getoonde volgorde (nog hoogstens 2), of stop.",
    ]
    dunia = asking(at_table(), only_word("dunia_reckless"), -1, NUMBERS["imp"], card="dunia_reckless")
    assert speak("en").prompt(dunia, NAMES).endswith(": choose a card in your area to curse, or stop.")
    assert speak("nl").option(dunia, NUMBERS["imp"], NAMES) == "Vervloek Duiveltje"


def test_a_question_that_no_language_knows_is_an_error() -> None:
    t = asking(at_table(), Word(), 0, 1)
    with pytest.raises(LookupError):
        speak("en").prompt(t, NAMES)
    with pytest.raises(LookupError):
        speak("en").option(t, 0, NAMES)


def test_without_a_question_the_game_is_over() -> None:
    assert speak("en").prompt(at_table(), NAMES) == "The game is over."
