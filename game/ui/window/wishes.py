"""How the player wants the window to look: measures and drawings as the settings say."""

from game.storage.settings import Settings
from game.ui.paint import theme
from game.ui.paint.assets import Assets
from game.ui.paint.inks import Inks
from game.ui.paint.text import Texts
from game.ui.paint.theme import Measures
from game.words.message import name_shapes


def fitted(settings: Settings, measures: Measures, assets: Assets, texts: Texts) -> Measures:
    """The measures as the settings have them; what is drawn and written fits them from now on."""
    measures = measures._replace(
        large=settings.face == "large",
        text_factor=settings.text / 100,
        contrast=settings.contrast == "on",
        ample=settings.size == "large",
        mirrored=settings.left_handed == "on",
    )
    for store in (assets.store, texts.lines):
        store.fit((measures.width, measures.height))
    name_shapes(settings.colours == "on")
    assets.back = settings.back
    assets.inks = Inks(settings.deck == "four", settings.colours == "on", settings.contrast == "on")
    assets.large = measures.large
    assets.small = theme.SMALL_CARD * measures.scale
    return measures
