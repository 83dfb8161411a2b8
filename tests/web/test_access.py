"""Nothing serious stands in anybody's way on any page: axe-core looks for it."""

import pytest

from tests.web.pages import addresses, serious, show
from tests.web.site import Site


@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, True)], ids=["light", "dark on a phone"])
def test_axe_finds_nothing_serious_on_any_page(site: Site, dark: bool, phone: bool) -> None:
    ann = site.open("Ann", dark=dark, phone=phone)
    found: dict[str, list[str]] = {}
    for name, address in addresses(site, ann).items():
        show(ann, address)
        found[name] = serious(ann.page)
    assert {name: lines for name, lines in found.items() if lines} == {}
