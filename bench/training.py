"""What the compiler counts while the engine is built (`setup.py`): a little of everything that is measured."""

from bench.paces import WORKS, compiled

# How often each work is done at each of its tables: some seconds of all together.
PIECES = {"random games": 150, "games in a Python loop": 30, "parse": 500, "save and load": 100, "imagine": 200}
OTHERS = 500
SEARCHES = 2


def pieces(work: str) -> int:
    return SEARCHES if work.startswith("searches") else PIECES.get(work, OTHERS)


def main() -> None:
    assert compiled(), "there is nothing to count in the interpreted engine"
    for work, (prepare, tables) in WORKS.items():
        for where in tables:
            prepare(where)(0, pieces(work))


if __name__ == "__main__":
    main()
