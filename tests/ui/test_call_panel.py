"""The panel of a call: what may be called stands above what it is about, and both inside."""

import pytest

from tests.ui.stage import Stage
from tests.ui.test_calls import Call, every_call, open_call


@every_call
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_the_title_stands_above_the_sentence_and_both_in_the_panel(
    stage: Stage, call: Call, size: tuple[int, int]
) -> None:
    stage.resize(*size)
    open_call(stage, call)
    panel = next(node for node in stage.nodes if node.key == "call")
    title = next(node for node in panel.walk() if node.role == "heading")
    sentence = next(node for node in panel.walk() if node.role == "text")
    assert panel.rect.contains(title.rect)
    assert panel.rect.contains(sentence.rect)
    assert title.rect.bottom == sentence.rect.top
    assert title.rect.left == sentence.rect.left
