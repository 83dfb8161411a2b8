"""Laying a table: what people ask for becomes a plan, and a plan a table in the store."""

import secrets
from typing import Annotated, Final, Literal

from pydantic import Field
from sqlalchemy import Connection

from cardwright.kernel.game import Objection, Unfit
from cardwright.kernel.paper import BadPaper
from cardwright.shelf import game as find
from cardwright.table import entry as kinds
from cardwright.table.deeds import sat
from cardwright.table.entry import Entry, now
from cardwright.table.messages import Brought, Sealed
from cardwright.table.plan import DAY, SEEDS, Chair, Clock, Given, Plan, Strict, check_level
from cardwright.table.schema import ENTRIES, SEATS, TABLES
from cardwright.table.sitting import Sitting
from cardwright.table.state import Place

TABLE_ID: Final = r"^[A-Za-z0-9_-]{1,22}$"
# 256 bits, as the key of the deal has; the salt keeps the commitment from telling anything of the secret.
SECRET_BYTES: Final = 32
SALT_BYTES: Final = 16
ABSENCE: Final = Field(ge=10, le=30 * DAY, description="seconds until a bot answers for somebody who does not")


class NewChair(Strict):
    """Who may sit in a seat: me, with what I bring; anybody; or a bot of a level, that borrows what it brings."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str | None, Field(max_length=20)] = None
    brings: Brought | None = None


class Origin(Strict):
    """A moment of a finished game: after so many answers."""

    table: Annotated[str, Field(pattern=TABLE_ID)]
    step: Annotated[int, Field(ge=0, le=100_000)]


class NewTable(Strict):
    """A table to lay. It can be rated where two people can sit; a seed, a moment or a scenario makes it unrated:
    somebody may know the cards. At a rated table there are no hints, whatever `hints` says.
    """

    game: Annotated[str, Field(max_length=40)]
    chairs: Annotated[list[NewChair], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Field(max_length=40, default_factory=dict)]
    public: bool = False
    clock: Clock | None = None
    absence: Annotated[int | None, ABSENCE] = None
    hints: bool = True
    rated: bool = True
    seed: Annotated[int | None, Field(ge=0, lt=SEEDS)] = None
    moment: Origin | None = None
    scenario: Annotated[str | None, Field(max_length=20_000)] = None
    seal: Sealed | None = None


def plan_of(new: NewTable, owner: str, source: Sitting | None) -> Plan:
    """The plan of a new table; BadPaper if it cannot be played. `source` is the game whose moment it takes."""
    if new.clock is not None and new.clock.bank == 0:
        raise BadPaper("clock: expected some seconds at first, got 0")
    chairs = chairs_of(new)
    laid = source is not None or new.scenario is not None
    known = laid or new.seed is not None
    rated = new.rated and not known and sum(chair.kind == "open" for chair in chairs) > 1
    game = find(new.game)
    base = game.setup(len(chairs), new.seed or 0, new.options)
    plan = Plan(
        game=new.game,
        rules=game.rules,
        players=base.players,
        seed=base.seed,
        options=base.options,
        scenario=new.scenario,
        chairs=chairs,
        owner=owner,
        public=new.public,
        clock=new.clock,
        absence=new.absence,
        hints=new.hints and not rated,
        rated=rated,
    )
    if source is not None and new.moment is not None:
        plan = from_moment(plan, source, new.moment.step)
    plan = lend(plan, [chair.brings or "" for chair in new.chairs])
    check_brought(plan, new.chairs)
    if laid:
        return playable(plan)
    return plan if known else plan.model_copy(update=fresh_secret())


def chairs_of(new: NewTable) -> list[Chair]:
    if sum(chair.kind == "me" for chair in new.chairs) > 1:
        raise BadPaper("chairs: you can sit on one chair only")
    return [
        Chair(kind="bot", level=check_level(chair.level)) if chair.kind == "bot" else Chair(kind="open")
        for chair in new.chairs
    ]


def lend(plan: Plan, said: list[str]) -> Plan:
    """The plan, with what its bots bring: what was said, or any of what is lent."""
    loans = find(plan.game).lent(plan.options) if plan.brings() else []
    chairs = [
        chair.model_copy(update={"brings": text or (secrets.choice(loans) if loans else "")})
        if chair.kind == "bot"
        else chair
        for chair, text in zip(plan.chairs, said)
    ]
    return plan.model_copy(update={"chairs": chairs})


def check_brought(plan: Plan, chairs: list[NewChair]) -> None:
    """Unfit with everything that is wrong with what I bring and what bots do."""
    wrong: list[tuple[int, Objection]] = []
    for i, chair in enumerate(chairs):
        brings = plan.chairs[i].brings or chair.brings or ""
        found = plan.unfit(brings) if chair.kind != "open" else [Objection("not_yours")] * bool(brings)
        wrong += [(i, it) for it in found]
    if wrong:
        raise Unfit(plan.game, wrong)


def fresh_secret() -> dict[str, str]:
    """What the deal of a new table comes from, with what its players will add."""
    return {"secret": secrets.token_hex(SECRET_BYTES), "salt": secrets.token_hex(SALT_BYTES)}


def from_moment(plan: Plan, source: Sitting, step: int) -> Plan:
    """A plan that goes on from a moment of another game, with its cards and its options."""
    if step > len(source.steps):
        raise BadPaper(f"moment: this game has {len(source.steps)} answers, got {step}")
    if plan.players != source.plan.players:
        raise BadPaper(f"chairs: this game has {source.plan.players} players, got {plan.players}")
    given = [*source.plan.given, *[Given(seat=it.seat, answer=it.answer) for it in source.steps[:step]]]
    then, chance = source.plan, {"seed": source.plan.seed, "key": source.plan.key_of(source.bits)}
    more = {"game": then.game, "rules": then.rules, "options": then.options, "scenario": then.scenario, "given": given}
    return plan.model_copy(update={**chance, **more, "brought": source.brought})


def playable(plan: Plan) -> Plan:
    """The plan, once its first position was made and something is asked there."""
    t = plan.begin([], plan.brought, [])
    if t.asked is None:
        raise BadPaper("nothing is left to play there: the game is over")
    if int(t.players) != len(plan.chairs):
        raise BadPaper(f"chairs: this position has {int(t.players)} players, got {len(plan.chairs)}")
    return plan


def again(s: Sitting, owner: str, rotate: bool) -> Plan:
    """The plan of a rematch: the same people and bots, everybody one seat further if seats rotate."""
    chairs = [chair_again(place, chair) for place, chair in zip(s.places, s.plan.chairs)]
    brought = s.brought[:]
    if rotate:
        chairs, brought = chairs[-1:] + chairs[:-1], brought[-1:] + brought[:-1]
    fresh = {"chairs": chairs, "owner": owner, "seed": 0, "key": "", "given": [], "brought": [], "scenario": None}
    return lend(s.plan.model_copy(update={"rules": s.game.rules, **fresh, **fresh_secret()}), brought)


def chair_again(place: Place, chair: Chair) -> Chair:
    """Kept for the same person, or with the same bot; for anybody where somebody sat who is no more."""
    if place.account:
        return Chair(kind="person", account=place.account)
    return chair if place.person or place.level is None else Chair(kind="bot", level=place.level)


def lay(
    connection: Connection,
    id: str,
    plan: Plan,
    mine: int | None,
    seal: str | None = None,
    brings: str | None = None,
    origin: int | None = None,
) -> None:
    """Write a new table with its first entries: it was laid, and its owner sat down with seal and what they bring."""
    s = Sitting(id, plan)
    entries = [Entry(1, kinds.LAY, -1, now(), plan.owner)]
    if mine is not None:
        entries.append(Entry(2, kinds.SIT, mine, now(), plan.owner, sat(seal, brings)))
    for e in entries:
        s.take(e)
    row = {"id": id, "game": plan.game, "plan": plan.model_dump(), "public": plan.public, "created": entries[0].at}
    connection.execute(TABLES.insert().values(**row, **vars(s.summary(entries[-1].at))))
    connection.execute(
        ENTRIES.insert(),
        [
            {"table": id, "number": e.number, "kind": e.kind, "seat": e.seat, "account": e.account, "body": e.body,
             "at": e.at, "request": e.request}
            for e in entries
        ],
    )  # fmt: skip
    connection.execute(
        SEATS.insert(),
        [
            {"table": id, "seat": i, "account": place.account, "origin": origin if i == mine else None}
            for i, place in enumerate(s.places)
        ],
    )


def new_id() -> str:
    """The name of a new table; nobody can guess it, so it serves as the invitation."""
    return secrets.token_urlsafe(12)
