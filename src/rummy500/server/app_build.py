"""What the client's build left: its shell, which files each module needs, and a stamp that changes with it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from rummy500.server.client_files import ClientFiles

__all__ = ["Built", "built_of"]


class _Chunk(msgspec.Struct, frozen=True):
    """Is one line of the build's manifest: a file, and what it brings with it."""

    file: str
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


class Built(msgspec.Struct, eq=False):
    """Is one build: the text of its shell, its stamp, and its files by the modules that they were made of."""

    shell: str
    stamp: str
    chunks: dict[str, _Chunk]

    def file(self, module: str) -> str | None:
        """Gives the file that a module became; None for one that this build does not have."""
        chunk = self.chunks.get(module)
        return chunk.file if chunk else None

    def files_of(self, *modules: str, without: Iterable[str] = ("index.html",)) -> tuple[list[str], list[str]]:
        """Gives the scripts and the styles that modules need and others (the shell) do not bring, each once."""
        there = self._brought(set(without))
        more = self._brought(set(modules)) - there
        chunks = [self.chunks[name] for name in sorted(more)]
        styles = {style for chunk in chunks for style in chunk.css}
        return [chunk.file for chunk in chunks], sorted(styles)

    def _brought(self, names: set[str]) -> set[str]:
        found: set[str] = set()
        waiting = [name for name in names if name in self.chunks]
        while waiting:
            name = waiting.pop()
            if name not in found and name in self.chunks:
                found.add(name)
                waiting += self.chunks[name].imports
        return found


def built_of(files: ClientFiles) -> Built | None:
    """Gives the build that lies there now; None where the client is not built."""
    shell = files.find("index.html")
    if shell is None:
        return None
    manifest = files.find("manifest.json")
    return _built(shell.content, manifest.content if manifest else b"{}")


@lru_cache(4)
def _built(shell: bytes, manifest: bytes) -> Built:
    stamp = hashlib.sha256(shell + b"\0" + manifest).hexdigest()[:16]
    return Built(shell.decode(), stamp, msgspec.json.decode(manifest, type=dict[str, _Chunk]))
