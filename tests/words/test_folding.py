"""Text as it is searched and kept."""

from game.text.folding import folded, folded_places, without_layout_signs


def test_a_search_ignores_case_marks_final_letters_and_what_is_not_seen() -> None:
    for written, typed in (
        ("König", "konig"), ("Ещё раз", "еще раз"), ("Straße", "STRASSE"), ("שָׁלוֹם", "שלומ"),
        ("\u2068Ada\u2069 שם", "ada שמ"), ("Spiel\u00adkarte", "spielkarte"), ("’“…", "’“…"),
        ("Karo\u00a07", "karo 7"),
    ):  # fmt: skip
        assert folded(written) == folded(typed), written


def test_each_folded_sign_knows_its_place() -> None:
    text = "Die \u2068Größe\u2069 zählt"
    low, places = folded_places(text)
    assert len(places) == len(low) + 1 and places[-1] == len(text)
    start = low.index("grosse")
    assert text[places[start] : places[start + len("grosse")]].startswith("Größe")
    assert list(folded_places("Take")[1]) == [0, 1, 2, 3, 4]


def test_files_have_no_signs_of_layout() -> None:
    assert without_layout_signs("\u2068Ada\u2069: \u206812\u2069, Kar\u00adte") == "Ada: 12, Karte"
