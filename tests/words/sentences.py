"""Finding sentences in code: texts of more than one word that somebody could read."""

import ast
import re

WORD = re.compile(r"[^\W\d_]{2,}|\b[aAI]\b")
SENTENCE = re.compile(r"^[A-Z“]|[.:;?!…]$|[^\W\d_]+[,.:;]? [^\W\d_]+[,.:;]? [^\W\d_]+")
UNSAID = {"ValueError", "AssertionError", "TypeError", "LookupError", "IndexError", "BadMessage"}
"""What a mistake of the program raises: no player is shown its text."""


def sentences(code: str) -> list[tuple[int, str]]:
    """The sentences in a module's code, each with its line.

    Docstrings and what is said of a failed assertion are none, nor is a text of one word or
    something like a key: two words without a capital letter or a sign at the end.
    """
    found: list[tuple[int, str]] = []
    _look(ast.parse(code), found)
    return sorted(found)


def _look(node: ast.AST, found: list[tuple[int, str]]) -> None:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in UNSAID:
            return
        case ast.JoinedStr(values=values):
            parts = [one.value for one in values if isinstance(one, ast.Constant)]
            _weigh(" ".join(map(str, parts)), node.lineno, found)
            for one in values:
                if isinstance(one, ast.FormattedValue):
                    _look(one.value, found)
            return
        case ast.Constant(value=str(text)):
            _weigh(text, node.lineno, found)
            return
    for child in ast.iter_child_nodes(node):
        _look(child, found)


def _weigh(text: str, line: int, found: list[tuple[int, str]]) -> None:
    text = text.strip()
    if len(WORD.findall(text)) >= 2 and " " in text and SENTENCE.search(text):
        found.append((line, text))
