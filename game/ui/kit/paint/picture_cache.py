"""Pictures drawn by a function and cached by all its arguments.

A function with one of these decorators cannot leave a part out of the key: it sees its arguments
only.  They must be hashable, so a colour is an ``Rgba``.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeVarTuple

from pygame import Color, Surface

from game.ui.kit.paint.images import ImageLibrary
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Texts

Size = tuple[int, int]
"""Width and height in pixels."""
Rgba = tuple[int, int, int, int]
"""A colour: red, green, blue and opacity, from 0 to 255."""
Arguments = TypeVarTuple("Arguments")


def rgba(colour: Color, alpha: int | None = None) -> Rgba:
    """The colour as a part of a key; ``alpha`` replaces its opacity."""
    return colour.r, colour.g, colour.b, colour.a if alpha is None else alpha


def picture(
    render: Callable[[Size, *Arguments], Surface],
) -> Callable[[Painter, Size, *Arguments], Surface]:
    """The function with a painter before its size; equal arguments give the cached picture."""
    name = _full_name(render)

    def cached(painter: Painter, size: Size, *args: *Arguments) -> Surface:
        return painter.images.made((name, *args), size, lambda _, size: render(size, *args))

    return cached


class PictureSources(NamedTuple):
    """Drawings and lines of text for a picture that contains some."""

    images: ImageLibrary
    texts: Texts


def composed_picture(
    render: Callable[[PictureSources, Size, *Arguments], Surface],
) -> Callable[[Painter, Size, *Arguments], Surface]:
    """As ``picture``, for a function that takes drawings or lines of text from its first argument.

    The inks of the drawings are a part of the key.
    """
    name = _full_name(render)

    def cached(painter: Painter, size: Size, *args: *Arguments) -> Surface:
        images, texts = painter.images, painter.texts
        return images.made(
            (name, images.inks, *args),
            size,
            lambda _, size: render(PictureSources(images, texts), size, *args),
        )

    return cached


def _full_name(render: Callable[..., Surface]) -> str:
    name = f"{render.__module__}.{render.__qualname__}"
    assert "<locals>" not in name, "a picture has no variables around it"
    return name
