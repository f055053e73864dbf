"""The picture of an ending and its film, for the player to save.

The film begins with the finished picture, for programs that show one frame. Then the theft is seen,
and the finished picture again.
"""

from collections.abc import Generator

from pygame import Surface

from game.storage.appearance import PLAIN_FELT
from game.storage.kept_files import save_new
from game.storage.profile import Profile, reason
from game.text.message import Message
from game.ui.deck.card_images import CardImages
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.features.scores.composer import (
    FILM_END_MILLISECONDS,
    FILM_SIZE,
    FLIGHT_END_MILLISECONDS,
    HANG_END_MILLISECONDS,
    TALL_SIZE,
    Ground,
    Story,
    paint_in_steps,
    tall,
)
from game.ui.kit.paint.gif import Gif
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import Size
from game.ui.kit.paint.png import png
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures

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

    def picture(
        self, size: Size, milliseconds: int = FILM_END_MILLISECONDS
    ) -> Generator[None, None, Surface]:
        """The picture, painted in small steps; the generator returns it."""
        nodes = tall(self.story, size, milliseconds)
        lying = [node for node in nodes if isinstance(node.widget, Ground)]
        onto = Surface(size)
        painter = Painter(onto, self.images, self.texts, PLAIN_FELT, ClothBackdrop(self.images))
        painter.measures = Measures(1280, 720, 1.0)
        if size in self._grounds:
            onto.blit(self._grounds[size], (0, 0))
        else:
            yield from paint_in_steps(painter, lying)
            self._grounds[size] = onto.copy()
        yield from paint_in_steps(painter, nodes[len(lying) :])
        return onto


def save_pictures(
    maker: PictureMaker, profile: Profile, name: str
) -> Generator[None, None, Message]:
    """Paint and write both files in small steps; the generator returns the message to show."""
    still = yield from maker.picture(TALL_SIZE)
    yield
    still_file = yield from png(still)
    film = yield from film_of(maker)
    try:
        path = save_new(profile, name, ".png", still_file)
        save_new(profile, name, ".gif", film)
    except OSError as error:
        return Message("ending-unsaved", why=reason(error))
    return Message("ending-saved", folder=str(path.parent), file=path.name)


def film_of(maker: PictureMaker) -> Generator[None, None, bytes]:
    """The film as a GIF file, in small steps; the generator returns it."""
    times = film_times()
    film = Gif(FILM_SIZE)
    samples = []
    for time in (FILM_END_MILLISECONDS, 0, FLIGHT_END_MILLISECONDS):
        sample = yield from maker.picture(FILM_SIZE, time)
        samples.append(sample)
        yield
    yield from film.begin(samples)
    for time, seen in times:
        frame = yield from maker.picture(FILM_SIZE, time)
        yield
        yield from film.add(frame, seen)
    return film.file()
