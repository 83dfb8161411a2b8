"""Test doubles extend the kernel's classes, which compiled ones forbid: their tests run interpreted only."""

from cardwright.kernel import machine

DOUBLES = [
    "test_conflict.py",
    "test_failure.py",
    "test_machine.py",
    "test_shelf.py",
    "test_tally.py",
    "test_words.py",
]
collect_ignore = [] if str(machine.__file__).endswith(".py") else DOUBLES
