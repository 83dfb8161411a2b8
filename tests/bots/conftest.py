"""Test doubles extend the kernel's classes, which compiled ones forbid: their tests run interpreted only."""

from cardwright.kernel import machine

collect_ignore = [] if str(machine.__file__).endswith(".py") else ["test_plain.py"]
