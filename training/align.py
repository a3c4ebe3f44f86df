"""A sentence before and after a correction -> the tokens before, with the tag that repairs each."""
import difflib

FORMS = ("S", "BASE", "ED", "EN", "ING", "ADV", "ADJ", "ER", "EST")


def repair(lexicon, word, right):
    """the tag that makes `right` of `word`; a word it cannot reach by its form or case is named (REPLACE_x)"""
    low, goal = word.lower(), right.lower()
    if low == goal:
        return "C_LOWER" if right.islower() else "C_UPPER" if right.isupper() and len(right) > 1 else "C_TITLE"
    for form in FORMS:
        if goal in lexicon.transform(low, form)[:1]:
            return "T_" + form
    if "'" in right and low.rstrip("'s") == goal.rstrip("'s"):
        return "POSS" if goal.endswith("'s") else "POSS2"
    return "REPLACE_" + goal


def two_become_one(first, second, one):
    if f"{first}-{second}" == one:
        return "HYPHEN"
    return "MERGE" if first + second == one else None


def tagged(lexicon, before, after):
    """[tag] for $START and every token of `before`, or None where one tag a token cannot say it"""
    tags = ["KEEP"] * (len(before) + 1)
    for what, i, j, k, l in difflib.SequenceMatcher(None, before, after, False).get_opcodes():
        if what == "delete":
            tags[i + 1 : j + 1] = ["DELETE"] * (j - i)
        elif what == "insert":
            if l - k != 1 or tags[i] != "KEEP":
                return None
            tags[i] = "APPEND_" + after[k].lower()
        elif what == "replace" and j - i == l - k:
            tags[i + 1 : j + 1] = [repair(lexicon, before[i + n], after[k + n]) for n in range(j - i)]
        elif what == "replace":
            joined = two_become_one(*before[i:j], after[k]) if (j - i, l - k) == (2, 1) else None
            if joined is None:
                return None
            tags[i + 1] = joined
    return tags
