"""Accounts: guests, passwords, tokens, and leaving without a trace."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import pytest
from sqlalchemy import Connection, insert, select

from cardwright.table import sessions as module
from cardwright.table.problem import Problem
from cardwright.table.ratings import rate
from cardwright.table.schema import ACCOUNTS, ENTRIES, RATINGS, SEATS, TABLES, TOKENS
from cardwright.table.sessions import Account, Renewal, digest
from cardwright.table.settings import YEAR
from tests.table.company import PASSWORD
from tests.table.town import Town, complaint, kept, live

OTHER: Final = "battery staple"


def test_a_guest_is_known_by_the_token_and_nobody_else_is(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await town.accounts.guest("Ann")
        assert ann == Account(ann.id, "Ann", False, {})
        assert len(token) >= 43
        for accounts in (town.accounts, town.office()):
            assert await accounts.who(token) == ann
            for wrong in ("", token[:-1], token + "x", digest(token), "é\udcff".encode("utf-8", "replace").decode()):
                assert await accounts.who(wrong) is None

    live(database, scene)


def test_the_store_holds_no_token_and_no_password_in_the_clear(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await kept(town, "Ann")
        row = await town.store.read(lambda c: c.execute(select(ACCOUNTS)).one())
        assert row.kept == "ann"
        assert row.password.startswith("$argon2id$")
        assert PASSWORD not in row.password
        stored = await town.store.read(lambda c: c.execute(select(TOKENS)).one())
        assert (stored.hash, stored.account) == (digest(token), ann.id)

    live(database, scene)


def test_a_token_is_good_for_a_year(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await town.accounts.guest("Ann")
        town.time += YEAR * 1000 - 1
        assert await town.accounts.who(token) == ann
        town.time += 1
        assert await town.accounts.who(token) is None
        assert await town.office().who(token) is None

    live(database, scene)


def test_who_keeps_an_account_can_log_in_elsewhere(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await kept(town, "Ann Élan")
        assert ann.kept
        assert await town.accounts.who(token) == ann
        for name in ("Ann Élan", "ANN ÉLAN", "ann élan"):
            again, other = await town.accounts.login(name, PASSWORD)
            assert again == ann
            assert other != token
            assert await town.office().who(other) == ann

    live(database, scene)


def test_a_password_is_the_same_in_every_spelling_of_its_letters(database: str) -> None:
    async def scene(town: Town) -> None:
        guest, token = await town.accounts.guest("Ann")
        await town.accounts.keep(guest, "caf\u00e9 au lait", token)
        again, _ = await town.accounts.login("Ann", "cafe\u0301 au lait")
        assert again.id == guest.id

    live(database, scene)


def test_an_unknown_name_looks_like_a_wrong_password_and_takes_as_much_work(database: str) -> None:
    async def scene(town: Town) -> None:
        await kept(town, "Ann")
        await town.accounts.guest("Bob")
        said = []
        for name, password in (("Ann", OTHER), ("Ann", ""), ("Bob", PASSWORD), ("Nobody", PASSWORD)):
            before = town.hasher.checked
            with pytest.raises(Problem) as caught:
                await town.accounts.login(name, password)
            said.append((caught.value.status, caught.value.code, caught.value.message, town.hasher.checked - before))
        assert set(said) == {(403, "wrong_password", "the name or the password is wrong", 1)}
        assert await town.count(TOKENS) == 2

    live(database, scene)


def test_two_people_cannot_keep_the_same_name_but_guests_may_share_it(database: str) -> None:
    async def scene(town: Town) -> None:
        others = [await town.accounts.guest(name) for name in ("Ann", "ANN", "ａｎｎ", "Аnn")]
        await kept(town, "Ann")
        for guest, token in others:
            assert await complaint(town.accounts.keep(guest, PASSWORD, token)) == (409, "taken")
            assert await town.accounts.who(token) == guest

    live(database, scene)


def test_of_many_who_keep_a_name_at_once_one_gets_it(database: str) -> None:
    async def scene(town: Town) -> None:
        guests = [await town.accounts.guest("Ann") for _ in range(6)]
        keeping = (town.accounts.keep(guest, PASSWORD, token) for guest, token in guests)
        results = await asyncio.gather(*keeping, return_exceptions=True)
        assert sum(isinstance(result, Renewal) for result in results) == 1
        assert sum(isinstance(result, Problem) and result.code == "taken" for result in results) == 5

    live(database, scene)


def test_an_account_is_kept_once(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await kept(town, "Ann")
        assert await complaint(town.accounts.keep(ann, OTHER, token)) == (409, "kept")
        await town.accounts.login("Ann", PASSWORD)

    live(database, scene)


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
def test_passwords_are_neither_short_nor_endless(password: str, database: str) -> None:
    async def scene(town: Town) -> None:
        guest, token = await town.accounts.guest("Ann")
        assert await complaint(town.accounts.keep(guest, password, token)) == (422, "password")
        assert await town.accounts.who(token) == guest

    live(database, scene)


def test_a_name_whose_one_spelling_is_endless_cannot_be_kept(database: str) -> None:
    async def scene(town: Town) -> None:
        guest, token = await town.accounts.guest("\ufdfa" * 24)
        assert await complaint(town.accounts.keep(guest, PASSWORD, token)) == (422, "name")

    live(database, scene)


def test_changing_the_password_signs_everybody_else_out(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await kept(town, "Ann")
        _, elsewhere = await town.accounts.login("Ann", PASSWORD)
        assert await town.accounts.who(elsewhere) == ann
        for current in (None, OTHER):
            changing = town.accounts.change_password(ann, current, OTHER, token)
            assert await complaint(changing) == (403, "wrong_password")
        there = await town.accounts.session(elsewhere)
        renewal = await town.accounts.change_password(ann, PASSWORD, OTHER, token)
        assert there is not None
        assert renewal.closed == [there.id]
        assert await town.accounts.who(renewal.token) == ann
        for old in (token, elsewhere):
            assert await town.accounts.who(old) is None
        assert await complaint(town.accounts.login("Ann", PASSWORD)) == (403, "wrong_password")
        await town.accounts.login("Ann", OTHER)

    live(database, scene)


def test_logging_out_ends_one_token_at_once(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await kept(town, "Ann")
        _, other = await town.accounts.login("Ann", PASSWORD)
        assert await town.accounts.who(token) == ann
        await town.accounts.logout(token)
        assert await town.accounts.who(token) is None
        assert await town.accounts.who(other) == ann
        await town.accounts.logout("never heard of")

    live(database, scene)


def test_logging_in_clears_tokens_that_are_too_old(database: str) -> None:
    async def scene(town: Town) -> None:
        await kept(town, "Ann")
        town.time += YEAR * 1000
        await town.accounts.login("Ann", PASSWORD)
        assert await town.count(TOKENS) == 1

    live(database, scene)


def test_a_new_name_is_kept_instead_of_the_old_one(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await kept(town, "Ann")
        await kept(town, "Bob")
        assert await town.accounts.who(token) == ann
        assert await complaint(town.accounts.rename(ann, "BOB")) == (409, "taken")
        renamed = await town.accounts.rename(ann, "Cleo")
        assert (renamed.name, renamed.kept) == ("Cleo", True)
        assert await town.accounts.who(token) == renamed
        assert await town.accounts.login("cleo", PASSWORD)
        await kept(town, "Ann")

    live(database, scene)


@pytest.mark.parametrize("name", ["Bill", "BILL", "Ｂｉｌｌ", "BiII", "Bi||", "Віll", "Bill.", "-Bill-", "B i l l"])
def test_a_guest_takes_no_name_that_somebody_keeps_or_that_looks_like_it(database: str, name: str) -> None:
    async def scene(town: Town) -> None:
        bill, _ = await kept(town, "Bill")
        guest, token = await town.accounts.guest("Bob")
        assert await complaint(town.accounts.guest(name)) == (409, "taken")
        assert await complaint(town.accounts.rename(guest, name)) == (409, "taken")
        assert await town.accounts.who(token) == guest
        assert (await town.accounts.rename(bill, name)).name == name

    live(database, scene)


def test_a_guest_may_take_a_name_that_another_guest_has(database: str) -> None:
    async def scene(town: Town) -> None:
        await town.accounts.guest("Ann")
        guest, _ = await town.accounts.guest("Bob")
        assert await town.accounts.rename(guest, "Ann") == Account(guest.id, "Ann", False, {})

    live(database, scene)


def test_preferences_are_remembered_and_bounded(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await town.accounts.guest("Ann")
        assert await town.accounts.who(token) == ann
        wanted: dict[str, object] = {"lang": "fr", "dark": True, "sizes": [1, 2.5, None], "odd": "\u0000é"}
        changed = await town.accounts.set_preferences(ann, wanted)
        assert await town.accounts.who(token) == changed
        assert await town.office().who(token) == Account(ann.id, "Ann", False, wanted)
        await town.accounts.set_preferences(ann, {"x": "y" * (4096 - 8)})
        for bad in ({"x": "y" * (4096 - 7)}, {"x": 1 << 70}, {"x": "\ud800"}, {"x": object()}):
            with pytest.raises(ValueError, match="preferences: expected"):
                await town.accounts.set_preferences(ann, {**bad})

    live(database, scene)


def speech(connection: Connection, ann: Account, bob: Account) -> None:
    """A table where both sit and talk."""
    table = {
        "id": "t", "game": "vale", "plan": {}, "public": True, "status": "playing", "number": 4, "turn": 0,
        "created": 0, "changed": 0,
    }  # fmt: skip
    connection.execute(insert(TABLES).values(table))
    said = {"text": "secret"}
    for number, (kind, account, body) in enumerate(
        [("sit", ann, {}), ("sit", bob, {}), ("say", ann, said), ("say", bob, said), ("answer", ann, {"answer": "a"})]
    ):
        row = {"table": "t", "number": number, "kind": kind, "seat": 0, "account": account.id, "body": body, "at": 0}
        connection.execute(insert(ENTRIES).values(row))
    connection.execute(
        insert(SEATS).values([{"table": "t", "seat": i, "account": a.id} for i, a in enumerate([ann, bob])])
    )
    rate(connection, "vale", {ann.id: 1, bob.id: 2})


def test_a_deleted_account_takes_everything_along_that_it_was_and_said(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await kept(town, "Ann")
        bob, bobs = await kept(town, "Bob")
        await town.store.write(lambda c: speech(c, ann, bob))
        assert await town.accounts.who(token) == ann
        for password in (None, OTHER):
            assert await complaint(town.accounts.must_know(ann, password)) == (403, "wrong_password")
        assert await town.accounts.delete(ann.id) == ["t"]

        assert await town.accounts.who(token) is None
        assert await town.accounts.who(bobs) == bob
        assert await town.accounts.names([ann.id, bob.id]) == {bob.id: "Bob"}
        entries = await town.store.read(lambda c: c.execute(select(ENTRIES).order_by(ENTRIES.c.number)).all())
        assert [(e.account, e.body) for e in entries] == [
            (None, {}), (bob.id, {}), (None, {}), (bob.id, {"text": "secret"}), (None, {"answer": "a"})
        ]  # fmt: skip
        seats = await town.store.read(lambda c: c.scalars(select(SEATS.c.account).order_by(SEATS.c.seat)).all())
        assert seats == [None, bob.id]
        assert await town.count(RATINGS) == 1
        assert await town.count(TOKENS) == 1
        for doing in (
            town.accounts.rename(ann, "Eve"),
            town.accounts.keep(ann, PASSWORD, token),
            town.accounts.must_know(ann, None),
        ):
            assert await complaint(doing) == (401, "nobody")
        await kept(town, "Ann")

    live(database, scene)


def test_a_guest_is_deleted_without_a_password(database: str) -> None:
    async def scene(town: Town) -> None:
        guest, token = await town.accounts.guest("Ann")
        assert await town.accounts.must_know(guest, None) is None
        assert await town.accounts.delete(guest.id) == []
        assert await town.accounts.who(token) is None
        assert await town.count(ACCOUNTS) == 0

    live(database, scene)


def test_names_of_nobody_are_none(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, _ = await town.accounts.guest("Ann")
        assert await town.accounts.names([]) == {}
        assert await town.accounts.names([ann.id, "nobody", ann.id]) == {ann.id: "Ann"}

    live(database, scene)


def test_a_busy_page_does_not_ask_the_store_each_time_but_others_changes_show_soon(database: str) -> None:
    async def scene(town: Town) -> None:
        ann, token = await town.accounts.guest("Ann")
        elsewhere = town.office()
        assert await town.accounts.who(token) == ann
        await elsewhere.logout(token)
        assert await town.accounts.who(token) == ann
        town.time += module.REMEMBERED_FOR
        assert await town.accounts.who(token) is None

    live(database, scene)


def test_what_was_read_before_a_logout_is_not_remembered_after_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    async def scene(town: Town) -> None:
        ann, token = await town.accounts.guest("Ann")
        read = town.store.read

        async def slowly(work: Callable[[Connection], Any]) -> Any:
            found = await read(work)
            await town.accounts.logout(token)
            return found

        with monkeypatch.context() as patch:
            patch.setattr(town.store, "read", slowly)
            assert await town.accounts.who(token) == ann
        assert await town.accounts.who(token) is None

    live(database, scene)


def test_memory_of_tokens_is_bounded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 3)

    async def scene(town: Town) -> None:
        people = [await town.accounts.guest(f"Guest {i}") for i in range(5)]
        for account, token in [*people, *people]:
            assert await town.accounts.who(token) == account
            assert len(town.accounts.memories) <= 3

    live(database, scene)
