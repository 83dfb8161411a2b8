"""T1 The cards and T2 Reading a card."""

from collections import Counter

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES, NUMBERS
from cardwright.games.thargos.state import Card, Face
from cardwright.games.thargos.terms import ACTION, ATTRIBUTES, FACTIONS, LASTING, MISSION
from cardwright.text.language import LANGUAGES
from cardwright.text.thargos.telling import TELLINGS
from tests.thargos.rules.whole import of_kind, start
from tests.thargos.table import lay

BOX = [card for card in DESIGNS if card.box in ("base", "condar")]
CONDAR = [card for card in DESIGNS if card.box == "condar"]
FACES = [face for hero in HEROES for face in (hero.active, hero.injured)]


def copies(cards: list[Card]) -> list[int]:
    """How many Lastings, Actions and Missions there are, copies included."""
    count = Counter(dict.fromkeys((LASTING, ACTION, MISSION), 0))
    for card in cards:
        count[int(card.kind)] += int(card.copies)
    return [count[kind] for kind in (LASTING, ACTION, MISSION)]


def printed(face: Face) -> list[int]:
    return [int(face.might), int(face.mind), int(face.mysticism)]


def asks(mission: str) -> dict[str, int]:
    values = DESIGNS[NUMBERS[mission]].asks
    return {ATTRIBUTES[i]: int(values[i]) for i in range(3) if values[i]}


@pytest.mark.rule("T1.1")
def test_the_box_holds_210_cards() -> None:
    assert len([hero for hero in HEROES if hero.box == "base"]) == 33
    assert copies(BOX) == [56, 55, 66]


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_says_in_words_of_which_kind_it_is(code: str) -> None:
    names = {(card["sort"], card["sort_name"]) for card in TELLINGS[code].cards()}
    assert {sort for sort, _ in names} == {"hero", "lasting", "action", "mission"}
    assert len({name for _, name in names}) == len(names) == 4


@pytest.mark.rule("T1.3")
def test_27_cards_are_of_condar() -> None:
    assert copies(CONDAR) == [2, 7, 18]
    assert [card.id for card in CONDAR if card.kind == LASTING] == ["citizen_of_condar"]
    assert "access_the_city_of_condar" in [card.id for card in CONDAR if card.kind == MISSION]


@pytest.mark.rule("T1.4")
def test_without_them_183_are_left() -> None:
    core = copies([card for card in BOX if card.box == "base"])
    assert core == [54, 48, 48]
    assert 33 + sum(core) == 183


@pytest.mark.rule("T1.5")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_a_title_a_lock_or_none_and_an_id(code: str) -> None:
    letters = {"hero": "C", "lasting": "L", "action": "A", "mission": "M"}
    cards = [card for card in TELLINGS[code].cards() if card["face"] != "injured" and card["set"] != "undead"]
    assert len({card["name"] for card in cards}) == len({card["number"] for card in cards}) == len(cards)
    for card in cards:
        number = str(card["number"])
        assert number[0] == letters[str(card["sort"])]
        assert number[1:].isdigit()
        assert card["locked"] in (True, False)


@pytest.mark.rule("T1.6")
def test_a_pam_is_1_to_3_and_seldom_4() -> None:
    count = Counter(int(card.pam) for card in DESIGNS)
    assert set(count) == {1, 2, 3, 4}
    assert count[4] < len(DESIGNS) // 10


@pytest.mark.rule("T1.7")
def test_a_pam_does_not_count_while_a_card_is_attached() -> None:
    worth = {int(DESIGNS[NUMBERS[card]].pam) for card in ("legion_longsword", "plate_of_the_old_empire")}
    assert worth == {2, 3}
    table = lay("hragga", lastings={"hragga": ["legion_longsword", "plate_of_the_old_empire"]})
    assert table.column("hragga") == (3 + 2 + 3, 2 - 1, 2 - 1)


@pytest.mark.rule("T1.8")
def test_everybody_sees_dice_points_and_where_cards_lie() -> None:
    table = lay(facing=("jethreki_abomination",), missions=["1:storm_the_ember_chapel"], theirs={"hand": ["barricade"]})
    rolled = of_kind(table.pick("pass"), "rolled")[0]
    assert rolled.seen_by == -1
    assert 111 <= rolled.n <= 666
    table.pick("attach nothing", "attempt 1", "lay barricade might")
    for seat in (0, 1, 2):
        view = table.view(seat)
        assert view["sides"][1]["laid"]["on"] == ["might"]
        assert [side["points"] for side in view["sides"]] == [0, 0]


@pytest.mark.rule("T2.1")
def test_a_hero_has_two_faces_each_with_attributes_and_an_effect() -> None:
    for face in FACES:
        assert face.clauses or face.always or face.action is not None
        assert face.dice or min(printed(face)) > 0
    table = lay("raskor_champion", injured=["raskor_champion"], facing=("raskor_champion",))
    assert table.column("raskor_champion") == (3, 2, 3)
    assert table.column("raskor_champion", 2) == (4, 3, 3)


@pytest.mark.rule("T2.2")
def test_attributes_are_1_to_4() -> None:
    assert ATTRIBUTES == ("might", "mind", "mysticism")
    values = [value for face in FACES if not face.dice for value in printed(face)]
    assert set(values) == {1, 2, 3, 4}


@pytest.mark.rule("T2.3")
def test_the_more_points_the_stronger_the_attributes() -> None:
    strength: dict[int, list[int]] = {}
    for hero in HEROES:
        if not hero.active.dice:
            strength.setdefault(min(int(hero.points) // 3, 3), []).append(sum(printed(hero.active)))
    means = [sum(strength[band]) / len(strength[band]) for band in sorted(strength)]
    assert len(means) == 3
    assert means == sorted(means)
    assert len(set(means)) == 3


@pytest.mark.rule("T2.4")
def test_points_run_from_3_to_12() -> None:
    points = sorted(int(hero.points) for hero in HEROES)
    assert points[0] >= 3
    assert points[-1] <= 12
    assert len([it for it in points if it > 10]) <= 2


@pytest.mark.rule("T2.5")
def test_some_heroes_have_a_faction_and_some_none() -> None:
    assert {hero.faction >= 0 for hero in HEROES} == {True, False}


@pytest.mark.rule("T2.6")
def test_fifteen_factions_have_a_symbol_and_a_hero() -> None:
    assert len(FACTIONS) == 15
    assert {int(hero.faction) for hero in HEROES} - {-1} == set(range(15))


@pytest.mark.rule("T2.7")
def test_only_the_effect_of_the_face_that_is_up_works() -> None:
    might = ["1:hold_the_rarlonn_pass"]
    cards = {"hand": ["tower_shield"] * 4}
    active = lay("krisoss", missions=might, theirs=cards).pick("attempt 1")
    assert active.view(1)["totals"] == [[4, 0, 0], [2 + 2, 0, 0]]
    active.pick("lay tower_shield might", "lay tower_shield might", "lay tower_shield might")
    assert active.injured("krisoss")
    assert active.discard(2) == ["tower_shield"] * 3
    injured = lay("krisoss", injured=["krisoss"], missions=might, theirs=cards).pick("attempt 1")
    assert injured.view(1)["totals"] == [[3 + 2, 0, 0], [2 + 2, 0, 0]]
    injured.pick(*["lay tower_shield might"] * 4)
    assert injured.discard(2) == ["tower_shield"] * 4


@pytest.mark.rule("T2.8")
def test_turning_a_hero_over_gives_no_use_back() -> None:
    spent = {"imperial_healer": 2 << 4}  # both uses of the Injured face
    table = lay("imperial_healer", used=spent).pick("attempt 1")
    assert table.injured("imperial_healer")
    table.pick("attach nothing", "pass", "attach nothing")
    assert table.asked == 1
    assert "use imperial_healer" not in table.options


@pytest.mark.rule("T2.9")
def test_each_face_has_uses_of_its_own() -> None:
    spent = {"imperial_healer": 3}
    table = lay("imperial_healer", injured=["imperial_healer"], used=spent)
    assert "use imperial_healer" in table.options


@pytest.mark.rule("T2.10")
def test_a_mission_has_pam_vp_an_effect_and_up_to_three_values() -> None:
    numbers = set()
    for card in (card for card in DESIGNS if card.kind == MISSION):
        values = [int(value) for value in card.asks]
        assert min(values) >= 0
        assert card.complete is not None
        assert card.pam > 0
        assert 1 <= card.vp <= 4
        numbers.add(len([value for value in values if value]))
    assert numbers == {1, 2, 3}


@pytest.mark.rule("T2.11")
def test_only_missions_have_vp() -> None:
    assert all(card.vp == 0 for card in DESIGNS if card.kind != MISSION)
    table = lay(hand=["dispatches_from_the_front"]).pick("play dispatches_from_the_front")
    assert (table.points(1), table.points(2)) == (0, 0)


@pytest.mark.rule("T2.12")
def test_escort_the_wounded_and_burn_the_enemy_city() -> None:
    assert asks("escort_the_wounded") == {"mind": 1}
    assert DESIGNS[NUMBERS["escort_the_wounded"]].vp == 2
    assert DESIGNS[NUMBERS["burn_the_enemy_city"]].vp == 4


@pytest.mark.rule("T2.13")
def test_lastings_have_modifiers_and_some_effects_and_symbols() -> None:
    lastings = [card for card in DESIGNS if card.kind == LASTING]
    assert all(any(value for value in card.gives) for card in lastings)
    assert {bool(card.clauses or card.always) for card in lastings} == {True, False}
    assert {bin(int(card.factions)).count("1") for card in lastings} >= {0, 1, 2, 3}


@pytest.mark.rule("T2.14")
def test_modifiers_change_their_hero_and_nobody_else() -> None:
    table = lay("krisoss", "tebezil", hand=["prefects_chain"], step="attach", lastings={"krisoss": ["feral_blood"]})
    assert (table.column("krisoss"), table.column("tebezil")) == ((6, 2, 2), (1, 3, 2))
    table.pick("attach prefects_chain tebezil")
    assert (table.column("krisoss"), table.column("tebezil")) == ((6, 2, 2), (0, 5, 2))


@pytest.mark.rule("T2.15")
@pytest.mark.parametrize(("track", "total"), [(1, 4 + 2), (2, 3)])
def test_what_an_action_adds_serves_the_hero_concerned(track: int, total: int) -> None:
    table = lay("krisoss", "imperial_general", posts=[["archers_on_the_ridge", 1, 2]], hand=["tower_shield"])
    table.pick(f"attempt {track}")
    if track == 1:
        table.pick("use archers_on_the_ridge")
    assert table.view(1)["totals"][0] == [total, 0, 0]


@pytest.mark.rule("T1.7")
def test_a_pam_counts_in_the_draw_for_the_first_player() -> None:
    shown = of_kind(start(), "showed")
    assert all(event.n == DESIGNS[event.card].pam for event in shown)
