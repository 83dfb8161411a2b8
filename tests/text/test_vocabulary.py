"""One word for one thing, in every text that a person reads; and French with its spaces and apostrophes."""

import re
from pathlib import Path

import pytest

from cardwright.games.vale.cards.sets import ALL
from cardwright.text import typography
from cardwright.text.glossary import COMMAND, page, terms
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import telling
from cardwright.text.telling import Telling
from cardwright.text.typography import french
from cardwright.text.vale.languages import speak
from tests.text.pagewords import WEB, page_words
from tests.text.test_rulebook import page as rules_page

ROOT = Path(__file__).parents[2]
UNSPACED = re.compile(r".{0,20} [:;!?%»].{0,10}|.{0,10}« .{0,20}")
FIELD = re.compile(r"\{\w*\}|`[^`]*`")


def server_words(code: str) -> dict[str, str]:
    """Every text of the server in a language, by where it comes from."""
    say = speak(code)
    found = {f"rules.md: {line[:12]}": line for line in rules_page("vale", code).splitlines()}
    found |= {f"any game: {key}": text for key, text in LANGUAGES[code].ui.items()}
    for name in ("ui", "prompts", "options", "events", "outcomes", "reasons"):
        found |= {f"{name}: {key}": text for key, text in getattr(say, name).items()}
    for card in ALL:
        found |= {f"{card.id}: {i}": line for i, (_, line) in enumerate(say.card_lines(card))}
        found[f"{card.id}: name"] = say.card_name(card)
    return found | choice_words(telling("vale", code))


def choice_words(told: Telling) -> dict[str, str]:
    found: dict[str, str] = {}
    for choice in told.choices():
        found |= {f"{choice['name']}: title": choice["title"], f"{choice['name']}: text": choice["text"]}
        found |= {f"{choice['name']}: {value['id']}": value["title"] for value in choice["values"]}
    return found


def words_of(code: str) -> dict[str, str]:
    return {**server_words(code), **page_words()[code]}


def forbidden(game: str, code: str, texts: dict[str, str]) -> list[str]:
    """A line for each word in a game's texts that its glossary replaces by another."""
    patterns = {pattern: getattr(term, code) for term in terms(game) for pattern in term.never.get(code, ())}
    return [
        f"{place}: “{text}” has “{match.group()}”; the word is “{right}”"
        for place, text in texts.items()
        for pattern, right in patterns.items()
        if (match := re.search(pattern, text))
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_forbidden_synonym_stands_in_any_text(code: str) -> None:
    found = forbidden("vale", code, words_of(code))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_forbidden_synonym_stands_in_the_rules_of_thargos(code: str) -> None:
    lines = {line[:12]: line for line in rules_page("thargos", code).splitlines()}
    assert not forbidden("thargos", code, lines)
    assert not {place: line for place, line in lines.items() if "'" in FIELD.sub("", line)}


def test_a_forbidden_synonym_is_named_with_the_word_for_it() -> None:
    found = forbidden("thargos", "nl", {"T1.1": "Een Voordeel op een baan."})
    assert found == ["T1.1: “Een Voordeel op een baan.” has “Voordeel”; the word is “Versterking”"]


def test_the_page_of_the_glossary_is_current() -> None:
    assert (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8") == page(), f"make it again: {COMMAND}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_has_words_in_every_language(code: str) -> None:
    assert len(page_words()[code]) > 400


def test_french_from_the_server_keeps_its_spaces_and_apostrophes() -> None:
    found = {place: UNSPACED.findall(FIELD.sub("x", text)) for place, text in server_words("fr").items()}
    assert not {place: bad for place, bad in found.items() if bad}
    assert not {place: text for place, text in server_words("fr").items() if "'" in FIELD.sub("x", text)}


def test_french_on_the_page_keeps_its_spaces_and_apostrophes() -> None:
    """The page sets every table of words by its own copy of the rule, which names the same signs."""
    source = (WEB / "lib" / "typography.ts").read_text(encoding="utf-8")
    assert f'"{typography.SPACED}"' in source
    assert "fr: typeset(fr)" in (WEB / "lib" / "words.svelte.ts").read_text(encoding="utf-8")
    for place, text in page_words()["fr"].items():
        assert not UNSPACED.findall(french(text)), place
        assert "'" not in french(text), place


def test_no_french_text_puts_a_name_where_it_might_be_elided() -> None:
    """It would be `d’Ann` and `de Bob`: a phrase cannot know."""
    elided = re.compile(r"\b(?:de|que) \{(?:name|names|who|named|device)\}")
    assert not {place: text for place, text in words_of("fr").items() if elided.search(text)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_has_a_straight_apostrophe_between_letters(code: str) -> None:
    texts = {place: FIELD.sub("", text) for place, text in words_of(code).items()}
    if code == "fr":
        texts = {place: french(text) for place, text in texts.items()}
    assert not {place: text for place, text in texts.items() if re.search(r"\w'\w|s' ", text)}


@pytest.mark.parametrize(
    ("plain", "set_"),
    [
        ("Non ? Si : oui !", "Non\u202f? Si\u202f: oui\u202f!"),
        ("40 % ; « l'œuf »", "40\u202f%\u202f; «\u202fl’œuf\u202f»"),
        ("12:30", "12:30"),
    ],
)
def test_french_signs(plain: str, set_: str) -> None:
    assert french(plain) == set_
    assert french(set_) == set_
