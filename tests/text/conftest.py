"""A test double extends the kernel's classes, which compiled ones forbid: what plays one runs interpreted only."""

from cardwright.kernel import machine

DOUBLES = ["test_objections.py"]
collect_ignore = [] if str(machine.__file__).endswith(".py") else DOUBLES
