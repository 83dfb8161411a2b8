"""Data from outside is checked value by value."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.paper import BadPaper, Page, Rows


def page(**data: object) -> Page:
    return Page(data, "seat 2")


def complaint(read: object, *arguments: object) -> str:
    with pytest.raises(BadPaper) as caught:
        read(*arguments)  # type: ignore[operator]  # any of the page's methods
    return str(caught.value)


@pytest.mark.parametrize("data", [None, 3, "text", [1], True])
def test_a_page_is_a_table(data: object) -> None:
    assert complaint(Page, data, "seat 2") == f"seat 2: expected a table of names and values, got {data!r}"


def test_numbers_have_bounds_and_defaults() -> None:
    assert page(n=3).number("n", None, 0, 3) == 3
    assert page().number("n", 2, 0, 3) == 2
    assert page(n=1 << 80).number("n", None, 0, 1 << 90) == 1 << 80


@pytest.mark.parametrize("value", [-1, 4, "3", 3.0, True, [3]])
def test_what_is_no_number_within_bounds_is_refused(value: object) -> None:
    wanted = f"seat 2, n: expected a whole number from 0 to 3, got {value!r}"
    assert complaint(page(n=value).number, "n", 0, 0, 3) == wanted


def test_a_value_without_default_must_be_there() -> None:
    assert complaint(page().number, "n", None, 0, 3) == "seat 2, n: expected a whole number from 0 to 3, got None"
    assert complaint(page().text, "n", None, ["a", "b"]) == "seat 2, n: expected one of a, b, got None"


def test_texts_are_among_the_known_ones() -> None:
    assert page(n="b").text("n", "a", ["a", "b"]) == "b"
    assert page().text("n", "a", ["a", "b"]) == "a"
    assert complaint(page(n="c").text, "n", "a", ["a", "b"]) == "seat 2, n: expected one of a, b, got 'c'"
    assert complaint(page(n=1).text, "n", "a", ["a", "b"]) == "seat 2, n: expected one of a, b, got 1"


def test_lists() -> None:
    assert page(n=["a", "b"]).texts("n") == ["a", "b"]
    assert page(n=[1, 2]).numbers("n", 0, 3) == [1, 2]
    assert [*page().texts("n"), *page().numbers("n", 0, 3), *page().items("n"), *page().pages("n")] == []
    assert complaint(page(n="ab").texts, "n") == "seat 2, n: expected a list, got 'ab'"
    assert complaint(page(n=["a", 1]).texts, "n") == "seat 2, n: expected texts, got 1"
    assert complaint(page(n=[True]).numbers, "n", 0, 3) == "seat 2, n: expected whole numbers from 0 to 3, got True"
    assert complaint(page(n=[4]).numbers, "n", 0, 3) == "seat 2, n: expected whole numbers from 0 to 3, got 4"


def test_pages_within_pages_say_where_they_are() -> None:
    inner = page(stones={"red": -1}).page("stones")
    assert complaint(inner.number, "red", 0, 0, 9).startswith("seat 2, stones, red: ")
    assert page().page("stones").data == {}
    second = Page({"seat": [{}, {"n": "x"}]}, "").pages("seat")[1]
    assert complaint(second.number, "n", 0, 0, 9).startswith("seat 2, n: ")
    assert complaint(page(n=[1]).pages, "n") == "seat 2, n 1: expected a table of names and values, got 1"


def test_names_that_nobody_asked_for_are_refused() -> None:
    data = page(n=1, colour="red")
    assert data.has("colour")
    data.number("n", None, 0, 3)
    data.number("other", 0, 0, 3)
    assert complaint(data.done) == "seat 2, colour: unknown name; the known ones here are n, other"
    data.get("colour")
    data.done()


def rows_of(*rows: list[int]) -> Rows:
    found = Rows()
    for row in rows:
        found.add(vec[i64](row))
    return found


def test_rows_in_one_text_have_two_digits_a_number_and_their_length_before_them() -> None:
    text = rows_of([0, 10, 255], [], [7]).text()
    assert text == "0003000aff" + "0000" + "000107"
    rows = Page({"n": text}, "").rows("n")
    assert [list(rows.next(256)) for _ in range(3)] == [[0, 10, 255], [], [7]]
    rows.done()
    assert complaint(Page({"n": text}, "").rows("n").next, 255) == "n: expected numbers below 255, got 255"
    assert complaint(Page({"n": text}, "").rows("n").done) == "n: expected the end after 0 numbers"


def test_rows_may_be_large_each_number_with_its_bound() -> None:
    found = Rows()
    found.add_large(vec[i64]([0, 256, 65_535]))
    page = Page({"n": found.text()}, "")
    assert page.rows("n").large([0, 256, 65_535]) == [0, 256, 65_535]
    assert complaint(page.rows("n").large, [0, 255, 65_535]) == "n: expected whole numbers from 0 to 255, got 256"
    assert complaint(page.rows("n").large, [0, 256]) == "n: expected 2 numbers, got 3"


@pytest.mark.parametrize("wrong", ["0", "zz", 7, ["00"], "00 0", False])
def test_a_text_that_has_no_such_digits_is_refused(wrong: object) -> None:
    with pytest.raises(BadPaper, match="n: expected two hexadecimal digits a number"):
        Page({"n": wrong}, "").rows("n")


@pytest.mark.parametrize("wrong", ["", "00", "0001", "000200"])
def test_a_row_that_is_not_all_there_is_refused(wrong: str) -> None:
    assert complaint(Page({"n": wrong}, "").rows("n").next, 9) == "n: expected more rows of numbers, or longer ones"


def test_numbers_in_a_row_have_each_its_bound() -> None:
    page = Page({"n": [1, 20, 0]}, "")
    assert page.row("n", [1, 20, 0]) == [1, 20, 0]
    assert complaint(page.row, "n", [1, 19, 0]) == "n: expected whole numbers from 0 to 19, got 20"
    assert complaint(page.row, "n", [1, 20, 5], 1) == "n: expected whole numbers from 1 to 5, got 0"
    assert complaint(page.row, "n", [1, 20]) == "n: expected 2 numbers, got 3"
    assert complaint(Page({"n": [True]}, "").row, "n", [1]) == "n: expected whole numbers from 0 to 1, got True"


@pytest.mark.parametrize(
    ("numbers", "text"),
    [([], "0000"), ([7], "0003010007"), ([3, 3, 3, 0, 258], "0009030003010000010102"), ([1] * 256, "0006ff0001010001")],
)
def test_equal_neighbours_are_counted(numbers: list[int], text: str) -> None:
    found = Rows()
    found.add_runs(vec[i64](numbers))
    assert found.text() == text
    assert list(Page({"n": text}, "").rows("n").runs(len(numbers))) == numbers


@pytest.mark.parametrize("runs", ["0000", "0003010007", "0003030007", "0004020007ff", "0002ff00"])
def test_runs_that_cannot_be_are_refused(runs: str) -> None:
    with pytest.raises(BadPaper, match="n: expected 2 numbers in runs"):
        Page({"n": runs}, "").rows("n").runs(2)
