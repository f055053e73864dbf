"""Where the sums of seals come from: Python's own sha256, so that OpenSSL is not loaded for it."""

import subprocess
import sys

OWN = "import sys, game, hashlib; "
NONE = "import sys; sys.modules['_sha2'] = sys.modules['_sha256'] = None; import game, hashlib; "
TELL = (
    "print(hashlib.sha256(b'abc').hexdigest(), hashlib.sha256(bytes(3 * 64)).hexdigest(),"
    " getattr(sys.modules.get('_hashlib'), '__name__', None))"
)
ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
"""The first example of FIPS 180-2."""


def told(before: str) -> list[str]:
    """What a Python of its own says of two sums, and of OpenSSL's module."""
    return subprocess.check_output([sys.executable, "-c", before + TELL], text=True).split()


def test_pythons_own_sha256_is_used_and_openssl_stays_away() -> None:
    first, _, module = told(OWN)
    assert first == ABC
    assert module == "None"


def test_a_python_without_its_own_sha256_takes_openssls() -> None:
    first, second, module = told(NONE)
    assert [first, second] == told(OWN)[:2]
    assert module == "_hashlib"
