"""The whole text of some cards, tiles and summoners, in every language."""

import pytest

from cardwright.games.vale.cards.sets import ALL
from cardwright.text.vale.languages import speak
from tests.text.positions import NUMBERS, plain


def lines(code: str, card: str) -> str:
    return plain("\n".join(line for _, line in speak(code).card_lines(ALL[NUMBERS[card]])))


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
    "ash": (
        "If this card would be discarded from your area, recover it to your hand instead and score points equal to "
        "the number of the round."
    ),
    "fireblast": (
        "Score 1 point for every two Fire cards in your area (this one included).\n"
        "As soon as you hold 4 or more stones, recover this card to your hand."
    ),
    "melusine": "Discard up to 3 cards from your hand and score 4 points for each.",
    "mandrake": "Score 3 points.\nEither discard this card or lose 2 points, then gain 1 purple stone.",
    "thalassa": (
        "Score 1 point for each Water card in your area (this one included).\n"
        "When you gain a blue stone, recover this card to your hand."
    ),
    "totem_pole": "Each time another card is discarded from your area, gain 1 purple stone.",
    "whisper": (
        "Score 8 points, then name a player with a Wind card in their area (you may name yourself): "
        "that player chooses one and swaps it with this card."
    ),
    "ammit": "Score 6 points, then discard any number of cursed cards from your area and score 4 points for each.",
    "leshy": "Score 3 points.\nEach time you summon a cursed card, score 3 points.",
    "camazotz": "Draw 2 cards.",
    "vritra": "Score 7 points.\nYour Dragon cards cost exactly 1 purple stone to summon.",
    "monkey_kings_staff": "Discard 2 cards from your hand and gain 2 red, 1 blue and 1 purple stone.",
    "golden_fleece": (
        "Gain 2 red stones, then either shelter the top card of the deck or retrieve a card from your shelter."
    ),
    "gem_of_kukulkan": ("Each time you sell a card, you may give up 1 red stone to take that card into your hand."),
    "imperial_seal": "Discard a card from your area; if it was a Dragon card, gain 1 blue stone.",
    "philosophers_stone": (
        "Do one or both: retrieve a card from your shelter; discard a card from your shelter and gain 1 purple stone."
    ),
    "tolvar_darkened": (
        "Take 2 curses and break all your seals.\n"
        "Pay up to 3 and repair that many times.\n"
        "As soon as there are no curses on you or on the cards in your area, flip this summoner."
    ),
    "belledin_friendly": (
        "Take 3 curses.\n"
        "Each time you summon a card of a family that is not yet in your area, score 1 point.\n"
        "Repair once.\n"
        "As soon as all 5 families are in your area, flip this summoner."
    ),
    "muura_jovial": (
        "Discard all the curses on you and score 3 points.\n"
        "At the start of the next round, before anything else, flip this summoner."
    ),
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
    "genie_exalted": "Copiez l’effet de résolution d’une autre carte de votre arène.",
    "hippogriff": "Piochez une carte.\nVos cartes Vent coûtent 2 de moins à invoquer.",
    "ash": (
        "Si cette carte devait être défaussée de votre arène, récupérez-la en main à la place et gagnez un nombre de "
        "points égal au numéro de la manche."
    ),
    "fireblast": (
        "Gagnez 1 point par paire de cartes Feu dans votre arène (celle-ci comprise).\n"
        "Dès que vous possédez 4 pierres ou plus, récupérez cette carte en main."
    ),
    "mandrake": (
        "Gagnez 3 points.\nDéfaussez cette carte ou perdez 2 points, au choix, puis gagnez 1 pierre violette."
    ),
    "totem_pole": "Chaque fois qu’une autre carte de votre arène est défaussée, gagnez 1 pierre violette.",
    "kelpie": ("Choisissez un effet : gagner 1 pierre bleue ; ou recevoir 1 malédiction et gagner 1 pierre violette."),
    "ammit": (
        "Gagnez 6 points, puis défaussez n’importe quel nombre de cartes maudites de votre arène "
        "et gagnez 4 points par carte défaussée."
    ),
    "will_o_the_wisp": ("Si vous avez sur vous un nombre pair de malédictions (zéro est pair), gagnez 2 points."),
    "gem_of_kukulkan": (
        "Chaque fois que vous vendez une carte, vous pouvez défausser 1 pierre rouge pour prendre en main "
        "la carte vendue."
    ),
    "philosophers_stone": (
        "Choisissez un effet ou les deux : reprendre une carte de votre abri ; défausser une carte de votre abri et "
        "gagner 1 pierre violette."
    ),
    "dunia_reckless": (
        "Recevez 1 malédiction.\n"
        "Vous pouvez mettre 1 malédiction de la réserve sur une carte de votre arène.\n"
        "Dès que vous apaisez une carte, retournez cet invocateur."
    ),
    "kang_san_laden": (
        "Recevez 3 malédictions et abritez les 2 premières cartes de la pioche.\n"
        "Choisissez un effet : reprendre une carte de votre abri ; ou réparer une fois.\n"
        "Dès que votre abri est vide, retournez cet invocateur."
    ),
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
    "ash": (
        "Als deze kaart uit je speelgebied zou worden afgelegd, neem je die in plaats daarvan terug in je hand en "
        "ontvang je zoveel punten als het nummer van de ronde."
    ),
    "mandrake": "Ontvang 3 punten.\nKies: leg deze kaart af of verlies 2 punten; ontvang dan 1 paarse steen.",
    "duduri_king": (
        "Telkens als je een kaart verkoopt, waardeer je een van de stenen die je ervoor ontvangt één stap op "
        "(rood wordt blauw, blauw wordt paars)."
    ),
    "melusine": "Leg maximaal 3 kaarten uit je hand af en ontvang 4 punten per afgelegde kaart.",
    "garuda": "Als al je zegels actief zijn, ontvang je 3 punten; anders herstel je één keer.",
    "simurgh": (
        "Ontvang 3 punten per kaart die je tot bedaren hebt gebracht.\n"
        "Telkens als je een andere kaart tot bedaren brengt, trek je een kaart."
    ),
    "strix": "Ontvang 1 paarse steen.\nJe limiet is 1 steen lager.",
    "golden_fleece": (
        "Ontvang 2 rode stenen en kies dan: beschut de bovenste kaart van de trekstapel of haal een kaart uit je "
        "schuilplaats op."
    ),
    "gem_of_kukulkan": (
        "Telkens als je een kaart verkoopt, mag je 1 rode steen afleggen om die kaart in je hand te nemen."
    ),
    "imperial_seal": ("Leg een kaart uit je speelgebied af; als het een Drakenkaart was, ontvang je 1 blauwe steen."),
    "dunia_repentant": "Herstel twee keer, ontvang 4 punten en draai dan deze oproeper om.",
    "marcosa_devoted": ("Neem 2 vloeken.\nHerstel één keer.\nZodra je een zegel breekt, draai je deze oproeper om."),
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
