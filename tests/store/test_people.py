"""People: guests, accounts, and the browsers that know them."""

import asyncio

import pytest

from mirabilia.store.people import LoginTakenError, NoGuestError
from support.stores import opened
from support.stories import story


@story
async def test_a_guest_is_known_by_a_secret(database: str) -> None:
    async with opened(database) as store:
        guest = await store.people.add_guest("Анна", "digest", 1_000)
        known = {"id": guest, "name": "Анна", "login": None, "ids": frozenset({guest})}
        assert await store.people.known("digest") == known
        assert await store.people.known("another") is None


@story
async def test_two_guests_with_one_name_are_two_people(database: str) -> None:
    async with opened(database) as store:
        guests = [await store.people.add_guest("Anna", digest, 1_000) for digest in ("a", "b")]
        assert guests[0] != guests[1]


@story
async def test_a_guest_becomes_an_account_and_keeps_name_and_games(database: str) -> None:
    async with opened(database) as store:
        guest = await store.people.add_guest("Anna", "digest", 1_000)
        await store.people.register(guest, "anna", "hash")
        known = await store.people.known("digest")
        assert known is not None
        assert (known["id"], known["name"], known["login"]) == (guest, "Anna", "anna")
        account = await store.people.account("anna")
        assert account is not None
        assert (account["id"], account["password"]) == (guest, "hash")
        assert await store.people.account("borys") is None


@story
async def test_a_login_belongs_to_one_person(database: str) -> None:
    async with opened(database) as store:
        anna, other = [await store.people.add_guest(name, name, 1_000) for name in ("A", "B")]
        await store.people.register(anna, "anna", "hash")
        with pytest.raises(LoginTakenError):
            await store.people.register(other, "anna", "other hash")
        account = await store.people.account("anna")
        assert account is not None
        assert (account["id"], account["password"]) == (anna, "hash")
        still = await store.people.known("B")
        assert still is not None
        assert still["login"] is None


@story
async def test_of_two_who_want_a_login_at_once_one_gets_it(database: str) -> None:
    async with opened(database) as store:
        guests = [await store.people.add_guest("Anna", str(each), 1_000) for each in range(5)]
        done = await asyncio.gather(
            *(store.people.register(guest, "anna", guest) for guest in guests),
            return_exceptions=True,
        )
        assert sorted(str(type(each).__name__) for each in done) == [
            *["LoginTakenError"] * 4,
            "NoneType",
        ]
        account = await store.people.account("anna")
        assert account is not None
        assert account["id"] == account["password"] == guests[done.index(None)]


@story
async def test_an_account_cannot_be_registered_over(database: str) -> None:
    async with opened(database) as store:
        anna = await store.people.add_guest("Anna", "digest", 1_000)
        await store.people.register(anna, "anna", "hash")
        with pytest.raises(NoGuestError):
            await store.people.register(anna, "hanna", "other hash")
        account = await store.people.account("anna")
        assert account is not None
        assert account["password"] == "hash"
        assert await store.people.account("hanna") is None


@story
async def test_a_guest_who_signs_in_is_the_account_from_then_on(database: str) -> None:
    async with opened(database) as store:
        anna = await store.people.add_guest("Anna", "at home", 1_000)
        await store.people.register(anna, "anna", "hash")
        guest = await store.people.add_guest("Somebody", "away", 2_000)
        await store.people.sign_in(anna, "away, signed in", guest, 3_000)
        assert await store.people.known("away") is None
        for digest in ("at home", "away, signed in"):
            known = await store.people.known(digest)
            assert known is not None
            assert (known["id"], known["name"]) == (anna, "Anna")
            assert known["ids"] == {anna, guest}


@story
async def test_a_browser_without_a_guest_signs_in(database: str) -> None:
    async with opened(database) as store:
        anna = await store.people.add_guest("Anna", "at home", 1_000)
        await store.people.register(anna, "anna", "hash")
        await store.people.sign_in(anna, "away", None, 3_000)
        known = await store.people.known("away")
        assert known is not None
        assert known["ids"] == {anna}


@story
async def test_signing_in_takes_nothing_from_another_account(database: str) -> None:
    async with opened(database) as store:
        anna, borys = [await store.people.add_guest(name, name, 1_000) for name in ("A", "B")]
        await store.people.register(anna, "anna", "hash")
        await store.people.register(borys, "borys", "hash")
        await store.people.sign_in(anna, "new", borys, 3_000)
        for digest, ids in (("A", {anna}), ("B", {borys}), ("new", {anna})):
            known = await store.people.known(digest)
            assert known is not None
            assert known["ids"] == ids


@story
async def test_who_signs_out_is_forgotten_by_that_browser_only(database: str) -> None:
    async with opened(database) as store:
        anna = await store.people.add_guest("Anna", "at home", 1_000)
        await store.people.sign_in(anna, "away", None, 3_000)
        await store.people.sign_out("away")
        assert await store.people.known("away") is None
        assert await store.people.known("at home") is not None


@story
async def test_a_new_name(database: str) -> None:
    async with opened(database) as store:
        anna = await store.people.add_guest("Anna", "a", 1_000)
        await store.people.add_guest("Borys", "b", 1_000)
        await store.people.rename(anna, "Ганна")
        names = [(await store.people.known(digest) or {})["name"] for digest in ("a", "b")]
        assert names == ["Ганна", "Borys"]
