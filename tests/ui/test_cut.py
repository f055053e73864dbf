"""The cut: after the seal is shown, and before a card is seen."""

from random import Random

import pytest

from game.games.takeaway.game import TAKEAWAY
from game.match.code import Code, NoCode, read_code, write_code
from game.match.match import load
from game.ui.begin import begin_match, continue_match
from game.ui.pages.cut import CutPage
from game.ui.pages.dialog import Dialog
from game.ui.pages.round import RoundPage
from game.ui.pages.seal import SealPage
from game.ui.pages.setup import SetupPage
from game.ui.pages.table import TablePage
from game.ui.sitting import YOU, Sitting
from game.ui.widgets.cards import Cards
from game.ui.window import clipboard
from game.ui.window.inputs import Key
from game.words.message import told
from tests.storage.matches import without_notes
from tests.ui.stage import NAMES, SIZES, Stage


def begin(stage: Stage) -> Sitting:
    """A fresh match, as a program that was started without a seed begins it."""
    stage.app.seeded = False
    begin_match(stage.app, TAKEAWAY, TAKEAWAY.options(), NAMES[:2])
    return stage.top(CutPage).sitting


def settle(stage: Stage) -> None:
    """Let everything arrive, nobody thinking."""
    for _ in range(400):
        if isinstance(stage.scene, TablePage):
            stage.scene.show.update(stage.now)
            stage.scene._turn_page()
        stage.now += 1


def on_disk(sitting: Sitting) -> str:
    return sitting.keeper.path.read_text(encoding="utf-8")


def test_a_fresh_match_has_128_bits_of_chance_and_no_number(stage: Stage) -> None:
    numbers = [begin(stage).match.setup.seed for _ in range(8)]
    assert len(set(numbers)) == 8
    assert max(numbers).bit_length() > 100
    assert all(str(number) not in "".join(node.name for node in stage.nodes) for number in numbers)
    stage.click("No cut")
    said = " ".join(node.name + (node.value or "") for node in stage.nodes)
    assert "deal " not in said.replace("Sealed deal ", "")


def test_the_seal_is_shown_and_on_disk_before_the_cut(stage: Stage) -> None:
    sitting = begin(stage)
    seal = sitting.match.deals[0].seal
    assert f"Seal {seal}" in [node.name for node in stage.nodes]
    assert f"# seal 1 {seal}" in on_disk(sitting)
    stage.click("Copy the seal")
    assert clipboard.pasted() == seal


def test_no_card_is_seen_before_the_cut(stage: Stage) -> None:
    begin(stage)
    assert not any(isinstance(node.widget, Cards) for node in stage.nodes)


def test_a_click_on_the_deck_cuts_it_there(stage: Stage) -> None:
    sitting = begin(stage)
    deck = stage.top(CutPage).tree.by_key["deck"].rect
    point = (deck.x + deck.w * 20 / 52, deck.centery)
    stage.press(point)
    stage.release(point)
    deal = sitting.match.deals[0]
    assert deal.cut == 20
    table = stage.top(TablePage)
    settle(stage)
    dealt = [card for slot in table.show.seen.view["slots"] for card in slot["cards"]]
    assert set(dealt) == set(deal.dealt[: len(dealt)])
    assert load(on_disk(sitting)).state == sitting.match.state
    assert on_disk(sitting) == sitting.match.sealed_record()


def test_without_a_cut_the_deck_is_dealt_as_it_was_sealed(stage: Stage) -> None:
    sitting = begin(stage)
    stage.key("return")
    stage.top(TablePage)
    assert sitting.match.deals[0].cut == 0


def test_the_deck_is_cut_by_keys(stage: Stage) -> None:
    sitting = begin(stage)
    stage.key("tab")
    assert stage.scene.tree.focus == "deck"
    stage.key("right", "left", "left", "page down")
    assert stage.find("Place of the cut").value == "behind card 34"
    stage.key("return")
    assert sitting.match.deals[0].cut == 34


def test_escape_is_no_cut(stage: Stage) -> None:
    sitting = begin(stage)
    stage.key("tab", "right", "escape")
    stage.top(TablePage)
    assert sitting.match.deals[0].cut == 0


def test_the_cut_can_be_switched_off(stage: Stage) -> None:
    stage.app.settings.cut = "off"
    stage.app.seeded = False
    begin_match(stage.app, TAKEAWAY, TAKEAWAY.options(), NAMES[:2])
    assert stage.top(TablePage).sitting.match.setup.secret


def test_a_deal_asked_for_is_not_cut(stage: Stage) -> None:
    stage.app.seeded = False
    begin_match(stage.app, TAKEAWAY, TAKEAWAY.options(), NAMES[:2], Code(7))
    table = stage.top(TablePage)
    assert not table.sitting.match.setup.secret
    assert not table.sitting.cuttable


def over(stage: Stage) -> TablePage:
    """A table at the end of its first round."""
    sitting = begin(stage)
    stage.click("No cut")
    table = stage.top(TablePage)
    rng = Random(4)
    while not sitting.match.state.rounds:
        table.show.add(sitting.play(rng.choice(sitting.match.moves_now())))
    settle(stage)
    stage.top(RoundPage)
    return table


def test_the_next_rounds_deck_is_cut_from_the_round_page(stage: Stage) -> None:
    table = over(stage)
    match = table.sitting.match
    stage.click("Cut the deck")
    seal = match.deals[1].seal
    assert f"Seal {seal}" in [node.name for node in stage.nodes]
    stage.key("tab", "right")
    stage.click("Cut here")
    assert stage.top(TablePage) is table
    settle(stage)
    deal = match.deals[1]
    assert (deal.cut, deal.seal) == (26, seal)
    assert table.show.seen.view == match.view(YOU)
    assert load(on_disk(table.sitting)).state == match.state
    log = [told(line) for lines in table.sitting.told() for line in lines]
    assert table.show.log[-len(log) :] == log


def test_the_next_round_goes_on_without_a_cut(stage: Stage) -> None:
    table = over(stage)
    stage.click("Next round")
    settle(stage)
    assert table.sitting.match.deals[1].cut == 0
    assert table.show.seen.view == table.sitting.match.view(YOU)


def test_what_was_taken_back_over_a_cut_is_done_again_with_it(stage: Stage) -> None:
    table = over(stage)
    sitting = table.sitting
    sitting.cut(31)
    rng = Random(6)
    while not (sitting.yours and len(sitting.match.moves) > sitting.match.deals[1].after + 3):
        sitting.play(rng.choice(sitting.match.moves_now()))
    kept = on_disk(sitting)
    log = list(sitting.told())
    backwards = 0
    while len(sitting.match.deals) == 2:
        sitting.undo()
        backwards += 1
    assert sitting.match.setup.cuts == ()
    for _ in range(backwards):
        sitting.redo()
    assert sitting.match.deals[1].cut == 31
    assert without_notes(on_disk(sitting)) == without_notes(kept)
    assert sitting.told() == log


def test_a_cut_ends_what_could_be_done_again(stage: Stage) -> None:
    sitting = begin(stage)
    sitting.play(sitting.match.moves_now()[0])
    while not sitting.undoable:
        sitting.play(sitting.match.moves_now()[0])
    while sitting.match.moves:
        sitting.undo()
    assert sitting.redoable
    sitting.cut(5)
    assert not sitting.redoable


def test_the_code_of_a_round_deals_it_again(stage: Stage) -> None:
    table = over(stage)
    stage.click("Cut the deck")
    stage.key("tab", "right")
    stage.click("Cut here")
    settle(stage)
    match = table.sitting.match
    while len(match.state.rounds) < 2:
        table.show.add(table.sitting.play(match.moves_now()[0]))
    settle(stage)
    stage.click("Verify the deal")
    deal = stage.top(SealPage).deal
    code = stage.top(SealPage).code()
    assert code in [node.name for node in stage.nodes]
    stage.top(SealPage).scroll(10_000)
    stage.click("Copy this code")
    setup = stage.show(SetupPage(stage.app, TAKEAWAY))
    setup.set_focus(setup.tree.by_key["deal"])
    setup.on_key(Key("v", control=True))
    assert setup.deal == code
    setup.plan.players = 2
    setup.play()
    again = stage.top(TablePage).sitting.match
    assert again.deals[0].dealt == deal.dealt
    assert again.state.dealer == deal.dealer
    assert not again.setup.secret


def test_a_code_that_cannot_be_read_gets_a_sentence(stage: Stage) -> None:
    setup = stage.show(SetupPage(stage.app, TAKEAWAY))
    setup.deal = "ABC"
    setup.play()
    assert "28 signs" in stage.top(Dialog).text


def test_going_on_with_a_deal_that_was_not_sealed_so_is_told(stage: Stage) -> None:
    sitting = begin(stage)
    path = sitting.keeper.path
    text = on_disk(sitting).replace(f"seed: {sitting.match.setup.seed}", "seed: 5")
    path.write_text(text, encoding="utf-8")
    continue_match(stage.app, path)
    assert "does not fit" in stage.top(Dialog).text
    stage.click("Play on all the same")
    stage.top(TablePage)
    assert path.read_text(encoding="utf-8") == text


def test_nothing_leaves_the_cut_page_at_any_size(stage: Stage) -> None:
    begin(stage)
    for size in SIZES:
        stage.resize(*size)
        window = stage.scene.tree.root.rect
        for node in stage.nodes:
            assert window.contains(node.rect), (size, node.name)


@pytest.mark.parametrize("number", [0, 1, 2**127 + 12345, 2**128 - 1])
@pytest.mark.parametrize(("dealer", "cut"), [(None, 0), (0, 1), (9, 161), (3, 255)])
def test_a_code_is_read_as_it_was_written(number: int, dealer: int | None, cut: int) -> None:
    code = Code(number, dealer, cut)  # type: ignore[arg-type]
    text = write_code(code)
    assert read_code(text) == code
    assert read_code(text.lower().replace("-", " ")) == code
    assert read_code(text.replace("0", "o").replace("1", "l")) == code


@pytest.mark.parametrize("text", ["X", "1" * 19, "0" * 29, "ÄÖÜ", "12!", "U" * 28])
def test_other_texts_are_no_codes(text: str) -> None:
    with pytest.raises(NoCode):
        read_code(text)
