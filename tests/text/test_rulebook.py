"""The rules pages say the same in every language, and are taken apart as written."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.game import VALE
from cardwright.shelf import GAMES
from cardwright.text.language import LANGUAGES
from cardwright.text.rulebook import Rulebook, games, parse, rulebook
from cardwright.text.vale.languages import speak

ROOT = Path(__file__).parent.parent.parent
CODES = list(LANGUAGES)
TRANSLATED = [code for code in CODES if code != "en"]
NUMBER = re.compile(r"\b[VAC]\d+\.\d+\b")
OPTION = re.compile(r"`[^`]*`")
PAGE = """# Rules

Head.

## Part

Intro.

### V1 Set-up

- **V1.1** (rulebook) One.
- **V1.2** (house) Two.

### V2 Round

- **V2.1** (ruling) Three.

Notes.
"""


def book(code: str) -> Rulebook:
    return rulebook("vale", code)


def page(code: str) -> str:
    return (files("cardwright.text") / "vale" / code / "rules.md").read_text(encoding="utf-8")


def texts(code: str) -> dict[str, str]:
    return {rule.number: rule.text for rule in book(code).rules()}


def test_there_is_a_page_for_every_language() -> None:
    assert [len(set(it.sources.values())) for it in LANGUAGES.values()] == [3] * len(CODES)
    assert games() == sorted(GAMES)


@pytest.mark.parametrize("code", CODES)
def test_numbers_and_sources_are_the_same_in_every_language(code: str) -> None:
    english = [(rule.number, rule.source) for rule in book("en").rules()]
    assert len(english) > 250
    assert [(rule.number, rule.source) for rule in book(code).rules()] == english


@pytest.mark.parametrize("code", CODES)
def test_parts_and_chapters_are_the_same_in_every_language(code: str) -> None:
    shape = [[chapter.number for chapter in part.chapters] for part in book(code).parts]
    assert shape == [[chapter.number for chapter in part.chapters] for part in book("en").parts]
    assert [bool(part.notes) for part in book(code).parts] == [False, True, False]
    assert len(page(code).splitlines()) == len(page("en").splitlines())


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_left_empty(code: str) -> None:
    for part in book(code).parts:
        assert part.title
        assert part.intro
        assert all(chapter.title and chapter.rules for chapter in part.chapters)
    assert all(text.endswith((".", ".)")) for text in texts(code).values())


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_rule_is_translated(code: str) -> None:
    assert [number for number, text in texts(code).items() if text == texts("en")[number]] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translated_rule_refers_to_the_same_rules(code: str) -> None:
    for number, text in texts("en").items():
        assert NUMBER.findall(texts(code)[number]) == NUMBER.findall(text), number


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translated_rule_names_the_same_options_and_values(code: str) -> None:
    for number, text in texts("en").items():
        assert sorted(OPTION.findall(texts(code)[number])) == sorted(OPTION.findall(text)), number


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translated_rule_speaks_of_the_same_cards_by_their_own_names(code: str) -> None:
    for number, text in texts("en").items():
        assert named(code, texts(code)[number]) == named("en", text), number


def named(code: str, text: str) -> set[str]:
    """The cards whose names are in a text; of two that begin alike, the longer name is meant."""
    cards = {speak(code).card_name(card).replace(",", ""): card.id for card in ALL}
    names = "|".join(re.escape(name) for name in sorted(cards, key=len, reverse=True))
    return {cards[name] for name in re.findall(rf"\b(?:{names})\b", text)}


@pytest.mark.parametrize("code", CODES)
def test_every_option_is_in_the_table_with_its_values_and_its_default(code: str) -> None:
    for choice in VALE.choices():
        values = ", ".join(f"`{value}`" for value in choice.values)
        assert f"| `{choice.name}` | {values} | `{choice.default}` |" in book(code).intro


@pytest.mark.parametrize("code", CODES)
def test_the_sources_are_explained_at_the_head(code: str) -> None:
    assert all(f"| `{word}` | " in book(code).intro for word in LANGUAGES[code].sources)


@pytest.mark.parametrize("code", CODES)
def test_the_game_keeps_its_name_in_every_language(code: str) -> None:
    assert all(part.title.startswith("The Vale of Eternity") for part in book(code).parts)


def test_some_rules_in_three_languages() -> None:
    assert texts("en")["V7.1"].startswith("A red stone is worth 1")
    assert texts("fr")["V7.1"].startswith("Une pierre rouge vaut 1")
    assert texts("nl")["V7.1"].startswith("Een rode steen is 1 waard")
    assert "Œuf de dragon" in texts("fr")["V14.4"]
    assert "Vuurhond" in texts("nl")["V10.2"]


def test_french_keeps_an_unbreakable_space_before_high_punctuation() -> None:
    assert re.findall(r".{9} [:;!?»]|« .{9}", page("fr")) == []


@pytest.mark.parametrize("code", CODES)
def test_a_page_has_no_links_so_that_it_reads_alike_from_anywhere(code: str) -> None:
    assert "](" not in page(code)


def test_a_rulebook_is_read_once() -> None:
    assert book("fr") is book("fr")


def test_a_record_is_plain_data() -> None:
    one = {"number": "V1.1", "source": "rulebook", "text": "One."}
    two = {"number": "V1.2", "source": "house", "text": "Two."}
    three = {"number": "V2.1", "source": "ruling", "text": "Three."}
    chapters = [
        {"number": "V1", "title": "Set-up", "rules": [one, two]},
        {"number": "V2", "title": "Round", "rules": [three]},
    ]
    part = {"title": "Part", "intro": "Intro.", "chapters": chapters, "notes": "Notes."}
    assert parse(PAGE, LANGUAGES["en"].sources).record() == {"title": "Rules", "intro": "Head.", "parts": [part]}


def test_an_unknown_game_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no rules for 'chess'; there are some for: vale"):
        rulebook("chess", "en")


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="unknown language 'de'; there are: en, fr, nl"):
        rulebook("vale", "de")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("### V1 Set-up", "### Set-up", "a chapter needs a number and a title: 'Set-up'"),
        ("(house) Two.", "Two.", "a rule needs a number, a source and a text"),
        ("(house) Two.", "(house)", "a rule needs a number, a source and a text"),
        ("(house)", "(guess)", "rule V1.2 has source 'guess'; there are: rulebook, ruling, house"),
        ("**V1.2**", "**V2.2**", "rule V2.2 stands in chapter V1"),
    ],
)
def test_a_page_in_disorder_is_an_error_that_says_where(old: str, new: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        parse(PAGE.replace(old, new), LANGUAGES["en"].sources)
