"""A tag at a token -> the change it means: (start, end, text), or None where it means none.

A change is told of words: what puts a word or a comma in replaces the token before it, what takes one out takes the
space as well. packages/neural (`change.ts`) does the same; `golden.py` makes the vectors that hold both together."""
from lexicon import case_like

MARKS = set(",.?;:!")


def capital(word):
    return word[:1].upper() + word[1:]


def begins(word, token):
    """two words for the first one of a sentence: `word`, and the token without its capital, unless it needs that"""
    keeps = token == "I" or token.startswith("I'") or len(token) > 1 and token.isupper()
    return capital(word) + " " + (token if keeps else token[:1].lower() + token[1:])


def append(cuts, i, word):
    if i + 1 < len(cuts) and cuts[i + 1][0].lower() == word:
        return None
    if i == 0:
        if len(cuts) < 2 or not word.isalpha():
            return None
        token, start, end = cuts[1]
        return start, end, begins(word, token)
    token, start, end = cuts[i]
    if word in MARKS:
        return start, end, token + word
    return (start, end, f"{token} {'I' if word == 'i' else word}") if word.isalpha() else None


def delete(cuts, i, text):
    token, start, end = cuts[i]
    after = cuts[i + 1] if i + 1 < len(cuts) else None
    if after and i == 1 and token[:1].isupper():
        return start, after[2], capital(after[0])
    if after and after[1] > end and (start == 0 or text[start - 1].isspace()):
        return start, after[1], ""
    before = cuts[i - 1]
    return (before[2] if i > 1 else start), end, ""


def join(cuts, i, between):
    if i + 1 >= len(cuts) or not cuts[i + 1][0][0].isalnum() or cuts[i][2] == cuts[i + 1][1]:
        return None
    (first, start, _), (second, _, end) = cuts[i : i + 2]
    return start, end, first + between + second


def possessive(token, many):
    low = token.lower()
    if many:
        return token + "'" if low.endswith("s") else token[:-2] + "s'"
    if low.endswith("s'"):
        return token[:-2] + "'s"
    return token[:-1] + "'s" if low.endswith("s") else token + "'s"


def reform(lexicon, token, tag):
    what, _, detail = tag.partition("_")
    if what == "REPLACE":
        return case_like(detail, token)
    if what == "T":
        forms = lexicon.transform(token.lower(), detail) or (lexicon.transform(token.lower(), "ED") if detail == "EN" else [])
        return case_like(forms[0], token) if forms else token
    if what == "C":
        return {"TITLE": capital(token), "LOWER": token.lower(), "UPPER": token.upper()}[detail]
    return possessive(token, many=tag == "POSS2") if tag in ("POSS", "POSS2") else token


def change(lexicon, text, cuts, i, tag):
    """`cuts` are ($START, 0, 0) and the tokens of one sentence with their places in `text`"""
    if tag.startswith("APPEND_"):
        return append(cuts, i, tag[len("APPEND_") :])
    if i == 0:
        return None
    if tag == "DELETE":
        return delete(cuts, i, text)
    if tag in ("HYPHEN", "MERGE"):
        return join(cuts, i, "-" if tag == "HYPHEN" else "")
    token, start, end = cuts[i]
    new = reform(lexicon, token, tag)
    return None if new == token else (start, end, new)
