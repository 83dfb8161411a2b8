"""The deal that players can check: what is hashed can be hashed again by any means, and whatever is wrong shows."""

import shutil
import subprocess
from typing import Final

import pytest

from cardwright.games.vale.game import VALE
from cardwright.kernel.deal import Deal, commitment, deal_key, seal
from cardwright.kernel.game import Setup
from cardwright.kernel.log import Log, read_log, replay
from cardwright.kernel.paper import BadPaper

SECRET: Final = "5e" * 32
SALT: Final = "a1" * 16
BITS: Final = ["0f" * 16, ""]
SEALS: Final = [seal(BITS[0]), ""]


def dealt(**other: str) -> Deal:
    given = {"committed": commitment(SECRET, SALT), "secret": SECRET, "salt": SALT, **other}
    return Deal(given["committed"], given["secret"], given["salt"], SEALS, BITS)


def log_of(deal: Deal) -> Log:
    setup = VALE.setup(2, 0, {}, deal.key())
    log, t = Log("vale", VALE.rules, setup, deal), VALE.new(setup)
    for _ in range(9):
        log.add(t, t.options[0])
        t.answer(t.options[0])
    return log


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (f"cardwright commitment\n{SECRET}\n{SALT}\n", commitment(SECRET, SALT)),
        (f"cardwright seal\n{BITS[0]}\n", seal(BITS[0])),
        (f"cardwright deal\n{SECRET}\n1 {BITS[0]}\n3 {BITS[0]}\n", deal_key(SECRET, [BITS[0], "", BITS[0]])),
    ],
)
def test_everything_can_be_hashed_again_with_an_ordinary_tool(lines: str, found: str) -> None:
    tool = shutil.which("sha256sum") or shutil.which("shasum")
    assert tool is not None
    command = [tool] if tool.endswith("sha256sum") else [tool, "--algorithm", "256"]
    assert subprocess.run(command, input=lines, capture_output=True, text=True).stdout.split()[0] == found


def test_an_honest_deal_holds() -> None:
    deal = dealt()
    assert (deal.holds(), deal.broken_seals(), deal.unopened()) == (True, [], [])


@pytest.mark.parametrize("other", [{"secret": "5f" + SECRET[2:]}, {"salt": "a0" + SALT[2:]}, {"committed": "00" * 32}])
def test_another_secret_or_salt_does_not_hold(other: dict[str, str]) -> None:
    assert not dealt(**other).holds()


def test_bits_that_were_not_sealed_show() -> None:
    deal = Deal(commitment(SECRET, SALT), SECRET, SALT, [seal("11" * 16), seal("22" * 16)], ["11" * 16, "33" * 16])
    assert deal.broken_seals() == [1]


def test_bits_that_were_not_opened_show() -> None:
    assert Deal("", SECRET, SALT, [seal("11" * 16), seal("22" * 16)], ["11" * 16, ""]).unopened() == [1]


def test_every_part_changes_the_key() -> None:
    keys = {
        deal_key(SECRET, []),
        deal_key("00" * 32, []),
        deal_key(SECRET, ["11" * 16]),
        deal_key(SECRET, ["", "11" * 16]),
        deal_key(SECRET, ["11" * 16, "11" * 16]),
        deal_key(SECRET, ["11" * 16, "12" * 16]),
    }
    assert len(keys) == 6


def test_a_log_tells_how_its_key_came_about() -> None:
    log = log_of(dealt())
    back = read_log(log.text())
    assert back.text() == log.text()
    assert back.deal is not None
    assert (back.deal.holds(), back.deal.key(), back.setup.key) == (True, log.setup.key, log.setup.key)
    assert VALE.write(replay(VALE, back)) == VALE.write(replay(VALE, log))


def test_a_key_deals_another_game_than_a_seed_and_the_same_every_time() -> None:
    first, again = [VALE.view(VALE.new(Setup(2, 0, {}, dealt().key())), -2) for _ in range(2)]
    assert first == again
    assert first != VALE.view(VALE.new(Setup(2, 0, {})), -2)
    assert first != VALE.view(VALE.new(Setup(2, 0, {}, deal_key(SECRET, []))), -2)


@pytest.mark.parametrize("key", ["ab", "AB" * 32, "zz" * 32, "ab" * 33])
def test_a_key_that_is_none_is_refused_and_not_repeated(key: str) -> None:
    with pytest.raises(BadPaper, match="key: expected 64 hexadecimal digits") as caught:
        VALE.new(Setup(2, 0, {}, key))
    assert key not in str(caught.value)


def test_a_log_of_a_deal_is_refused_with_what_is_wrong() -> None:
    text = log_of(dealt()).text()
    key = dealt().key()
    for old, new, complaint in (
        (f"key {key}", f"key {key[1:]}", "key: expected 64 digits from 0 to f, got"),
        (f"key {key}\n", "seed 5\n", "the head of the log names a commitment and does not name its key"),
        (f"salt {SALT}\n", "", "the head of the log names a commitment and does not name its salt"),
        (f"bits 1 {BITS[0]}", f"bits 3 {BITS[0]}", "bits: expected a seat from 1 to 2, got '3'"),
        (f"bits 1 {BITS[0]}", "bits 1", "line "),
        (f"seal 1 {SEALS[0]}", "seal 1 xy", "seal 1: expected 64 digits from 0 to f, got 'xy'"),
    ):
        assert old in text
        with pytest.raises(BadPaper) as caught:
            read_log(text.replace(old, new))
        assert str(caught.value).startswith(complaint)
