"""Nothing serious stands in anybody's way on any page: axe-core looks for it."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.pages import addresses, show
from tests.web.site import Site

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, True)], ids=["light", "dark on a phone"])
def test_axe_finds_nothing_serious_on_any_page(site: Site, dark: bool, phone: bool) -> None:
    ann = site.open("Ann", dark=dark, phone=phone)
    found: dict[str, list[str]] = {}
    for name, address in addresses(site, ann).items():
        show(ann, address)
        ann.page.evaluate(AXE.read_text())
        said: dict[str, Any] = ann.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        found[name] = [
            f"{it['id']}: {node['target']} {node['failureSummary']}"
            for it in said["violations"]
            if it["impact"] in SERIOUS
            for node in it["nodes"][:3]
        ]
    assert {name: lines for name, lines in found.items() if lines} == {}
