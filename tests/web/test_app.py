"""The page is an app: it can be installed, is there without a connection and says so, and tells of turns."""

import json

from playwright.sync_api import expect

from tests.web.site import Site

READY = """navigator.serviceWorker.ready.then(() => new Promise((done) => {
  if (navigator.serviceWorker.controller) done();
  else navigator.serviceWorker.addEventListener("controllerchange", () => done());
}))"""
# What the worker has kept of cards and rules: without a connection a page that asks for more is refused.
KEPT = """caches.open("library")
  .then((it) => it.keys())
  .then((all) => all.map((it) => new URL(it.url).pathname.split("/").at(-1)))"""
NOTICES = """navigator.serviceWorker.ready
  .then((it) => it.getNotifications())
  .then((all) => all.map((it) => [it.title, it.body, it.tag, it.data]))"""


def test_the_app_can_be_installed_is_there_offline_and_tells_of_turns(site: Site) -> None:
    ann = site.open("Ann", service_workers="allow", permissions=["notifications"], lang="nl")
    page = ann.page
    page.goto("/rules")
    page.evaluate(READY)
    manifest = ann.get(str(page.locator("link[rel=manifest]").get_attribute("href")))
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        answer = ann.context.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])

    page.reload()
    ann.until(lambda: {"games", "rules", "cards"} <= set(page.evaluate(KEPT)), "cards and rules are kept")
    ann.expect("ERR_INTERNET_DISCONNECTED|WebSocket")
    ann.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text("Je bent offline")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("V1.1", exact=True).first).to_be_visible()
    ann.context.set_offline(False)
    expect(page.get_by_text("Je bent offline")).not_to_be_visible()

    line = ann.context.new_cdp_session(page)
    registrations: list[dict[str, str]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda it: registrations.extend(it["registrations"]))
    line.send("ServiceWorker.enable")
    ann.until(lambda: bool(registrations), "the worker")
    told = {"title": "Vale", "body": "Jij bent aan de beurt.", "url": "https://elsewhere.example/x", "tag": "t"}
    message = {"origin": site.server.url(""), "registrationId": registrations[0]["registrationId"]}
    line.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps(told)})
    ann.until(lambda: bool(page.evaluate(NOTICES)), "the notification")
    assert page.evaluate(NOTICES) == [["Vale", "Jij bent aan de beurt.", "t", site.server.url("")]]
