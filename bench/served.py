"""What docs/speed.md says of the server, and what was promised of it."""

STORES = {"sqlite_1": "SQLite, 1 process", "postgres_1": "PostgreSQL, 1 process"}
WORKERS = (1, 2, 4, 8)
SHARE = 0.5
SLOWEST = 50.0
HEAVIEST = 1024.0
# Of four processes beside one: answers a second at least, processor time an answer at most.
FOUR_ANSWERS = 1.0
FOUR_EFFORT = 1.3
TITLE = "## The server"
WORDS = """
Two people at each of 64 tables play at random over sockets, on this machine's loopback; clients, server and
store share its two cores. The time runs from sending an answer until both people have seen what came of it.
*Bare* is what the database commits at best, one small row after the other. *Its own* is how many answers the
store writes durably, each in a transaction of its own: an entry, and how the table stands then. *Calm* is a
quarter of that load, the middle one of three tries; 99 of 100 answers must then be seen within 50 ms.
"""
PROCESSES = """
Several processes on one PostgreSQL, in turns, the middle one of three tries each. *Processor* is the time that all
processes of the server used for an answer, those of its bots and their parent included, while answers were counted;
PostgreSQL's own is beside it. Four processes must answer as much as one, at no more than 1.3 times the processor time.
"""
# Processes over all machines, each with a core of its own.
OUTLOOK_PROCESSES = (1, 4, 8, 16, 32)
OUTLOOK = """
What to expect of many machines on one PostgreSQL, computed from these figures and not measured. Each further process
makes an answer dearer by the same, as between 1 and 8 above, because it hears of everything; each has a core of its
own, and so has PostgreSQL as many as are named. A transaction that tells others waits for the one before, so that
PostgreSQL writes at most its bare commits a second; the busier a process, the more answers go into one.
"""
GROWTH = "More and more tables, 100 answers a second over all of them, SQLite, one process:"

Figures = dict[str, float]


def section(figures: Figures) -> list[str]:
    """The lines of the page about the server."""
    parts = [
        [TITLE], WORDS.strip().splitlines(), stores_table(figures), PROCESSES.strip().splitlines(),
        processes_table(figures), OUTLOOK.strip().splitlines(), outlook_table(figures), [GROWTH], growth_table(figures),
    ]  # fmt: skip
    lines = [line for part in parts for line in [*part, ""]]
    return lines[:-1]


def broken(figures: Figures) -> list[str]:
    """The promises about the server that were not kept."""
    missed = []
    for key in [*STORES, *[f"postgres_{workers}" for workers in WORKERS[1:]]]:
        if figures[f"{key}_full_answers"] < SHARE * figures[f"{key.split('_')[0]}_limit"]:
            missed.append(f"answers of {key}")
        if figures[f"{key}_calm_p99"] > SLOWEST:
            missed.append(f"calm answers of {key}")
    if beside_one(figures, 4, "answers") < FOUR_ANSWERS:
        missed.append("answers of four processes beside one")
    if beside_one(figures, 4, "effort_0") > FOUR_EFFORT:
        missed.append("processor time of four processes beside one")
    return missed + (["memory of 1,000 tables"] if figures["growth_1000_memory"] > HEAVIEST else [])


def beside_one(figures: Figures, workers: int, what: str) -> float:
    return figures[f"postgres_{workers}_full_{what}"] / figures[f"postgres_1_full_{what}"]


def times(figures: Figures, key: str) -> str:
    return ", ".join(f"{figures[f'{key}_{p}']:.1f}" for p in ("p50", "p95", "p99"))


def processes_table(figures: Figures) -> list[str]:
    """What more processes cost."""
    lines = [
        "| processes | answers/s | beside 1 | processor, ms | beside 1 | PostgreSQL's, ms | ms: p50, p95, p99 | calm |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for workers in WORKERS:
        key = f"postgres_{workers}"
        answers, effort, database = (figures[f"{key}_full_{it}"] for it in ("answers", "effort_0", "effort_1"))
        more, dearer = (beside_one(figures, workers, it) for it in ("answers", "effort_0"))
        lines.append(
            f"| {workers} | {answers:,.0f} | {more:.2f} × | {effort:.2f} | {dearer:.2f} × | {database:.2f} "
            f"| {times(figures, f'{key}_full')} | {times(figures, f'{key}_calm')} |"
        )
    return lines


def outlook(figures: Figures, processes: int) -> tuple[float, float, float]:
    """Answers a second of so many processes, PostgreSQL's cores for them, answers in a transaction at least."""
    server, database = (expected(figures, f"effort_{i}", processes) for i in (0, 1))
    answers = processes * 1000 / server
    return answers, answers * database / 1000, answers / figures["postgres_bare"]


def expected(figures: Figures, what: str, processes: int) -> float:
    """What an answer costs with so many processes, on the line from 1 to the most that were measured."""
    one, most = (figures[f"postgres_{workers}_full_{what}"] for workers in (1, WORKERS[-1]))
    return one + max(0.0, most - one) * (processes - 1) / (WORKERS[-1] - 1)


def outlook_table(figures: Figures) -> list[str]:
    lines = [
        "| processes | answers/s | PostgreSQL's cores | answers in a transaction, at least |",
        "| ---: | ---: | ---: | ---: |",
    ]
    for processes in OUTLOOK_PROCESSES:
        answers, cores, together = outlook(figures, processes)
        lines.append(f"| {processes} | {answers:,.0f} | {cores:.1f} | {max(1.0, together):.1f} |")
    return lines


def stores_table(figures: Figures) -> list[str]:
    """Answers a second beside the store's own limit, and how long they take at a quarter of that."""
    lines = [
        "| store | bare commits/s | its own | answers/s | share | promised | ms: p50, p95, p99 | calm | start, s |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for key, name in STORES.items():
        bare, limit = (figures[f"{key.split('_')[0]}_{kind}"] for kind in ("bare", "limit"))
        answers = figures[f"{key}_full_answers"]
        full, calm = (times(figures, f"{key}_{load}") for load in ("full", "calm"))
        share = f"{answers / limit:.0%} | {SHARE:.0%}"
        lines.append(
            f"| {name} | {bare:,.0f} | {limit:,.0f} | {answers:,.0f} | {share} "
            f"| {full} | {calm} | {figures[f'{key}_start']:.1f} |"
        )
    return lines


def growth_table(figures: Figures) -> list[str]:
    """What more tables cost at the same pace."""
    empty = figures["growth_empty_memory"]
    lines = [
        "| live tables | p50, ms | p99, ms | processor, s | memory, MiB | a table, KiB |",
        "| ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for tables in (10, 100, 1000):
        p50, p99, cpu, memory = (figures[f"growth_{tables}_{key}"] for key in ("p50", "p99", "cpu", "memory"))
        each = (memory - empty) * 1024 / tables
        lines.append(f"| {tables:,} | {p50:.1f} | {p99:.1f} | {cpu:.1f} | {memory:.0f} | {each:.0f} |")
    return lines
