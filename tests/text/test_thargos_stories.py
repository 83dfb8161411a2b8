"""What is said about stories of Heroes of Thargos, and their maps."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS
from cardwright.games.thargos.stories.reading import read_story
from cardwright.games.thargos.stories.shelf import STORIES
from cardwright.text.language import LANGUAGES
from cardwright.text.phrasebook import pieces_of
from cardwright.text.speech import telling
from cardwright.text.thargos.languages import speak
from cardwright.text.thargos.stories import OBJECTIONS, WORDS, spoken
from cardwright.text.thargos.storymap import StoryMap
from cardwright.text.typography import french
from tests.text.test_vocabulary import forbidden
from tests.thargos.rules.told import led, told

ROOM = Path(__file__).parents[2] / "src" / "cardwright" / "games" / "thargos" / "stories"
EVERY = [(name, code) for name in STORIES for code in LANGUAGES]


def fields(text: str) -> set[str]:
    return {piece.name for piece in pieces_of(text) if piece.name}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_complaint_has_words_with_the_same_fields(code: str) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in ROOM.glob("*.py"))
    found = set(re.findall(r'"(story_\w+)"', source))
    assert set(OBJECTIONS[code]) == found
    for key, text in OBJECTIONS[code].items():
        assert fields(text) == fields(OBJECTIONS["en"][key])
        assert "line" in fields(text)
        assert text[-1] in ".?"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_is_there_with_the_same_fields(code: str) -> None:
    assert list(WORDS[code]) == list(WORDS["en"])
    assert [fields(text) for text in WORDS[code].values()] == [fields(text) for text in WORDS["en"].values()]
    texts = {key: text.replace("[[mission]]", "") for key, text in {**OBJECTIONS[code], **WORDS[code]}.items()}
    assert not forbidden("thargos", code, texts)


@pytest.mark.parametrize(("name", "code"), EVERY)
def test_a_map_in_text_has_every_mission_once_and_all_ways(name: str, code: str) -> None:
    story = read_story(STORIES[name])
    text = StoryMap(story, code).text()
    for spot in story.spots:
        card = DESIGNS[spot.design]
        assert text.count(f"{card.number} {speak(code).card_name(card)}") == 1
    again = sum(len({i for way in spot.ways for i in range(40) if way >> i & 1}) for spot in story.spots)
    drawn = sum(1 for line in text.splitlines() if line.lstrip("│ ").startswith(("├─ ", "└─ ")))
    assert drawn == again, "a line for every way"
    assert spoken(story.intro, code) in text


@pytest.mark.parametrize(("name", "code"), EVERY)
def test_a_map_as_a_picture_is_sound_and_has_every_mission(name: str, code: str) -> None:
    story = read_story(STORIES[name])
    picture = ElementTree.fromstring(StoryMap(story, code).svg())
    svg = "{http://www.w3.org/2000/svg}"
    titles = [it.text or "" for it in picture.iter(f"{svg}title")]
    assert len(titles) == len(story.spots)
    assert all(speak(code).card_name(DESIGNS[spot.design]) in title for spot, title in zip(story.spots, titles))
    ways = sum(bin(way).count("1") for spot in story.spots for way in spot.ways)
    assert len(list(picture.iter(f"{svg}path"))) == ways
    boxes = [(it.get("x"), it.get("y")) for it in picture.iter(f"{svg}rect") if it.get("x")]
    assert len(set(boxes)) == len(story.spots), "no two lie on each other"


def test_a_sign_of_the_picture_is_no_mark_of_its_language() -> None:
    text = STORIES["road"].replace('en = "The Road to Elios"', 'en = "A <b> & more"')
    picture = ElementTree.fromstring(StoryMap(read_story(text), "en").svg())
    assert "A <b> & more" in [it.text for it in picture.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("name", STORIES)
def test_french_stories_keep_their_spaces_and_apostrophes(name: str) -> None:
    text = StoryMap(read_story(STORIES[name]), "fr").text()
    assert text == french(text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_nobody_is_asked_about_tracks_in_a_story(code: str) -> None:
    sealing = told(hand=["sealed_by_edict"]).pick("play sealed_by_edict")
    using = led("locate_the_beasts_lair", won=["spy_on_the_guilds_of_kurnor"], posts=[["archers_on_the_ridge", 1, 2]])
    for table in (sealing, using):
        words = telling("thargos", code)
        asked = [
            words.prompt(table.t, ["Ann", "Bob"]),
            *(words.option(table.t, it, ["Ann", "Bob"]) for it in table.t.options),
        ]
        assert not re.search(r"\b(tracks?|pistes?|baan|banen)\b", " ".join(asked), re.IGNORECASE), asked
