"""The one offer to see that nobody stacks the deck: above the buttons of a result page."""

from game.text.icon import Icon
from game.text.message import say
from game.ui import routes
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align
from game.ui.kit.layout.grid import Flow
from game.ui.kit.tree import Act
from game.ui.program import Program
from game.ui.table.model.table_model import TableModel

MIN_MATCHES_BEFORE_OFFER_COUNT = 10
"""Number of finished matches after which the proof is offered."""
OFFERED_PROOF_NAME = "proof"
"""Name of the offer among the sentences that were shown."""


class ProofOffer:
    """The offer on the result page of the match in ``model``; an answer calls ``changed``.

    It is made once, after ``MIN_MATCHES_BEFORE_OFFER_COUNT`` matches, and for a sealed deal.
    """

    def __init__(self, app: Program, model: TableModel, changed: Act) -> None:
        self.app = app
        self.model = model
        self.changed = changed
        self.is_open = False

    def begin(self) -> None:
        """Make the offer if it is due, and note that it was made."""
        explained = self.app.settings.explained
        if OFFERED_PROOF_NAME in explained:
            return
        finished = self.app.match_store.finished_count()
        if finished >= MIN_MATCHES_BEFORE_OFFER_COUNT and self.model.seal:
            self.is_open = True
            explained.append(OFFERED_PROOF_NAME)
            self.app.save_settings()
            self.changed()

    def box(self, kit: Kit) -> list[Box]:
        """One line with its two answers; nothing once it was answered."""
        if not self.is_open:
            return []
        asks = kit.words(say("seal-offer"), 15, anchor="midleft")
        show = kit.button("show proof", say("seal-offer.show"), self._show, icon=Icon.SEAL,
                          target=40, area="proof")  # fmt: skip
        no = kit.button("no proof", say("seal-offer.no"), self._close, target=40, area="proof")
        return [Align(Flow([Align(asks), show, no], kit.px(12), kit.px(6), lean=0.5))]

    def _show(self) -> None:
        self._close()
        self.app.navigator.open(routes.Seal(self.model, finished=True))

    def _close(self) -> None:
        self.is_open = False
        self.changed()
