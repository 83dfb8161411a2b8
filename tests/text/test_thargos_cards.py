"""What the cards of Heroes of Thargos say."""

import re
from pathlib import Path

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.state import Card, Clause, Condition, Hero, Permanent, Post, Word
from cardwright.games.thargos.terms import ATTACK, HELD, MIGHT, THIS, WON
from cardwright.games.thargos.words.conditions import Count
from cardwright.games.thargos.words.conflicts import Boost
from cardwright.games.thargos.words.hands import Draw
from cardwright.games.thargos.words.joining import If, Then
from cardwright.text.catalogue import COMMAND
from cardwright.text.language import LANGUAGES
from cardwright.text.phrasebook import NoPhrase
from cardwright.text.thargos.box import ACTIVE, INJURED, SETS, face_on_paper, on_paper
from cardwright.text.thargos.catalogue import page
from cardwright.text.thargos.languages import speak
from cardwright.text.thargos.walk.clauses import always, clauses, post
from cardwright.text.thargos.walk.nouns import BEARER
from cardwright.text.thargos.walk.sentences import sentence

CODES = list(LANGUAGES)
CARDS = {card.id: card for card in DESIGNS}
BY_ID = {hero.id: hero for hero in HEROES}
EVERYTHING: list[Card | Hero] = [*HEROES, *DESIGNS]
DOCS = Path(__file__).parents[2] / "docs" / "cards"
ENGLISH_WORDS = re.compile(
    r"\b(the|you|your|an|with|from|and|or|to|if|when|cards?|for|each|choose|draw|take|player|turn|hero|heroes|"
    r"lastings?|foe|defender|attempt|track|burn|injure|heal|strip|attach)\b",
    re.IGNORECASE,
)
SIGNS = re.compile(r"[\[\]{}<>|_]|  | [,.]|\.\.")


def plain(text: str) -> str:
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ")


def card(code: str, card: str) -> str:
    return plain(" ".join(line for _, line in speak(code).card_lines(CARDS[card])))


def face(code: str, hero: str, face: str = ACTIVE) -> str:
    it = BY_ID[hero].active if face == ACTIVE else BY_ID[hero].injured
    return plain(" ".join(line for _, line in speak(code).face_lines(it)))


def all_lines(code: str, thing: Card | Hero) -> list[str]:
    say = speak(code)
    if isinstance(thing, Card):
        return [line for _, line in say.card_lines(thing)]
    return [line for face in (thing.active, thing.injured) for _, line in say.face_lines(face)]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("thing", EVERYTHING, ids=lambda thing: thing.id)
def test_a_card_says_everything_in_every_language(thing: Card | Hero, code: str) -> None:
    for line in all_lines(code, thing):
        assert line[0].isupper()
        assert line.endswith((".", ".)"))
        assert not SIGNS.search(line)
        assert code == "en" or not ENGLISH_WORDS.search(line)


@pytest.mark.parametrize("card", DESIGNS, ids=lambda card: card.id)
def test_a_card_has_a_line_for_every_effect(card: Card) -> None:
    # Paid Informant does the same at two moments, and says so once.
    parts = len(card.always) + len({id(it) for it in card.clauses}) - (card.id == "paid_informant")
    parts += sum(it is not None for it in (card.play, card.post, card.complete))
    assert all(len(all_lines(code, card)) == parts for code in CODES)


@pytest.mark.parametrize("code", CODES)
def test_cards_that_do_different_things_say_different_things(code: str) -> None:
    """The same words stand on two cards only where the data is the same in another language too."""
    texts = [(" ".join(all_lines(code, it)), " ".join(all_lines("en", it))) for it in EVERYTHING]
    assert len({own for own, _ in texts}) == len({english for _, english in texts}) == len(set(texts))


def test_faces() -> None:
    assert [face(code, "krisoss") for code in CODES] == [
        "Your hand limit is 5. In a conflict of this Hero: the foe may lay at most 3 cards.",
        "Votre limite de main est de 5. Dans un conflit de ce Héros : l’ennemi peut poser au plus 3 cartes.",
        "Je handlimiet is 5. In een conflict van deze Held: de vijand mag hoogstens 3 kaarten leggen.",
    ]
    assert [face(code, "imperial_healer", INJURED) for code in CODES] == [
        "As your action, up to 2 times in the game: heal this Hero.",
        "À la place d’une Action, jusqu’à 2 fois dans la partie : guérissez ce Héros.",
        "Als je handeling, hoogstens 2 keer in het spel: genees deze Held.",
    ]
    assert [face(code, "moonless_runner") for code in CODES] == [
        "At the start of your turn: you may injure this Hero to attach a Lasting from your hand to another of your "
        "Heroes.",
        "Au début de votre tour : vous pouvez blesser ce Héros pour attacher un Avantage de votre main à un autre de "
        "vos Héros.",
        "Aan het begin van je beurt: je mag deze Held verwonden om bij een andere van je Helden een Versterking uit je "
        "hand aan te leggen.",
    ]


def test_a_clause_of_the_team_speaks_of_all_heroes() -> None:
    once = "once the attacker has finished laying cards: spy on 1 of the foe’s face-down cards."
    assert face("en", "imperial_tracker") == f"When one of your Heroes defends, {once}"
    assert face("en", "imperial_tracker", INJURED) == f"When this Hero defends, {once}"


def test_lastings() -> None:
    assert [card(code, "shroud_of_grave_salt") for code in CODES] == [
        "If this Hero would be injured, instead discard this card, then draw 1 card.",
        "Au lieu d’une blessure de ce Héros, défaussez cette carte, puis piochez 1 carte.",
        "In plaats van een verwonding van deze Held leg je deze kaart af en trek je dan 1 kaart.",
    ]
    assert [card(code, "falcon_feather_bow") for code in CODES] == [
        "When this Hero attempts a Mission: if the facing Hero has no Lasting, this Hero gets +1 Might.",
        "Quand ce Héros tente une Mission : si le Héros d’en face ne porte aucun Avantage, ce Héros reçoit +1 en "
        "Puissance.",
        "Wanneer deze Held een Missie probeert: als de Held ertegenover geen Versterking heeft, krijgt deze Held "
        "+1 Kracht.",
    ]
    assert card("en", "legion_longsword") == ""
    assert [speak(code).gives(CARDS["widowmaker_glaive"]) for code in CODES] == [
        "Might +3, Mind −1", "Puissance +3, Esprit −1", "Kracht +3, Geest −1",
    ]  # fmt: skip


def test_actions() -> None:
    assert [card(code, "spinocanth_lightning_attack") for code in CODES] == [
        "Injure an opponent’s Hero, strip a Lasting from that Hero (you choose which), then each opponent burns the "
        "top 2 cards of their deck.",
        "Blessez un Héros adverse, dépouillez ce Héros d’un Avantage (à votre choix), puis chaque adversaire brûle "
        "les 2 cartes du dessus de son deck.",
        "Verwond een Held van een tegenstander. Ontneem dan die Held een Versterking (jij kiest welke). Elke "
        "tegenstander verbrandt dan de bovenste 2 kaarten van zijn deck.",
    ]
    assert [card(code, "archers_on_the_ridge") for code in CODES] == [
        "Play on one of your tracks (3 uses). When your Hero there attempts a Mission: you may give that Hero +2 "
        "Might.",
        "Jouez cette carte sur une de vos pistes (3 utilisations). Quand votre Héros qui s’y trouve tente une "
        "Mission : vous pouvez donner +2 en Puissance à ce Héros.",
        "Speel deze kaart op een van je banen (3 keer te gebruiken). Wanneer je Held daar een Missie probeert: je mag "
        "die Held +2 Kracht geven.",
    ]
    assert [card(code, "scandal_at_court") for code in CODES] == [
        "Set this card aside for good; if an opponent has more VP than you, the opponent with the most VP sets aside "
        "a Mission worth 1 VP from their score pile, then you may make an extra attempt this turn.",
        "Mettez cette carte à l’écart pour de bon ; si un adversaire a plus de PV que vous, l’adversaire qui a le plus "
        "de PV met à l’écart une Mission de 1 PV de sa pile de score, puis vous pouvez faire une tentative de plus ce "
        "tour-ci.",
        "Leg deze kaart voorgoed opzij; als een tegenstander meer OP heeft dan jij, legt de tegenstander met de meeste "
        "OP een Missie van 1 OP van zijn scorestapel opzij en mag je dan deze beurt een extra poging doen.",
    ]


def test_a_mission_speaks_of_the_winning_and_of_the_beaten_hero() -> None:
    assert [card(code, "grave_for_two_kings") for code in CODES] == [
        "Injure the beaten Hero, then injure the winning Hero.",
        "Blessez le Héros battu, puis blessez le Héros vainqueur.",
        "Verwond de verslagen Held. Verwond dan de winnende Held.",
    ]
    assert [card(code, "read_the_cracked_bell") for code in CODES] == [
        "Roll a die; on 4 to 6, draw 2 cards; otherwise, look at the top 4 cards of your deck, put any of them under "
        "it and the rest back in any order.",
        "Lancez un dé ; sur 4 à 6, piochez 2 cartes ; sinon, regardez les 4 cartes du dessus de votre deck, mettez "
        "dessous celles que vous voulez et remettez les autres dessus dans l’ordre de votre choix.",
        "Gooi een dobbelsteen; bij 4 tot en met 6 trek je 2 kaarten; anders bekijk je de bovenste 4 kaarten van je "
        "deck, leg je er zoveel onder als je wilt en leg je de rest terug in de volgorde die je wilt.",
    ]


def test_a_word_without_a_phrase_is_an_error() -> None:
    strange = [Word(), Then(Draw(1), Word()), If(Condition(), Draw(1)), Draw(1, per=Count())]
    for word in strange:
        with pytest.raises(NoPhrase):
            sentence(word, BEARER)
    with pytest.raises(NoPhrase):
        always(Permanent())
    with pytest.raises(NoPhrase):
        clauses([Clause(Draw(1), WON, HELD)])
    with pytest.raises(NoPhrase):
        post(Post(1, Word(), ATTACK))


def test_what_is_done_alike_at_two_moments_is_said_once() -> None:
    alike = [Clause(Boost(1, MIGHT, THIS), moment) for moment in (ATTACK, 4)]
    assert clauses(alike) == clauses([Clause(Boost(1, MIGHT, THIS), ATTACK, 4)])


@pytest.mark.parametrize("code", CODES)
def test_every_term_has_a_word_of_its_own(code: str) -> None:
    say = speak(code)
    assert len({say.attribute(a) for a in range(3)}) == 3
    assert len({say.kind(kind) for kind in range(4)}) == 4
    assert len({say.when(it) for it in ("permanent", "triggered", "instead", "play", "post", "complete")}) == 6
    assert len({say.provenance(source) for source in ("printed", "rulebook", "original")}) == 3


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("box", SETS)
def test_a_page_of_cards_is_current(box: str, code: str) -> None:
    text = (DOCS / f"thargos-{box}.{code}.md").read_text(encoding="utf-8")
    assert text == page(speak(code), box, COMMAND), f"make it anew: {COMMAND}"


@pytest.mark.parametrize("code", CODES)
def test_cards_as_data(code: str) -> None:
    say = speak(code)
    cards = [on_paper(it, say) for it in DESIGNS]
    faces = [face_on_paper(hero, it, say) for hero in HEROES for it in (ACTIVE, INJURED)]
    everything = {it["id"]: it for it in [*faces, *cards]}
    assert len(everything) == len({it["name"] for it in everything.values()}) == 2 * len(HEROES) + len(DESIGNS)
    assert all(everything[it["back"]]["back"] == it["id"] for it in faces)
    assert all(it["back"] is None for it in cards)
    assert {it["provenance"] for it in everything.values()} == {"rulebook", "original"}
    assert all(it["provenance_name"] and it["set_name"] and it["sort_name"] for it in everything.values())
    assert everything["jethreki_abomination"]["attributes"] is None
    assert everything["krisoss_injured"]["attributes"] == {"might": 3, "mind": 2, "mysticism": 2}
    assert everything["burn_the_enemy_city"]["asks"] == {"might": 3, "mind": 1, "mysticism": 0}
    assert (everything["burn_the_enemy_city"]["vp"], everything["legion_longsword"]["vp"]) == (4, None)
