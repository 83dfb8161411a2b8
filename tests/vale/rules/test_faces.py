"""C8 Summoners, and what follows from their nature."""

import pytest

from cardwright.games.vale.cards.summoners import SUMMONERS
from cardwright.games.vale.terms import FLIPPED, REVEALED
from tests.vale.table import lay

MARCOSA = {"gear": ["marcosa_devoted"], "curses": 1}
ONCE = {"tolvar_purified", "varena_erudite", "belledin_celebrated", "iwo_acclaimed", "kang_san_renowned"}


@pytest.mark.rule("C8.1")
def test_a_summoner_turns_over_by_itself_when_its_condition_is_met() -> None:
    t = lay(mine={"gear": ["iwo_mocked"], "seals": 2}, summons=("taniwha",)).summon("taniwha")
    assert (t.gear, t.options) == (["iwo_acclaimed"], ["end"])


@pytest.mark.rule("C8.2")
@pytest.mark.rule("C8.11")
def test_five_summoners_turn_over_once_and_three_again_and_again() -> None:
    backs = SUMMONERS[1::2]
    assert all(front.flip is not None for front in SUMMONERS[::2])
    assert {back.id for back in backs if back.flip is None and back.id != "dunia_repentant"} == ONCE


@pytest.mark.rule("C8.3")
def test_the_two_faces_of_a_summoner_differ_by_their_adjective() -> None:
    pairs = [(front.id.rsplit("_", 1), back.id.rsplit("_", 1)) for front, back in zip(SUMMONERS[::2], SUMMONERS[1::2])]
    assert all(front[0] == back[0] for front, back in pairs)
    assert len({adjective for pair in pairs for _, adjective in pair}) == 16


@pytest.mark.rule("C8.4")
def test_genie_exalted_copies_no_summoner() -> None:
    t = lay("genie_exalted", "hantu_banyu", "troll", mine=MARCOSA, phase="resolution", round=9)
    assert t.pick("activate genie_exalted").options == ["copy hantu_banyu", "copy troll"]
    alone = lay("genie_exalted", "sylph", mine=MARCOSA, phase="resolution", round=9)
    assert alone.pick("activate genie_exalted").curses == 0


@pytest.mark.rule("C8.5")
def test_neither_genie_nor_the_ring_of_wishes_sets_a_summoner_off() -> None:
    t = lay("hantu_banyu", mine=MARCOSA).summon("genie")
    assert (t.score, t.curses) == (3, 1)
    t = lay("hantu_banyu", mine={"gear": ["marcosa_devoted", "ring_of_wishes"], "curses": 1}).pick("use ring_of_wishes")
    assert (t.score, t.curses) == (3, 1)


@pytest.mark.rule("C8.5")
def test_a_summoner_fills_no_space_and_is_counted_nowhere() -> None:
    t = lay(mine=MARCOSA, round=3)
    assert (t.t.room(0), t.summon("ifrit").score, t.summon("surtr").score) == (3, 1, 1 + 2)
    freyja = lay("freyja", "troll", "sea_spirit", mine=MARCOSA, phase="resolution", round=9)
    assert freyja.pick("activate freyja").score == 3


@pytest.mark.rule("C8.5")
def test_a_summoner_is_not_discarded_or_recovered() -> None:
    assert lay("imp", "kappa", mine=MARCOSA).summon("cerberus").options == ["stop", "discard imp", "discard kappa"]
    assert not lay(mine=MARCOSA).may_summon("aeris")


@pytest.mark.rule("C8.6")
def test_a_summoner_acts_at_any_place_among_the_cards_and_must() -> None:
    t = lay("troll", "sea_spirit", mine=MARCOSA, phase="resolution", round=9)
    assert t.options == ["activate troll", "activate sea_spirit", "activate marcosa_devoted"]
    first, last = t.copy(), t
    assert first.pick("activate marcosa_devoted").curses == 0
    assert last.pick("activate sea_spirit", "activate troll").curses == 0


@pytest.mark.rule("C8.9")
@pytest.mark.parametrize("face", ["muura_jovial", "marcosa_bewitched"])
def test_a_summoner_turns_over_before_the_cards_of_the_round_are_turned_up(face: str) -> None:
    t = lay(mine={"gear": [face]}, round=3)
    t.t.events = []
    t.pick("end", "end")
    kinds = [event.kind for event in t.t.events if event.kind in (FLIPPED, REVEALED)]
    assert kinds == [FLIPPED, *[REVEALED] * 4]


@pytest.mark.rule("C9.5")
def test_tolvar_purified_loses_a_cursed_ash_that_cannot_come_home() -> None:
    t = lay("ash", stones={"blue": 1}, mine={"gear": ["tolvar_purified"]}, tokens={"ash": 1}, round=3)
    t.pick("remove ash blue=1")
    assert (t.area, t.hand, t.pile, t.tokens, t.curses, t.score) == ([], [], ["ash"], {}, 0, 0)


@pytest.mark.rule("C5.15")
def test_dunia_repentant_turns_back_though_she_repairs_only_once() -> None:
    t = lay("troll", "sea_spirit", mine={"gear": ["dunia_repentant"], "seals": 2}, phase="resolution", round=9)
    t.pick("activate dunia_repentant")
    assert (t.seals, t.gear) == (3, ["dunia_reckless"])
