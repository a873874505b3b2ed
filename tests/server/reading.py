"""A page as a test reads it: its tags, ids, links and words."""

from __future__ import annotations

from html.parser import HTMLParser

__all__ = ["Page"]

_VOID = frozenset({"meta", "link", "img", "source", "br", "hr"})


class Page(HTMLParser):
    """Collects what a page is made of, and fails where a tag is not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes a tag."""
        self.tags.append((tag, dict(attrs)))
        if tag not in _VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Checks that it closes the last one that is open."""
        if tag not in _VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Notes words."""
        self.text.append(data)

    def all(self, name: str, attribute: str) -> list[str]:
        """Gives the values of an attribute of all tags of one name."""
        return [value for tag, attrs in self.tags if tag == name and (value := attrs.get(attribute)) is not None]

    def count(self, name: str) -> int:
        """Counts the tags of one name."""
        return sum(tag == name for tag, _ in self.tags)

    @property
    def ids(self) -> list[str]:
        """Gives every id."""
        return [value for _, attrs in self.tags if (value := attrs.get("id")) is not None]

    @property
    def words(self) -> str:
        """Gives all text with single spaces."""
        return " ".join(" ".join(self.text).split())
