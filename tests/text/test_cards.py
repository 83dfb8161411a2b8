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
from cardwright.text.language import LANGUAGES
from cardwright.text.phrasebook import NoPhrase
from cardwright.text.vale.languages import speak
from cardwright.text.vale.names import DUTCH, ENGLISH, FRENCH
from cardwright.text.vale.walk.nouns import one, where
from cardwright.text.vale.walk.sentences import branch_of

CODES = list(LANGUAGES)
CARDS = {card.id: card for card in ALL}
NO_CREATURES = {card.id for card in ALL[FIRST_TILE:]}
ENGLISH_WORDS = re.compile(
    r"\b(the|you|your|an|with|from|and|or|to|on|if|when|cards?|stones?|for|each|choose|gain|draw|summon|score|take|"
    r"player|round|family|area|curses?|cursed|seals?|shelter|retrieve|repair|flip|space|pay|raise)\b",
    re.IGNORECASE,
)


def plain(text: str) -> str:
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ")


def lines(code: str, card: str) -> str:
    return plain("\n".join(line for _, line in speak(code).card_lines(CARDS[card])))


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


def test_a_text_names_the_kinds_of_its_effects() -> None:
    imp = CARDS["imp"]
    assert speak("en").card_text(imp) == "Instant: Gain 2 red stones. Active: Recover this card to your hand."
    assert speak("nl").card_text(imp).startswith("Direct: Ontvang 2 rode stenen. Te activeren: Neem")
    assert (
        speak("fr")
        .card_text(imp)
        .startswith("Instantané\N{NARROW NO-BREAK SPACE}: Gagnez 2 pierres rouges. Résolution")
    )
