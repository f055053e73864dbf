"""The two tiers: what runs in each, and what a case of ``change`` may use."""

import pytest

from tests import tiers
from tests.tiers import MARKS_WITHOUT_LIMIT, example_count

PLUGINS_LEFT_OUT = ("xdist", "hypothesispytest", "unraisableexception")
"""They would take most of the time of a session with a few cases."""
CASES = """
    import pytest
    from tests import tiers

    @pytest.mark.parametrize("size", [1, pytest.param(2, marks=pytest.mark.night)])
    def test_size(size):
        pass

    @pytest.mark.night("left-3", "right-4")
    @pytest.mark.parametrize("number", [3, 4])
    @pytest.mark.parametrize("side", ["left", "right"])
    def test_product(side, number):
        pass

    @pytest.mark.night
    def test_slow():
        pass

    def test_law():
        print("examples:", tiers.example_count(26))
"""
SLOW = """
    import pytest
    from tests import tiers

    used = iter(range(0, 1000, 6))
    tiers.processor_seconds = lambda: next(used)

    def test_in_change():
        pass

    @pytest.mark.parametrize("mark", [pytest.param(mark, marks=getattr(pytest.mark, mark))
                                      for mark in tiers.MARKS_WITHOUT_LIMIT])
    def test_marked(mark):
        pass
"""


def ended(pytester: pytest.Pytester, tests: str, *words: str) -> pytest.RunResult:
    """How a session with the tiers, in this process, ends over these tests."""
    marks = "\n".join(f"    {mark}: a mark" for mark in ("night", *MARKS_WITHOUT_LIMIT))
    without = " ".join(f"-p no:{plugin}" for plugin in PLUGINS_LEFT_OUT)
    pytester.makeini(f"[pytest]\nmarkers =\n{marks}\naddopts = -p tests.tiers {without}")
    pytester.makepyfile(tests)
    with pytest.MonkeyPatch.context() as change:
        # The session that is in progress has its own.
        for name in ("is_night", "processor_seconds"):
            change.setattr(tiers, name, getattr(tiers, name))
        return pytester.runpytest_inprocess(*words)


def test_a_change_leaves_out_what_is_marked(pytester: pytest.Pytester) -> None:
    end = ended(pytester, CASES, "-s")
    end.assert_outcomes(passed=4, deselected=4)
    end.stdout.fnmatch_lines(["tier: change*", "*examples: 6*"])


def test_a_night_runs_everything(pytester: pytest.Pytester) -> None:
    end = ended(pytester, CASES, "-s", "--night")
    end.assert_outcomes(passed=8)
    end.stdout.fnmatch_lines(["tier: night", "*examples: 26*"])


@pytest.mark.parametrize("words", [(), ("--night",)])
def test_a_mark_names_parameters_that_are_there(
    pytester: pytest.Pytester, words: tuple[str, ...]
) -> None:
    end = ended(pytester, CASES.replace("left-3", "left-5"), *words)
    assert end.ret == pytest.ExitCode.USAGE_ERROR
    end.stderr.fnmatch_lines(["*marked night, but not there: *::test_product?left-5?"])


def test_one_case_alone_can_be_asked_for(pytester: pytest.Pytester) -> None:
    name = "test_one_case_alone_can_be_asked_for.py::test_product[right-3]"
    ended(pytester, CASES, name).assert_outcomes(passed=1)


def test_a_case_of_a_change_that_uses_too_much_fails(pytester: pytest.Pytester) -> None:
    """Unless it starts programs, which is what the other marks say."""
    end = ended(pytester, SLOW)
    end.assert_outcomes(passed=len(MARKS_WITHOUT_LIMIT), failed=1)
    end.stdout.fnmatch_lines(["6.0 s of processor time: mark it night, or shorten it"])
    end.stdout.fnmatch_lines(["FAILED *::test_in_change*"])


def test_at_night_a_case_may_use_what_it_needs(pytester: pytest.Pytester) -> None:
    ended(pytester, SLOW, "--night").assert_outcomes(passed=1 + len(MARKS_WITHOUT_LIMIT))


def test_a_case_that_fails_says_why_however_much_it_used(pytester: pytest.Pytester) -> None:
    end = ended(pytester, SLOW + "\n    def test_wrong():\n        assert 1 == 2\n", "-k", "wrong")
    end.assert_outcomes(failed=1, deselected=1 + len(MARKS_WITHOUT_LIMIT))
    end.stdout.fnmatch_lines(["*assert 1 == 2"])


def test_a_law_of_few_examples_has_one_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiers, "is_night", False)
    assert [example_count(count) for count in (1, 4, 5, 6, 40)] == [1, 1, 1, 2, 8]
