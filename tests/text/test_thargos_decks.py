"""What is said about decks of Heroes of Thargos: everything, in every language, by the words of the glossary."""

from pathlib import Path

import pytest

from cardwright.text.language import LANGUAGES
from cardwright.text.phrasebook import pieces_of
from cardwright.text.thargos.decks import OBJECTIONS, WORDS
from tests.text.codes import codes_in
from tests.text.test_vocabulary import forbidden

DECKS = Path(__file__).parents[2] / "src" / "cardwright" / "games" / "thargos" / "decks"


def fields(text: str) -> set[str]:
    """What belongs into a text."""
    return {piece.name for piece in pieces_of(text) if piece.name}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_objection_has_words_with_the_same_fields(code: str) -> None:
    assert set(OBJECTIONS[code]) == codes_in(DECKS)
    for key, text in OBJECTIONS[code].items():
        assert fields(text) == fields(OBJECTIONS["en"][key])
        assert text[-1] in ".?"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_is_there_with_the_same_fields(code: str) -> None:
    assert list(WORDS[code]) == list(WORDS["en"])
    assert [fields(text) for text in WORDS[code].values()] == [fields(text) for text in WORDS["en"].values()]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_forbidden_synonym_stands_in_them(code: str) -> None:
    assert not forbidden("thargos", code, {**OBJECTIONS[code], **WORDS[code]})
