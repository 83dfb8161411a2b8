"""The commands of `cardwright story`."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardwright.games.thargos.stories.checking import story_objections
from cardwright.games.thargos.stories.shelf import STORIES
from cardwright.text.language import LANGUAGES
from tests.cli.terminal import run

BAD = 'name = "Mine"\n\n[[mission]]\ncard = "guardian"\n\n[[mission]]\ncard = "M22"\nneeds = ["M3"]\n'
SAID = {
    "en": ["Line 4: Guardian is not a Mission.", "Line 8: “M3” is no Mission of this story."],
    "fr": [
        "Ligne 4\u202f: Gardien n’est pas une Mission.",
        "Ligne 8\u202f: «\u202fM3\u202f» n’est pas une Mission de ce récit.",
    ],
    "nl": ["Regel 4: Wachter is geen Missie.", "Regel 8: ‘M3’ is geen Missie van dit verhaal."],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_wrong_is_said_with_its_line(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BAD, encoding="utf-8")
    result = run("story", "check", file, "--lang", lang)
    assert (result.exit_code, result.stderr.splitlines()) == (2, SAID[lang])


def test_a_sound_story_is_drawn_as_text_and_as_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "map.svg"
    result = run("story", "check", "kurnor", "--svg", picture)
    assert result.exit_code == 0
    assert "└─ M23 Racket in Kurnor · Might 1, Mind 1 · 2 VP · town" in result.stdout
    assert result.stdout.endswith("12 Missions, at least 28 VP on every way.\n")
    assert ElementTree.fromstring(picture.read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [None, *STORIES])
def test_a_new_story_is_a_sound_file_to_edit(name: str | None, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    result = run("story", "new", file, *(["--from", name] if name else []), "--lang", lang)
    assert (result.exit_code, result.stdout) == (0, "")
    text = file.read_text(encoding="utf-8")
    assert story_objections(text) == []
    assert run("story", "check", file, "--lang", lang).exit_code == 0
    assert run("story", "new", file).exit_code == 2, "it is not written over"


def test_a_new_story_goes_to_the_screen_and_comes_from_there() -> None:
    made = run("story", "new").stdout
    assert run("story", "check", "-", typed=made).exit_code == 0


def test_ready_made_stories_are_listed_and_drawn() -> None:
    listed = run("story", "show").stdout
    assert all(name in listed for name in STORIES)
    assert run("story", "show", "condar", "--lang", "fr").stdout.startswith("Le Traître de Condar\n")
    missing = run("story", "show", "nowhere.toml")
    assert (missing.exit_code, "cannot be read" in missing.stderr) == (2, True)


def test_a_picture_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    result = run("story", "show", "road", "--svg", tmp_path / "nowhere" / "map.svg")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
