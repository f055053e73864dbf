"""The picture of an ending and its film, for the player to save.

The film begins with the finished picture, for programs that show one frame. Then the theft is seen,
and the finished picture again.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass

from pygame import Surface

from game.storage.appearance import PLAIN_FELT
from game.storage.kept_files import save_new
from game.storage.profile import Profile
from game.ui.deck.card_images import CardImages
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.features.scores.composer import (
    FILM_END_MILLISECONDS,
    FILM_SIZE,
    FLIGHT_END_MILLISECONDS,
    HANG_END_MILLISECONDS,
    TALL_SIZE,
    Ground,
    Poster,
    Story,
    paint_list,
    tall,
)
from game.ui.kit.paint.gif import Gif
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import Size
from game.ui.kit.paint.png import png
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node

FILM_FRAME_MILLISECONDS = 50
FIRST_FRAME_MILLISECONDS = 600
LAST_FRAME_MILLISECONDS = 2400
POPPED_MILLISECONDS = 200
"""Time after the landing from which nothing moves any more."""


def film_times() -> list[tuple[int, int]]:
    """The frames of the film: the time in the theft, and how long each is seen."""
    step = FILM_FRAME_MILLISECONDS
    flown = [(time, step) for time in range(0, FLIGHT_END_MILLISECONDS, step)]
    hang = (FLIGHT_END_MILLISECONDS, HANG_END_MILLISECONDS - FLIGHT_END_MILLISECONDS)
    still = HANG_END_MILLISECONDS + POPPED_MILLISECONDS
    slam = [(time, step) for time in range(HANG_END_MILLISECONDS, still, step)]
    last = FILM_END_MILLISECONDS - still + LAST_FRAME_MILLISECONDS
    first = (FILM_END_MILLISECONDS, FIRST_FRAME_MILLISECONDS)
    return [first, *flown, hang, *slam, (FILM_END_MILLISECONDS, last)]


class PictureMaker:
    """Paints the picture of a story at a size and a time of its film."""

    def __init__(self, images: CardImages, texts: Texts, story: Story) -> None:
        self.images = images
        self.texts = texts
        self.story = story
        self._grounds: dict[Size, Surface] = {}
        self._pauses = 0
        """Number of steps so far in which not all of a picture was painted."""

    def picture(self, size: Size, milliseconds: int = FILM_END_MILLISECONDS) -> Surface | None:
        """The picture; None while a drawing is not ready, so that no step takes long."""
        nodes = tall(self.story, size, milliseconds)
        lying = [node for node in nodes if isinstance(node.widget, Ground)]
        onto = Surface(size)
        painter = Painter(onto, self.images, self.texts, PLAIN_FELT, ClothBackdrop(self.images))
        painter.measures = Measures(1280, 720, 1.0)
        self.images.begin_unseen()
        if size not in self._grounds:
            posters = [(node.widget, node.rect.size) for node in lying]
            for poster, extent in posters:
                if isinstance(poster, Poster) and not poster.is_ready(self.images, extent):
                    return None
            if self._is_painted(painter, lying):
                self._grounds[size] = onto
            return None
        onto.blit(self._grounds[size], (0, 0))
        return onto if self._is_painted(painter, nodes[len(lying) :]) else None

    def _is_painted(self, painter: Painter, nodes: Sequence[Node]) -> bool:
        """Paint nodes until their pictures take long, and the rest in later steps; whether all are.

        Pictures that are made stay, so that each step begins anew and gets further.
        """
        for node in nodes:
            paint_list(painter, [node])
            if self.images.is_spent and node is not nodes[-1] and self._pauses < len(nodes):
                self._pauses += 1
                return False
        if self.images.behind:
            return False
        self._pauses = 0
        return True


@dataclass(slots=True)
class SavedPictures:
    """The result: the paths, or why nothing was saved."""

    folder: str = ""
    still: str = ""
    film: str = ""
    error: OSError | None = None


def save_pictures(
    maker: PictureMaker, profile: Profile, name: str, done: SavedPictures
) -> Iterator[None]:
    """Paint and write both files in small steps; the result is in ``done``."""
    while (still := maker.picture(TALL_SIZE)) is None:
        yield
    yield
    still_file = yield from png(still)
    film = yield from film_of(maker)
    try:
        path = save_new(profile, name, ".png", still_file)
        done.folder, done.still = str(path.parent), path.name
        done.film = save_new(profile, name, ".gif", film).name
    except OSError as error:
        done.error = error


def film_of(maker: PictureMaker) -> Generator[None, None, bytes]:
    """The film as a GIF file, in small steps; the generator returns it."""
    times = film_times()
    film = Gif(FILM_SIZE)
    samples = []
    for time in (FILM_END_MILLISECONDS, 0, FLIGHT_END_MILLISECONDS):
        while (sample := maker.picture(FILM_SIZE, time)) is None:
            yield
        samples.append(sample)
        yield
    yield from film.begin(samples)
    for time, seen in times:
        while (frame := maker.picture(FILM_SIZE, time)) is None:
            yield
        yield
        yield from film.add(frame, seen)
    return film.file()
