"""The contract that every language keeps."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

import cardwright
from cardwright.bots.levels import LEVELS
from cardwright.games.vale.terms import BLUE, EVENTS, FAMILIES, PHASES, PURPLE, STONES, purse
from cardwright.text.language import LANGUAGES, LanguageCode, language
from cardwright.text.speech import telling
from cardwright.text.vale.languages import speak

CODES = list(LANGUAGES)
SOURCE = Path(cardwright.__file__).parent
KINDS = ("instant", "permanent", "action", "active", "start", "flip")
TABLES = ("prompts", "options", "events", "outcomes", "reasons", "ui", "any game")


def fields(table: Mapping[str, str]) -> dict[str, set[str]]:
    return {key: {name for _, name, _, _ in Formatter().parse(text) if name} for key, text in table.items()}


def tables(code: str) -> dict[str, Mapping[str, str]]:
    say = speak(code)
    tables = (say.prompts, say.options, say.events, say.outcomes, say.reasons, say.ui, language(code).ui)
    return dict(zip(TABLES, tables))


@pytest.mark.parametrize("find", [language, speak])
def test_an_unknown_language_is_an_error_that_names_the_known_ones(find: Callable[[str], object]) -> None:
    with pytest.raises(ValueError, match="en, fr, nl"):
        find("de")


def test_a_code_is_a_language() -> None:
    """What the server lets in is what there is."""
    assert get_args(LanguageCode) == tuple(CODES) == tuple(lang.code for lang in LANGUAGES.values())


@pytest.mark.parametrize("table", TABLES)
def test_phrases_have_the_same_keys_and_fields_in_every_language(table: str) -> None:
    english = fields(tables("en")[table])
    assert all(fields(tables(code)[table]) == english for code in CODES)


def test_there_is_a_log_line_for_every_kind_of_event_but_the_breaking_of_a_seal_which_a_payment_tells() -> None:
    manners = {"summoned_free", "summoned_seal", "summoned_and_seal", "removed_seal", "removed_and_seal"}
    more = {"counted_loss", "counted_nothing", "named_self", "round_heading"}
    assert set(tables("en")["events"]) == {*EVENTS, *manners, *more} - {"broke"}


def test_no_phrase_is_left_over() -> None:
    """Each key stands in the code that shows it, or the beginning of a key to which the code adds the rest."""
    code = "".join(file.read_text() for room in ("cli", "table", "text") for file in (SOURCE / room).rglob("*.py")
                   if file.stem not in ("words", "screen") or room == "cli")  # fmt: skip
    made = ("level_", "reason_", "deal_", "objection_", "sort_", "one_", "set_")
    assert all(f'f"{start}{{' in code or f"f'{start}{{" in code for start in made)
    keys = [*language("en").ui, *speak("en").ui]
    assert [key for key in keys if not key.startswith(made) and not re.search(rf"[\"']{key}[\"']", code)] == []


@pytest.mark.parametrize("code", CODES)
def test_every_term_has_a_word_of_its_own(code: str) -> None:
    say = speak(code)
    assert len({say.family(family) for family in range(len(FAMILIES))}) == len(FAMILIES)
    assert len({say.phase(phase) for phase in range(len(PHASES))}) == len(PHASES)
    assert len({say.stone(colour, 2) for colour in range(len(STONES))}) == len(STONES)
    assert len({say.kind(kind) for kind in KINDS}) == len(KINDS)
    assert len({say.provenance(source) for source in ("printed", "rulebook", "original")}) == 3


def test_stones() -> None:
    mixed, many = purse(2, 1), purse(1, 1, 2)
    assert [speak("en").stones(p) for p in (0, mixed, many)] == [
        "no stones", "2 red and 1 blue stone", "1 red, 1 blue and 2 purple stones",
    ]  # fmt: skip
    assert [speak("fr").stones(p) for p in (0, mixed, many)] == [
        "aucune pierre", "2 pierres rouges et 1 bleue", "1 pierre rouge, 1 bleue et 2 violettes",
    ]  # fmt: skip
    assert [speak("nl").stones(p) for p in (0, mixed, many)] == [
        "geen stenen", "2 rode en 1 blauwe steen", "1 rode, 1 blauwe en 2 paarse stenen",
    ]  # fmt: skip
    assert [speak(code).stone(BLUE, 1) for code in CODES] == ["1 blue stone", "1 pierre bleue", "1 blauwe steen"]
    assert [speak(code).stone(PURPLE, 3) for code in CODES] == [
        "3 purple stones", "3 pierres violettes", "3 paarse stenen",
    ]  # fmt: skip


def test_a_player_without_a_name_is_called_by_the_number_of_the_seat() -> None:
    assert [language(code).player(["Ann", ""], 1) for code in CODES] == ["Player 2", "Joueur 2", "Speler 2"]
    assert language("en").player(["Ann"], 0) == "Ann"
    assert language("en").player(["Ann"], 2) == "Player 3"


def test_bots_are_called_by_their_level_and_numbered_where_they_are_alike() -> None:
    called = language("en").called
    assert called(["Ann", "", ""], [None, "easy", None]) == ["Ann", "Easy", ""]
    assert called(["", "", "Ann", "Bob"], ["easy", "easy", None, "hard"]) == ["Easy 1", "Easy 2", "Ann", "Bob"]
    assert called(["Ann", "Ann"], [None, None]) == ["Ann 1", "Ann 2"]


@pytest.mark.parametrize("code", CODES)
def test_every_level_has_a_title_of_its_own(code: str) -> None:
    assert len({language(code).level(level) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("code", CODES)
def test_reasons_that_need_no_game_are_those_of_every_game(code: str) -> None:
    for key in ("only", "wins", "further", "equal"):
        assert telling("vale", code).reason(key, "X") == language(code).reason(key, "X") != ""
    assert language(code).reason("stones", "X") == ""
