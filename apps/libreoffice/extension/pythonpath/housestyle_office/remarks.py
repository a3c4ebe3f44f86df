"""Suggestions for a text that was sent, and their positions in the document."""
from dataclasses import dataclass
from typing import Any

from .offsets import characters

# Separates paragraphs, so the checker does not read two of them as one.
BETWEEN = "\n\n"
# The most characters in one call, in whole paragraphs.
LONGEST_PART = 200_000
MOST_SUGGESTIONS = 5
ENGLISH = ("en-US", "en-GB", "en-CA", "en-AU")


@dataclass
class Remark:
    """A finding, and the cursor over its words."""

    rule: str
    kind: str
    text: str
    message: str
    explain: str
    suggestions: list
    before: str
    after: str
    anchor: Any
    # The text under the anchor, including words that a tracked change deletes.
    stored: str

    @property
    def id(self):
        """Identifies the suggestion by its words and their neighbors, so edits elsewhere do not change it."""
        return "\n".join((self.rule, self.before, self.text, self.after))


def english_of(passages):
    """Returns the passages in English or without a language, and their most common English variety."""
    ours, votes = [], {}
    for passage in passages:
        locale = passage.locale
        if locale.Language not in ("en", "zxx", ""):
            continue
        ours.append(passage)
        code = f"en-{locale.Country}"
        if code in ENGLISH:
            votes[code] = votes.get(code, 0) + len(passage.text)
    return ours, max(votes, key=votes.get, default="en-US")


def parts_of(passages):
    """Yields runs of passages, each short enough for one call."""
    part, length = [], 0
    for passage in passages:
        if part and length + len(passage.text) > LONGEST_PART:
            yield part
            part, length = [], 0
        part.append(passage)
        length += len(passage.text) + len(BETWEEN)
    if part:
        yield part


def text_of(part):
    """Returns the text of a part as it is sent."""
    return BETWEEN.join(passage.text for passage in part)


def place(part, findings):
    """Returns the findings of a part as suggestions, except those whose words have changed since."""
    text = text_of(part)
    marks = sorted({place for each in findings for place in (each["start"], each["end"])})
    inside = dict(zip(marks, characters(text, marks)))
    remarks, starts, start = [], [], 0
    for passage in part:
        starts.append(start)
        start += len(passage.text) + len(BETWEEN)
    at = 0
    for finding in sorted(findings, key=lambda each: each["start"]):
        begin, end = inside[finding["start"]], inside[finding["end"]]
        while at + 1 < len(starts) and starts[at + 1] <= begin:
            at += 1
        remark = remark_in(part[at], begin - starts[at], end - starts[at], finding)
        if remark:
            remarks.append(remark)
    return remarks


def remark_in(passage, start, end, finding):
    text = passage.text
    anchor = passage.anchor(start, end) if 0 <= start < end <= len(text) else None
    if anchor is None:
        return None
    return Remark(
        rule=finding["ruleId"],
        kind=finding["kind"],
        text=text[start:end],
        message=finding["message"],
        explain=finding["explain"],
        suggestions=finding["suggestions"][:MOST_SUGGESTIONS],
        before=last_word(text[max(0, start - 60) : start]),
        after=first_word(text[end : end + 60]),
        anchor=anchor,
        stored=anchor.getString(),
    )


def last_word(text):
    return next(reversed(words_of(text)), "")


def first_word(text):
    return next(iter(words_of(text)), "")


def words_of(text):
    return "".join(letter if letter.isalnum() or letter in "'’-" else " " for letter in text).split()
