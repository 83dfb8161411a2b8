"""Every card, tile and summoner's face is as printed and has tests that start with its name."""

import re
from collections import Counter
from pathlib import Path

import pytest

from cardwright.games.vale.cards.sets import ALL, ARTIFACTS, BASE
from cardwright.games.vale.cards.tiles import TILES
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FAMILIES

HERE = Path(__file__).parent

# What is printed on each card: family, cost, kinds of effects.
PRINTED = {
    "agni": ("fire", 4, ["permanent"]),
    "asmodeus": ("fire", 4, ["active"]),
    "balog": ("fire", 4, ["active"]),
    "burning_skull": ("fire", 3, ["active"]),
    "firefox": ("fire", 1, ["instant"]),
    "hestia": ("fire", 0, ["permanent"]),
    "horned_salamander": ("fire", 2, ["active"]),
    "ifrit": ("fire", 2, ["instant"]),
    "imp": ("fire", 0, ["instant", "active"]),
    "incubus": ("fire", 2, ["instant"]),
    "lava_giant": ("fire", 3, ["instant"]),
    "phoenix": ("fire", 3, ["permanent"]),
    "salamander": ("fire", 1, ["active"]),
    "succubus": ("fire", 0, ["instant"]),
    "surtr": ("fire", 4, ["instant"]),
    "charybdis": ("water", 5, ["active"]),
    "hae_tae": ("water", 3, ["permanent"]),
    "hydra": ("water", 4, ["instant"]),
    "kappa": ("water", 1, ["permanent"]),
    "leviathan": ("water", 4, ["instant"]),
    "nessie": ("water", 2, ["active"]),
    "poseidon": ("water", 7, ["instant"]),
    "sea_spirit": ("water", 1, ["active"]),
    "snail_maiden": ("water", 3, ["active"]),
    "triton": ("water", 4, ["permanent"]),
    "undine": ("water", 1, ["instant", "active"]),
    "undine_queen": ("water", 3, ["active"]),
    "water_giant": ("water", 4, ["instant", "permanent"]),
    "yuki_onna": ("water", 0, ["instant"]),
    "yuki_onna_exalted": ("water", 3, ["instant"]),
    "basilisk": ("earth", 3, ["active"]),
    "behemoth": ("earth", 9, ["instant"]),
    "cerberus": ("earth", 5, ["instant"]),
    "forest_spirit": ("earth", 2, ["instant"]),
    "gargoyle": ("earth", 2, ["permanent"]),
    "goblin": ("earth", 1, ["active"]),
    "goblin_soldier": ("earth", 4, ["active"]),
    "medusa": ("earth", 4, ["active"]),
    "mimic": ("earth", 6, ["active"]),
    "mud_slime": ("earth", 6, ["instant", "active"]),
    "rock_golem": ("earth", 6, ["instant"]),
    "sand_giant": ("earth", 10, ["instant"]),
    "stone_golem": ("earth", 6, ["instant"]),
    "troll": ("earth", 3, ["active"]),
    "young_forest_spirit": ("earth", 0, ["instant"]),
    "boreas": ("wind", 4, ["instant"]),
    "dandelion_spirit": ("wind", 3, ["instant", "active"]),
    "freyja": ("wind", 7, ["active"]),
    "genie": ("wind", 4, ["instant"]),
    "genie_exalted": ("wind", 5, ["active"]),
    "gi_rin": ("wind", 10, ["instant"]),
    "griffon": ("wind", 7, ["active"]),
    "harpy": ("wind", 3, ["active"]),
    "hippogriff": ("wind", 4, ["instant", "permanent"]),
    "odin": ("wind", 6, ["active"]),
    "pegasus": ("wind", 3, ["instant", "permanent"]),
    "rudra": ("wind", 8, ["instant"]),
    "sylph": ("wind", 4, ["instant", "permanent"]),
    "tengu": ("wind", 3, ["instant"]),
    "valkyrie": ("wind", 5, ["active"]),
    "aeris": ("dragon", 9, ["instant"]),
    "boulder": ("dragon", 8, ["instant"]),
    "dragon_egg": ("dragon", 3, ["instant"]),
    "ember": ("dragon", 7, ["instant"]),
    "eternity": ("dragon", 12, ["instant"]),
    "gust": ("dragon", 8, ["instant"]),
    "marina": ("dragon", 7, ["instant"]),
    "scorch": ("dragon", 9, ["instant"]),
    "tidal": ("dragon", 5, ["instant"]),
    "willow": ("dragon", 10, ["instant"]),
}

PRINTED_IN_ARTIFACTS = {
    "ash": ("fire", 1, ["permanent"]),
    "belphegor": ("fire", 4, ["instant", "permanent"]),
    "bul_gae": ("fire", 2, ["active"]),
    "fireblast": ("fire", 2, ["instant", "permanent"]),
    "fire_rat": ("fire", 1, ["instant"]),
    "hephaestus": ("fire", 3, ["active"]),
    "akhlut": ("water", 6, ["instant"]),
    "kraken": ("water", 5, ["instant"]),
    "melusine": ("water", 3, ["instant"]),
    "siren": ("water", 5, ["active"]),
    "taweret": ("water", 0, ["instant"]),
    "thalassa": ("water", 4, ["instant", "permanent"]),
    "anubis": ("earth", 6, ["instant"]),
    "duduri": ("earth", 0, ["instant", "active"]),
    "duduri_king": ("earth", 3, ["permanent"]),
    "mandrake": ("earth", 6, ["instant", "active"]),
    "totem_pole": ("earth", 6, ["permanent"]),
    "wendigo": ("earth", 7, ["instant", "permanent"]),
    "anzu": ("wind", 9, ["instant"]),
    "banshee": ("wind", 4, ["instant", "permanent"]),
    "horus": ("wind", 7, ["instant"]),
    "loki": ("wind", 7, ["permanent", "active"]),
    "nurikabe": ("wind", 4, ["instant", "active"]),
    "rukh": ("wind", 6, ["active"]),
    "deepdive": ("dragon", 7, ["instant"]),
    "pyro": ("dragon", 7, ["instant"]),
    "rockscale": ("dragon", 8, ["instant"]),
    "whisper": ("dragon", 8, ["instant"]),
}

# The kind of effect printed on each tile.
PRINTED_ON_TILES = {
    "incense_burner": ["action"],
    "monkey_kings_staff": ["action"],
    "pied_pipers_pipe": ["instant"],
    "seven_league_boots": ["instant"],
    "golden_fleece": ["action"],
    "book_of_thoth": ["action"],
    "cap_of_hades": ["action"],
    "gem_of_kukulkan": ["permanent"],
    "imperial_seal": ["action"],
    "philosophers_stone": ["instant"],
    "ring_of_wishes": ["action"],
}


def names_in(file: Path) -> list[str]:
    return re.findall(r"^def test_(\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)


def card_of(test: str) -> str | None:
    """The card whose name a test starts with: the longest, so that `genie_exalted_...` is no test of Genie."""
    return max([card.id for card in ALL if test.startswith(f"{card.id}_")], key=len, default=None)


def test_every_card_has_a_test_that_starts_with_its_name() -> None:
    tested = {card_of(test) for file in HERE.glob("test_*.py") for test in names_in(file)}
    assert [card.id for card in ALL if card.id not in tested] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_every_test_of_a_family_starts_with_the_name_of_one_of_its_cards(family: str) -> None:
    ids = [card.id for card in BASE if FAMILIES[card.family] == family]
    assert [test for test in names_in(HERE / f"test_{family}.py") if card_of(test) not in ids] == []


@pytest.mark.parametrize("families", [["fire", "water"], ["earth"], ["wind", "dragon"]])
def test_every_test_of_artifacts_starts_with_the_name_of_one_of_its_cards(families: list[str]) -> None:
    ids = [card.id for card in ARTIFACTS if FAMILIES[card.family] in families]
    file = HERE / f"test_artifacts_{'_'.join(families)}.py"
    assert [test for test in names_in(file) if card_of(test) not in ids] == []


def test_every_test_of_a_tile_starts_with_its_name() -> None:
    ids = [tile.id for tile in TILES]
    assert [test for test in names_in(HERE / "test_tiles.py") if card_of(test) not in ids] == []


@pytest.mark.parametrize(("cards", "printed"), [(BASE, PRINTED), (ARTIFACTS, PRINTED_IN_ARTIFACTS)])
def test_every_card_is_as_printed(cards: list[Card], printed: dict[str, tuple[str, int, list[str]]]) -> None:
    assert {card.id: (FAMILIES[card.family], card.cost, card.kinds()) for card in cards} == printed
    assert {card.provenance for card in cards} == {"printed"}


def test_every_tile_is_as_printed() -> None:
    assert {tile.id: tile.kinds() for tile in TILES} == PRINTED_ON_TILES


@pytest.mark.rule("V1.2")
def test_the_deck_holds_fifteen_cards_of_four_families_and_ten_dragons() -> None:
    assert len({card.id for card in BASE}) == len(BASE) == 70
    families = Counter(FAMILIES[card.family] for card in BASE)
    assert families == {"fire": 15, "water": 15, "earth": 15, "wind": 15, "dragon": 10}
