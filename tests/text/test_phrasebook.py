"""How keys and arguments become a text."""

import pytest

from cardwright.text.grammar import FORMS, plural
from cardwright.text.phrasebook import Fold, NoPhrase, Phrasebook, Row, said

PHRASES = {
    "egg": "egg",
    "bone": "bone",
    "eggs": "{n} {n:egg/eggs}",
    "one": "{what.a}",
    "lay": "lay {eggs} {where}",
    "nest": "in {which}nest {where}",
    "eat": "eat {what}",
    "row": "{steps:, |, then }",
    "list": "{things:, | and }",
    "either": "{things: - | and |; }",
}
BOOK = Phrasebook("en", PHRASES, Fold("eat ", " and ", " plus "))


def test_what_is_said_has_phrases_of_its_own() -> None:
    assert BOOK.text(said("lay", eggs=said("eggs", n=2), where="here")) == "lay 2 eggs here"
    assert BOOK.sentence(said("eat", what=said("one", what=said("egg")))) == "Eat an egg."


def test_a_name_is_taken_as_it_is() -> None:
    assert BOOK.text(said("eat", what="[the]  {egg} of O'Neil ")) == "eat [the]  {egg} of O'Neil "


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("", "lay 1 egg"),
        (said("nest", which="", where=""), "lay 1 egg in nest"),
        (said("nest", which="", where="there"), "lay 1 egg in nest there"),
        (said("nest", which="crow", where=""), "lay 1 egg in crownest"),
    ],
)
def test_an_empty_argument_takes_the_space_beside_it_along(where: str, text: str) -> None:
    assert BOOK.text(said("lay", eggs=said("eggs", n=1), where=where)) == text


@pytest.mark.parametrize(
    ("things", "listed", "other"),
    [
        (("a",), "a", "a"),
        (("a", "b"), "a and b", "a; b"),
        (("a", "b", "c"), "a, b and c", "a and b; c"),
        ((1, 2, 3, 4), "1, 2, 3 and 4", "1 - 2 and 3; 4"),
    ],
)
def test_a_list_has_its_last_signs_last(things: tuple[str | int, ...], listed: str, other: str) -> None:
    assert BOOK.text(said("list", things=things)) == listed
    assert BOOK.text(said("either", things=things)) == other


def test_neighbours_with_the_same_verb_are_folded_in_a_row_but_not_in_a_list() -> None:
    egg, bone = said("eat", what="an egg"), said("eat", what="a bone")
    assert BOOK.text(said("row", steps=Row((egg, bone, egg)))) == "eat an egg and a bone plus an egg"
    assert BOOK.text(said("row", steps=Row((egg, said("bone"), egg)))) == "eat an egg, bone, then eat an egg"
    assert BOOK.text(said("list", things=(egg, bone))) == "eat an egg and eat a bone"


def test_what_was_counted_is_not_named_again() -> None:
    fold = Fold("eat ", ", plus ", ", plus ", again=" eggs?")
    assert fold.folded(["eat 2 eggs", "eat 1 egg for each hen"]) == ["eat 2 eggs, plus 1 for each hen"]


def test_a_missing_phrase_is_named_with_its_language() -> None:
    with pytest.raises(NoPhrase, match="'hen' in 'en'"):
        BOOK.text(said("eat", what=said("hen")))


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(LookupError, match="where"):
        BOOK.text(said("lay", eggs=2))


def test_equal_things_are_said_alike() -> None:
    assert said("list", things=(said("egg"), 2)) == said("list", things=(said("egg"), 2)) != said("list", things=())


def test_french_has_the_singular_for_nothing_too() -> None:
    counts = {code: [plural(code, n, "one", "many") for n in range(3)] for code in ("en", "fr", "nl")}
    assert counts == {"en": ["many", "one", "many"], "fr": ["one", "one", "many"], "nl": ["many", "one", "many"]}


@pytest.mark.parametrize(
    ("code", "form", "text", "formed"),
    [
        ("en", "a", "Earth card", "an Earth card"),
        ("en", "a", "card", "a card"),
        ("en", "word", "2", "two"),
        ("fr", "plain", "[perdez] 1 point et [piochez]", "perdez 1 point et piochez"),
        ("fr", "infinitive", "[perdez] 1 point et [piochez]", "perdre 1 point et piocher"),
        ("fr", "que", "un œuf", "qu’un œuf"),
        ("fr", "que", "vous piochez", "que vous piochez"),
        ("fr", "à", "le numéro", "au numéro"),
        ("fr", "à", "son coût", "à son coût"),
        ("fr", "à", "Le Centurion", "au Centurion"),
        ("fr", "de", "le Héros", "du Héros"),
        ("fr", "de", "un Héros", "d’un Héros"),
        ("fr", "de", "Esprit", "d’Esprit"),
        ("fr", "de", "ce Héros", "de ce Héros"),
        ("fr", "capital", "au début", "Au début"),
        ("nl", "plain", "[leg] die af. [je mag] meer", "leg die af. Je mag meer"),
        ("nl", "je", "[leg] die af en [je mag] meer", "leg je die af en mag je meer"),
        ("nl", "dan", "[leg] die af en [trek] er een", "[leg] dan die af en [trek] er een"),
        ("nl", "plain", "[krijgt|hij] er een. [leg] die <af|afleggen>", "hij krijgt er een. Leg die af"),
        ("nl", "plain", "[trek] er een <|trekken> (of meer)", "trek er een (of meer)"),
        ("nl", "je", "[krijgt|hij] er een en [leg] die <af|afleggen>", "krijgt hij er een en leg je die <af|afleggen>"),
        ("nl", "infinitive", "[leg] die <af|afleggen> en [trek] er een <|trekken>", "die afleggen en er een trekken"),
        ("nl", "te", "[leg] die <af|afleggen> en [trek] er een <|trekken>", "die af te leggen en er een te trekken"),
        ("nl", "te", "[laat] hem <gaan|laten gaan>", "hem te laten gaan"),
    ],
)
def test_forms(code: str, form: str, text: str, formed: str) -> None:
    assert FORMS[code][form](text) == formed
