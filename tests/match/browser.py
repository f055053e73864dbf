"""What the verifier of the browser says of records, asked by node."""

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.storage.match_store import VERIFIER_PAGE


def asked(records: Sequence[str], texts: Sequence[str] = ()) -> dict[str, Any]:
    """What the page's program says of records, and the sums of some texts.

    One process does all records.
    """
    node = shutil.which("node")
    assert node is not None, "node runs the verifier: install the package nodejs"
    given = json.dumps({"texts": texts, "records": records})
    command = [node, str(Path(__file__).with_name("verifier.cjs")), str(VERIFIER_PAGE)]
    ran = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    told: dict[str, Any] = json.loads(ran.stdout)
    return told


def proved(told: dict[str, Any]) -> bool:
    """Whether the page says of a whole record that its deals and dealers are proved."""
    whole = told["refused"] is None and told["fault"] is None
    return whole and all(one["good"] for one in told["rounds"])


def rounds_of(text: str) -> list[dict[str, Any]]:
    """What it says of the rounds of one record without a fault."""
    (told,) = asked([text])["told"]
    assert (told["refused"], told["fault"]) == (None, None)
    rounds: list[dict[str, Any]] = told["rounds"]
    return rounds
