"""The program with a gamepad that SDL makes up: ``python -m tests.window.padded PIPE ...``.

Whoever plays writes lines to the named pipe: ``plug``, ``unplug``, ``button NUMBER 0|1`` and
``axis NUMBER VALUE``, in SDL's numbers.  What the program is told of them comes through SDL, as
from a pad of plastic; the program itself knows nothing of this, but goes on looking for pads.
"""

import sys
from ctypes import CDLL, c_int, c_int16, c_uint8, c_void_p
from pathlib import Path
from threading import Thread
from time import sleep

import pygame

AXES, BUTTONS, CONTROLLER = 6, 15, 1


class Virtual:
    """A pad that is plugged into nothing; ``number`` is SDL's for it."""

    def __init__(self) -> None:
        self.sdl = CDLL(pygame.base.__file__)
        self.sdl.SDL_JoystickGetDeviceInstanceID.argtypes = [c_int]
        self.sdl.SDL_JoystickFromInstanceID.argtypes = [c_int]
        self.sdl.SDL_JoystickFromInstanceID.restype = c_void_p
        self.sdl.SDL_JoystickSetVirtualButton.argtypes = [c_void_p, c_int, c_uint8]
        self.sdl.SDL_JoystickSetVirtualAxis.argtypes = [c_void_p, c_int, c_int16]
        self.plug()

    def plug(self) -> None:
        """Plug it in."""
        self.place = self.sdl.SDL_JoystickAttachVirtual(CONTROLLER, AXES, BUTTONS, 0)
        assert self.place >= 0, "SDL makes up no pad"
        self.number = self.sdl.SDL_JoystickGetDeviceInstanceID(self.place)

    def unplug(self) -> None:
        """Pull it out."""
        self.sdl.SDL_JoystickDetachVirtual(self.place)

    @property
    def _opened(self) -> c_void_p:
        """The pad, once the program has opened it: what is pushed before is lost."""
        while not (pad := self.sdl.SDL_JoystickFromInstanceID(self.number)):
            sleep(0.01)
        return c_void_p(pad)

    def button(self, number: int, down: int) -> None:
        """Push a button, or let go of it."""
        self.sdl.SDL_JoystickSetVirtualButton(self._opened, number, down)
        self._told()

    def axis(self, number: int, value: int) -> None:
        """Move a stick or a trigger."""
        self.sdl.SDL_JoystickSetVirtualAxis(self._opened, number, value)
        self._told()

    def _told(self) -> None:
        """Have SDL tell of it at once: what is taken back before it looks was never there."""
        self.sdl.SDL_JoystickUpdate()


def obey(pipe: Path) -> None:
    """Do what is written to the pipe until it is closed."""
    pad: Virtual | None = None
    with pipe.open(encoding="ascii") as lines:
        for line in lines:
            word, *numbers = line.split()
            if pad is None:
                pad = Virtual()
            elif word == "plug":
                pad.plug()
            elif word == "unplug":
                pad.unplug()
            elif word == "button":
                pad.button(*map(int, numbers))
            else:
                pad.axis(*map(int, numbers))


if __name__ == "__main__":
    from game.__main__ import main
    from game.ui.app.gamepad import Gamepads

    # In no folder does it appear, so SDL is to look for pads all the time.
    Gamepads.rest = lambda pads: False  # type: ignore[method-assign]
    Thread(target=obey, args=(Path(sys.argv.pop(1)),), daemon=True).start()
    sys.exit(main())
