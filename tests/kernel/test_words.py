"""The words that join others, and the book of addresses, with a game made for the purpose: one purse of coins."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.book import AddressBook, find
from cardwright.kernel.machine import Effect, Frame, Position
from cardwright.kernel.notation import names, parse
from cardwright.kernel.paper import BadPaper, Page, Record
from cardwright.kernel.words import Choose, Condition, If, May, Then, Word


class Purse(Position):
    """A position that is a number of coins."""

    def __init__(self) -> None:
        super().__init__()
        self.players = 1
        self.coins = 0

    def clone(self) -> "Purse":
        t = Purse()
        t.take_over(self)
        t.coins = self.coins
        return t


class Earn(Word[Purse]):
    """Get coins."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, t: Purse, f: Frame) -> None:
        t.coins += self.n

    def reward(self) -> str:
        return f"coins={self.n}"


class Pay(Word[Purse]):
    """Give coins, if they are there."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, t: Purse, f: Frame) -> bool:
        return t.coins >= self.n

    def sure(self) -> bool:
        return False

    def do(self, t: Purse, f: Frame) -> None:
        assert t.coins >= self.n, "not asked whether it can be done"
        t.coins -= self.n

    def verb(self) -> str:
        return "pay"

    def reward(self) -> str:
        return f"pay={self.n}"


class Stake(Word[Purse]):
    """Give as many coins as one likes, at least one."""

    def options(self, t: Purse, f: Frame) -> vec[i64]:
        return vec[i64](range(1, t.coins + 1))

    def chosen(self, t: Purse, f: Frame, pick: i64) -> None:
        t.coins -= pick

    def name(self, t: Purse, f: Frame, pick: i64) -> str:
        return f"stake {pick}"

    def reward(self) -> str:
        return "stake"


class Rich(Condition[Purse]):
    """There are ten coins."""

    def holds(self, t: Purse, f: Frame) -> bool:
        return t.coins >= 10


def at(coins: int, word: Word[Purse] | None = None) -> Purse:
    """A purse, and a word that has run to its first question."""
    t = Purse()
    t.coins = coins
    if word is not None:
        t.push(Frame(word, 0))
        t.advance()
    return t


def can(word: Word[Purse], coins: int) -> bool:
    return word.can(at(coins), Frame(word, 0))


def play(word: Word[Purse], coins: int, *answers: str) -> int:
    t = at(coins, word)
    for answer in answers:
        t.answer(parse(t, answer))
    assert t.over()
    return t.coins


def test_parts_are_done_one_after_the_other() -> None:
    assert play(Then(Earn(3), Pay(2)), 0) == 1
    assert play(Then(Pay(2), Earn(3)), 2) == 3


def test_a_sequence_can_be_done_if_each_part_can_be_after_those_before_it() -> None:
    assert can(Then(Earn(3), Pay(2)), 0)
    assert not can(Then(Pay(2), Earn(3)), 0)
    assert not can(Then(Pay(2), Pay(2)), 3)
    assert can(Then(Pay(2), Pay(2)), 4)


def test_asking_whether_it_can_be_done_changes_nothing() -> None:
    t = at(4, Stake())
    before = (t.coins, t.seat(), list(t.options), t.frames())
    assert Then(Pay(2), Pay(2)).can(t, Frame(Stake(), 0))
    assert (t.coins, t.seat(), list(t.options), t.frames()) == before


class Miss(Pay):
    """Give coins that nobody will ever have."""

    def hopeless(self, t: Purse, f: Frame) -> bool:
        return True


class Unique(Purse):
    """A purse of which there is no copy."""

    def clone(self) -> Purse:
        raise AssertionError


def test_a_sequence_with_a_hopeless_part_is_not_tried_on_a_copy() -> None:
    hopeless, linked = Then(Earn(9), Miss(2)), Then(Earn(9), Pay(2))
    assert not hopeless.can(Unique(), Frame(hopeless, 0))
    with pytest.raises(AssertionError):
        linked.can(Unique(), Frame(linked, 0))


def test_a_condition_decides_what_is_done_and_what_must_be_possible() -> None:
    either = If(Rich(), Pay(5), Earn(1))
    assert (play(either, 10), play(either, 9)) == (5, 10)
    assert (can(either, 10), can(either, 0), can(If(Rich(), Pay(5)), 0)) == (True, True, True)
    assert not can(If(Rich(), Pay(11)), 10)
    assert (If(Rich(), Earn(1)).sure(), either.sure()) == (True, False)


def test_branches_are_chosen_in_printed_order_and_each_once() -> None:
    t = at(0, Choose(2, Earn(1), Earn(2), Earn(3)))
    assert names(t) == ["take coins=1", "take coins=2"]
    t.answer(1)
    assert (t.over(), t.coins) == (True, 5), "what is left answers itself"


def test_only_what_can_be_done_is_offered() -> None:
    choice = Choose(1, Pay(5), Pay(2), Earn(1))
    assert names(at(2, choice)) == ["take pay=2", "take coins=1"]
    assert (choice.sure(), Choose(2, Pay(5), Earn(1)).sure()) == (True, False)
    assert not can(Choose(2, Pay(5), Earn(1)), 0)


def test_what_one_may_do_is_offered_if_it_can_be_done() -> None:
    assert (play(May(Pay(2)), 3, "accept"), play(May(Pay(2)), 3, "decline")) == (1, 3)
    assert play(May(Pay(2)), 1) == 1


def test_a_word_takes_its_names_from_its_parts() -> None:
    both = Then(Pay(1), Earn(2))
    assert (both.verb(), both.reward(), Earn(1).verb()) == ("pay", "pay=1+coins=2", "pick")


WORDS = Then(May(Pay(1)), Choose(1, Stake(), Earn(2)), Earn(3))
RULES: dict[str, Effect] = {"game": WORDS}


def test_every_part_has_an_address() -> None:
    assert list(AddressBook(RULES).effects) == [
        "rule/game", "rule/game/0", "rule/game/0/0", "rule/game/1", "rule/game/1/0", "rule/game/1/1", "rule/game/2",
    ]  # fmt: skip


def test_an_instruction_has_one_address() -> None:
    twice = Earn(1)
    with pytest.raises(AssertionError, match="one address"):
        AddressBook({"game": Then(twice, twice)})


def test_what_is_pending_comes_back_from_paper_in_the_middle_of_an_effect() -> None:
    book, t = AddressBook(RULES), at(4, WORDS)
    record = book.write_pending(t)
    assert record == {
        "agenda": [["rule/game/2", 0, -1, -1, 0], ["rule/game/1", 0, -1, -1, 0]],
        "asked": ["rule/game/0", 0, -1, -1, 0],
    }
    u = at(4)
    book.read_pending(u, Page(record, ""), 0)
    u.ask_again()
    for v in (t, u):
        v.answer(parse(v, "accept"))
    assert (u.coins, names(u), book.write_pending(u)) == (t.coins, names(t), book.write_pending(t))


def test_what_is_pending_is_kept_in_few_words() -> None:
    book, t, u = AddressBook(RULES), at(4, WORDS), at(4)
    t.push(Frame(RULES["game"], 0, memo=7))
    record: Record = {}
    book.keep_pending(t, record)
    assert record == {
        "agenda": "rule/game/2 0;rule/game/1 0;rule/game 0 -1 -1 7",
        "asked": "rule/game/0 0",
    }
    book.read_pending(u, Page(record, ""), 0)
    assert book.write_pending(u) == book.write_pending(t)


@pytest.mark.parametrize(
    "frame",
    ["rule/none 0", "rule/game 1", "rule/game 8", "rule/game x", "rule/game", "rule/game 0 x 0 0", "rule/game 1 0 0 0"],
)
def test_a_text_that_is_no_frame_is_refused(frame: str) -> None:
    with pytest.raises(BadPaper, match="asked: expected"):
        AddressBook(RULES).read_pending(at(0), Page({"agenda": [], "asked": frame}, ""), 0)


@pytest.mark.parametrize(
    "frame", [["rule/none", 0, -1, -1, 0], ["rule/game", 1, -1, -1, 0], ["rule/game", 0, True, 0, 0], 5]
)
def test_a_frame_that_cannot_be_is_refused(frame: object) -> None:
    with pytest.raises(BadPaper, match="asked: expected"):
        AddressBook(RULES).read_pending(at(0), Page({"agenda": [], "asked": frame}, ""), 0)


def test_a_name_that_is_not_there_is_answered_with_those_near_it() -> None:
    numbers = {"red_cap": 0, "red_dragon": 1, "imp": 2}
    assert find("imp", numbers, "card", "hand") == 2
    with pytest.raises(BadPaper, match=r"hand: no card is called 'Red Fox'; did you mean red_cap, red_dragon\?"):
        find("Red Fox", numbers, "card", "hand")
