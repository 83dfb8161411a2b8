"""What cards say."""

import pytest

from cardwright.games.vale.cards.sets import BASE
from cardwright.games.vale.state import Card, Permanent, When, Word
from cardwright.games.vale.terms import DRAGON, ENDED, FIRE, RED
from cardwright.games.vale.words import counts
from cardwright.games.vale.words.choices import If, Then
from cardwright.games.vale.words.counts import Count, InArea, Which, Worth
from cardwright.games.vale.words.creatures import Draw
from cardwright.games.vale.words.stones import Gain, Score
from cardwright.text.speech import LANGUAGES, speak
from cardwright.text.vale.grammar import NoPhrase
from cardwright.text.vale.names import DUTCH, ENGLISH, FRENCH

CODES = list(LANGUAGES)
CARDS = {card.id: card for card in BASE}


def lines(code: str, card: str) -> str:
    return "\n".join(line for _, line in speak(code).card_lines(CARDS[card])).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("card", BASE, ids=lambda card: card.id)
def test_a_card_has_a_text_of_its_own_in_every_language(card: Card) -> None:
    texts = {speak(code).card_text(card) for code in CODES}
    assert len(texts) == len(CODES)
    for code in CODES:
        said = speak(code).card_lines(card)
        assert [kind for kind, _ in said] == card.kinds()
        for _, line in said:
            assert line[0].isupper()
            assert line.endswith(".")
            assert "  " not in line


def test_every_card_has_a_name() -> None:
    assert set(ENGLISH) == set(CARDS)
    assert set(FRENCH) < set(CARDS)
    assert set(DUTCH) < set(CARDS)


def test_names_are_local_only_where_a_rulebook_gives_one() -> None:
    assert speak("nl").card_name(CARDS["imp"]) == "Duiveltje"
    assert speak("fr").card_name(CARDS["dragon_egg"]) == "Œuf de dragon"
    assert {speak(code).card_name(CARDS["yuki_onna"]) for code in CODES} == {"Yuki Onna"}


def test_a_card_without_a_name_is_called_by_its_id() -> None:
    assert speak("fr").card_name(Card("paper_tiger", FIRE, 1)) == "Paper Tiger"


@pytest.mark.parametrize("code", CODES)
def test_a_word_without_a_phrase_is_an_error(code: str) -> None:
    say = speak(code)
    card = CARDS["imp"]
    for strange in (Word(), Score(1, per=Count()), If(counts.Condition(), Draw())):
        with pytest.raises(NoPhrase):
            say.effect(strange, card)
    with pytest.raises(NoPhrase):
        say.always(Permanent())
    with pytest.raises(NoPhrase):
        say.when(When(ENDED, Draw()), card)


def test_a_card_says_when_it_counts_itself() -> None:
    say = speak("en")
    dragons = Score(1, per=InArea(Which(DRAGON)))
    assert say.effect(dragons, CARDS["tidal"]) == "Score 1 point for each Dragon card in your area (this one included)."
    assert say.effect(dragons, CARDS["imp"]) == "Score 1 point for each Dragon card in your area."


def test_numbers_that_no_printed_card_has() -> None:
    twice = Score(2, per=Worth(RED))
    imp = CARDS["imp"]
    assert speak("en").effect(twice, imp) == "Score points equal to 2 times the total value of your red stones."
    assert speak("fr").effect(twice, imp).endswith("égal à 2 fois la valeur totale de vos pierres rouges.")
    assert speak("nl").effect(twice, imp) == "Ontvang 2 keer zoveel punten als je rode stenen in totaal waard zijn."
    row = Then(Gain(RED), Gain(RED, 2), Score(1), Draw())
    assert speak("en").effect(row, imp) == "Gain 3 red stones, score 1 point and draw a card."
    assert speak("fr").effect(row, imp) == "Gagnez 3 pierres rouges et 1 point et piochez une carte."


ENGLISH_LINES = {
    "lava_giant": "Score 2 points for each Fire card in your area (this one included).",
    "imp": "Gain 2 red stones.\nRecover this card to your hand.",
    "asmodeus": "Recover a card with a cost of 2 or less and an instant effect from your area to your hand.",
    "phoenix": "Each time you summon another card, score 1 point for each red stone paid for it.",
    "kappa": "Each time you summon another card, score 2 points if you paid at least one blue stone for it.",
    "hydra": ("Choose two different rewards: gain 1 purple stone; draw a card; gain 2 blue stones; score 4 points."),
    "mimic": "Take an Earth card from the discard pile into your hand.",
    "odin": "If you have 5 or fewer cards in your hand, score 2 points; otherwise, gain 1 purple stone.",
    "yuki_onna": "Score points equal to the total value of your stones, then give up all your stones.",
    "willow": "Gain 1 red, 1 blue and 1 purple stone, score 3 points and draw a card.",
    "aeris": "Recover another card from your area to your hand and score points equal to its cost.",
    "ember": (
        "Score 7 points, then name a player with a Water card in their area (you may name yourself): "
        "that player chooses one and discards it."
    ),
    "scorch": "Copy the instant effect of another card in your area.",
}

FRENCH_LINES = {
    "lava_giant": "Gagnez 2 points par carte Feu dans votre arène (celle-ci comprise).",
    "imp": "Gagnez 2 pierres rouges.\nRécupérez cette carte en main.",
    "asmodeus": "Récupérez en main une carte de votre arène ayant un coût de 2 ou moins et un effet instantané.",
    "phoenix": (
        "Chaque fois que vous invoquez une autre carte, gagnez 1 point par pierre rouge ayant servi à la payer."
    ),
    "hydra": (
        "Choisissez deux récompenses différentes : gagner 1 pierre violette ; piocher une carte ; "
        "gagner 2 pierres bleues ; gagner 4 points."
    ),
    "basilisk": (
        "Choisissez un effet : gagner 1 pierre rouge ; perdre 1 point et gagner 1 pierre bleue ; "
        "ou perdre 2 points et gagner 1 pierre violette."
    ),
    "salamander": "Gagnez 1 pierre rouge et 1 point.",
    "odin": "Si vous avez 5 cartes ou moins en main, gagnez 2 points ; sinon, gagnez 1 pierre violette.",
    "tengu": "Gagnez 6 points, puis placez cette carte sur le dessus de la pioche.",
    "willow": "Gagnez 1 pierre rouge, 1 bleue et 1 violette ainsi que 3 points et piochez une carte.",
    "genie_exalted": "Appliquez l'effet de résolution d'une autre carte de votre arène.",
    "hippogriff": "Piochez une carte.\nVos cartes Vent coûtent 2 de moins à invoquer.",
}

DUTCH_LINES = {
    "lava_giant": "Ontvang 2 punten per Vuurkaart in je speelgebied (deze meegerekend).",
    "imp": "Ontvang 2 rode stenen.\nNeem deze kaart terug in je hand.",
    "balog": "Neem een Vuurkaart met een direct effect uit je speelgebied terug in je hand.",
    "phoenix": "Telkens als je een andere kaart oproept, ontvang je 1 punt per rode steen die je ervoor betaalt.",
    "triton": "Telkens als je een Waterkaart temt, ontvang je 2 blauwe stenen.",
    "nessie": "Als er geen Drakenkaart in je speelgebied ligt, ontvang je 2 punten.",
    "odin": "Als je 5 of minder kaarten in je hand hebt, ontvang je 2 punten; anders ontvang je 1 paarse steen.",
    "salamander": "Ontvang 1 rode steen en 1 punt.",
    "medusa": "Leg een kaart uit je hand af en ontvang 1 paarse steen.",
    "tengu": "Ontvang 6 punten en leg dan deze kaart boven op de trekstapel.",
    "dragon_egg": "Leg deze kaart af en roep dan een Drakenkaart uit je hand op zonder te betalen.",
    "willow": "Ontvang 1 rode, 1 blauwe en 1 paarse steen plus 3 punten en trek een kaart.",
}


@pytest.mark.parametrize(("card", "text"), ENGLISH_LINES.items())
def test_english(card: str, text: str) -> None:
    assert lines("en", card) == text


@pytest.mark.parametrize(("card", "text"), FRENCH_LINES.items())
def test_french(card: str, text: str) -> None:
    assert lines("fr", card) == text


@pytest.mark.parametrize(("card", "text"), DUTCH_LINES.items())
def test_dutch(card: str, text: str) -> None:
    assert lines("nl", card) == text


def test_a_text_names_the_kinds_of_its_effects() -> None:
    imp = CARDS["imp"]
    assert speak("en").card_text(imp) == "Instant: Gain 2 red stones. Active: Recover this card to your hand."
    assert speak("nl").card_text(imp).startswith("Direct: Ontvang 2 rode stenen. Te activeren: Neem")
    assert speak("fr").card_text(imp).startswith("Instantané\N{NO-BREAK SPACE}: Gagnez 2 pierres rouges. Résolution")
