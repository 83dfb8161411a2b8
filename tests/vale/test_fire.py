"""Fire cards."""

from tests.vale.table import lay, resolve


def test_ifrit_counts_itself() -> None:
    assert lay("boreas", "hydra").summon("ifrit").score == 3


def test_imp_pays_and_comes_home() -> None:
    assert lay().summon("imp").stones == {"red": 2}
    assert resolve("imp").hand == ["imp"]
