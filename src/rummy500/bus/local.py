"""The bus of a single process."""

from __future__ import annotations

from collections.abc import Callable

from rummy500.app.ports import Moved

__all__ = ["LocalBus"]


class LocalBus:
    """Calls its listeners directly, in the order in which they subscribed."""

    def __init__(self) -> None:
        self._listeners: dict[object, Callable[[Moved], None]] = {}

    def publish(self, moved: Moved) -> None:
        """Tells all subscribers."""
        for listener in list(self._listeners.values()):
            listener(moved)

    def subscribe(self, listener: Callable[[Moved], None]) -> Callable[[], None]:
        """Calls the listener for each message from now on; gives a function that ends it."""
        key = object()
        self._listeners[key] = listener

        def end() -> None:
            self._listeners.pop(key, None)

        return end
