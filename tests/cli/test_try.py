"""`cardwright try`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import run

HYDRA = """
round = 5
answers = ["summon hydra blue=1 red=1"]
[[seat]]
hand = ["hydra", "imp"]
area = ["troll", "nessie"]
stones = { blue = 1, red = 1 }
marked = ["odin"]
[[seat]]
hand = ["kappa", "ember"]
shown = ["ember"]
"""


def lay(text: str, *args: str) -> Any:
    result = run("try", "-", *args, typed=text)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_every_zone_is_there() -> None:
    shown = lay(HYDRA)
    assert (shown["round"], shown["phase"], shown["first"], shown["turn"]) == (5, "action", 1, 1)
    assert shown["board"] == [{"card": "odin", "marker": 1}]
    assert shown["seats"][0]["area"] == ["troll", "nessie", "hydra"]
    assert shown["seats"][1]["hand"] == ["kappa", "ember"]
    assert len(shown["deck"]) == 70 - 7
    assert shown["result"] is None


CURSED = """
options = { artifacts = "with", curse = "with" }
round = 5
tokens = { hantu_banyu = 2 }
[[seat]]
area = ["hantu_banyu"]
gear = ["iwo_mocked", "golden_fleece"]
shelter = ["troll", "imp"]
shown = ["imp"]
seals = 1
curses = 2
bought = 1
[[seat]]
appeased = ["draugr"]
"""


def test_expansions_have_zones_of_their_own() -> None:
    shown = lay(CURSED)
    assert (shown["tokens"], len(shown["display"])) == ({"hantu_banyu": 2}, 6)
    seat = shown["seats"][0]
    assert (seat["gear"], seat["shelter"]) == (["iwo_mocked", "golden_fleece"], ["imp", "troll"])
    assert (seat["seals"], seat["curses"], seat["bought"], seat["spaces"]) == (1, 2, 1, 6)
    assert shown["seats"][1]["appeased"] == ["draugr"]
    assert not {"shelter", "gear", "tokens", "display"} & {*lay(HYDRA), *lay(HYDRA)["seats"][0]}


def test_a_shelter_is_hidden_like_a_hand() -> None:
    assert lay(CURSED, "--seat", "1")["seats"][0]["shelter"] == {"size": 2, "known": ["imp", "troll"]}
    shown = lay(CURSED, "--seat", "2")
    assert shown["seats"][0]["shelter"] == {"size": 2, "known": ["imp"]}
    assert "troll" not in json.dumps(shown)


def test_the_question_is_asked_by_name_and_in_words() -> None:
    question = lay(HYDRA)["question"]
    assert question["seat"] == 1
    assert {"name": "take purple", "words": "Gain 1 purple stone"} in question["options"]


@pytest.mark.parametrize(("lang", "word"), [("en", "purple"), ("fr", "violette"), ("nl", "paarse")])
def test_the_words_are_those_of_the_language(lang: str, word: str) -> None:
    assert word in lay(HYDRA, "--lang", lang)["question"]["options"][0]["words"]


def test_a_seat_sees_its_own_hand_and_what_everybody_knows() -> None:
    shown = lay(HYDRA, "--seat", "1")
    assert shown["view_of"] == 1
    assert shown["seats"][0]["hand"] == {"size": 1, "known": ["imp"]}
    assert shown["seats"][1]["hand"] == {"size": 2, "known": ["ember"]}
    assert shown["deck"] == {"size": 63, "known": []}
    assert "kappa" not in json.dumps(shown)


def test_a_seat_that_is_not_asked_sees_only_whose_turn_it_is() -> None:
    assert lay(HYDRA, "--seat", "2")["question"] == {"seat": 1}


def test_a_result_names_winners_from_one() -> None:
    shown = lay('round = 10\nphase = "resolution"\n[[seat]]\nscore = 3\n[[seat]]\nscore = 9\n')
    assert shown["question"] is None
    result = shown["result"]
    assert (result["winners"], result["scores"], result["way"]) == ([2], [3, 9], "rounds")


def test_a_file_is_read_like_stdin(home: Path) -> None:
    file = home / "hydra.toml"
    file.write_bytes(b"\xef\xbb\xbf" + HYDRA.replace("\n", "\r\n").encode())
    assert json.loads(run("try", file).stdout) == lay(HYDRA)


def test_an_illegal_answer_names_the_legal_ones() -> None:
    result = run("try", "-", typed=HYDRA.replace("blue=1 red=1", "blue=2", 1))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "stdin: answer 1: 'summon hydra blue=2' is not legal for seat 1 now; legal: sell odin" in result.stderr


BAD: list[tuple[str | bytes, str]] = [
    ("round = ", "not a TOML file"),
    (b"\xff\xfe", "not a text file: byte 1"),
    ("", "[[seat]]"),
    ("round = 11\n[[seat]]\n[[seat]]", "round: expected a whole number from 1 to 10, got 11"),
    ("colour = 1\n[[seat]]\n[[seat]]", "colour: unknown name"),
    ('game = "chess"\n[[seat]]\n[[seat]]', "no game is called 'chess'"),
    ("game = 3\n[[seat]]\n[[seat]]", "no game is called '3'"),
    ('[[seat]]\nhand = ["hydrra"]\n[[seat]]', "no card is called 'hydrra'; did you mean hydra?"),
    ('[[seat]]\nhand = ["hydra"]\n[[seat]]\nhand = ["hydra"]', "hydra: lies in 2 zones"),
    ('answers = "end"\n[[seat]]\n[[seat]]', "answers: expected a list"),
    ("seat = 3", "seat: expected a list"),
    ("x = " + "[" * 5000, "nested too deeply"),
    ("round = " + "9" * 5000, "4300 digits"),
]


@pytest.mark.parametrize(("text", "said"), BAD, ids=[said for _, said in BAD])
def test_a_bad_file_is_explained(text: str | bytes, said: str) -> None:
    result = run("try", "-", typed=text)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_missing_file_and_a_folder_are_explained(home: Path) -> None:
    assert "nowhere.toml: cannot be read: No such file" in run("try", home / "nowhere.toml").stderr
    assert run("try", home).exit_code == 2


def test_a_seat_must_exist() -> None:
    result = run("try", "-", "--seat", "3", typed=HYDRA)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "expected a seat from 1 to 2, got 3" in result.stderr


def test_a_hint_is_for_the_seat_that_is_asked() -> None:
    found = lay(HYDRA, "--hint", "--seconds", "0.05")["hint"]
    names = {option["name"] for option in lay(HYDRA)["question"]["options"]}
    assert {found["best"]["answer"], found["runner_up"]["answer"]} <= names
    assert 0 <= found["best"]["chance"] <= 100
    assert found["runner_up"]["words"] in found["why"]
    assert lay(HYDRA, "--hint", "--seconds", "0.05", "--seat", "1", "--lang", "fr")["hint"]["why"].endswith(".")
    result = run("try", "-", "--hint", "--seat", "2", typed=HYDRA)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "seat 1 is asked" in result.stderr


def test_a_finished_game_has_no_hint() -> None:
    over = 'round = 10\nphase = "resolution"\n[[seat]]\nscore = 3\n[[seat]]\nscore = 9\n'
    assert lay(over, "--hint")["hint"] is None
    assert "hint" not in lay(over)
