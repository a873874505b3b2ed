"""The files of the browser client, as the client's build left them in ``static``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

__all__ = ["STATIC", "ClientFile", "ClientFiles"]

STATIC: Final = Path(__file__).parent / "static"

_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}


class ClientFile(msgspec.Struct, frozen=True):
    """Is one file: its bytes and its type."""

    content: bytes
    kind: str


class ClientFiles:
    """Gives the client's files by name; a file that changes on disk is read again."""

    def __init__(self, root: Path = STATIC) -> None:
        self._root = root.resolve()
        self._read: dict[Path, tuple[tuple[int, int], ClientFile]] = {}

    def find(self, name: str) -> ClientFile | None:
        """Gives the file ``name`` (with slashes) below the root; None for any other."""
        if "\0" in name or len(name) > 300:
            return None
        path = (self._root / name).resolve()
        if not path.is_relative_to(self._root) or path.suffix not in _KINDS:
            return None
        try:
            status = path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            known = self._read.get(path)
            if known is not None and known[0] == stamp:
                return known[1]
            file = ClientFile(path.read_bytes(), _KINDS[path.suffix])
        except OSError:
            return None
        self._read[path] = (stamp, file)
        return file
