"""What each feature keeps about a guest, so that all of it can be given to that guest and all of it be forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

__all__ = ["Personal", "export_all", "forget_all"]


class Personal(Protocol):
    """Is one feature that keeps something about guests; the server holds a list of all of them."""

    @property
    def name(self) -> str:
        """The feature's key in what is given to the guest, of small Latin letters."""

    async def export(self, guest: bytes) -> object:
        """Gives what is kept about a guest, as values that JSON knows; hashes and times are texts.

        It tells nothing of others that the guest cannot see anyway, and no secret of a round that is not over.
        Raises StoreUnavailable.
        """

    async def forget(self, guest: bytes) -> None:
        """Forgets all of it; a second time changes nothing. Raises StoreUnavailable."""


async def export_all(features: Sequence[Personal], guest: bytes) -> dict[str, object]:
    """Gives what all features keep about a guest, by their names. Raises StoreUnavailable."""
    return {feature.name: await feature.export(guest) for feature in features}


async def forget_all(features: Sequence[Personal], guest: bytes) -> None:
    """Forgets it in all of them, the last of the list last.

    Raises StoreUnavailable; what came before is then forgotten already, and asking again forgets the rest.
    """
    for feature in features:
        await feature.forget(guest)
