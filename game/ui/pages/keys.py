"""The keys of all commands."""

from game.ui.headed import HeadedPage
from game.ui.window.commands import Place
from game.words.message import say


class KeysPage(HeadedPage):
    name = "keys"
    places = (Place.KEYS,)

    @property
    def heading(self) -> str:  # type: ignore[override]
        return say("keys-heading")
