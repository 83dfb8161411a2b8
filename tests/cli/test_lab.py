"""`cardwright lab train`: what is asked for is planned, and what cannot be trained is said."""

from pathlib import Path

import pytest

from cardwright.cli.lab import planned
from cardwright.kernel.paper import BadPaper


def test_a_plan_says_which_command_would_do_it_again(tmp_path: Path) -> None:
    plan = planned("vale", 2, "artifacts,curse", None, 500, 0, 7, tmp_path)
    assert plan.name == "both-2"
    assert plan.command == "cardwright lab train vale --players=2 --with=artifacts,curse --games=500 --own=0 --seed=7"
    assert plan.file().match("bots/vale/networks/both-2.net")


def test_tables_of_different_kinds_keep_their_games_apart() -> None:
    kinds = [(2, None), (4, None), (2, "artifacts,curse")]
    folders = {planned("vale", players, more, None, 1, 0, 1, None).data for players, more in kinds}
    assert len(folders) == len(kinds)


def test_where_nothing_can_be_trained_it_is_said() -> None:
    with pytest.raises(BadPaper, match="no network"):
        planned("thargos", 2, None, ["length=full"], 1, 0, 1, None)
