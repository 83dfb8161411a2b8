"""A table that is told what a test likes: every question of a game, without waiting for anybody to play it."""

from typing import Final

from tests.web.site import Json, Site, Window
from tests.web.thargos.table import Duel, lay

# A socket over which a test tells the page what it likes.
SOCKET: Final = """window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    window.line = this;
    window.sent = [];
    setTimeout(() => this.onopen?.());
  }
  send(text) { window.sent.push(JSON.parse(text)); }
  close() {}
}"""
TELL: Final = """async (scene) => {
  line.onmessage({ data: JSON.stringify(scene) });
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
}"""


class Told(Duel):
    """A table that is told what a test likes."""

    def __init__(self, site: Site, window: Window) -> None:
        table = lay(site, window, "me", "easy", seed=1)
        window.page.add_init_script(SOCKET)
        super().__init__(window)
        window.page.goto(f"/tables/{table}")
        window.page.locator(".dock").wait_for()
        self.base: Final[Json] = window.get(f"/api/tables/{table}")

    def tell(self, told: Json, number: int) -> None:
        seats = [{**self.base["seats"][0], "name": f"Player {i + 1}"} for i in range(told["view"]["players"])]
        story = {"from": 0, "steps": [], "scores": []}
        self.page.evaluate(
            TELL, {**self.base, **told, "seats": seats, "number": number, "question": number, "story": story}
        )

    def given(self, number: int) -> list[str]:
        """The answers that the page gave to a question by itself."""
        found: list[str] = self.page.evaluate(
            "(n) => sent.filter((it) => it.type === 'answer' && it.question === n).map((it) => it.answer)", number
        )
        return found

    def said(self) -> str:
        """The answer that the page gave last."""
        found: str = self.page.evaluate("sent.findLast((it) => it.type === 'answer').answer")
        return found
