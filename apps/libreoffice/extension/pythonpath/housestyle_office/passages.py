"""The paragraphs of a Writer document, wherever they stand, with the place of every letter."""
from dataclasses import dataclass
from typing import Any

TABLE = "com.sun.star.text.TextTable"
PARAGRAPH = "com.sun.star.text.Paragraph"
# A cursor goes no further in one step.
LONGEST_STEP = 32_000


class Passage:
    """One paragraph as it was read, with all tracked changes accepted: two paragraphs that a change joins are one."""

    def __init__(self, locale):
        self.locale = locale
        self.pieces = []
        self.text = ""
        # The text with the words that tracked changes delete.
        self.stored = ""

    def add(self, portion, is_plain):
        words = portion.getString()
        at = len(self.text)
        self.pieces.append(Piece(at, at + len(words), len(self.stored), portion, is_plain))
        self.text += words
        self.stored += words

    def add_deleted(self, words):
        self.stored += words

    def anchor(self, start, end):
        """A cursor over these characters, which moves along with the text. None where they are no plain text."""
        first = self._piece(lambda piece: piece.start <= start < piece.end)
        last = self._piece(lambda piece: piece.start < end <= piece.end)
        if first is None or last is None:
            return None
        cursor = cursor_at(first.portion, start - first.start)
        cursor.gotoRange(cursor_at(last.portion, end - last.start), True)
        stored = self.stored[first.stored + start - first.start : last.stored + end - last.start]
        return cursor if cursor.getString() == stored else None

    def _piece(self, holds):
        return next((piece for piece in self.pieces if piece.is_plain and holds(piece)), None)


@dataclass
class Piece:
    """A stretch of the text of a passage, where it begins in the stored text, and the portion of the document it is in."""

    start: int
    end: int
    stored: int
    portion: Any
    is_plain: bool


class Deletions:
    """Which tracked deletions are open while a text is read. One may reach over several paragraphs."""

    def __init__(self):
        self._open = set()

    def __bool__(self):
        return bool(self._open)

    def meet(self, mark):
        """Takes notice of the beginning or the end of a tracked change."""
        if mark.RedlineType != "Delete" or mark.IsCollapsed:
            return
        if mark.IsStart:
            self._open.add(mark.RedlineIdentifier)
        else:
            self._open.discard(mark.RedlineIdentifier)


def cursor_at(portion, offset):
    cursor = portion.getText().createTextCursorByRange(portion.getStart())
    go_right(cursor, offset, False)
    return cursor


def go_right(cursor, count, expand):
    """As `goRight`, as far as one likes."""
    while count > 0:
        step = min(count, LONGEST_STEP)
        cursor.goRight(step, expand)
        count -= step


def passages_of(document):
    """All paragraphs: the body with its tables, frames, footnotes and endnotes."""
    texts = [document.Text]
    texts += (frame for frame in each_at(document.TextFrames))
    texts += (note for notes in (document.Footnotes, document.Endnotes) for note in each_at(notes))
    return [passage for text in texts for passage in passages_in(text)]


def passages_in(text):
    deletions, passage = Deletions(), None
    for part in each_of(text):
        if part.supportsService(TABLE):
            for name in part.getCellNames():
                yield from passages_in(part.getCellByName(name))
        elif part.supportsService(PARAGRAPH):
            passage = passage or Passage(part.CharLocale)
            read(part, passage, deletions)
            if deletions:
                # The end of this paragraph is deleted, so it goes on in the next one.
                passage.add_deleted("\n")
            else:
                yield passage
                passage = None
    if passage:
        yield passage


def read(paragraph, passage, deletions):
    """Adds the words of a paragraph to a passage."""
    for portion in each_of(paragraph):
        kind = portion.TextPortionType
        if kind == "Redline":
            deletions.meet(portion)
        elif kind in ("Text", "TextField") and portion.getString():
            if deletions:
                passage.add_deleted(portion.getString())
            else:
                passage.add(portion, kind == "Text")


def each_of(container):
    parts = container.createEnumeration()
    while parts.hasMoreElements():
        yield parts.nextElement()


def each_at(container):
    for index in range(container.getCount()):
        yield container.getByIndex(index)
