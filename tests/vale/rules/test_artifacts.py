"""Artifacts: A1 Set-up and end, A2 Taking a tile, A3 Using tiles, A4 Spaces and A5 Shelter."""

from collections import Counter

import pytest

from cardwright.games.vale.cards.sets import ARTIFACTS, BASE, CURSE
from cardwright.games.vale.cards.tiles import TILES
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import FAMILIES
from cardwright.kernel.paper import Record
from tests.vale.rules.whole import board, empty_seats, hunters, phase, verbs, view
from tests.vale.table import Table, lay, resolve

WITH = {"artifacts": "with"}
ALL_TILES = {**WITH, "tiles": "all"}
OPEN = {**WITH, "shelter": "open"}
BOARD = ["surtr", "triton", "troll", "harpy"]
TABLES = pytest.mark.parametrize("players", [2, 3, 4])
FIXED = ["incense_burner", "monkey_kings_staff", "pied_pipers_pipe", "seven_league_boots", "golden_fleece"]


def start(players: int = 2, seed: int = 1, **options: str) -> Table:
    """A new game with the Artifacts."""
    t = VALE.new(VALE.setup(players, seed, {**WITH, **options}))
    assert isinstance(t, Vale)
    return Table(t)


def tiles_on(table: Table) -> list[str]:
    """The tiles that nobody holds."""
    found: list[str] = view(table, 0)["display"]
    return found


def gear(table: Table) -> list[list[str]]:
    return [seat["gear"] for seat in view(table, 0)["seats"]]


def offered(table: Table) -> set[str]:
    """The tiles that the player asked may take."""
    assert verbs(table) == {"artifact"}
    return {option.split()[1] for option in table.options}


def shelter_of(table: Table, owner: int, seat: int) -> list[str]:
    """The cards of a shelter that a seat knows; seats count from 1, and 0 is a spectator."""
    found: list[str] = view(table, seat)["seats"][owner - 1]["shelter"]["known"]
    return found


@pytest.mark.rule("A1.1")
@pytest.mark.parametrize(("curse", "size"), [("without", 98), ("with", 126)])
def test_the_new_creatures_are_shuffled_into_the_deck(curse: str, size: int) -> None:
    cards = [*BASE, *ARTIFACTS, *(CURSE if curse == "with" else [])]
    table = start(2, curse=curse, summoners="dealt")
    there = [*table.deck, *board(table)]
    there += [table.t.cards[c].id for s in table.t.seats for c in [*s.hand, *s.shelter]]
    assert sorted(there) == sorted(card.id for card in cards)
    assert len(there) == size


@pytest.mark.rule("A1.1")
def test_there_are_six_new_cards_of_four_families_and_four_dragons() -> None:
    families = Counter(FAMILIES[card.family] for card in ARTIFACTS)
    assert families == {"fire": 6, "water": 6, "earth": 6, "wind": 6, "dragon": 4}


@pytest.mark.rule("A1.2")
@pytest.mark.parametrize("curse", ["without", "with"])
def test_eighty_points_at_the_end_of_a_round_end_the_game(curse: str) -> None:
    options = {**WITH, "curse": curse}
    assert not lay(score=79, others=[{"score": 79}], round=3, options=options).pick("end", "end").t.over()
    assert lay(score=80, round=3, options=options).pick("end", "end").t.over()
    assert view(lay(options=options), 1)["goal"] == 80


@pytest.mark.rule("A1.2")
def test_round_ten_ends_the_game_below_eighty() -> None:
    assert lay(score=1, round=10, options=WITH).pick("end", "end").t.over()


@pytest.mark.rule("A1.3")
@TABLES
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_three_tiles_by_lot_join_those_for_the_number_of_players(players: int, seed: int) -> None:
    tiles = tiles_on(start(players, seed))
    assert tiles[:-3] == FIXED[: players + 1]
    assert len(set(tiles)) == players + 4
    assert not {*tiles[-3:]} & {*FIXED}


@pytest.mark.rule("A1.3")
def test_the_lot_is_another_in_another_game() -> None:
    drawn = [{*tiles_on(start(2, seed))[-3:]} for seed in range(12)]
    assert set().union(*drawn) == {tile.id for tile in TILES} - {*FIXED}


@pytest.mark.rule("A1.3")
@TABLES
def test_all_tiles_are_in_play_when_the_game_says_so(players: int) -> None:
    assert sorted(tiles_on(start(players, tiles="all"))) == sorted(tile.id for tile in TILES)


@pytest.mark.rule("A1.4")
def test_the_new_creatures_need_no_tiles() -> None:
    table = start(2, tiles="none")
    assert sorted([*table.deck, *board(table)]) == sorted(card.id for card in [*BASE, *ARTIFACTS])
    assert (tiles_on(table), verbs(table), view(table, 1)["goal"]) == ([], {"hunt"}, 60)


@pytest.mark.rule("A1.4")
def test_without_tiles_sixty_points_end_the_game_and_kang_san_stays_at_home() -> None:
    none = {**WITH, "tiles": "none"}
    assert lay(score=60, round=3, options=none).pick("end", "end").t.over()
    curse = start(2, tiles="none", curse="with")
    assert len(curse.options) == 7
    assert "summoner kang_san_laden" not in curse.options
    assert "summoner kang_san_laden" in start(2, curse="with").options


@pytest.mark.rule("A1.5")
def test_there_is_no_choice_between_basic_and_advanced_tiles() -> None:
    tiles = next(choice for choice in VALE.choices() if choice.name == "tiles")
    assert (tiles.values, tiles.of) == (["drawn", "all", "none"], "artifacts")
    assert "display" not in view(lay(), 1)


@pytest.mark.rule("A2.1")
@pytest.mark.rule("A2.2")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (2, 2), (3, 2), (4, 3)])
def test_everybody_takes_a_tile_in_one_pass_before_the_first_marker(players: int, first: int) -> None:
    table = lay(phase="hunting", first=first, others=empty_seats(players - 1), options=ALL_TILES)
    assert len(board(table)) == 2 * players
    asked = []
    for tile in ["book_of_thoth", "imperial_seal", "ring_of_wishes", "golden_fleece"][:players]:
        asked.append(table.asked)
        table.pick(f"artifact {tile}")
    assert asked == [(first - 1 + i) % players + 1 for i in range(players)]
    assert (verbs(table), table.asked, phase(table)) == ({"hunt"}, first, "hunting")
    assert [len(held) for held in gear(table)] == [1] * players


@pytest.mark.rule("A2.3")
def test_a_tile_is_held_by_one_player() -> None:
    table = lay(phase="hunting", options=ALL_TILES, board=BOARD)
    assert offered(table) == {tile.id for tile in TILES}
    assert offered(table.pick("artifact book_of_thoth")) == {tile.id for tile in TILES} - {"book_of_thoth"}


@pytest.mark.rule("A2.4")
def test_nobody_takes_the_tile_of_the_round_before() -> None:
    table = lay(
        phase="hunting", round=2, first=1, board=BOARD, others=[{"last_tile": "golden_fleece"}], options=ALL_TILES
    )
    table.pick("artifact book_of_thoth")
    assert offered(table) == {tile.id for tile in TILES} - {"book_of_thoth", "golden_fleece"}
    table.pick("artifact imperial_seal")
    hunters(table)
    while table.t.round == 2:
        table.pick(next(option for option in table.options if option == "end" or option.startswith("tame")))
    assert offered(table) == {tile.id for tile in TILES} - {"imperial_seal"}
    assert offered(table.pick("artifact golden_fleece")) == {tile.id for tile in TILES} - {
        "book_of_thoth",
        "golden_fleece",
    }


@pytest.mark.rule("A2.4")
def test_a_tile_that_was_used_counts_as_the_tile_of_that_round() -> None:
    table = lay(mine={"gear": ["book_of_thoth"], "last_tile": "book_of_thoth"}, round=3, turn=2, first=2)
    table.pick("end", "use book_of_thoth", "end")
    assert (table.asked, "book_of_thoth" in offered(table)) == (1, False)


@pytest.mark.rule("A2.5")
def test_a_tile_must_be_taken_even_if_it_can_do_nothing() -> None:
    table = lay(phase="hunting", options=WITH, board=BOARD)
    assert verbs(table) == {"artifact"}
    table.pick("artifact philosophers_stone", "artifact monkey_kings_staff")
    assert gear(table) == [["philosophers_stone"], ["monkey_kings_staff"]]


@pytest.mark.rule("A2.6")
def test_tiles_are_public() -> None:
    table = lay(phase="hunting", options=ALL_TILES, board=BOARD).pick("artifact book_of_thoth")
    for seat in range(3):
        seen = view(table, seat)
        assert ("book_of_thoth" in seen["display"], len(seen["display"])) == (False, 10)
        assert (seen["seats"][0]["gear"], seen["seats"][0]["last_tile"]) == (["book_of_thoth"], "book_of_thoth")


@pytest.mark.rule("A3.1")
def test_an_instant_tile_works_before_the_next_player_takes_one() -> None:
    table = lay(phase="hunting", options=WITH, board=BOARD, deck=["imp"]).pick("artifact pied_pipers_pipe")
    assert (table.hand, table.gear, table.asked) == (["imp"], ["pied_pipers_pipe"], 2)


@pytest.mark.rule("A3.1")
def test_a_permanent_tile_works_for_its_holder_alone() -> None:
    table = lay(marked=("imp",), others=[{"gear": ["gem_of_kukulkan"], "marked": ["goblin"]}])
    assert table.pick("sell imp", "end", "sell goblin").options == ["decline", "accept"]


@pytest.mark.rule("A3.1")
def test_an_action_tile_is_used_once_and_in_your_own_action_turn() -> None:
    table = lay(mine={"gear": ["book_of_thoth"]}, others=[{"gear": ["golden_fleece"]}])
    assert table.options == ["end", "use book_of_thoth"]
    assert table.pick("use book_of_thoth").options == ["end"]
    assert table.pick("end").options == ["end", "use golden_fleece"]
    assert resolve("griffon", "nessie", mine={"gear": ["book_of_thoth"]}).options == [
        "activate griffon",
        "activate nessie",
    ]


@pytest.mark.rule("A3.2")
def test_an_action_tile_may_be_used_at_any_time_of_the_turn_or_not_at_all() -> None:
    table = lay(mine={"gear": ["golden_fleece"]}, marked=("imp",), round=3, deck=["tidal"])
    assert table.options == ["sell imp", "tame imp", "use golden_fleece"]
    assert "use golden_fleece" in table.pick("tame imp").options
    early = lay(mine={"gear": ["golden_fleece"]}, marked=("imp",), deck=["tidal"]).pick("use golden_fleece")
    assert (early.options, early.shelter) == (["sell imp", "tame imp"], ["tidal"])
    table.pick("end", "end")
    assert (table.shelter, gear(table), table.t.round) == ([], [[], []], 4)


@pytest.mark.rule("A3.3")
def test_a_used_tile_goes_back_at_once() -> None:
    table = lay(mine={"gear": ["book_of_thoth"]}, stones={"red": 2}).pick("use book_of_thoth")
    assert (table.options[0], gear(table)[0], "book_of_thoth" in tiles_on(table)) == ("stop", [], True)


@pytest.mark.rule("A3.3")
def test_tiles_still_held_go_back_between_action_and_resolution() -> None:
    others: list[Record] = [{"gear": ["golden_fleece"], "area": ["griffon", "nessie"]}]
    table = lay(mine={"gear": ["gem_of_kukulkan"]}, others=others).pick("end")
    assert gear(table) == [["gem_of_kukulkan"], ["golden_fleece"]]
    assert (phase(table.pick("end")), gear(table)) == ("resolution", [[], []])
    assert {"gem_of_kukulkan", "golden_fleece"} <= {*tiles_on(table)}


@pytest.mark.rule("A3.5")
def test_a_tile_is_no_card() -> None:
    table = lay("salamander", mine={"gear": ["ring_of_wishes"]}).summon("genie")
    assert (table.score, table.gear) == (1, ["ring_of_wishes"])
    assert lay(mine={"gear": ["golden_fleece"]}).summon("ifrit").score == 1
    assert not lay(mine={"gear": ["golden_fleece"]}).may_summon("aeris")


@pytest.mark.rule("A3.6")
def test_what_a_tile_does_is_one_effect() -> None:
    table = lay(mine={"gear": ["golden_fleece"]}, stones={"blue": 4}, deck=["tidal"]).pick("use golden_fleece")
    assert (table.shelter, table.options) == (["tidal"], ["drop red=2", "drop blue=1 red=1", "drop blue=2"])


@pytest.mark.rule("A4.1")
def test_a_bought_space_can_be_filled_at_once_and_stays() -> None:
    table = lay("agni", hand=("hestia",), round=1, mine={"gear": ["incense_burner"]}, stones={"blue": 1})
    assert "summon hestia" not in table.options
    table.pick("use incense_burner", "take pay=3+space", "summon hestia", "end", "end")
    assert (table.area, table.t.round, view(table, 2)["seats"][0]["spaces"]) == (["agni", "hestia"], 2, 3)


@pytest.mark.rule("A4.2")
def test_a_player_buys_two_spaces_and_no_third() -> None:
    table = lay(mine={"gear": ["incense_burner"], "bought": 1}, stones={"red": 3}).pick("use incense_burner")
    assert table.options == ["take pay=3+space", "take shelter=2"]
    table = lay(mine={"gear": ["incense_burner"], "bought": 2}, stones={"red": 3}, deck=["imp", "kappa"])
    assert table.pick("use incense_burner").shelter == ["imp", "kappa"]


@pytest.mark.rule("A4.2")
def test_spaces_have_no_end_when_the_game_says_so() -> None:
    options = {**WITH, "bought_spaces": "any"}
    table = lay(mine={"gear": ["cap_of_hades"], "bought": 2}, hand=("imp",), options=options)
    assert table.pick("use cap_of_hades").options == ["take space", "take purple"]


@pytest.mark.rule("A4.3")
@pytest.mark.parametrize("paid", ["red=3", "blue=1", "purple=1"])
def test_a_space_costs_three_and_there_is_no_change(paid: str) -> None:
    stones = {"red": 3, "blue": 1, "purple": 1}
    table = lay("hestia", mine={"gear": ["incense_burner"]}, stones=stones).pick("use incense_burner")
    assert table.pick("take pay=3+space").options == ["pay red=3", "pay blue=1", "pay purple=1"]
    colour, n = paid.split("=")
    left = {**stones, colour: stones[colour] - int(n)}
    assert table.pick(f"pay {paid}").stones == {colour: n for colour, n in left.items() if n}


@pytest.mark.rule("A5.1")
def test_a_sheltered_card_is_neither_in_hand_nor_in_the_area() -> None:
    sheltering = lay(mine={"shelter": ["griffon", "imp", "agni"]}, stones={"red": 4}, options=WITH)
    assert sheltering.options == ["end"]
    assert sheltering.copy().summon("firefox").score == 0
    assert sheltering.copy().summon("ifrit").score == 1
    assert not sheltering.may_summon("forest_spirit")
    assert not sheltering.may_summon("aeris")
    assert resolve("medusa", mine={"shelter": ["imp"]}, options=WITH).stones == {}


@pytest.mark.rule("A5.2")
def test_a_retrieved_card_is_in_hand_and_was_neither_tamed_nor_drawn_nor_recovered() -> None:
    mine: Record = {"shelter": ["kappa"], "gear": ["golden_fleece"]}
    table = lay("triton", "banshee", mine=mine).pick("use golden_fleece", "take retrieve")
    assert (table.hand, table.area, table.stones) == (["kappa"], ["triton", "banshee"], {"red": 2})
    assert "summon kappa red=1" in table.options


@pytest.mark.rule("A5.7")
def test_a_card_sheltered_from_the_deck_is_not_drawn() -> None:
    table = lay("banshee", mine={"gear": ["incense_burner"]}, deck=["imp"]).pick("use incense_burner")
    assert (table.area, len(table.shelter)) == (["banshee"], 2)


@pytest.mark.rule("A5.3")
def test_a_shelter_has_no_limit() -> None:
    mine: Record = {"shelter": [card.id for card in BASE[:40]], "gear": ["incense_burner"]}
    assert len(lay(mine=mine).pick("use incense_burner").shelter) == 42


@pytest.mark.rule("A5.4")
def test_sheltered_cards_are_worth_nothing_at_the_end() -> None:
    table = lay(score=20, mine={"shelter": ["eternity", "gi_rin"]}, others=[{"score": 20}], options=WITH)
    outcome = VALE.outcome(table.pick("end", "end").t)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([20, 20], [0, 1])


@pytest.mark.rule("A5.5")
def test_a_shelter_is_secret_but_for_its_size() -> None:
    others: list[Record] = [{"shelter": ["goblin"]}, {}]
    table = lay(mine={"gear": ["incense_burner"]}, deck=["imp", "kappa"], others=others).pick("use incense_burner")
    assert [shelter_of(table, 1, seat) for seat in (1, 2, 3, 0)] == [["imp", "kappa"], [], [], []]
    assert [shelter_of(table, 2, seat) for seat in (1, 2, 3, 0)] == [[], ["goblin"], [], []]
    for seat in range(4):
        assert [other["shelter"]["size"] for other in view(table, seat)["seats"]] == [2, 1, 0]


@pytest.mark.rule("A5.5")
def test_a_shelter_is_open_when_the_game_says_so() -> None:
    table = lay(mine={"gear": ["incense_burner"]}, deck=["imp", "kappa"], options=OPEN).pick("use incense_burner")
    assert [shelter_of(table, 1, seat) for seat in (1, 2, 0)] == [["imp", "kappa"]] * 3
    assert shelter_of(lay(mine={"shelter": ["imp"]}, options=OPEN), 1, 2) == ["imp"]


@pytest.mark.rule("A5.5")
def test_a_card_retrieved_from_a_secret_shelter_stays_secret() -> None:
    mine: Record = {"shelter": ["kappa"], "gear": ["golden_fleece"]}
    table = lay(mine=mine).pick("use golden_fleece", "take retrieve")
    assert [view(table, seat)["seats"][0]["hand"]["known"] for seat in (1, 2, 0)] == [["kappa"], [], []]


@pytest.mark.rule("A5.6")
def test_what_everybody_saw_go_in_stays_known() -> None:
    table = lay(phase="hunting", options=ALL_TILES, board=BOARD, deck=["imp"], mine={"shelter": ["tidal"]})
    table.pick("artifact seven_league_boots", "shelter imp")
    assert [shelter_of(table, 1, seat) for seat in (1, 2, 0)] == [["imp", "tidal"], ["imp"], ["imp"]]
    shown: Record = {"gear": ["cap_of_hades"], "shown": ["imp"]}
    table = lay(hand=("imp", "kappa"), mine=shown).pick("use cap_of_hades", "shelter imp", "take purple")
    assert shelter_of(table, 1, 2) == ["imp"]
