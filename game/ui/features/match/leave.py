"""Ways to leave: for other pages, or the program."""

from game.text.icon import Icon
from game.text.message import Message
from game.ui.kit.input.commands import QUIT, QUIT_NOW, Scope
from game.ui.kit.pages.dialog import DialogButton
from game.ui.program import Program
from game.ui.routes import Route


def leave_for(app: Program, *pages: Route) -> None:
    """Replace all pages by these. Asks first if moves would be lost."""
    app.leave(lambda: app.navigator.replace(*pages))


def ask_to_quit(app: Program) -> None:
    """End the program. Asks first if a key may have been pressed by mistake."""
    if not app.by_keyboard:
        app.quit()
        return
    app.navigator.ask(
        "quit",
        Message("page-quit-heading"),
        Message("page-quit-text", key=QUIT_NOW.shown),
        [
            DialogButton(QUIT.label, app.quit, Icon.QUIT, QUIT),
            DialogButton(Message("page-back"), app.navigator.back, Icon.BACK),
        ],
        Scope.QUIT,
    )
