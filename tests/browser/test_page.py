"""What the browser is sent: little script, and nothing that a strict content policy would refuse."""

import gzip

from playwright.sync_api import Page, Response

from tests.browser.house import House
from tests.browser.person import Person

LARGEST = 190_000  # bytes of script, gzipped; 150,000 are wanted: the catalogues of all games come at once
STRICT = """
new MutationObserver((_, watcher) => {
  if (!document.head) return;
  watcher.disconnect();
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'self'; style-src 'self'";
  document.head.prepend(policy);
}).observe(document, { childList: true, subtree: true });
"""


def test_a_table_needs_little_script(page: Page, house: House) -> None:
    """All that is fetched from an empty cache until one can play, and the rules page on top."""
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    person = Person(page)
    page.goto(house.address)
    page.wait_for_selector("[data-play]")
    person.open_table(house.address, ["random"])
    assert person.wait()
    page.goto(f"{house.address}/rules/terre-de-barons")
    page.wait_for_selector("figure")
    assert len(scripts) > 3
    assert sum(scripts.values()) < LARGEST


def test_a_strict_policy_refuses_nothing(page: Page, house: House, complaints: list[str]) -> None:
    """A page complains to the console of everything that is refused."""
    page.add_init_script(STRICT)
    person = Person(page, seed=3)
    person.open_table(house.address, ["random"])
    for _ in range(12):
        assert person.wait()
        person.step()
    assert complaints == []
    page.evaluate("document.body.setAttribute('style', 'color: red')")  # the policy is really in force
    assert any("Content Security Policy" in complaint for complaint in complaints)
    complaints.clear()
