"""Tokens and sentences of English prose, as training, prediction and packages/neural cut them."""
import re

TOKEN = re.compile(
    r"\d+(?:[.,:]\d+)*%?"
    r"|[^\W\d_]+(?:['’-][^\W_]+)*['’]?(?<=s['’])"
    r"|[^\W_]+(?:['’-][^\W_]+)*"
    r"|\.\.\.|--|[^\w\s]|_+"
)
BETWEEN = re.compile(r"(?<=[.!?])[\"'”’)]*\s+(?=[\"'“‘(]*[A-Z])")
ABBREVIATION = re.compile(r"(?:\b(?:Mr|Mrs|Ms|Dr|St|Prof|vs|etc|Inc|Ltd|Co|No|Fig|Jr|Sr|e\.g|i\.e|[A-Z]))\.$")
PLAIN_QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "\u00a0": " "})
PLAIN = re.compile(r"^[A-Za-z0-9 ,.;:!?'\"()%$&/\-]+$")


def tokens(text):
    """[(token, start, end)], places in `text`"""
    return [(m.group(), m.start(), m.end()) for m in TOKEN.finditer(text)]


def words(text):
    return [m.group() for m in TOKEN.finditer(text)]


def sentences(paragraph):
    """cuts between sentences; an abbreviation's full stop ends none"""
    out, begun = [], ""
    for piece in BETWEEN.split(paragraph):
        begun = f"{begun} {piece}" if begun else piece
        if not ABBREVIATION.search(begun.rstrip("\"')")):
            out.append(begun)
            begun = ""
    return [*out, begun] if begun else out


def usable(sentence):
    """whole prose sentences of 4 to 38 words: no lists, names in a row, code, or half quotations"""
    n = sentence.count(" ") + 1
    if not 4 <= n <= 38 or not PLAIN.match(sentence) or sentence[-1] not in ".!?\"')" or sentence[0].islower():
        return False
    if sentence.count('"') % 2 or sentence.count("(") != sentence.count(")"):
        return False
    letters = sum(c.isalpha() for c in sentence)
    capitals = sum(w[:1].isupper() for w in sentence.split())
    return letters >= 0.7 * len(sentence.replace(" ", "")) and capitals <= 0.5 * n
