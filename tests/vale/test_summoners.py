"""The summoners, face by face."""

import pytest

from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import SCORED
from tests.vale.table import Table, lay

BOTH = {"artifacts": "with", "curse": "with"}


def begin(summoner: str, **options: str) -> Table:
    """A new game in which I take this summoner; the other player, who picks first, takes the first one left."""
    t = VALE.new(VALE.setup(2, 1, {"curse": "with", **options}))
    assert isinstance(t, Vale)
    table = Table(t)
    wanted = f"summoner {summoner}"
    return table.pick(next(option for option in table.options if option != wanted), wanted)


def playing(face: str, *area: str, tokens: dict[str, int] | None = None, **mine: object) -> Table:
    """My resolution turn of round 9 with a face; two idle cards keep the turn open."""
    idle = ("troll", "sea_spirit")
    return lay(
        *idle, *area, phase="resolution", round=9, tokens=tokens or {}, mine={"gear": [face], **mine}, options=BOTH
    )


def acting(face: str, *area: str, **mine: object) -> Table:
    """My action turn of round 9 with a face."""
    return lay(*area, round=9, mine={"gear": [face], **mine})


@pytest.mark.rule("C1.11")
@pytest.mark.rule("C9.6")
def test_tolvar_darkened_starts_with_two_curses_and_broken_seals() -> None:
    t = begin("tolvar_darkened")
    assert (t.gear, t.curses, t.seals) == (["tolvar_darkened"], 2, 0)


@pytest.mark.rule("C9.1")
@pytest.mark.rule("C5.13")
def test_tolvar_darkened_pays_three_and_repairs_three_times() -> None:
    t = playing("tolvar_darkened", seals=2, curses=3, stones={"blue": 1}).pick("activate tolvar_darkened", "pay blue=1")
    assert (t.seals, t.curses, t.stones) == (3, 1, {})


@pytest.mark.rule("C9.1")
def test_tolvar_darkened_gets_no_change_and_no_fourth_repair() -> None:
    t = playing("tolvar_darkened", seals=0, curses=3, stones={"purple": 1})
    assert t.pick("activate tolvar_darkened", "pay purple=1").seals == 3
    assert (t.curses, t.stones) == (3, {})


@pytest.mark.rule("C9.2")
def test_tolvar_darkened_may_pay_less_or_nothing() -> None:
    t = playing("tolvar_darkened", seals=0, curses=3, stones={"red": 4}).pick("activate tolvar_darkened")
    assert t.options == ["pay nothing", "pay red=1", "pay red=2", "pay red=3"]
    assert (t.copy().pick("pay red=2").seals, t.copy().pick("pay nothing").seals) == (2, 0)


@pytest.mark.rule("C9.6")
@pytest.mark.rule("C8.8")
def test_tolvar_darkened_turns_over_when_no_curse_is_left_on_him_and_his_cards() -> None:
    t = playing("tolvar_darkened", seals=2, curses=2, stones={"blue": 1}).pick("activate tolvar_darkened", "pay blue=1")
    assert (t.gear, t.seals, t.curses) == (["tolvar_purified"], 3, 0)
    t = playing("tolvar_darkened", "imp", tokens={"imp": 1}, curses=1, stones={"red": 1})
    assert t.pick("activate tolvar_darkened", "pay red=1").gear == ["tolvar_darkened"]


@pytest.mark.rule("C8.7")
def test_tolvar_darkened_does_not_act_a_second_time_when_purified() -> None:
    t = playing("tolvar_darkened", curses=1, stones={"red": 1}).pick("activate tolvar_darkened", "pay red=1")
    assert (t.gear, t.options) == (["tolvar_purified"], ["activate troll", "activate sea_spirit"])


@pytest.mark.rule("C9.6")
def test_tolvar_purified_scores_five() -> None:
    assert playing("tolvar_purified").pick("activate tolvar_purified").score == 5


@pytest.mark.rule("C9.3")
def test_tolvar_purified_summons_no_card_with_a_curse_symbol() -> None:
    assert not acting("tolvar_purified").may_summon("draugr")
    assert not acting("tolvar_purified", hand=["apep"]).may_summon("dragon_egg")
    assert acting("tolvar_purified").may_summon("kasha")


@pytest.mark.rule("C9.4")
def test_tolvar_purified_copies_no_effect_that_brings_curses() -> None:
    assert not acting("tolvar_purified", "soucouyant").may_summon("scorch")
    assert acting("tolvar_purified", "soucouyant", "ifrit").summon("scorch").score == 3


@pytest.mark.rule("C9.5")
def test_tolvar_purified_recovers_no_cursed_card() -> None:
    t = lay("imp", "troll", mine={"gear": ["tolvar_purified"]}, tokens={"imp": 2}, phase="resolution", round=9)
    assert (t.pick("activate imp", "activate troll").area, t.hand) == (["imp", "troll"], [])
    aeris = lay("imp", mine={"gear": ["tolvar_purified"]}, tokens={"imp": 2})
    assert not aeris.may_summon("aeris")


@pytest.mark.rule("C9.5")
def test_tolvar_purified_still_takes_curses_in_the_curse_phase() -> None:
    t = lay("imp", mine={"gear": ["tolvar_purified"]}, tokens={"imp": 2}, phase="curse", round=9)
    assert (t.curses, t.tokens, t.gear) == (1, {"imp": 1}, ["tolvar_purified"])


@pytest.mark.rule("C9.5")
def test_tolvar_purified_keeps_the_curses_of_a_card_that_he_is_given() -> None:
    t = lay(mine={"gear": ["tolvar_purified"]}, facing=("bunyip",), tokens={"bunyip": 2}, summons=("deepdive",))
    assert (t.summon("deepdive").area, t.tokens, t.curses) == (["bunyip"], {"bunyip": 2}, 0)


@pytest.mark.rule("C1.11")
@pytest.mark.rule("C9.7")
def test_varena_curious_starts_with_three_curses_and_a_card() -> None:
    t = begin("varena_curious")
    assert (t.gear, t.curses, t.seals, len(t.hand)) == (["varena_curious"], 3, 3, 1)


@pytest.mark.rule("C9.7")
def test_varena_curious_repairs() -> None:
    t = playing("varena_curious", seals=2, curses=1).pick("activate varena_curious")
    assert (t.seals, t.curses) == (3, 1)
    assert playing("varena_curious", curses=1).pick("activate varena_curious").curses == 0


@pytest.mark.rule("C9.7")
def test_varena_curious_turns_over_with_four_families() -> None:
    t = acting("varena_curious", "imp", "kappa", "ifrit")
    assert t.summon("goblin").gear == ["varena_curious"]
    assert t.summon("griffon").gear == ["varena_erudite"]


@pytest.mark.rule("C9.7")
@pytest.mark.rule("C8.2")
def test_varena_erudite_scores_one_and_stays() -> None:
    assert playing("varena_erudite").pick("activate varena_erudite").score == 1
    assert acting("varena_erudite", "imp").pick("end", "end").gear == ["varena_erudite"]


@pytest.mark.rule("C9.9")
def test_muura_tormented_starts_with_a_curse() -> None:
    t = begin("muura_tormented")
    assert (t.gear, t.curses, t.seals) == (["muura_tormented"], 1, 3)


@pytest.mark.rule("C9.8")
@pytest.mark.rule("C6.2")
def test_muura_tormented_gets_two_curses_with_each_card_before_its_instant() -> None:
    t = acting("muura_tormented", curses=1).summon("ravana")
    assert (t.curses, t.tokens, t.score) == (3, {}, 4 + 3)
    assert t.summon("kappa").curses == 5


@pytest.mark.rule("C9.8")
def test_muura_tormented_gets_them_for_a_free_card_too() -> None:
    assert acting("muura_tormented", hand=["tidal"]).summon("dragon_egg").curses == 4


@pytest.mark.rule("C5.14")
def test_muura_tormented_has_something_to_repair_when_taniwha_comes() -> None:
    t = acting("muura_tormented", hand=["taniwha"], stones={"purple": 1}).pick("summon taniwha purple=1")
    assert (t.curses, t.seals, t.score) == (1, 3, 7)


@pytest.mark.rule("C9.9")
@pytest.mark.rule("C8.8")
def test_muura_tormented_turns_over_at_six_curses_before_the_instant() -> None:
    t = acting("muura_tormented", curses=3).summon("kappa")
    assert (t.gear, t.curses) == (["muura_tormented"], 5)
    assert (t.summon("ravana").gear, t.curses, t.score) == (["muura_jovial"], 7, 4 + 7)


@pytest.mark.rule("C9.9")
def test_muura_jovial_discards_all_his_curses_and_scores() -> None:
    t = playing("muura_jovial", curses=7, seals=1).pick("activate muura_jovial")
    assert (t.curses, t.seals, t.gear, t.score) == (0, 1, ["muura_jovial"], 3)


@pytest.mark.rule("C9.9")
def test_muura_jovial_summons_without_curses() -> None:
    t = acting("muura_jovial", curses=6).summon("kappa", red=1)
    assert (t.curses, t.stones) == (6, {})


@pytest.mark.rule("C9.8")
@pytest.mark.rule("C8.9")
def test_muura_jovial_turns_over_at_the_start_of_the_round() -> None:
    t = acting("muura_jovial", "salamander", curses=6).pick("end", "end", "activate muura_jovial")
    assert (t.t.round, t.gear, t.curses) == (10, ["muura_tormented"], 0)


@pytest.mark.rule("C8.10")
def test_muura_jovial_with_as_many_curses_still_turns_back_at_once() -> None:
    t = lay("draugr", mine={"gear": ["muura_jovial"], "curses": 5}, tokens={"draugr": 2}, phase="curse", round=9)
    assert (t.curses, t.gear) == (6, ["muura_jovial"])


@pytest.mark.rule("C9.12")
def test_dunia_reckless_starts_with_a_curse() -> None:
    t = begin("dunia_reckless")
    assert (t.gear, t.curses, t.seals) == (["dunia_reckless"], 1, 3)


@pytest.mark.rule("C9.10")
@pytest.mark.rule("C3.10")
def test_dunia_reckless_curses_a_card_cursed_already_or_not() -> None:
    t = lay("hantu_banyu", "imp", mine={"gear": ["dunia_reckless"]}, tokens={"hantu_banyu": 1}, phase="resolution")
    t.pick("activate dunia_reckless")
    assert t.options == ["stop", "curse hantu_banyu", "curse imp"]
    assert t.copy().pick("curse hantu_banyu").tokens == {"hantu_banyu": 2}
    assert (t.pick("curse imp").tokens, t.curses) == ({"hantu_banyu": 1, "imp": 1}, 0)


@pytest.mark.rule("C9.10")
def test_dunia_reckless_makes_room_by_having_a_plain_card_appeased() -> None:
    t = lay("kappa", mine={"gear": ["dunia_reckless"]}, phase="resolution", round=9).pick("curse kappa")
    assert (t.area, t.appeased, t.curses) == ([], ["kappa"], 1)


@pytest.mark.rule("C9.11")
def test_dunia_reckless_curses_her_own_cards_alone() -> None:
    t = lay("kappa", facing=("imp",), mine={"gear": ["dunia_reckless"]}, phase="resolution", round=9)
    assert t.options == ["stop", "curse kappa"]


@pytest.mark.rule("C9.12")
def test_dunia_reckless_may_leave_it_and_turns_over_when_a_card_is_appeased() -> None:
    t = lay("draugr", mine={"gear": ["dunia_reckless"]}, tokens={"draugr": 1}, phase="resolution", round=9)
    assert (t.pick("stop").gear, t.appeased) == (["dunia_repentant"], ["draugr"])


@pytest.mark.rule("C9.12")
@pytest.mark.rule("C8.2")
def test_dunia_repentant_repairs_twice_scores_and_turns_back() -> None:
    t = playing("dunia_repentant", seals=2, curses=2).pick("activate dunia_repentant")
    assert (t.seals, t.curses, t.score, t.gear) == (3, 1, 4, ["dunia_reckless"])


@pytest.mark.rule("C8.7")
def test_dunia_repentant_does_not_curse_in_the_round_in_which_she_turns_back() -> None:
    t = playing("dunia_repentant", curses=2).pick("activate dunia_repentant")
    assert (t.gear, t.options) == (["dunia_reckless"], ["activate troll", "activate sea_spirit"])


@pytest.mark.rule("C9.14")
def test_belledin_friendly_starts_with_three_curses() -> None:
    t = begin("belledin_friendly")
    assert (t.gear, t.curses, t.seals) == (["belledin_friendly"], 3, 3)


@pytest.mark.rule("C9.13")
@pytest.mark.rule("C6.4")
def test_belledin_friendly_scores_one_for_a_family_she_does_not_have() -> None:
    t = acting("belledin_friendly", "goblin").summon("hestia")
    assert t.score == 1
    assert t.summon("agni").score == 1


@pytest.mark.rule("C9.13")
@pytest.mark.rule("C6.2")
def test_belledin_friendly_scores_it_before_the_instant() -> None:
    t = acting("belledin_friendly", "goblin")
    t.t.events = []
    t.summon("ifrit")
    assert [int(e.n) for e in t.t.events if e.kind == SCORED] == [1, 2]


@pytest.mark.rule("C9.14")
def test_belledin_friendly_repairs() -> None:
    t = playing("belledin_friendly", seals=2, curses=1).pick("activate belledin_friendly")
    assert (t.seals, t.curses) == (3, 1)


@pytest.mark.rule("C9.14")
def test_belledin_friendly_turns_over_with_five_families() -> None:
    t = acting("belledin_friendly", "imp", "kappa", "goblin", "griffon")
    assert (t.gear, t.summon("tidal").gear) == (["belledin_friendly"], ["belledin_celebrated"])
    assert t.score == 1 + 5


@pytest.mark.rule("C9.14")
@pytest.mark.rule("C8.2")
def test_belledin_celebrated_scores_two_and_stays() -> None:
    assert playing("belledin_celebrated").pick("activate belledin_celebrated").score == 2
    assert acting("belledin_celebrated").pick("end", "end").gear == ["belledin_celebrated"]


def test_belledin_celebrated_scores_nothing_for_a_new_family() -> None:
    assert acting("belledin_celebrated").summon("hestia").score == 0


@pytest.mark.rule("C9.16")
def test_marcosa_devoted_starts_with_two_curses() -> None:
    t = begin("marcosa_devoted")
    assert (t.gear, t.curses, t.seals) == (["marcosa_devoted"], 2, 3)


@pytest.mark.rule("C9.15")
def test_marcosa_devoted_repairs_if_she_broke_no_seal() -> None:
    t = playing("marcosa_devoted", seals=1, curses=1).pick("activate marcosa_devoted")
    assert (t.seals, t.curses, t.gear) == (2, 1, ["marcosa_devoted"])


@pytest.mark.rule("C9.15")
@pytest.mark.parametrize("deed", ["summon agni red=2 seal", "remove kappa purple=2 seal"])
def test_marcosa_devoted_turns_over_when_she_breaks_a_seal(deed: str) -> None:
    t = acting("marcosa_devoted", "kappa", hand=["agni"], stones={"red": 2, "purple": 2}).pick(deed)
    assert (t.gear, t.seals) == (["marcosa_bewitched"], 2)


@pytest.mark.rule("C9.16")
def test_marcosa_bewitched_gains_a_purple_stone() -> None:
    t = playing("marcosa_bewitched", seals=2).pick("activate marcosa_bewitched")
    assert (t.stones, t.seals) == ({"purple": 1}, 2)


@pytest.mark.rule("C9.15")
@pytest.mark.rule("C8.9")
def test_marcosa_bewitched_turns_back_at_the_start_of_the_round() -> None:
    t = acting("marcosa_devoted", hand=["agni"], stones={"red": 2}).pick("summon agni red=2 seal", "end", "end")
    assert (t.t.round, t.gear, t.stones) == (10, ["marcosa_devoted"], {"purple": 1})


def test_marcosa_bewitched_stays_so_when_she_breaks_another_seal() -> None:
    t = acting("marcosa_bewitched", hand=["agni"], stones={"red": 2}).pick("summon agni red=2 seal")
    assert (t.gear, t.seals) == (["marcosa_bewitched"], 2)


@pytest.mark.rule("C1.11")
@pytest.mark.rule("C9.17")
def test_iwo_mocked_starts_with_a_curse_and_broken_seals() -> None:
    t = begin("iwo_mocked")
    assert (t.gear, t.curses, t.seals) == (["iwo_mocked"], 1, 0)


@pytest.mark.rule("C9.17")
def test_iwo_mocked_repairs_and_turns_over_with_three_active_seals() -> None:
    t = playing("iwo_mocked", seals=1, curses=1).pick("activate iwo_mocked")
    assert (t.gear, t.seals) == (["iwo_mocked"], 2)
    t = playing("iwo_mocked", seals=2, curses=1).pick("activate iwo_mocked")
    assert (t.gear, t.seals, t.curses) == (["iwo_acclaimed"], 3, 1)


@pytest.mark.rule("C9.17")
@pytest.mark.rule("C8.2")
def test_iwo_acclaimed_scores_three_and_stays_whatever_breaks() -> None:
    assert playing("iwo_acclaimed").pick("activate iwo_acclaimed").score == 3
    t = acting("iwo_acclaimed", hand=["agni"], stones={"red": 2}).pick("summon agni red=2 seal")
    assert (t.gear, t.seals) == (["iwo_acclaimed"], 2)


@pytest.mark.rule("C1.11")
@pytest.mark.rule("C9.18")
def test_kang_san_laden_starts_with_three_curses_and_two_sheltered_cards() -> None:
    t = begin("kang_san_laden", artifacts="with")
    assert (t.gear, t.curses, t.seals, len(t.shelter), t.hand) == (["kang_san_laden"], 3, 3, 2, [])


@pytest.mark.rule("C9.18")
def test_kang_san_laden_retrieves_a_card_or_repairs() -> None:
    t = playing("kang_san_laden", shelter=["imp", "kappa"], curses=1).pick("activate kang_san_laden")
    assert t.options == ["take retrieve", "take repair=1"]
    assert t.copy().pick("take repair=1").curses == 0
    t.pick("take retrieve", "retrieve imp")
    assert (t.hand, t.shelter, t.gear) == (["imp"], ["kappa"], ["kang_san_laden"])


@pytest.mark.rule("C9.18")
def test_kang_san_laden_turns_over_when_his_shelter_is_empty() -> None:
    t = playing("kang_san_laden", shelter=["imp"]).pick("activate kang_san_laden")
    assert (t.hand, t.gear) == (["imp"], ["kang_san_renowned"])


@pytest.mark.rule("C9.18")
def test_kang_san_renowned_gains_a_red_stone_or_repairs() -> None:
    t = playing("kang_san_renowned", seals=2).pick("activate kang_san_renowned")
    assert t.options == ["take red", "take repair=1"]
    assert t.copy().pick("take repair=1").seals == 3
    assert t.pick("take red").stones == {"red": 1}


@pytest.mark.rule("C8.2")
def test_kang_san_renowned_stays_though_he_shelters_again() -> None:
    t = lay(mine={"gear": ["kang_san_renowned", "incense_burner"]}).pick("use incense_burner")
    assert (len(t.shelter), t.gear) == (2, ["kang_san_renowned"])
