"""Test doubles extend the kernel's classes, which compiled ones forbid: their tests run interpreted only."""

import os

from cardwright.kernel import machine

# Small sums are quickest on one core.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

collect_ignore = [] if str(machine.__file__).endswith(".py") else ["test_brought.py"]
