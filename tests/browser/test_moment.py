"""The end of my turn can be taken back while the bots still wait."""

import pytest

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person

PATIENT = """
const kept = JSON.parse(localStorage.getItem('donjon-preferences') ?? '{}');
localStorage.setItem('donjon-preferences', JSON.stringify({ ...kept, hasty: false }));
"""
# Once it is not mine to decide: take back what can be taken back, and say whether there was anything.
TAKE_BACK = """
async (name) => {
  const table = document.querySelector('[data-screen=table]');
  const theirs = () => !('busy' in table.dataset) && !document.querySelector('main [data-glow]');
  for (let i = 0; i < 40 && !theirs(); i += 1) await new Promise(requestAnimationFrame);
  const undo = [...document.querySelectorAll('button')].find((one) => one.title === name);
  if (!theirs() || !undo || undo.disabled) return false;
  undo.click();
  return true;
}
"""
TRIES = 12  # a very busy machine may be too slow for the moment


@pytest.mark.parametrize("phone", [False, True])
def test_the_end_of_my_turn_is_taken_back(open_page: OpenPage, house: House, phone: bool) -> None:
    """Nothing is drawn in Barony once it is begun: undo is offered before the bot goes on."""
    page = open_page(**(PHONE if phone else {}))
    page.add_init_script(PATIENT)
    person = Person(page, seed=2, phone=phone)
    person.open_table(house.address, ["random"], game="barony")
    for _ in range(TRIES):
        assert person.wait()
        before = person.ply()
        person.step()
        if person.ply() == before or not page.evaluate(TAKE_BACK, "Annuler"):
            continue
        assert person.wait()
        if person.ply() == before:
            assert person.glowing()
            return
    raise AssertionError("the bot never waited")
