"""Names and chat: what can be seen is kept, what cannot is refused, and what looks alike is known to."""

import unicodedata

import pytest

from cardwright.table.words import LONGEST_LOOK, clean_name, clean_text, look, one_spelling

# What Unicode lets a program ignore though it is a letter or a mark, and what it calls a sign though it is empty.
INVISIBLE = ["\u034f", "\u115f", "\u1160", "\u17b4", "\u180b", "\u180e", "\u200b", "\u2060", "\u2800", "\u3164"]
INVISIBLE += ["\uffa0", "\U000e0100", "\ufeff", "\u00ad", "\u202e"]


@pytest.mark.parametrize("nothing", INVISIBLE)
def test_a_name_or_a_line_that_shows_nothing_is_refused(nothing: str) -> None:
    for text in (nothing, nothing * 3, f" {nothing}\u00a0"):
        with pytest.raises(ValueError, match="expected"):
            clean_name(text)
        with pytest.raises(ValueError, match="expected some text"):
            clean_text(text)
    with pytest.raises(ValueError, match="can be seen"):
        clean_name(f"An{nothing}n")
    assert clean_text(f"An{nothing}n") == "Ann"


def test_signs_that_keyboards_write_are_welcome() -> None:
    assert clean_name("Ann ❤\ufe0f") == "Ann ❤"
    assert clean_text("good game ❤\ufe0f") == "good game ❤\ufe0f"
    with pytest.raises(ValueError, match="expected some text"):
        clean_text("\ufe0f")


@pytest.mark.parametrize(
    "other", ["Stranger", "STRANGER", "Ѕtrаngеr", "Ｓｔｒａｎｇｅｒ", "𝐒𝐭𝐫𝐚𝐧𝐠𝐞𝐫", "Stranger.", "S-t-ranger"]
)
def test_names_that_could_be_mistaken_look_the_same(other: str) -> None:
    assert look(other) == look("Stranger")


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Ann", "Änn"), ("Ann 1", "Ann 2"), ("Иван", "Ivan"), ("王", "玉")]
)
def test_names_that_could_not_be_mistaken_do_not(one: str, other: str) -> None:
    assert look(one) != look(other)


def test_every_character_has_a_look_that_fits() -> None:
    for code in range(0x20000):
        if unicodedata.category(chr(code)) != "Cs":
            found = look(chr(code))
            assert 1 <= len(found) <= LONGEST_LOOK, hex(code)
    assert len(look("\ufdfa" * 24)) == LONGEST_LOOK


def test_a_look_does_not_depend_on_composition() -> None:
    assert look("Ann E\u0301lan") == look("Ann Élan")
    assert one_spelling("ＡＮＮ") == "ann"
