"""`cardwright cards`."""

import json
import re

import pytest

from cardwright.games.vale.cards.sets import ALL
from cardwright.text.vale.languages import speak
from tests.cli.terminal import cards_in, run
from tests.shelf import slow_but


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_the_list_names_every_card_within_80_columns(lang: str) -> None:
    said = run("cards", "vale", "--lang", lang).stdout
    assert cards_in(said, lang) == {card.id for card in ALL}
    assert max(len(line) for line in said.splitlines()) <= 80
    assert "\x1b" not in said


def test_json_has_what_is_printed() -> None:
    listed = json.loads(run("cards", "vale", "--json", "--lang", "nl").stdout)
    assert len(listed) == 70 + 28 + 28 + 11 + 16
    troll = next(card for card in listed if card["id"] == "troll")
    assert (troll["name"], troll["cost"], troll["family"]) == ("Trol", 3, "earth")
    assert [(line["kind"], line["kind_name"]) for line in troll["lines"]] == [("active", "te activeren")]
    assert (troll["family_name"], troll["provenance"]) == ("Aarde", "printed")
    assert (troll["set"], troll["sort"], troll["curses"]) == ("base", "creature", 0)


@pytest.mark.parametrize(
    ("args", "n"),
    [
        (("--set", "base"), 70),
        (("--set", "artifacts"), 28 + 11),
        (("--set", "curse"), 28 + 16),
        (("--set", "base,curse", "--kind", "creature"), 70 + 28),
        (("--kind", "tile"), 11),
        (("--kind", "tile,summoner"), 11 + 16),
        (("--set", "base", "--kind", "tile"), 0),
    ],
)
def test_sets_and_kinds_are_listed_alone(args: tuple[str, ...], n: int) -> None:
    listed = json.loads(run("cards", "vale", "--json", *args).stdout)
    assert len(listed) == n
    named = cards_in(run("cards", "vale", *args).stdout)
    assert {card["id"] for card in listed} <= named


def test_only_creatures_have_a_cost_and_a_family() -> None:
    tile = json.loads(run("cards", "vale", "incense", "--json").stdout)
    assert (tile["set"], tile["sort"], [line["kind"] for line in tile["lines"]]) == ("artifacts", "tile", ["action"])
    assert [tile[key] for key in ("cost", "family", "family_name", "curses")] == [None] * 4
    banyu = json.loads(run("cards", "vale", "hantu", "--json").stdout)
    assert (banyu["set"], banyu["curses"], banyu["provenance"]) == ("curse", 3, "rulebook")


@pytest.mark.parametrize("args", [("--set", "curses"), ("--kind", "cards"), ("--set", "base,")])
def test_an_unknown_filter_says_what_there_is(args: tuple[str, str]) -> None:
    result = run("cards", "vale", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{args[0]}: expected {'base, artifacts, curse' if args[0] == '--set' else 'creature, tile, summoner'}" in (
        result.stderr
    )


@pytest.mark.parametrize("lang", slow_but([("en",)], [("en",), ("fr",), ("nl",)]))
def test_what_is_not_printed_is_marked_everywhere(lang: str) -> None:
    speech = speak(lang)
    listed = run("cards", "vale", "--lang", lang).stdout
    for card in ALL:
        mark = {"printed": " ", "rulebook": "*", "original": "°"}[card.provenance]
        assert re.search(rf"(^|\W){re.escape(speech.card_name(card) + mark)}", listed, re.M), card.id
        if card.provenance != "printed":
            assert speech.provenance(card.provenance) in run("cards", "vale", card.id, "--lang", lang).stdout


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        (("thargos", "C9"), "Spider Darkun Slayer"),
        (("thargos", "c9"), "Spider Darkun Slayer"),
        (("thargos", "jorrun"), "Captain Jorrun Blackwing"),
        (("thargos", "Gardien"), "Guardian"),
        (("thargos", "gardien", "--lang", "nl"), "Wachter"),
        (("vale", "trol"), "Troll"),
    ],
)
def test_a_card_is_found_by_number_by_part_and_in_any_language(typed: tuple[str, ...], name: str) -> None:
    assert run("cards", *typed).stdout.startswith(name)


def test_all_that_a_part_may_mean_is_told() -> None:
    for typed in ("slayer", "slyer"):
        said = " ".join(run("cards", "thargos", typed).stderr.split())
        assert "did you mean Raskor, the Monster Slayer; Spider Darkun Slayer?" in said


def test_a_summoner_is_told_with_both_faces() -> None:
    for name in ("tolvar", "Tolvar, Purified"):
        said = run("cards", "vale", name).stdout
        assert cards_in(said) == {"tolvar_darkened", "tolvar_purified"}


@pytest.mark.parametrize("name", ["young_forest_spirit", "Young Forest Spirit", "YOUNG", "jeune esprit"])
def test_a_card_is_found_by_id_name_or_beginning(name: str) -> None:
    found = json.loads(run("cards", "vale", name, "--json", "--lang", "fr" if "jeune" in name else "en").stdout)
    assert found["id"] == "young_forest_spirit"


def test_accents_and_ligatures_need_not_be_typed() -> None:
    assert json.loads(run("cards", "vale", "oeuf de dragon", "--json", "--lang", "fr").stdout)["id"] == "dragon_egg"


def test_one_card_is_told_in_full() -> None:
    said = run("cards", "vale", "hydra", "--lang", "en").stdout
    assert "Cost 4" in said
    assert all(text.split(":")[0] in said for _, text in speak("en").card_lines(ALL[17]))


@pytest.mark.parametrize(("name", "meant"), [("hidra", "Hydra"), ("genei", "Genie"), ("un", "Undine; Undine Queen")])
def test_a_near_miss_gets_a_suggestion(name: str, meant: str) -> None:
    result = run("cards", "vale", name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"no card is called '{name}'; did you mean {meant}" in result.stderr


def test_nonsense_gets_none() -> None:
    assert run("cards", "vale", "qqqqq").stderr == "no card is called 'qqqqq'\n"
