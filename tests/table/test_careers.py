"""What somebody has played: figures for everybody, and their games to search; what is private stays so."""

from sqlalchemy import Connection, insert
from starlette.testclient import TestClient

from cardwright.table.careers import careers
from cardwright.table.engine import open_engine
from cardwright.table.migrate import migrate
from cardwright.table.schema import ACCOUNTS, SEATS, TABLES
from tests.table.company import Person, Server

RESULT = {"winners": [0], "scores": [60, 41], "way": "goal", "ranks": [1, 2]}


def played(
    connection: Connection, id: str, game: str, seats: list[str | None], result: object, when: int, **options: str
) -> None:
    table = {"id": id, "game": game, "plan": {"options": options, "chairs": []}, "public": True, "status": "finished"}
    connection.execute(
        insert(TABLES).values({**table, "number": 1, "turn": -1, "created": 0, "changed": when, "result": result})
    )
    rows = [{"table": id, "seat": i, "account": account} for i, account in enumerate(seats)]
    connection.execute(insert(SEATS).values(rows))


def test_figures_are_by_game_and_mode_on_either_database(empty: str) -> None:
    engine = open_engine(empty)
    migrate(engine)
    given_up = {"winners": [1], "scores": [], "way": "resigned", "ranks": [2, 1]}
    lost = {"winners": [1], "scores": [30, 44], "way": "rounds", "ranks": [2, 1]}
    with engine.begin() as connection:
        for id in ("ann", "bob"):
            connection.execute(insert(ACCOUNTS).values(id=id, name=id, preferences={}, created=0))
        played(connection, "t1", "vale", ["ann", "bob"], RESULT, 10, curse="with")
        played(connection, "t2", "vale", ["ann", None], lost, 30, forgotten="with")
        played(connection, "t3", "vale", ["bob", "ann"], given_up, 20)
        played(connection, "t4", "thargos", ["ann", "bob"], RESULT, 5, mode="circle")
        played(connection, "t5", "chess", ["ann", "bob"], RESULT, 5)
        found = careers(connection, "ann")
    engine.dispose()
    assert [it.model_dump() for it in found] == [
        {"game": "vale", "mode": "", "played": 3, "won": 2, "best": 60, "mean": 45.0, "last": 30},
        {"game": "thargos", "mode": "circle", "played": 1, "won": 1, "best": 60, "mean": 60.0, "last": 5},
    ]


def ids(person: Person, whose: str, query: str = "") -> list[str]:
    answer = person.ask("GET", f"/api/players/{whose}/tables?{query}")
    assert answer.status_code == 200, answer.text
    return [it["id"] for it in answer.json()["tables"]]


def test_my_games_are_all_there_and_others_see_the_public_ones(server: Server) -> None:
    ann, bob, eve = [server.guest(name) for name in ("Ann", "Bob", "Éve")]
    secret, shown = ann.lay("me", "open"), ann.lay("me", "open", public=True)
    for person, table in ((bob, secret), (eve, shown)):
        with person.at(table) as ear:
            ear.say("sit", seat=1)
    assert sorted(ids(ann, ann.id)) == sorted([secret, shown])
    for other in (bob, eve, server.nobody()):
        assert ids(other, ann.id) == [shown]
    assert ids(ann, ann.id, "name=bo") == [secret]
    assert ids(ann, ann.id, "name=%25") == []
    assert ids(ann, ann.id, "name=ann") == [], "who played with me, not I"
    assert ids(ann, ann.id, "game=thargos") == []
    assert len(ids(ann, ann.id, "game=vale&limit=1")) == 1
    assert sorted(ids(ann, ann.id, "limit=1") + ids(ann, ann.id, "limit=1&offset=1")) == sorted([secret, shown])
    assert ids(ann, "nobody") == []


def test_figures_stand_beside_the_ratings(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open")
    with bob.at(table) as ear:
        ear.say("sit", seat=1)
        ear.say("resign")
    client: TestClient = server.client
    found = client.get(f"/api/players/{ann.id}").json()["careers"]
    assert [(it["game"], it["played"], it["won"], it["best"], it["mean"]) for it in found] == [
        ("vale", 1, 1, None, None)
    ]
