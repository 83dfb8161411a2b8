"""`cardwright cards`."""

import json

import pytest

from cardwright.cli.sight import CARDS
from cardwright.text.speech import speak
from tests.cli.terminal import cards_in, run


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_the_list_names_every_card_within_80_columns(lang: str) -> None:
    said = run("cards", "vale", "--lang", lang).stdout
    assert cards_in(said, lang) == {card.id for card in CARDS}
    assert max(len(line) for line in said.splitlines()) <= 80
    assert "\x1b" not in said


def test_json_has_what_is_printed() -> None:
    listed = json.loads(run("cards", "vale", "--json", "--lang", "nl").stdout)
    assert len(listed) == 70
    troll = next(card for card in listed if card["id"] == "troll")
    assert (troll["name"], troll["cost"], troll["family"], troll["kinds"]) == ("Trol", 3, "earth", ["active"])
    assert (troll["family_name"], troll["provenance"]) == ("Aarde", "printed")


@pytest.mark.parametrize("name", ["young_forest_spirit", "Young Forest Spirit", "YOUNG", "jeune esprit"])
def test_a_card_is_found_by_id_name_or_beginning(name: str) -> None:
    found = json.loads(run("cards", "vale", name, "--json", "--lang", "fr" if "jeune" in name else "en").stdout)
    assert found["id"] == "young_forest_spirit"


def test_accents_and_ligatures_need_not_be_typed() -> None:
    assert json.loads(run("cards", "vale", "oeuf de dragon", "--json", "--lang", "fr").stdout)["id"] == "dragon_egg"


def test_one_card_is_told_in_full() -> None:
    said = run("cards", "vale", "hydra", "--lang", "en").stdout
    assert "Cost 4" in said
    assert all(text.split(":")[0] in said for _, text in speak("en").card_lines(CARDS[17]))


@pytest.mark.parametrize(("name", "meant"), [("hidra", "Hydra"), ("genei", "Genie"), ("un", "Undine, Undine Queen")])
def test_a_near_miss_gets_a_suggestion(name: str, meant: str) -> None:
    result = run("cards", "vale", name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"no card is called '{name}'; did you mean {meant}" in result.stderr


def test_nonsense_gets_none() -> None:
    assert run("cards", "vale", "qqqqq").stderr == "no card is called 'qqqqq'\n"
