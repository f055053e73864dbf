"""What a screen reader of Linux sees and does: a session bus, the bus of AT-SPI, and a client."""

import os
import shutil
import subprocess
from collections.abc import Collection, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any, NamedTuple

from jeepney import DBusAddress, HeaderFields, MatchRule, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
"""Where systems keep what starts the bus of AT-SPI."""
PATIENCE_SECONDS = 20.0
PAUSE = Event()
EVENTS = "org.a11y.atspi.Event.Object"
ROOT = "/org/a11y/atspi/accessible/root"
Call = tuple[str, str, str, str, tuple[Any, ...]]
"""A path, an interface, a method, the kinds of its arguments and these."""
CLICK = 0
"""The only action there is."""
STATES = {4: "checked", 8: "enabled", 11: "focusable", 12: "focused", 20: "pressed", 23: "selected"}
"""The bits of some states."""


class Thing(NamedTuple):
    """Something that a screen reader may read or use."""

    path: str
    key: str
    name: str
    description: str
    states: frozenset[str]
    usable: bool


class Desktop:
    """A session bus with AT-SPI's beside it, as they are while a screen reader runs."""

    def __init__(self) -> None:
        launcher = next((one for one in LAUNCHERS if Path(one).exists()), None)
        assert launcher and shutil.which("dbus-daemon"), "dbus and at-spi2-core are needed"
        # The socket of AT-SPI's bus lies there: two of them must not take it from each other.
        self._folder = TemporaryDirectory()
        environment = {**os.environ, "XDG_RUNTIME_DIR": self._folder.name}
        read, write = os.pipe()
        self._bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", f"--print-address={write}"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=environment,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as pipe:
            self.address = pipe.readline().strip()
        self.environment = {"DBUS_SESSION_BUS_ADDRESS": self.address}
        self._launcher = subprocess.Popen(
            [launcher, "--launch-immediately", "--a11y=1", "--screen-reader=1"],
            env={**environment, **self.environment},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._session = open_dbus_connection(self.address)
        # Whoever asks for the bus before it is there has another one started, without a reader.
        while not self._there():
            PAUSE.wait(0.01)

    def _there(self) -> bool:
        """Whether AT-SPI's bus can be asked for."""
        reply = self._session.send_and_get_reply(
            message_bus.NameHasOwner("org.a11y.Bus"), timeout=PATIENCE_SECONDS
        )
        return bool(reply.body[0])

    def connect(self) -> DBusConnection:
        """A connection to the bus of AT-SPI."""
        bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        reply = self._session.send_and_get_reply(
            new_method_call(bus, "GetAddress"), timeout=PATIENCE_SECONDS
        )
        return open_dbus_connection(reply.body[0])

    def close(self) -> None:
        """End it."""
        self._session.close()
        for process in (self._launcher, self._bus):
            process.terminate()
            process.wait()
        self._folder.cleanup()


class Listener:
    """A screen reader: it hears what is announced, and sees and uses what is there."""

    def __init__(self, desktop: Desktop) -> None:
        self.bus = desktop.connect()
        self.name = self.window = ""
        self.heard: list[str] = []
        rule = MatchRule(type="signal", interface=EVENTS, member="Announcement")
        self.bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=PATIENCE_SECONDS)

    def close(self) -> None:
        """Stop."""
        self.bus.close()

    def all(self, calls: Sequence[Call]) -> list[Any]:
        """What each of some methods of the program gives; None if there is no such thing now."""
        serials = []
        for path, interface, method, kinds, body in calls:
            name = interface if "." in interface else f"org.a11y.atspi.{interface}"
            target = DBusAddress(path, self.name, name)
            serial = next(self.bus.outgoing_serial)
            self.bus.send(new_method_call(target, method, kinds or None, body), serial=serial)
            serials.append(serial)
        replies: dict[int, Any] = {}
        while not set(serials) <= set(replies):
            message = self.bus.receive(timeout=PATIENCE_SECONDS)
            fields = message.header.fields
            if HeaderFields.reply_serial in fields:
                wrong = message.header.message_type is MessageType.error
                replies[fields[HeaderFields.reply_serial]] = None if wrong else message.body
            elif fields.get(HeaderFields.member) == "Announcement":
                self.heard.append(message.body[3][1])
        return [replies[serial] for serial in serials]

    def drain(self) -> None:
        """Hear all that was said before this."""
        self.all([(self.window, "Accessible", "GetRole", "", ())])

    def find(self) -> bool:
        """Look for the program among all that can be read; whether it is there."""
        self.name = "org.a11y.atspi.Registry"
        [found] = self.all([(ROOT, "Accessible", "GetChildren", "", ())])
        if not found or not found[0]:
            return False
        self.name, self.window = found[0][-1]
        return True

    def things(self, without: Collection[str] = ()) -> list[Thing]:
        """Everything there is to be read, the deeper the later; not what lies in some things."""
        found: list[Thing] = []
        level = [self.window]
        while level:
            asked = [call for path in level for call in _about(path)]
            answers = self.all(asked)
            below: list[str] = []
            for place, path in enumerate(level):
                of_one = answers[4 * place : 4 * place + 4]
                if None in of_one:
                    continue  # It has gone meanwhile.
                states, kinds, about, children = (answer[0] for answer in of_one)
                thing = _thing(path, states, kinds, about)
                found.append(thing)
                if thing.key not in without:
                    below += [child for _, child in children]
            level = below
        return found

    def press(self, thing: Thing) -> bool:
        """Do the one thing that can be done with it; whether it was there."""
        return self.all([(thing.path, "Action", "DoAction", "i", (CLICK,))]) == [(True,)]


def _about(path: str) -> list[Call]:
    """What is asked of one thing."""
    methods = [(path, "Accessible", name, "", ()) for name in ("GetState", "GetInterfaces")]
    every: Call = (path, "org.freedesktop.DBus.Properties", "GetAll", "s",
                   ("org.a11y.atspi.Accessible",))  # fmt: skip
    return [*methods, every, (path, "Accessible", "GetChildren", "", ())]


def _thing(path: str, bits: list[int], kinds: list[str], about: Any) -> Thing:
    mask = bits[0] | bits[1] << 32
    states = frozenset(name for bit, name in STATES.items() if mask >> bit & 1)
    usable = "org.a11y.atspi.Action" in kinds
    told = {name: value for name, (_, value) in about.items()}
    return Thing(path, told.get("AccessibleId", ""), told["Name"], told["Description"],
                 states, usable)  # fmt: skip
