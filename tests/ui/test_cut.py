"""The cut: after the seal is shown, and before a card is seen."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.core.event import PERSON_SEAT, Seat
from game.core.record import parse_record
from game.games.takeaway.game import TAKEAWAY
from game.match.deal_code import Code, NoCode, read_code, write_code
from game.match.match import Match, load
from game.match.seal_check import verify
from game.session import MatchSession
from game.storage.settings import Settings
from game.text.message import say, told
from game.ui.deck.card_widgets import Cards
from game.ui.features.evening.open_evening import begin_evening, continue_evening
from game.ui.features.match.begin_match import begin_match, continue_match, sit_down
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.seal.cut_page import CutPage
from game.ui.features.seal.seal_page import SealPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input import events
from game.ui.kit.input.events import Key
from game.ui.kit.pages.dialog import Dialog
from game.ui.table.model.actions import OpenSeal
from tests.evening.evenings import terms
from tests.ui.stage import NAMES, SIZES, Stage


@pytest.fixture(autouse=True)
def cutting(stage: Stage) -> None:
    """The player has chosen to cut."""
    stage.app.settings.cut = True


def begin(stage: Stage) -> MatchSession:
    """A fresh match, as a program that was started without a seed begins it."""
    stage.app.seeded = False
    begin_match(stage.app, TAKEAWAY, TAKEAWAY.options_type(), NAMES[:2])
    return stage.top(CutPage).session


def settle(stage: Stage) -> None:
    """Let everything arrive, nobody thinking."""
    for _ in range(400):
        if isinstance(stage.scene, TablePage):
            stage.scene.show.update(stage.now)
            stage.scene._turn_page()
        stage.now += 1


def on_disk(session: MatchSession) -> str:
    return session.writer.path.read_text(encoding="utf-8")


def test_a_fresh_match_has_128_bits_of_chance_and_no_number(stage: Stage) -> None:
    numbers = [begin(stage).match.setup.seed for _ in range(8)]
    assert len(set(numbers)) == 8
    assert max(numbers).bit_length() > 100
    assert all(str(number) not in "".join(node.name for node in stage.nodes) for number in numbers)
    stage.click("deal")
    said = " ".join(node.name + (node.value or "") for node in stage.nodes)
    assert "deal " not in said.replace("A sealed deal ", "")


def test_the_seal_is_shown_and_on_disk_before_the_cut(stage: Stage) -> None:
    session = begin(stage)
    seal = session.match.deals[0].seal
    assert f"Seal {seal}" in [node.name for node in stage.nodes]
    assert f"# seal 1 v4 {seal}" in on_disk(session)
    stage.click("copy")
    assert events.pasted() == seal


def test_no_card_is_seen_before_the_cut(stage: Stage) -> None:
    begin(stage)
    assert not any(isinstance(node.widget, Cards) for node in stage.nodes)


def test_a_click_on_the_deck_cuts_it_there(stage: Stage) -> None:
    session = begin(stage)
    deck = stage.top(CutPage).tree.by_key["deck"].rect
    point = (deck.x + deck.w * 20 / 52, deck.centery)
    stage.press(point)
    stage.release(point)
    deal = session.match.deals[0]
    assert deal.part == "cut 20"
    table = stage.top(TablePage)
    settle(stage)
    dealt = [card for slot in table.show.seen.view["slots"] for card in slot["cards"]]
    assert set(dealt) == set(deal.dealt[: len(dealt)])
    assert load(on_disk(session)).state == session.match.state
    assert on_disk(session) == session.match.sealed_record()


def test_without_a_cut_the_deck_is_dealt_as_it_was_sealed(stage: Stage) -> None:
    session = begin(stage)
    deck = session.match.deals[0].deck
    stage.click("deal")
    stage.top(TablePage)
    assert (session.match.deals[0].part, session.match.deals[0].deck) == ("cut 0", deck)
    assert "\ncut 0\n" in on_disk(session)


def test_the_deck_is_cut_by_keys(stage: Stage) -> None:
    session = begin(stage)
    assert stage.scene.tree.focus == "deal"
    stage.key("tab")
    assert stage.scene.tree.focus == "deck"
    place = stage.top(CutPage).place
    stage.key("right", "left", "left", "page up" if place > 30 else "page down")
    wanted = place - 11 if place > 30 else place + 9
    assert stage.find("deck").value == f"after card {wanted}"
    stage.key("return")
    assert session.match.deals[0].part == f"cut {wanted}"


def test_the_cut_begins_by_chance_and_is_no_part_until_it_is_moved(stage: Stage) -> None:
    places = []
    for _ in range(12):
        session = begin(stage)
        places.append(stage.top(CutPage).place)
        assert say("cut-unmoved") in [node.name for node in stage.nodes]
        assert not stage.find("cut").enabled
        stage.key("return")
        assert session.match.deals[0].part == "cut 0"
    assert len(set(places)) > 4
    assert all(0 < place < 52 for place in places)


def test_a_mouse_that_passes_over_the_deck_chooses_no_place(stage: Stage) -> None:
    session = begin(stage)
    page = stage.top(CutPage)
    place, deck = page.place, page.tree.by_key["deck"].rect
    for part in (0.1, 0.5, 0.9):
        page.on_move(deck.x + deck.w * part, deck.centery)
        assert page.shown == round(52 * part)
        assert (page.place, page.moved) == (place, False)
    stage.key("tab", "return")
    assert session.match.deals[0].part == "cut 0"


def test_what_the_buttons_say_follows_the_cut(stage: Stage) -> None:
    begin(stage)
    assert [stage.find("deal").enabled, stage.find("cut").enabled] == [True, False]
    stage.key("c")
    assert stage.top(CutPage)
    stage.key("tab", "right")
    assert [stage.find("Don’t cut").enabled, stage.find("cut").enabled] == [True, True]
    assert say("cut-unmoved") not in [node.name for node in stage.nodes]


def test_enter_on_a_cut_that_was_not_moved_counts_the_words(stage: Stage) -> None:
    session = begin(stage)
    stage.top(CutPage).type_words("Good luck")
    stage.key("tab", "return")
    assert session.match.deals[0].part == "words Good luck"


def test_escape_is_no_cut(stage: Stage) -> None:
    session = begin(stage)
    stage.key("tab", "right", "escape")
    stage.top(TablePage)
    assert session.match.deals[0].part == "cut 0"


def test_nobody_is_asked_to_cut_who_has_not_chosen_it(stage: Stage) -> None:
    stage.app.settings.cut = Settings().cut
    stage.app.seeded = False
    begin_match(stage.app, TAKEAWAY, TAKEAWAY.options_type(), NAMES[:2])
    match = stage.top(TablePage).session.match
    assert match.setup.secret
    assert match.deals[0].part == "cut 0"


def cut_off(stage: Stage) -> None:
    stage.app.settings.cut = False
    begin_match(stage.app, TAKEAWAY, TAKEAWAY.options_type(), NAMES[:2])


def for_children(stage: Stage) -> None:
    stage.app.settings.hold_for_children(True)
    begin_match(stage.app, TAKEAWAY, TAKEAWAY.options_type(), NAMES[:2])


def not_moved(stage: Stage) -> None:
    begin(stage)
    stage.key("return")


def escaped(stage: Stage) -> None:
    begin(stage)
    stage.top(CutPage).type_words("Never mind")
    stage.key("escape")


def in_an_evening(stage: Stage) -> None:
    stage.app.settings.cut = False
    begin_evening(stage.app, terms())


@pytest.mark.parametrize("way", [cut_off, for_children, not_moved, escaped, in_an_evening])
def test_each_way_to_give_no_part_claims_that_the_program_could_have_chosen(
    stage: Stage, way: Callable[[Stage], None]
) -> None:
    stage.app.seeded = False
    way(stage)
    stage.top(TablePage).perform(OpenSeal())
    said = [node.name for node in stage.nodes if node.name != say("seal-let-me-cut")]
    assert say("proof-claim.nothing") in said
    assert not any("nobody could have chosen" in one or "cut" in one for one in said)


def test_a_deal_asked_for_is_not_cut(stage: Stage) -> None:
    stage.app.seeded = False
    begin_match(stage.app, TAKEAWAY, TAKEAWAY.options_type(), NAMES[:2], Code(7))
    table = stage.top(TablePage)
    assert not table.session.match.setup.secret
    assert not table.session.cuttable


def over(stage: Stage) -> TablePage:
    """A table at the end of its first round."""
    session = begin(stage)
    stage.click("deal")
    table = stage.top(TablePage)
    rng = Random(4)
    while not session.match.state.rounds:
        table.show.add(session.play(rng.choice(session.match.moves_now())))
    settle(stage)
    stage.top(RoundPage)
    return table


def test_the_next_rounds_deck_is_cut_from_the_round_page(stage: Stage) -> None:
    table = over(stage)
    match = table.session.match
    stage.click("Cut the deck")
    seal = match.deals[1].seal
    assert f"Seal {seal}" in [node.name for node in stage.nodes]
    stage.key("tab", "left" if stage.top(CutPage).place > 26 else "right")
    place = stage.top(CutPage).place
    stage.click("cut")
    assert stage.top(TablePage) is table
    settle(stage)
    deal = match.deals[1]
    assert (deal.part, deal.seal) == (f"cut {place}", seal)
    assert table.show.seen.view == match.view(PERSON_SEAT)
    assert load(on_disk(table.session)).state == match.state
    log = [told(line) for lines in table.session.told() for line in lines]
    assert table.show.log[-len(log) :] == log


def test_the_next_round_goes_on_without_a_cut(stage: Stage) -> None:
    table = over(stage)
    stage.click("Next round")
    settle(stage)
    assert table.session.match.deals[1].part == "cut 0"
    assert on_disk(table.session).count("\ncut 0\n") == 2
    assert table.show.seen.view == table.session.match.view(PERSON_SEAT)


def test_what_was_taken_back_over_a_cut_is_done_again_with_it(stage: Stage) -> None:
    table = over(stage)
    session = table.session
    session.add_part("words Once more")
    rng = Random(6)
    while not (session.yours and len(session.match.moves) > session.match.deals[1].after + 3):
        session.play(rng.choice(session.match.moves_now()))
    kept = on_disk(session)
    log = list(session.told())
    backwards = 0
    while len(session.match.deals) == 2:
        session.undo()
        backwards += 1
    assert session.match.setup.parts == ("cut 0",)
    for _ in range(backwards):
        session.redo()
    assert session.match.deals[1].part == "words Once more"
    assert load(on_disk(session)).record() == load(kept).record()
    assert all(one.good for one in verify(session.match, parse_record(on_disk(session))))
    assert session.told() == log


@pytest.mark.parametrize(("dealer", "said"), [(0, "You deal."), (1, "Ada deals.")])
def test_who_deals_is_shown_with_the_seal_before_the_cut(
    stage: Stage, dealer: Seat, said: str
) -> None:
    stage.app.seeded = False
    begin_match(stage.app, TAKEAWAY, TAKEAWAY.options_type(), NAMES[:2], dealer=dealer)
    session = stage.top(CutPage).session
    names = [node.name for node in stage.nodes]
    seal = session.match.deals[0].seal
    assert names.index(said) < names.index(f"Seal {seal}") < names.index("Cut here")
    stage.click("deal")
    assert session.match.state.dealer == dealer


def test_who_deals_is_not_told_before_chance_has_picked_them(stage: Stage) -> None:
    begin(stage)
    names = [node.name for node in stage.nodes]
    assert say("cut-drawn") in names
    assert not any(" deal." in name or " deals." in name for name in names)


def test_words_of_ones_own_are_typed_by_keys_alone(stage: Stage) -> None:
    session = begin(stage)
    assert not [node for node in stage.nodes if node.name == "Use my words"]
    stage.key("tab", "tab")
    assert stage.scene.tree.focus == "words"
    stage.type("Cut no deck: Glück d")
    assert stage.find("Use my words").enabled
    stage.key("return")
    deal = session.match.deals[0]
    assert deal.part == "words Cut no deck: Glück d"
    table = stage.top(TablePage)
    settle(stage)
    assert table.show.seen.view == session.match.view(PERSON_SEAT)
    assert load(on_disk(session)).state == session.match.state


def test_a_click_on_the_deck_cuts_it_although_words_are_typed(stage: Stage) -> None:
    session = begin(stage)
    stage.top(CutPage).type_words("Never mind")
    deck = stage.top(CutPage).tree.by_key["deck"].rect
    stage.press((deck.x + deck.w * 20 / 52, deck.centery))
    stage.release((deck.x + deck.w * 20 / 52, deck.centery))
    assert session.match.deals[0].part == "cut 20"


def test_a_match_left_before_its_cut_goes_on_with_it(stage: Stage) -> None:
    session = begin(stage)
    text = on_disk(session)
    continue_match(stage.app, session.writer.path)
    again = stage.top(CutPage).session
    assert again.match.deals[0].seal == session.match.deals[0].seal
    stage.top(CutPage).step(30 - stage.top(CutPage).place)
    stage.click("cut")
    stage.top(TablePage)
    assert on_disk(again).startswith(text)
    assert again.match.deals[0].part == "cut 30"


def test_a_match_left_before_a_later_cut_shows_no_card_of_that_round(stage: Stage) -> None:
    table = over(stage)
    continue_match(stage.app, table.session.writer.path)
    assert stage.top(CutPage).deal.number == 2
    assert not any(isinstance(node.widget, Cards) for node in stage.nodes)
    stage.app.settings.cut = False
    continue_match(stage.app, table.session.writer.path)
    assert stage.top(TablePage).session.match.deals[1].part == "cut 0"


def test_an_older_versions_match_has_its_deck_cut_and_takes_no_words(stage: Stage) -> None:
    match = Match(TAKEAWAY, TAKEAWAY.setup(2, {}, 1 << 100, secret=True), NAMES[:2])
    session = MatchSession(match, stage.app.match_store.begin(match), stage.app.worker)
    sit_down(stage.app, session, fresh=True, cut=True)
    assert "words" not in stage.top(CutPage).tree.by_key
    stage.top(CutPage).step(30 - stage.top(CutPage).place)
    stage.click("cut")
    assert (match.deals[0].part, match.deals[0].cut) == (None, 30)


def test_an_older_versions_deck_is_left_as_it_lies_where_the_cut_was_not_moved(
    stage: Stage,
) -> None:
    match = Match(TAKEAWAY, TAKEAWAY.setup(2, {}, 1 << 100, secret=True), NAMES[:2])
    session = MatchSession(match, stage.app.match_store.begin(match), stage.app.worker)
    sit_down(stage.app, session, fresh=True, cut=True)
    stage.click("deal")
    stage.top(TablePage)
    assert (match.deals[0].part, match.deals[0].cut) == (None, 0)


FORGED = {
    "a seal is missing": lambda lines: [one for one in lines if not one.startswith("# seal 1 ")],
    "all seals are missing": lambda lines: [one for one in lines if "# seal" not in one],
    "a part was changed": lambda lines: ["cut 3" if one == "cut 0" else one for one in lines],
    "a move of a finished round is gone from the notes": lambda lines: [
        one for one in lines if not one.startswith("# begun")
    ],
    "a deck was changed": lambda lines: [
        one[:-2] + one[-5:-3] if one.startswith("# deal 1") else one for one in lines
    ],
}


@pytest.mark.parametrize("kind", FORGED)
def test_going_on_with_a_record_that_was_changed_is_asked_and_proves_it_no_more(
    stage: Stage, kind: str
) -> None:
    """Continue judges every round and writes nothing anew: what is not proved stays so."""
    table = over(stage)
    path = table.session.writer.path
    table.session.leave_uncut()
    text = "\n".join(FORGED[kind](path.read_text(encoding="utf-8").split("\n")))
    path.write_text(text, encoding="utf-8")
    first = text.index("# deal 1")
    continue_match(stage.app, path)
    dialog = stage.top(Dialog)
    if "Play from there" in [node.name for node in stage.nodes]:
        # Another part deals other cards, with which the moves are none.
        assert kind == "a part was changed"
        return
    assert "Round" in dialog.text
    stage.click("Play on")
    session = stage.top(TablePage).session
    for _ in range(3):
        session.play(session.match.moves_now()[0])
    assert on_disk(session)[:first] == text[:first]
    assert on_disk(session).startswith(text)
    match = load(on_disk(session))
    assert not all(one.good for one in verify(match, parse_record(on_disk(session))))


def take_part_out(path: Path) -> str:
    """Take the last part out of a record; its text before."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    at = max(place for place, line in enumerate(lines) if line.startswith("# dealt "))
    path.write_text("".join([*lines[: at - 1], *lines[at + 1 :]]), encoding="utf-8")
    return text


def test_going_on_without_the_part_that_was_given_is_told_and_asks_for_no_other(
    stage: Stage,
) -> None:
    session = begin(stage)
    stage.top(CutPage).type_words("Good luck")
    stage.key("c")
    path, state = session.writer.path, session.match.state
    text = take_part_out(path)
    continue_match(stage.app, path)
    assert "the part you gave is gone" in stage.top(Dialog).text
    stage.click("Play on")
    again = stage.top(TablePage).session.match
    assert (again.deals[0].part, again.state) == ("words Good luck", state)
    assert path.read_text(encoding="utf-8") == text
    continue_match(stage.app, path)
    stage.top(TablePage)


def test_an_evening_goes_on_with_the_part_that_was_given(stage: Stage) -> None:
    stage.app.seeded = False
    begin_evening(stage.app, terms())
    stage.top(CutPage).type_words("Good luck")
    stage.key("c")
    [file] = stage.app.evenings.waiting()
    session = stage.top(TablePage).session
    take_part_out(session.writer.path)
    stage.show(StartPage(stage.app))
    continue_evening(stage.app, file)
    assert "the part you gave is gone" in stage.top(Dialog).text
    stage.click("Play on")
    again = stage.top(TablePage).session.match
    assert (again.evening, again.state) == (session.match.evening, session.match.state)


def test_the_code_of_a_round_deals_it_again(stage: Stage) -> None:
    table = over(stage)
    stage.click("Cut the deck")
    stage.key("tab", "right")
    stage.click("cut")
    settle(stage)
    match = table.session.match
    while len(match.state.rounds) < 2:
        table.show.add(table.session.play(match.moves_now()[0]))
    settle(stage)
    stage.click("verify")
    deal = stage.top(SealPage).deal
    code = stage.top(SealPage).code()
    assert code in [node.name for node in stage.nodes]
    stage.top(SealPage).scroll(10_000)
    stage.click("code")
    setup = stage.set_up(TAKEAWAY)
    setup.set_focus(setup.tree.by_key["deal"])
    setup.on_key(Key("v", control=True))
    assert setup.deal == code
    setup.plan.players = 2
    setup.play()
    again = stage.top(TablePage).session.match
    assert again.deals[0].dealt == deal.dealt
    assert again.state.dealer == deal.dealer
    assert not again.setup.secret


def test_a_code_that_cannot_be_read_gets_a_sentence(stage: Stage) -> None:
    setup = stage.set_up(TAKEAWAY)
    setup.deal = "ABC"
    setup.play()
    assert "28 letters and digits" in stage.top(Dialog).text


def test_going_on_with_a_deal_that_was_not_sealed_so_is_told(stage: Stage) -> None:
    session = begin(stage)
    path = session.writer.path
    text = on_disk(session).replace(f"seed: {session.match.setup.seed}", "seed: 5")
    path.write_text(text, encoding="utf-8")
    continue_match(stage.app, path)
    assert "Round 1: " in stage.top(Dialog).text
    stage.click("Play on")
    stage.click("deal")
    stage.top(TablePage)
    assert path.read_text(encoding="utf-8").startswith(text)
    continue_match(stage.app, path)
    assert "Round 1: " in stage.top(Dialog).text


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
