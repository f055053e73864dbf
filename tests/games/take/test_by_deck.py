"""A round played from an explicit deck through the engine, as another program would."""

import json
from typing import Any

from game.cards import french
from game.engine import Engine
from game.games.take.state import TAKE_PACK

# Two players, the dealer is seat 1: seat 0 is dealt the 1st, 3rd ... card.
FIRST = ["5C", "6C", "7C", "KH", "2S", "9D", "JS"]
SECOND = ["8C", "4S", "5S", "6S", "QD", "3H", "JK"]


def deck() -> list[str]:
    dealt = [card for pair in zip(FIRST, SECOND, strict=True) for card in pair]
    after = ["TD", "2H", "9C", "TC", "3D"]
    rest = [french.write(card) for card in TAKE_PACK]
    for card in dealt + after:
        rest.remove(card)
    return dealt + after + rest


def asked(engine: Engine, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(engine.answer(json.dumps(request).encode()))
    return answer


def test_a_round_from_an_explicit_deck() -> None:
    engine = Engine()
    begun = asked(engine, cmd="new", game="take", players=2, seed=1, dealer=1, deck=deck())
    assert (begun["seat"], begun["phase"]) == (0, "draw")
    for move in ("draw stock", "lay 5C 6C 7C", "discard KH"):
        assert asked(engine, cmd="play", move=move)["ok"], move
    assert asked(engine, cmd="moves") == {
        "ok": True,
        "seat": 1,
        "moves": ["draw stock", "draw pile"],
    }
    asked(engine, cmd="play", move="draw pile")
    refused = asked(engine, cmd="why", move="discard KH")
    assert refused["error"]["code"] == "barred-card"
    assert asked(engine, cmd="why", move="discard 8C")["error"]["code"] == "playable-card"
    taken = asked(engine, cmd="play", move="add 8C to M1")
    assert taken["events"][0] == {
        "event": "take",
        "seat": 1,
        "from": "hands/1",
        "to": "melds/M1/cards",
        "cards": ["8C"],
        "card": "8C",
        "set": {"melds/M1/owner": 1},
    }
    asked(engine, cmd="play", move="lay 4S 5S 6S")
    state = asked(engine, cmd="state")
    assert state["melds"] == [
        {"id": "M1", "owner": 1, "cards": ["5C", "6C", "7C", "8C"], "locked": False},
        {"id": "M2", "owner": 1, "cards": ["4S", "5S", "6S"], "locked": False},
    ]
    assert (state["taken"], state["must_meld"], state["idle"]) == ("KH", None, 0)
    assert state["known"] == [[], ["KH"]]
    assert (state["pile"], state["stock"][:3]) == (["TD"], ["9C", "TC", "3D"])
    view = asked(engine, cmd="view", seat=0)
    assert (view["hands"][1], view["stock"], view["seed"]) == (4, len(state["stock"]), None)
    assert set(view) == set(state)
    asked(engine, cmd="play", move="discard QD")
    record = asked(engine, cmd="record")["record"]
    before = asked(engine, cmd="state")
    asked(engine, cmd="undo")
    asked(engine, cmd="play", move="discard QD")
    assert asked(engine, cmd="state") == before
    asked(engine, cmd="load", record=record)
    assert asked(engine, cmd="state") == before
