"""The family of a tag at a word: what one threshold is kept for. packages/neural (`families.ts`) says the same."""
from words import ARTICLES

PREPOSITIONS = frozenset("in on at to for of with by from about into onto during since over through between among".split())
PLAIN = {
    **dict.fromkeys(("T_S", "T_BASE"), "number-or-person"),
    **dict.fromkeys(("T_EN", "T_ING"), "verb-form"),
    "T_ED": "tense",
    **dict.fromkeys(("T_ADV", "T_ADJ"), "adverb-or-adjective"),
    **dict.fromkeys(("T_ER", "T_EST"), "comparison"),
    **dict.fromkeys(("POSS", "POSS2"), "possessive"),
    **dict.fromkeys(("C_TITLE", "C_LOWER", "C_UPPER"), "capitals"),
    **dict.fromkeys(("HYPHEN", "MERGE"), "one-or-two-words"),
}
# A sentence alone seldom says when it is.
TIMES = {
    **dict.fromkeys(("am", "is", "are"), ("be", "now")), **dict.fromkeys(("was", "were"), ("be", "then")),
    **dict.fromkeys(("has", "have"), ("have", "now")), "had": ("have", "then"),
    **dict.fromkeys(("do", "does"), ("do", "now")), "did": ("do", "then"),
    "can": ("can", "now"), "could": ("can", "then"), "will": ("will", "now"), "would": ("will", "then"),
}


def is_tense(word, other):
    verb, time = TIMES.get(word, (None, None))
    other_verb, other_time = TIMES.get(other, (None, None))
    return verb is not None and verb == other_verb and time != other_time


def sort_of(word):
    return "article" if word in ARTICLES else "preposition" if word in PREPOSITIONS else "word"


def is_mark(word):
    return not any(c.isalnum() for c in word)


def family_of(tag, word):
    """None for tags that change nothing (KEEP, SPELL)"""
    what, _, detail = tag.partition("_")
    if what == "APPEND":
        return "missing-comma" if detail == "," else "missing-mark" if is_mark(detail) else "missing-" + sort_of(detail)
    if what == "DELETE":
        return "needless-mark" if is_mark(word) else "needless-" + sort_of(word.lower())
    if what == "REPLACE":
        if is_tense(word.lower(), detail):
            return "tense"
        return "wrong-mark" if is_mark(detail) else "wrong-" + sort_of(detail)
    return PLAIN.get(tag)
