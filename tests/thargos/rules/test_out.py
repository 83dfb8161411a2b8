"""TC4 Out of the game. Seat 2 is out and the Heroes on tracks 1 and 2 face its Heroes, unless a test says otherwise."""

from typing import Any

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.moves.leaving import DECKLESS
from cardwright.games.thargos.state import Plain
from cardwright.games.thargos.terms import BEATEN, DEFEND, FACING, HELD, INJURED, LAID, REVEAL, THIS
from cardwright.games.thargos.words.conflicts import Void
from cardwright.games.thargos.words.hands import LoseThis
from cardwright.games.thargos.words.heroes import OnHero
from cardwright.games.thargos.words.joining import If, Then
from cardwright.kernel.machine import Effect
from tests.thargos.rules.whole import of_kind
from tests.thargos.table import Table, lay

DULL = "drive_off_the_carrion_pack"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
RASKOR = "raskor_champion"
PRIZER = "gutter_prizer"


def beside(*heroes: str, facing: tuple[str, ...] = (), **more: Any) -> Table:
    """A circle of three in which the second player is out."""
    return lay(*heroes, facing=facing, left=[1], others=[more.pop("third", {})], **more)


@pytest.mark.rule("TC4.1")
def test_who_burns_the_deck_is_out_and_the_others_play_on() -> None:
    table = lay(theirs={"list": [DULL] * 3}, others=[{}], missions=[f"1:{DULL}", f"2:{DULL}"]).pick("pass")
    assert [event.n for event, kind in zip(table.told, table.kinds) if kind == "left"] == [DECKLESS]
    assert (table.asked, THARGOS.out(table.t)) == (3, [1])


@pytest.mark.rule("TC4.1", "TC3.6")
def test_the_last_one_left_wins() -> None:
    table = beside(third={"list": [DULL] * 2}, missions=[f"1:{DULL}"]).pick("pass")
    found = THARGOS.outcome(table.t)
    assert found is not None
    assert (found.ranks, found.way) == ([1, 3, 2], "last_left")


@pytest.mark.rule("TC4.2")
def test_the_heroes_of_who_is_out_defend_with_what_lies_face_up_alone() -> None:
    theirs = {"hand": ["guardian"], "posts": [["barricade", 1, 2]], "lastings": {PRIZER: ["oracle_bones"]}}
    table = beside(RASKOR, facing=(PRIZER,), theirs=theirs, missions=["1:hold_the_rarlonn_pass"], hand=["guardian"])
    table.pick("attempt 1")
    assert table.view(1)["totals"] == [[4, 0, 0], [2 + 2, 0, 0]]
    table.pick("stop")
    assert "won" in table.kinds, "nobody was asked for a card or a barricade"
    strong = beside(PRIZER, facing=(RASKOR,)).pick("attempt 1")
    assert "repelled" in strong.kinds


@pytest.mark.rule("TC4.3")
def test_a_mission_won_from_who_is_out_is_not_replaced_and_its_track_stays_empty() -> None:
    theirs = {"hand": [DULL]}
    table = beside(RASKOR, facing=(PRIZER,), theirs=theirs, missions=[f"1:{DULL}", f"1:{DULL}"]).pick("attempt 1")
    assert (table.points(), table.mission(1), table.hand(2)) == (1, "", [DULL])
    for answer in ("attach nothing", "pass", "attach nothing"):
        table.pick(answer)
    assert table.asked == 1
    assert {option for option in table.options if "attempt" in option} == {"attempt 2", "attempt 5", "attempt 6"}


@pytest.mark.rule("TC4.4")
def test_who_is_out_is_no_opponent_and_neither_draws_nor_discards() -> None:
    theirs = {"hand": ["guardian", "oracle_bones"], "lastings": {MARSHAL: ["guardian"]}}
    raid = beside(hand=["troll_raid"], theirs=theirs).pick("play troll_raid")
    assert [event.seat for event in of_kind(raid, "burnt")] == [2] * 3, "one opponent is left"
    rust = beside(hand=["rust_and_ruin", "guardian"], theirs=theirs).pick("play rust_and_ruin")
    assert rust.lastings(MARSHAL, 2) == ["guardian"]
    panic = beside(hand=["panic_in_the_streets"], theirs=theirs).pick("play panic_in_the_streets")
    assert panic.hand(2) == ["guardian", "oracle_bones"]


@pytest.mark.rule("TC4.4")
def test_who_is_out_is_no_foe() -> None:
    theirs = {"hand": ["guardian", "oracle_bones"]}
    table = beside("imperial_general", facing=(PRIZER,), theirs=theirs, missions=["1:crack_the_couriers_cipher"])
    table.pick("attempt 1")
    assert (table.points(), table.hand(2)) == (1, ["guardian", "oracle_bones"])


@pytest.mark.rule("TC4.4")
def test_permanent_effects_of_who_is_out_go_on() -> None:
    table = beside(MARSHAL, facing=(RASKOR,), lastings={MARSHAL: ["earth_elemental"]}).pick("attempt 1")
    assert "repelled" in table.kinds, "5 against 5, and raskor is firm"


@pytest.mark.rule("TC4.4")
def test_automatic_effects_of_who_is_out_go_on() -> None:
    lastings = {MARSHAL: ["oracle_bones", "rune_of_iron_will"]}
    theirs = {"lastings": {"iskreth": ["scorpion_oil"]}}
    table = beside(MARSHAL, facing=("iskreth",), lastings=lastings, missions=["1:burn_the_enemy_city"], theirs=theirs)
    table.pick("attempt 1")
    assert table.asked == 1, "who is out is not asked which effect is first"
    table.pick(f"lose oracle_bones {MARSHAL}")
    assert table.lastings(MARSHAL) == [], "iskreth and his oil took one each"
    void = beside(
        MARSHAL, facing=("spider_darkun_slayer",), hand=["boot_stiletto"], missions=["1:hold_the_rarlonn_pass"]
    )
    assert "voided" in void.pick("attempt 1", "lay boot_stiletto might").kinds
    hurt = {"injured": ["drowned_centurion"]}
    heals = beside(MASON, facing=("drowned_centurion",), theirs=hurt, missions=[f"1:{DULL}"]).pick("attempt 1")
    assert not heals.injured("drowned_centurion", 2)


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize("hero", ["fang_of_the_sunken_temple", "drowned_centurion"])
def test_effects_of_who_is_out_that_need_a_hand_or_a_deck_do_not_happen(hero: str) -> None:
    table = beside(MASON, facing=(hero,), missions=[f"1:{DULL}"]).pick("attempt 1")
    assert table.kinds[:4] == ["attempted", "repelled", "injured", "took_turn"]


def is_quiet(effect: Effect) -> bool:
    """Whether an effect is about the two Heroes of a conflict and nothing else: it asks nothing, draws nothing."""
    if isinstance(effect, (If, Then)):
        return all(is_quiet(part) for part in effect.parts())
    if isinstance(effect, OnHero):
        return effect.which in (THIS, FACING)
    return isinstance(effect, (Plain, Void, LoseThis))


@pytest.mark.rule("TC4.4")
def test_every_clause_that_needs_nobody_works_for_who_is_out() -> None:
    heard = sum(1 << moment for moment in (DEFEND, LAID, REVEAL, HELD, BEATEN, INJURED))
    printed = [clause for hero in HEROES for face in (hero.active, hero.injured) for clause in face.clauses]
    printed += [clause for card in DESIGNS for clause in card.clauses]
    clauses = [clause for clause in printed if clause.moments & heard]
    assert len(clauses) > 30
    assert [clause.unaided for clause in clauses] == [is_quiet(clause.effect) for clause in clauses]


@pytest.mark.rule("TC4.5")
def test_what_lasts_until_a_turn_of_who_is_out_ends_when_it_would_have_begun() -> None:
    theirs = {"boosts": {RASKOR: [0, 0, 0, 1, 0, 0]}}
    table = beside(facing=(RASKOR,), theirs=theirs, seals=[2, 0, 4, 0, 0, 1])
    assert table.column(RASKOR, 2)[0] == 5
    table.pick("pass")
    assert table.asked == 3
    assert list(table.t.seals) == [0, 0, 0, 0, 0, 1]
    assert table.column(RASKOR, 2)[0] == 4


@pytest.mark.rule("TC4.6")
def test_a_facing_hero_of_who_is_out_is_injured_and_stripped_without_a_question() -> None:
    theirs = {"lastings": {PRIZER: ["scorpion_oil", "oracle_bones"]}}
    burnt = beside(RASKOR, facing=(PRIZER,), theirs=theirs, missions=["1:storm_the_ember_chapel"]).pick("attempt 1")
    assert burnt.injured(PRIZER, 2)
    assert burnt.asked == 3
    wraith = beside(
        RASKOR, facing=(PRIZER,), theirs=theirs, missions=["1:bind_the_canal_wraith"], hand=["boot_stiletto"]
    )
    wraith.pick("attempt 1", "lay boot_stiletto mysticism")
    assert wraith.lastings(PRIZER, 2) == ["oracle_bones"], "the oil is the first of them in the list of cards"


@pytest.mark.rule("TC4.6")
@pytest.mark.parametrize(
    ("lastings", "left", "injured"),
    [
        (["guardian", "oathbound_squire"], ["oathbound_squire"], False),
        (["oathbound_squire"], ["oathbound_squire"], True),
        (["shroud_of_grave_salt"], [], False),
    ],
)
def test_who_is_out_is_spared_where_that_is_a_must_and_pays_nothing(
    lastings: list[str], left: list[str], injured: bool
) -> None:
    theirs = {"lastings": {PRIZER: lastings}, "hand": ["troll_raid", "oracle_bones"]}
    missions, options = ["1:storm_the_ember_chapel"], {"undead": "with"}
    mine = {RASKOR: ["earth_elemental"]}
    table = beside(RASKOR, facing=(PRIZER,), theirs=theirs, missions=missions, options=options, lastings=mine)
    table.pick("attempt 1")
    assert (table.lastings(PRIZER, 2), table.injured(PRIZER, 2)) == (left, injured)
    assert table.hand(2) == ["oracle_bones", "troll_raid"], "nothing is discarded or drawn"


@pytest.mark.rule("T16.10")
def test_a_player_who_leaves_begins_the_count_of_quiet_turns_anew() -> None:
    table = lay(theirs={"list": [DULL] * 3}, others=[{}], missions=[f"1:{DULL}", f"2:{DULL}"], quiet=3).pick("pass")
    assert table.asked == 3, "four quiet turns would be two rounds of two"
    assert table.t.quiet == 0
