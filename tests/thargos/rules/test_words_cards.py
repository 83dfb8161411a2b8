"""TW2 Cards."""

import pytest

from tests.thargos.table import Table, lay
from tests.thargos.winning import HRAGGA, Has, again, known, win

DULL = "drive_off_the_carrion_pack"


def short(*deck: str, hand: str) -> Table:
    """I hold one card, and my deck has nothing but these."""
    return lay(hand=[hand], deck=[*deck], list=[hand, *deck], missions=[f"2:{DULL}"] * 4)


@pytest.mark.rule("TW2.1")
def test_a_draw_goes_above_the_limit_and_a_short_deck_gives_what_it_has() -> None:
    hand = ["guardian"] * 4 + ["tower_shield", "dispatches_from_the_front"]
    table = lay(hand=hand, deck=["troll_raid", "tripwire", "barricade"]).pick("play dispatches_from_the_front")
    assert len(table.hand()) == 7
    table = short("guardian", hand="dispatches_from_the_front").pick("play dispatches_from_the_front")
    assert (table.hand(), table.deck(), table.t.ended) == (["guardian"], [], 0)


@pytest.mark.rule("TW2.2")
def test_who_discards_chooses_and_the_card_lies_face_up() -> None:
    table = lay(hand=["darkun_commando_raid"], theirs={"hand": ["guardian", "tripwire"]}).pick(
        "play darkun_commando_raid"
    )
    assert (table.asked, table.options) == (2, ["discard guardian", "discard tripwire"])
    table.pick("discard tripwire")
    assert table.discard(2)[-1] == "tripwire"
    assert [event.seen_by for event, kind in zip(table.told, table.kinds) if kind == "discarded"] == [-1]


@pytest.mark.rule("TW2.2")
def test_chance_discards_if_the_card_says_so() -> None:
    theirs: Has = {"hand": ["guardian", "tripwire"]}
    found = {win("fear_as_a_weapon", theirs=theirs, seed=seed).discard(2)[0] for seed in range(8)}
    assert found == {"guardian", "tripwire"}


@pytest.mark.rule("TW2.2")
def test_you_choose_after_seeing_the_whole_hand_if_the_card_says_so() -> None:
    table = lay(hand=["question_chamber"], theirs={"hand": ["guardian", "tripwire", "troll_raid"]})
    table.pick("play question_chamber")
    assert (table.asked, known(table, 1, 2, "hand")) == (1, ["guardian", "troll_raid", "tripwire"])
    table.pick("take tripwire")
    assert table.discard(2) == ["tripwire"]


@pytest.mark.rule("TW2.3")
def test_burnt_cards_go_from_the_top_of_a_deck_to_the_discard_pile_face_up() -> None:
    table = lay(hand=["troll_raid"], theirs={"deck": ["guardian", "tripwire", "barricade", "extortion"]})
    table.pick("play troll_raid")
    assert (table.discard(2), table.hand(2)[:0]) == (["guardian", "tripwire", "barricade"], [])
    assert [event.seen_by for event, kind in zip(table.told, table.kinds) if kind == "burnt"] == [-1] * 3


@pytest.mark.rule("TW2.4")
def test_scrying_shows_the_top_cards_to_you_alone_and_everybody_how_many_went_under() -> None:
    table = lay(hand=["reading_of_the_entrails"], deck=["guardian", "tripwire", "barricade", "extortion", "troll_raid"])
    table.pick("play reading_of_the_entrails")
    assert known(table, 1, 1, "deck") == ["guardian", "tripwire", "barricade", "extortion"]
    assert known(table, 2, 1, "deck") == []
    table.pick("under tripwire", "under guardian", "keep")
    assert [int(event.n) for event, kind in zip(table.told, table.kinds) if kind == "ordered"] == [2]
    table.pick("back extortion")
    assert (table.hand(), table.deck()[-2:]) == (["barricade"], ["tripwire", "guardian"])


@pytest.mark.rule("TW2.4")
def test_scrying_puts_cards_back_in_any_order() -> None:
    deck = ["guardian", "tripwire", "barricade", "extortion"]
    table = lay(hand=["reading_of_the_entrails"], deck=deck).pick("play reading_of_the_entrails", "keep")
    table.pick("back extortion", "back barricade")
    assert again(table, "back guardian").hand() == ["tripwire"]
    assert again(table, "back tripwire").hand() == ["guardian"]


@pytest.mark.rule("TW2.5")
def test_cycled_cards_go_under_the_deck_unseen_and_as_many_are_drawn() -> None:
    table = lay(hand=["market_rumours", "guardian", "tripwire"], deck=["extortion", "barricade"])
    table.pick("play market_rumours", "under guardian")
    assert (known(table, 2, 1, "deck"), known(table, 1, 1, "deck")) == ([], ["guardian"])
    table.pick("stop")
    assert (sorted(table.hand()), table.deck()[-1]) == (["barricade", "extortion", "tripwire"], "guardian")
    assert [(int(event.n), event.card) for event, kind in zip(table.told, table.kinds) if kind == "cycled"] == [(1, -1)]


@pytest.mark.rule("TW2.6")
def test_recovering_takes_a_card_of_that_kind_for_all_to_see() -> None:
    table = win("steal_the_eclipse_codex", discard=["guardian", "troll_raid", "tripwire"])
    assert table.options == ["recover troll_raid", "recover tripwire"]
    table.pick("recover tripwire")
    assert (table.hand(), known(table, 2, 1, "hand")) == (["tripwire"], ["tripwire"])


@pytest.mark.rule("TW2.7")
def test_restoring_puts_the_top_of_the_discard_pile_under_the_deck_in_that_order() -> None:
    pile = ["guardian", "tripwire", "barricade", "extortion", "troll_raid", "tower_shield", "guardian", "tripwire"]
    pile += ["extortion", "barricade", "extortion", "troll_raid", "tower_shield"]
    table = lay(hand=["dead_are_counted"], discard=pile).pick("play dead_are_counted")
    assert (table.discard(), table.deck()[-12:]) == (["guardian"], pile[:0:-1])
    assert known(table, 2, 1, "deck") == pile[:0:-1]


@pytest.mark.rule("TW2.8")
def test_looking_shows_a_hand_or_some_cards_by_chance_to_you_alone() -> None:
    hand = ["guardian", "tripwire", "barricade"]
    whole = win("spy_on_the_guilds_of_kurnor", theirs={"hand": [*hand, "hunt_the_darkwolf"]})
    assert len(known(whole, 1, 2, "hand")) == 4
    found = set()
    for seed in range(12):
        table = lay(hand=["double_bluff"], theirs={"hand": hand}, others=[{}], seed=seed).pick(
            "play double_bluff", "name 2"
        )
        assert table.t.secrets > 0, "and it cannot be taken back"
        seen = [event for event, kind in zip(table.told, table.kinds) if kind == "looked"]
        assert [event.seen_by for event in seen] == [1, 1]
        assert known(table, 3, 2, "hand") == []
        found.add(tuple(sorted(table.t.cards[event.card].id for event in seen)))
    assert found == {("guardian", "tripwire"), ("barricade", "guardian"), ("barricade", "tripwire")}


@pytest.mark.rule("TW2.9")
def test_a_card_that_is_lost_goes_to_the_discard_pile() -> None:
    table = win("slay_the_wyrm_of_karnarcos", HRAGGA, lastings={HRAGGA: ["guardian"]})
    assert (table.lastings(HRAGGA), table.discard()) == ([], ["guardian"])


@pytest.mark.rule("TW2.9")
def test_a_card_that_is_set_aside_is_out_of_the_game() -> None:
    table = lay(hand=["grave_robbers"], discard=["guardian"]).pick("play grave_robbers", f"attach guardian {HRAGGA}")
    assert (table.discard(), table.lastings(HRAGGA)) == ([], ["guardian"])
    assert [table.t.design(0, it & 63).id for it in table.t.sides[0].aside] == ["grave_robbers"]
