"""The letters in the corners of cards are those of the language, and texts have the same ones."""

import re
from collections.abc import Iterator

import pytest
from pygame.image import tobytes

from game.cards import french
from game.cards.card_names import named, run
from game.cards.melds import LaidCard
from game.games import GAMES, GAMES_BY_NAME
from game.storage.settings import ENGLISH_LETTERS, LETTERS_OF_LANGUAGE
from game.text.languages import SPOKEN_ENGLISH
from game.text.message import (
    ENGLISH_INDEX_LETTERS,
    ENGLISH_LANGUAGE,
    INDEX_MESSAGE,
    Language,
    Pattern,
    has_own_letters,
    index_letters,
    speak,
    told,
    told_in_line,
    told_in_signs,
)
from game.ui.deck.card_images import DOUBLE_SIZE_VARIANT
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.widgets.words import Signed
from tests.ui.stage import Stage
from tests.words.foreign import GERMAN_LANGUAGE, HEBREW_LANGUAGE, RUSSIAN_LANGUAGE

PACKS = ("usual", "large")
LETTERED_CARDS = ("JS", "QH", "JK=J", "JK=QD")
SHARED_CARDS = ("AS", "KH", "TD", "JK", "JK=K", "JK=8C")
TEN_JACK_QUEEN = [LaidCard(french.read(one)) for one in ("TS", "JS", "QS")]


def spoken(stage: Stage, language: Language) -> Iterator[Stage]:
    speak(language)
    stage.app.set("letters", LETTERS_OF_LANGUAGE)
    yield stage
    speak(ENGLISH_LANGUAGE)


def pictures(stage: Stage, cards: tuple[str, ...]) -> list[bytes]:
    """The cards at rest, of both packs, and large enough for a close look."""
    images = stage.app.images
    shown = [images.card(text, 90, faces) for text in cards for faces in PACKS]
    shown += [images.card(text, 240) for text in cards]
    shown += [images._card(text, 90, "cards", DOUBLE_SIZE_VARIANT) for text in cards]
    return [tobytes(one, "RGBA") for one in shown]


def test_cards_and_texts_have_the_letters_of_the_language(stage: Stage) -> None:
    lettered, shared = pictures(stage, LETTERED_CARDS), pictures(stage, SHARED_CARDS)
    for german in spoken(stage, GERMAN_LANGUAGE):
        assert index_letters() == ("B", "D", "K", "A")
        assert told_in_signs(named(french.read("JS"))) == "BPik"
        assert told(run(TEN_JACK_QUEEN)) == "Pik 10-B-D"
        assert told_in_line(run(TEN_JACK_QUEEN)) == "Pik 10-B-D"
        drawn = pictures(german, LETTERED_CARDS)
        assert all(one != other for one, other in zip(drawn, lettered, strict=True))
        assert pictures(german, SHARED_CARDS) == shared


def test_the_letters_of_english_are_those_of_its_message() -> None:
    said = [ENGLISH_LANGUAGE.say(INDEX_MESSAGE, {"rank": rank}) for rank in ENGLISH_INDEX_LETTERS]
    assert tuple(said) == index_letters() == ENGLISH_INDEX_LETTERS


def test_the_setting_gives_cards_and_texts_the_letters_of_english_at_once(stage: Stage) -> None:
    before = pictures(stage, LETTERED_CARDS)
    for german in spoken(stage, GERMAN_LANGUAGE):
        german.app.set("letters", ENGLISH_LETTERS)
        assert index_letters() == ENGLISH_INDEX_LETTERS
        assert pictures(german, LETTERED_CARDS) == before
        assert told(run(TEN_JACK_QUEEN)) == "Pik 10-J-Q"
        assert told_in_signs(named(french.read("JS"))) == "JPik"
        assert told_in_line(run(TEN_JACK_QUEEN)) == "Pik 10-J-Q"
        german.app.set("letters", LETTERS_OF_LANGUAGE)
        assert told(run(TEN_JACK_QUEEN)) == "Pik 10-B-D"
        assert pictures(german, LETTERED_CARDS) != before


class Lettered(Language):
    """English with the letters of German."""

    def pattern(self, name: str) -> Pattern:
        return (GERMAN_LANGUAGE if name == INDEX_MESSAGE else super()).pattern(name)


def test_the_log_beside_the_table_follows_the_setting_at_once(stage: Stage) -> None:
    def log() -> str:
        looks = (node.widget for node in stage.scene.tree.nodes)
        return " ".join(look.seen for look in looks if isinstance(look, Signed))

    for lettered in spoken(stage, Lettered(SPOKEN_ENGLISH, ENGLISH_LANGUAGE)):
        lettered.sit(3, game=GAMES_BY_NAME["take"], moves=20)
        before = log()
        assert re.search("[BD][♠♥♦♣]", before)
        lettered.app.set("letters", ENGLISH_LETTERS)
        assert log() == re.sub("[BD](?=[♠♥♦♣])", lambda one: "JQ"["BD".index(one[0])], before)


def test_posters_have_the_letters_of_the_cards(stage: Stage) -> None:
    def posters() -> list[bytes]:
        drawn = [stage.app.images.drawing(game.picture, 160, 200) for game in GAMES]
        return [tobytes(one, "RGBA") for one in drawn]

    before = posters()
    for german in spoken(stage, GERMAN_LANGUAGE):
        changed = [one != other for one, other in zip(posters(), before, strict=True)]
        has_letters = ("takeaway", "rummy500", "texas")
        assert changed == [game.name in has_letters for game in GAMES]
        german.app.set("letters", ENGLISH_LETTERS)
        assert posters() == before


def test_letters_that_no_card_has_leave_the_cards_as_they_are(stage: Stage) -> None:
    before = pictures(stage, LETTERED_CARDS)
    for russian in spoken(stage, RUSSIAN_LANGUAGE):
        assert "".join(index_letters()) == "ВДКТ"
        assert pictures(russian, LETTERED_CARDS) == before


@pytest.mark.parametrize(
    ("language", "offered"),
    [(ENGLISH_LANGUAGE, False), (HEBREW_LANGUAGE, False), (GERMAN_LANGUAGE, True)],
    ids=lambda one: one.spoken.tag if isinstance(one, Language) else "",
)
def test_the_letters_can_be_chosen_where_the_language_has_its_own(
    stage: Stage, language: Language, offered: bool
) -> None:
    for there in spoken(stage, language):
        page = there.show(SettingsPage(there.app, "deck"))
        assert has_own_letters() == offered
        assert ("option letters=english" in page.tree.by_key) == offered
        if offered:
            page.activate(page.tree.by_key["option letters=english"])
            assert there.app.settings.letters == ENGLISH_LETTERS
