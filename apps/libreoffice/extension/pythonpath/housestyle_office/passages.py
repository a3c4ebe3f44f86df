"""All paragraphs of a Writer document, with the position of every character."""
from dataclasses import dataclass
from typing import Any

TABLE = "com.sun.star.text.TextTable"
PARAGRAPH = "com.sun.star.text.Paragraph"
# The most characters a cursor can move in one step.
LONGEST_STEP = 32_000


class Passage:
    """One paragraph, read as if all tracked changes were accepted. Two paragraphs joined by a change are one."""

    def __init__(self, locale):
        self.locale = locale
        self.pieces = []
        self.text = ""
        # The text, including words that tracked changes delete.
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
        """Returns a cursor over these characters that moves with the text, or None if they are not plain text."""
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
    """Part of a passage's text, its start in the stored text, and its text portion in the document."""

    start: int
    end: int
    stored: int
    portion: Any
    is_plain: bool


class Deletions:
    """The tracked deletions that are open while a text is read. A deletion can span several paragraphs."""

    def __init__(self):
        self._open = set()

    def __bool__(self):
        return bool(self._open)

    def meet(self, mark):
        """Records the start or the end of a tracked change."""
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
    """Moves right like `goRight`, by any distance."""
    while count > 0:
        step = min(count, LONGEST_STEP)
        cursor.goRight(step, expand)
        count -= step


def passages_of(document):
    """Returns all paragraphs of the body, tables, frames, footnotes, and endnotes."""
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
                # The end of this paragraph is deleted, so it continues in the next one.
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
