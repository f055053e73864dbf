"""Which zones are marked because of what the player holds or points at."""

from game.ui.table.model import TableModel


def lit(model: TableModel) -> list[str]:
    """The zones that can be used now, or those the held cards may go to."""
    if not model.your_turn:
        return []
    zones = [place.zone for place in model.show.laid.places]
    call = model.open_call()
    if call is not None and model.hides():
        return [call.found_in] if model.spotting else []
    if model.held.holds_hand or model.show.hand.picks:
        targets = {offer.target for offer in model.asking.legal(model.gesture_cards())}
        return [zone for zone in zones if zone in targets]
    held = model.held.carried or model.picked
    if held is not None:
        return [zone for zone in zones if zone != held and _legal(model, held, zone)]
    return [zone for zone in model.asking.by_zone() if zone in zones]


def _legal(model: TableModel, source: str, target: str) -> bool:
    """Whether a gesture from zone to zone means a legal move."""
    show = model.show
    move = show.table.meaning(show.state, source, target, None)
    return move is not None and model.sitting.why(move) is None


def fitting(model: TableModel) -> list[str]:
    """The zones that go with the one under the pointer or the focus."""
    key, show = model.pointed, model.show
    zone = key.removeprefix("zone ")
    if zone == key or model.held.carried or zone not in show.laid.spots:
        return []
    return show.table.fitting(show.state, zone)
