"""The paragraphs of a Writer document, wherever they stand, with the place of every letter."""

TABLE = "com.sun.star.text.TextTable"
PARAGRAPH = "com.sun.star.text.Paragraph"
# A cursor goes no further in one step.
LONGEST_STEP = 32_000


class Passage:
    """One paragraph as it was read."""

    def __init__(self, paragraph):
        self.paragraph = paragraph
        self.pieces = []
        parts = []
        length = 0
        for portion in each_of(paragraph):
            kind = portion.TextPortionType
            if kind == "Redline":
                continue
            words = portion.getString() if kind in ("Text", "TextField") else ""
            if not words:
                continue
            self.pieces.append((length, length + len(words), portion, kind == "Text"))
            parts.append(words)
            length += len(words)
        self.text = "".join(parts)

    @property
    def locale(self):
        return self.paragraph.CharLocale

    def anchor(self, start, end):
        """A cursor over these characters, which moves along with the text. None where they are no plain text."""
        first = self._piece(start, lambda low, high: low <= start < high)
        last = self._piece(end, lambda low, high: low < end <= high)
        if first is None or last is None:
            return None
        cursor = cursor_at(first[2], start - first[0])
        cursor.gotoRange(cursor_at(last[2], end - last[0]), True)
        return cursor if cursor.getString() == self.text[start:end] else None

    def _piece(self, _place, holds):
        return next((piece for piece in self.pieces if piece[3] and holds(piece[0], piece[1])), None)


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
    for part in each_of(text):
        if part.supportsService(TABLE):
            for name in part.getCellNames():
                yield from passages_in(part.getCellByName(name))
        elif part.supportsService(PARAGRAPH):
            yield Passage(part)


def each_of(container):
    parts = container.createEnumeration()
    while parts.hasMoreElements():
        yield parts.nextElement()


def each_at(container):
    for index in range(container.getCount()):
        yield container.getByIndex(index)
