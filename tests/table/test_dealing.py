"""The deal of a table: nobody knows it before all have sat down, nobody chooses it alone, everybody can check it."""

from dataclasses import replace
from typing import Final

import pytest

from cardwright.games.vale.state import Vale
from cardwright.kernel.deal import commitment, deal_key, seal
from cardwright.kernel.game import SPECTATOR
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import give
from cardwright.table import entry as kinds
from cardwright.table.deeds import LINGERING, SITTINGS
from cardwright.table.newtable import NewTable, again, plan_of
from cardwright.table.plan import Chair, OtherRules, Plan
from cardwright.table.scene import Viewer, scene
from cardwright.table.sitting import EVERY, NOT_BEGUN, PLAYING, UNSEALING
from tests.table.parlour import BEGIN, OPEN_CHAIR, Parlour, bot, plan

BITS: Final = {"ann": "a1" * 16, "bob": "b2" * 16}
SECRET: Final = "5e" * 32
SALT: Final = "a1" * 16


def sealed_plan(*chairs: Chair) -> Plan:
    made = plan(*(chairs or (OPEN_CHAIR, OPEN_CHAIR)))
    return made.model_copy(update={"secret": SECRET, "salt": SALT, "seed": 0})


def both_sit() -> Parlour:
    p = Parlour(sealed_plan())
    for seat, who in enumerate(BITS):
        p.do(who, "sit", seat=seat, seal=seal(BITS[who]))
    return p


def test_a_table_has_no_position_and_no_view_before_everybody_has_sat_down() -> None:
    p = Parlour(sealed_plan())
    p.do("ann", "sit", seat=0)
    assert (p.s.position, p.s.told, p.s.status()) == (None, [], NOT_BEGUN)
    shown = scene(p.s, Viewer(0, "en"), {})
    assert (shown["view"], shown["options"], shown["story"]) == (None, [], {"from": 0, "steps": [], "scores": []})


def test_everybody_sees_the_commitment_while_people_sit_down_and_the_secret_at_the_end() -> None:
    p = Parlour(sealed_plan())
    for _ in range(2):
        shown = scene(p.s, Viewer(SPECTATOR, "en"), {})["deal"]
        assert isinstance(shown, dict)
        assert (shown["origin"], shown["commitment"], shown["opened"]) == ("shuffled", commitment(SECRET, SALT), None)
        p.all_sit()
    p.do("ann", "resign")
    opened = scene(p.s, Viewer(SPECTATOR, "en"), {})["deal"]
    assert isinstance(opened, dict)
    assert opened["opened"] == {"secret": SECRET, "salt": SALT, "key": deal_key(SECRET, ["", ""])}


def test_who_sealed_bits_is_waited_for_and_then_the_game_begins() -> None:
    p = both_sit()
    assert (p.s.status(), p.s.unopened(), p.s.deadline()) == (NOT_BEGUN, [0, 1], BEGIN + UNSEALING)
    p.do("bob", "unseal", bits=BITS["bob"])
    assert (p.s.status(), p.s.unopened()) == (NOT_BEGUN, [0])
    p.do("ann", "unseal", bits=BITS["ann"])
    assert p.s.status() == PLAYING
    assert p.s.plan.key_of(p.s.bits) == deal_key(SECRET, list(BITS.values()))


def test_other_bits_make_another_deal() -> None:
    views = []
    for bits in ("00" * 16, "01" + "00" * 15):
        p = Parlour(sealed_plan(OPEN_CHAIR, bot()))
        p.do("ann", "sit", seat=0, seal=seal(bits))
        p.do("ann", "unseal", bits=bits)
        views.append(p.s.game.view(p.s.t, -2))
    assert views[0] != views[1]


def test_nobody_opens_bits_before_everybody_has_sealed_theirs() -> None:
    p = Parlour(sealed_plan())
    p.do("ann", "sit", seat=0, seal=seal(BITS["ann"]))
    p.refused("not_dealing", "ann", "unseal", bits=BITS["ann"])


def test_nobody_opens_other_bits_than_they_sealed_nor_twice_nor_for_another() -> None:
    p = both_sit()
    p.refused("seal", "ann", "unseal", bits=BITS["bob"])
    p.refused("not_seated", "eve", "unseal", bits=BITS["ann"])
    p.do("ann", "unseal", bits=BITS["ann"])
    p.refused("unsealed", "ann", "unseal", bits=BITS["ann"])
    p.do("bob", "unseal", bits=BITS["bob"])
    p.refused("not_dealing", "bob", "unseal", bits=BITS["bob"])


def test_nobody_leaves_while_the_cards_are_being_dealt() -> None:
    p = both_sit()
    p.refused("dealing", "ann", "stand")


def test_the_deal_does_not_wait_for_ever_and_shows_whose_bits_are_missing() -> None:
    p = both_sit()
    p.do("ann", "unseal", bits=BITS["ann"])
    p.time = UNSEALING / 1000
    assert p.pass_time() is None
    p.time += 0.001
    assert p.pass_time() == kinds.DEAL
    assert p.s.status() == PLAYING
    deal = p.s.deal()
    assert deal is not None
    assert (deal.unopened(), deal.key()) == ([1], deal_key(SECRET, [BITS["ann"], ""]))
    p.refused("not_dealing", "bob", "unseal", bits=BITS["bob"])


def test_who_stands_up_takes_the_seal_along() -> None:
    p = Parlour(sealed_plan())
    p.do("ann", "sit", seat=0, seal=seal(BITS["ann"]))
    p.do("ann", "stand")
    p.do("eve", "sit", seat=0)
    p.do("bob", "sit", seat=1)
    assert (p.s.status(), p.s.seals) == (PLAYING, ["", ""])


def test_the_log_makes_the_same_deal_again() -> None:
    p = both_sit()
    for who, bits in BITS.items():
        p.do(who, "unseal", bits=bits)
    p.answers(5)
    again = p.again()
    assert (again.bits, again.seals) == (p.s.bits, p.s.seals)
    assert again.game.write(again.t) == p.s.game.write(p.s.t)


def test_an_old_table_with_a_seed_alone_goes_on_as_before() -> None:
    record = plan(OPEN_CHAIR, OPEN_CHAIR).model_dump()
    for name in ("rules", "key", "secret", "salt"):
        del record[name]
    p = Parlour(Plan.model_validate(record)).all_sit()
    assert (p.s.plan.origin(), p.s.plan.commitment, p.s.deal()) == ("seed", None, None)
    p.answer("hunt medusa")


def new(**more: object) -> NewTable:
    body = {"game": "vale", "chairs": [{"kind": "me"}, {"kind": "open"}], **more}
    return NewTable.model_validate(body)


def test_every_table_has_a_secret_of_its_own_and_one_whose_cards_are_known_has_none() -> None:
    one, other = plan_of(new(), "ann", None), plan_of(new(), "ann", None)
    assert len(one.secret) == 64
    assert len({one.secret, other.secret, one.salt, other.salt}) == 4
    assert (one.origin(), one.rated) == ("shuffled", True)
    chosen = plan_of(new(seed=5), "ann", None)
    assert (chosen.origin(), chosen.secret, chosen.seed, chosen.rated) == ("seed", "", 5, False)
    laid = plan_of(new(scenario="round = 3\n[[seat]]\n[[seat]]\n"), "ann", None)
    assert (laid.origin(), laid.secret, laid.rated) == ("laid", "", False)


def test_a_rematch_is_shuffled_anew() -> None:
    p = Parlour(sealed_plan()).all_sit()
    p.do("ann", "resign")
    fresh = again(p.s, "ann", rotate=True)
    assert fresh.origin() == "shuffled"
    assert fresh.secret not in ("", SECRET)


def test_a_table_of_other_rules_says_which_it_needs() -> None:
    p = Parlour(sealed_plan().model_copy(update={"rules": 99}))
    with pytest.raises(OtherRules, match="this table needs version 99 of the rules; here is version 3"):
        p.all_sit()


@pytest.mark.parametrize(("rules", "hasty"), [(2, True), (3, False)])
def test_a_table_goes_on_by_the_rules_it_began_with(rules: int, hasty: bool) -> None:
    t = Parlour(sealed_plan().model_copy(update={"rules": rules})).all_sit().s.t
    assert isinstance(t, Vale)
    assert t.hasty is hasty


# Logs stay small.


def test_going_back_replays_few_answers_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    p = Parlour(sealed_plan()).all_sit()
    p.answers(5 * EVERY + 3)
    assert len(p.s.waypoints) == 6
    counted: list[str] = []

    def counting(t: Position, answer: str) -> None:
        counted.append(answer)
        give(t, answer)

    monkeypatch.setattr("cardwright.table.sitting.give", counting)
    before = p.s.game.write(p.s.at(4 * EVERY + 1))
    assert len(counted) == 1
    steps = len(p.s.steps)
    p.do("ann", "propose", what="undo")
    p.do("bob", "agree", proposal=p.s.number)
    assert len(p.s.steps) < steps
    assert len(counted) <= EVERY
    assert p.s.game.write(p.s.at(4 * EVERY + 1)) == before
    fresh = p.again()
    assert fresh.game.write(fresh.t) == p.s.game.write(p.s.t)


def test_answer_and_undo_in_turns_come_to_an_end() -> None:
    p = Parlour(sealed_plan()).all_sit()
    p.answer()
    for _ in range(LINGERING // 2):
        p.do("ann", "undo", question=p.s.question)
        p.answer()
    p.refused("lingering", "ann", "undo", question=p.s.question)
    p.refused("lingering", "ann", "propose", what="undo")
    p.answer()
    p.do("bob", "undo", question=p.s.question)


def test_proposals_come_to_an_end_too_and_chat_does_not_count() -> None:
    p = Parlour(sealed_plan()).all_sit()
    p.answer()
    for _ in range(100):
        p.do("bob", "say", text="well?")
    for _ in range(LINGERING // 2):
        p.do("ann", "propose", what="undo")
        p.do("bob", "decline", proposal=p.s.number)
    p.refused("lingering", "ann", "propose", what="undo")


def test_nobody_sits_down_and_stands_up_for_ever() -> None:
    p = Parlour(sealed_plan())
    for _ in range(SITTINGS):
        p.do("ann", "sit", seat=0)
        p.do("ann", "stand")
    p.refused("sat_often", "ann", "sit", seat=0)
    p.do("bob", "sit", seat=0)


def test_an_account_deleted_while_the_deal_waits_does_not_stop_it() -> None:
    p = both_sit()
    fresh = p.again(without="bob")
    assert fresh.full()
    assert fresh.deadline() == BEGIN + UNSEALING
    fresh.take(replace(p.log[0], number=fresh.number + 1, kind=kinds.DEAL, at=BEGIN + UNSEALING))
    assert fresh.status() == PLAYING
