"""What cards, tiles and summoners say."""

import re

import pytest

from cardwright.games.vale.cards.sets import ALL, FIRST_FACE, FIRST_TILE
from cardwright.games.vale.state import Card, Condition, Permanent, When, Word
from cardwright.games.vale.terms import DRAGON, ENDED, FIRE, RED, SUMMONED
from cardwright.games.vale.words.choices import AREA, BOARD, HAND, SHELTER, Name, Pick, PickSome
from cardwright.games.vale.words.counts import (
    AtLeast,
    Count,
    FamiliesInArea,
    Half,
    InArea,
    RoundNumber,
    Stones,
    Which,
    Worth,
)
from cardwright.games.vale.words.creatures import Discard, Draw, Recover
from cardwright.games.vale.words.curses import Repair, Shed
from cardwright.games.vale.words.stones import Gain, MoreStones, Raise, Score
from cardwright.kernel.words import Choose, If, Then
from cardwright.text.phrasebook import NoPhrase
from cardwright.text.vale.languages import speak
from cardwright.text.vale.names import DUTCH, ENGLISH, FRENCH
from cardwright.text.vale.walk.nouns import one, where
from cardwright.text.vale.walk.sentences import branch_of
from tests.text.positions import CODES, plain

CARDS = {card.id: card for card in ALL}
NO_CREATURES = {card.id for card in ALL[FIRST_TILE:]}
ENGLISH_WORDS = re.compile(
    r"\b(the|you|your|an|with|from|and|or|to|on|if|when|cards?|stones?|for|each|choose|gain|draw|summon|score|take|"
    r"player|round|family|area|curses?|cursed|seals?|shelter|retrieve|repair|flip|space|pay|raise)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_a_card_has_a_text_of_its_own_in_every_language(card: Card) -> None:
    texts = {speak(code).card_text(card) for code in CODES}
    assert len(texts) == len(CODES)
    parts = [card.instant, card.always, card.when, card.active, card.action, card.fate, card.flip, card.start]
    for code in CODES:
        said = speak(code).card_lines(card)
        assert len(said) == sum(part is not None for part in parts)
        assert list(dict.fromkeys(kind for kind, _ in said if kind not in ("start", "flip"))) == card.kinds()
        for _, line in said:
            assert line[0].isupper()
            assert line.endswith(".")
            assert "  " not in line
            assert code == "en" or not ENGLISH_WORDS.search(line)


@pytest.mark.parametrize("card", ALL[FIRST_FACE:], ids=lambda card: card.id)
def test_a_summoner_begins_with_the_start_and_ends_with_what_turns_it_over(card: Card) -> None:
    kinds = [kind for kind, _ in speak("en").card_lines(card)]
    assert ("start" in kinds[:1]) == (card.start is not None)
    assert ("flip" in kinds[-1:]) == (card.flip is not None)


def test_everything_has_a_name() -> None:
    assert set(ENGLISH) == set(CARDS)
    for names in (FRENCH, DUTCH):
        assert set(names) < set(CARDS)
        assert set(names) >= NO_CREATURES - {"muura_jovial"}
    for code in CODES:
        assert len({speak(code).card_name(card) for card in ALL}) == len(ALL)


# Creatures of myth whose names are spelled alike in every language.
SAME = {
    "aeris", "agni", "akhlut", "anubis", "anzu", "balog", "banshee", "bul_gae", "bunyip", "camazotz", "cherufe",
    "draugr", "duduri", "freyja", "garuda", "gi_rin", "hae_tae", "hantu_banyu", "hestia", "horus", "ifrit", "inferno",
    "kappa", "kasha", "kelpie", "kraken", "loki", "mapinguari", "marina", "nessie", "nian", "nidhogg", "nurikabe",
    "odin", "pontianak", "pyro", "ravana", "rudra", "selkie", "simurgh", "soucouyant", "surtr", "taniwha", "tengu",
    "thalassa", "triton", "tzitzimitl", "vritra", "wanyudo", "wendigo", "yuki_onna",
}  # fmt: skip
AS_IN_ENGLISH = {
    "fr": {"baba_yaga", "griffon", "troll", "valkyrie"},
    "nl": {
        "ammit", "asmodeus", "basilisk", "behemoth", "belphegor", "boreas", "cerberus", "charybdis", "hydra",
        "incubus", "leviathan", "medusa", "melusine", "pegasus", "poseidon", "salamander", "strix", "succubus",
        "taweret", "undine",
    },
}  # fmt: skip


@pytest.mark.parametrize(("code", "own"), [("fr", FRENCH), ("nl", DUTCH)])
def test_a_language_has_its_own_name_for_every_card_or_the_very_same(code: str, own: dict[str, str]) -> None:
    creatures = {card.id for card in ALL if card.family >= 0}
    assert creatures - set(own) == SAME | AS_IN_ENGLISH[code]
    assert not [card for card in own if own[card] == ENGLISH[card]]


def test_some_names() -> None:
    assert speak("nl").card_name(CARDS["imp"]) == "Duiveltje"
    assert speak("fr").card_name(CARDS["dragon_egg"]) == "Œuf de dragon"
    assert {speak(code).card_name(CARDS["yuki_onna"]) for code in CODES} == {"Yuki Onna"}
    assert {speak(code).card_name(CARDS["bul_gae"]) for code in CODES} == {"Bul-gae"}
    assert [speak(code).card_name(CARDS["will_o_the_wisp"]) for code in CODES] == [
        "Will-o’-the-Wisp", "Feu follet", "Dwaallicht",
    ]  # fmt: skip
    assert [speak(code).card_name(CARDS["tolvar_darkened"]) for code in CODES] == [
        "Tolvar, Darkened", "Tolvar, Enténébré", "Tolvar, Verduisterd",
    ]  # fmt: skip


def test_a_card_without_a_name_is_called_by_its_id() -> None:
    assert speak("fr").card_name(Card("paper_tiger", FIRE, 1)) == "Paper Tiger"


@pytest.mark.parametrize("code", CODES)
def test_a_word_without_a_phrase_is_an_error(code: str) -> None:
    say = speak(code)
    card = CARDS["imp"]
    words = [
        Word(), Score(1, per=Count()), If(Condition(), Draw()), If(AtLeast(4, Count()), Draw()), Pick(HAND, Draw()),
        PickSome(2, Draw()), Name(FIRE, Pick(AREA, Draw())),
    ]  # fmt: skip
    for strange in words:
        with pytest.raises(NoPhrase):
            say.effect(strange, card)
    with pytest.raises(NoPhrase):
        say.always(Permanent())
    with pytest.raises(NoPhrase):
        say.fate(Draw(), card)
    for when in (When(ENDED, Draw()), When(SUMMONED, Draw(), test=AtLeast(1, Stones()))):
        with pytest.raises(NoPhrase):
            say.when(when, card)


def test_a_card_says_when_it_counts_itself() -> None:
    say = speak("en")
    dragons = Score(1, per=InArea(Which(DRAGON)))
    assert say.effect(dragons, CARDS["tidal"]) == "Score 1 point for each Dragon card in your area (this one included)."
    assert say.effect(dragons, CARDS["imp"]) == "Score 1 point for each Dragon card in your area."
    every, pairs = Score(1, per=InArea()), Score(1, per=Half(InArea()))
    assert say.effect(every, CARDS["imp"]) == "Score 1 point for each card in your area (this one included)."
    assert say.effect(pairs, CARDS["imp"]) == "Score 1 point for every two cards in your area (this one included)."


def test_what_does_not_lie_in_an_area_does_not_count_itself() -> None:
    say, face = speak("en"), CARDS["iwo_mocked"]
    assert say.effect(Score(1, per=InArea()), face) == "Score 1 point for each card in your area."
    assert say.effect(Score(1, per=FamiliesInArea()), face) == "Score 1 point for each different family in your area."
    assert say.effect(PickSome(2, Discard()), face) == "Discard up to 2 cards from your area."
    assert say.when(When(SUMMONED, Draw()), face) == "Each time you summon a card, draw a card."


def test_a_card_does_not_say_that_it_is_cursed_itself() -> None:
    cursed = Score(1, per=InArea(Which(cursed=True)))
    for card in ("tzitzimitl", "hantu_banyu"):
        assert speak("en").effect(cursed, CARDS[card]) == "Score 1 point for each cursed card in your area."


def test_numbers_that_no_printed_card_has() -> None:
    twice = Score(2, per=Worth(RED))
    imp = CARDS["imp"]
    assert speak("en").effect(twice, imp) == "Score points equal to 2 times the total value of your red stones."
    assert speak("fr").effect(twice, imp).endswith("égal à 2 fois la valeur totale de vos pierres rouges.")
    assert speak("nl").effect(twice, imp) == "Ontvang 2 keer zoveel punten als je rode stenen in totaal waard zijn."
    row = Then(Gain(RED), Gain(RED, 2), Score(1), Draw())
    assert speak("en").effect(row, imp) == "Gain 3 red stones, score 1 point and draw a card."
    assert speak("fr").effect(row, imp) == "Gagnez 3 pierres rouges et 1 point et piochez une carte."
    twice = Score(2, per=RoundNumber())
    assert speak("en").effect(twice, imp) == "Score points equal to 2 times the number of the round."
    assert speak("fr").effect(twice, imp) == "Gagnez un nombre de points égal à 2 fois le numéro de la manche."
    assert speak("nl").effect(twice, imp) == "Ontvang 2 keer zoveel punten als het nummer van de ronde."


def test_numbers_of_the_expansions_that_nothing_printed_has() -> None:
    imp = CARDS["imp"]
    many = Then(Repair(3), Shed(2), Raise(2))
    assert [plain(speak(code).effect(many, imp)) for code in CODES] == [
        "Repair 3 times, discard 2 of the curses on you, then raise two of your stones by one step each "
        "(red to blue, blue to purple).",
        "Réparez 3 fois, défaussez 2 des malédictions qui sont sur vous, puis améliorez d’un cran deux de vos pierres "
        "(rouge en bleue, bleue en violette).",
        "Herstel 3 keer, leg dan 2 van de vloeken af die op jou liggen en waardeer dan twee van je stenen "
        "één stap op (rood wordt blauw, blauw wordt paars).",
    ]
    assert [speak(code).always(MoreStones(-2)) for code in CODES] == [
        "Your limit is 2 stones lower.", "Votre limite baisse de 2 pierres.", "Je limiet is 2 stenen lager.",
    ]  # fmt: skip
    draws = Then(Draw(), Draw(), Draw(), Recover())
    assert [speak(code).effect(draws, imp) for code in CODES] == [
        "Draw 3 cards, then recover this card to your hand.", "Piochez 3 cartes, puis récupérez cette carte en main.",
        "Trek 3 kaarten en neem dan deze kaart terug in je hand.",
    ]  # fmt: skip


def test_a_card_of_a_zone() -> None:
    cards = [(Which(cursed=True), AREA), (Which(), SHELTER), (Which(), BOARD)]
    said = {code: [speak(code).book.text(one(which, where("at", zone))) for which, zone in cards] for code in CODES}
    assert said == {
        "en": ["a cursed card in your area", "a card in your shelter", "a card on the board"],
        "fr": ["une carte maudite de votre arène", "une carte de votre abri", "une carte du plateau"],
        "nl": [
            "een vervloekte kaart uit je speelgebied",
            "een kaart uit je schuilplaats",
            "een kaart van het speelbord",
        ],
    }


def test_a_branch_is_something_to_choose() -> None:
    tile = CARDS["philosophers_stone"]
    assert isinstance(tile.instant, Choose)
    both = tile.instant.branches[-1]
    assert [speak(code).book.text(branch_of(both, tile)) for code in CODES] == [
        "retrieve a card from your shelter, then discard a card from your shelter and gain 1 purple stone",
        "reprendre une carte de votre abri, puis défausser une carte de votre abri et gagner 1 pierre violette",
        "haal een kaart uit je schuilplaats op en leg dan een kaart uit je schuilplaats af en ontvang 1 paarse steen",
    ]


def test_a_text_names_the_kinds_of_its_effects() -> None:
    imp = CARDS["imp"]
    assert speak("en").card_text(imp) == "Instant: Gain 2 red stones. Active: Recover this card to your hand."
    assert speak("nl").card_text(imp).startswith("Direct: Ontvang 2 rode stenen. Te activeren: Neem")
    assert (
        speak("fr")
        .card_text(imp)
        .startswith("Instantané\N{NARROW NO-BREAK SPACE}: Gagnez 2 pierres rouges. Résolution")
    )
