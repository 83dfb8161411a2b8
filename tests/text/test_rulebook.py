"""The rules pages say the same in every language, and are taken apart as written."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.game import VALE
from cardwright.shelf import GAMES
from cardwright.text.language import LANGUAGES
from cardwright.text.rulebook import Rulebook, games, parse, rulebook
from cardwright.text.thargos.en import names as english
from cardwright.text.thargos.fr import names as french
from cardwright.text.thargos.nl import names as dutch
from cardwright.text.typography import french as typeset
from cardwright.text.vale.languages import speak

ROOT = Path(__file__).parent.parent.parent
CODES = list(LANGUAGES)
TRANSLATED = [code for code in CODES if code != "en"]
# The games whose rules are written down, on the shelf or not yet, and the letters with which their numbers begin.
LETTERS = {"thargos": ["T", "TO", "TC", "TU", "TS", "TN", "TX", "TW"], "vale": ["V", "A", "C"]}
THARGOS = {"en": english, "fr": french, "nl": dutch}
PAGES = [(game, code) for game in LETTERS for code in CODES]
TRANSLATIONS = [(game, code) for game in LETTERS for code in TRANSLATED]
NUMBER = re.compile(r"\b[A-Z]+\d+\.\d+\b")
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


def book(game: str, code: str) -> Rulebook:
    return parse(page(game, code), LANGUAGES[code].sources)


def page(game: str, code: str) -> str:
    return (files("cardwright.text") / game / code / "rules.md").read_text(encoding="utf-8")


@cache
def texts(game: str, code: str) -> dict[str, str]:
    return {rule.number: rule.text for rule in book(game, code).rules()}


def test_there_is_a_page_for_every_language() -> None:
    assert [len(set(it.sources.values())) for it in LANGUAGES.values()] == [3] * len(CODES)
    assert games() == sorted(GAMES)
    assert set(GAMES) <= set(LETTERS), "say here with which letters the rules of a new game begin"


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_numbers_and_sources_are_the_same_in_every_language(game: str, code: str) -> None:
    english = [(rule.number, rule.source) for rule in book(game, "en").rules()]
    assert len(english) > 250
    assert [(rule.number, rule.source) for rule in book(game, code).rules()] == english


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_parts_and_chapters_are_the_same_in_every_language(game: str, code: str) -> None:
    mine, english = book(game, code).parts, book(game, "en").parts
    shape = [[chapter.number for chapter in part.chapters] for part in english]
    assert [[chapter.number for chapter in part.chapters] for part in mine] == shape
    assert [bool(part.notes) for part in mine] == [bool(part.notes) for part in english]
    assert len(page(game, code).splitlines()) == len(page(game, "en").splitlines())


@pytest.mark.parametrize("game", LETTERS)
def test_each_part_has_its_letters_and_counts_chapters_and_rules_from_one(game: str) -> None:
    parts = book(game, "en").parts
    for letters, part in zip(LETTERS[game], parts, strict=True):
        assert [chapter.number for chapter in part.chapters] == [f"{letters}{n}" for n in counted(part.chapters)]
        for chapter in part.chapters:
            assert [rule.number for rule in chapter.rules] == [f"{chapter.number}.{n}" for n in counted(chapter.rules)]


def counted(things: Sequence[object]) -> range:
    return range(1, len(things) + 1)


def test_no_two_games_have_a_number_in_common() -> None:
    found = [letters for game in LETTERS for letters in LETTERS[game]]
    assert len(found) == len(set(found))


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_nothing_is_left_empty(game: str, code: str) -> None:
    for part in book(game, code).parts:
        assert part.title
        assert part.intro
        assert all(chapter.title and chapter.rules for chapter in part.chapters)
    assert all(text.endswith((".", ".)")) for text in texts(game, code).values())


@pytest.mark.parametrize(("game", "code"), TRANSLATIONS)
def test_every_rule_is_translated(game: str, code: str) -> None:
    assert [number for number, text in texts(game, code).items() if text == texts(game, "en")[number]] == []


@pytest.mark.parametrize("game", LETTERS)
def test_a_rule_refers_to_rules_that_there_are(game: str) -> None:
    assert set(NUMBER.findall(page(game, "en"))) == set(texts(game, "en"))


@pytest.mark.parametrize(("game", "code"), TRANSLATIONS)
def test_a_translated_rule_refers_to_the_same_rules(game: str, code: str) -> None:
    english, mine = texts(game, "en"), texts(game, code)
    for number, text in english.items():
        assert NUMBER.findall(mine[number]) == NUMBER.findall(text), number
    assert Counter(NUMBER.findall(page(game, code))) == Counter(NUMBER.findall(page(game, "en")))


@pytest.mark.parametrize(("game", "code"), TRANSLATIONS)
def test_a_translated_rule_names_the_same_options_and_values(game: str, code: str) -> None:
    english, mine = texts(game, "en"), texts(game, code)
    for number, text in english.items():
        assert sorted(OPTION.findall(mine[number])) == sorted(OPTION.findall(text)), number


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_every_option_that_a_rule_names_is_in_the_table_and_every_one_there_is_named(game: str, code: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (`.*?) \| (`\w+`) \|", book(game, code).intro, re.MULTILINE)
    values = {name: row for name, row, _ in rows}
    assert all(default in values[name].split(", ") for name, _, default in rows)
    set_in_rules = re.findall(r"`(\w+)` = `(\w+)`", page(game, code))
    assert {name for name, _ in set_in_rules} == set(values)
    assert all(f"`{value}`" in values[name].split(", ") for name, value in set_in_rules)


@pytest.mark.parametrize(("game", "code"), TRANSLATIONS)
def test_a_translated_rule_speaks_of_the_same_cards_by_their_own_names(game: str, code: str) -> None:
    translated, mine, theirs = texts(game, code), card_names(game, code), card_names(game, "en")
    for number, text in texts(game, "en").items():
        assert named(mine, translated[number]) == named(theirs, text), number


def card_names(game: str, code: str) -> dict[str, str]:
    """The cards of a game by the names that a text gives them."""
    if game == "vale":
        return {speak(code).card_name(card).replace(",", ""): card.id for card in ALL}
    return {typeset(name): card for card, name in THARGOS[code].CARDS.items()}


def named(cards: dict[str, str], text: str) -> set[str]:
    """The cards whose names are in a text; of two that begin alike, the longer name is meant."""
    names = "|".join(re.escape(name) for name in sorted(cards, key=len, reverse=True))
    return {cards[name] for name in re.findall(rf"(?<!\w)(?:{names})(?!\w)", text)}


@pytest.mark.parametrize("code", CODES)
def test_thargos_names_the_cards_and_all_the_factions_of_its_rulebook(code: str) -> None:
    told, cards = texts("thargos", code), card_names("thargos", code)
    assert [name for name in THARGOS[code].FACTIONS.values() if name not in told["T2.6"]] == []
    assert named(cards, told["T14.8"]) == {"cyclops_of_slavit", "troll_raid", "darkun_commando_raid"}
    assert named(cards, told["T2.12"]) == {"escort_the_wounded", "burn_the_enemy_city"}


@pytest.mark.parametrize("code", CODES)
def test_every_option_is_in_the_table_with_its_values_and_its_default(code: str) -> None:
    for choice in VALE.choices():
        values = ", ".join(f"`{value}`" for value in choice.values)
        assert f"| `{choice.name}` | {values} | `{choice.default}` |" in book("vale", code).intro


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_the_sources_are_explained_at_the_head(game: str, code: str) -> None:
    assert all(f"| `{word}` | " in book(game, code).intro for word in LANGUAGES[code].sources)


@pytest.mark.parametrize("code", CODES)
def test_a_game_has_the_name_of_its_box(code: str) -> None:
    thargos = "Héros de Thargos" if code == "fr" else "Heroes of Thargos"
    assert all(part.title.startswith("The Vale of Eternity") for part in book("vale", code).parts)
    assert all(part.title.startswith(thargos) for part in book("thargos", code).parts)


def test_some_rules_in_three_languages() -> None:
    assert texts("vale", "en")["V7.1"].startswith("A red stone is worth 1")
    assert texts("vale", "fr")["V7.1"].startswith("Une pierre rouge vaut 1")
    assert texts("vale", "nl")["V7.1"].startswith("Een rode steen is 1 waard")
    assert "Œuf de dragon" in texts("vale", "fr")["V14.4"]
    assert "Vuurhond" in texts("vale", "nl")["V10.2"]


@pytest.mark.parametrize("game", LETTERS)
def test_french_keeps_an_unbreakable_space_before_high_punctuation(game: str) -> None:
    assert re.findall(r".{9} [:;!?»]|« .{9}", page(game, "fr")) == []


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_a_page_has_no_links_so_that_it_reads_alike_from_anywhere(game: str, code: str) -> None:
    assert "](" not in page(game, code)


def test_a_rulebook_is_read_once() -> None:
    assert rulebook("vale", "fr") is rulebook("vale", "fr")


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
    with pytest.raises(ValueError, match="no rules for 'chess'; there are some for: thargos, vale"):
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
