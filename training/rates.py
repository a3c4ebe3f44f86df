"""python rates.py EDITS.jsonl.gz INFLECTIONS WORDCOUNTS.json > rates.json
Counts what writers of each kind got wrong, as the repairs of this tagger. Counts only: no sentence is kept, and
share-alike sources are left out. The first kind of `writers.json` that names a repository is its kind."""
import collections, fnmatch, gzip, json, os, sys
from align import tagged
from lexicon import Lexicon
from text import words
from words import ARTICLES, PREPOSITIONS

HERE = os.path.dirname(os.path.abspath(__file__))

# Types that were mostly wrong before, when 200 pairs were read; the others only when the commit says it corrects.
WRONG = {
    "spelling", "doubled", "apostrophe", "confusion", "number", "agreement", "verb form", "article", "missing", "space",
}
WRONG_BY_INTENT = {"comma", "hyphen", "preposition", "punctuation", "word form", "case"}
GOES_BOTH_WAYS = {
    "article", "missing", "comma", "preposition", "verb form", "number", "agreement", "confusion",
}


def is_correction(pair):
    """whether all changes of a pair mend what was wrong; what is as often undone is taste"""
    mends = all(e["type"] in WRONG or e["type"] in WRONG_BY_INTENT and pair["intent"] for e in pair["edits"])
    return mends and all(e["rev"] <= 0.7 * e["n"] or e["type"] in GOES_BOTH_WAYS for e in pair["edits"])


def corrections(path):
    for line in gzip.open(path, "rt", encoding="utf8"):
        pair = json.loads(line)
        if is_correction(pair):
            yield pair


def group(word):
    if word in ARTICLES:
        return "article"
    if word in PREPOSITIONS:
        return "preposition"
    return {",": "comma", ".": "stop", "?": "stop", ";": "semicolon"}.get(word, "word")


def form_of(lexicon, word, pos):
    return next((f for _, p, f in lexicon.by.get(word, ()) if p == pos), None)


def inflected(lexicon, tag, wrong):
    """(kind of error, right form, wrong form)"""
    form = tag[2:]
    if form in ("ADV", "ADJ"):
        return "adverb", form, "ADJ" if form == "ADV" else "ADV"
    right = next(iter(lexicon.transform(wrong, form)), "")
    for pos, kind in (("adj", "comparison"), ("verb", "verb form"), ("noun", "noun number")):
        was = form_of(lexicon, wrong, pos)
        if was and form_of(lexicon, right, pos) and (pos != "verb" or "noun" not in lexicon.classes(wrong)):
            return kind, form, was
    was = form_of(lexicon, wrong, "noun")
    return ("noun number", form, was) if was and form in ("S", "BASE") else ("verb form", form, form_of(lexicon, wrong, "verb"))


PLAIN_KINDS = {
    "C_TITLE": "lower case", "C_UPPER": "lower case", "C_LOWER": "upper case", "HYPHEN": "hyphen", "MERGE": "split",
    "POSS": "possessive", "POSS2": "possessive",
}


def error(lexicon, before, at, tag):
    """(kind, right, wrong) of the error that `tag` repairs at token `at` of `before`"""
    wrong = before[at].lower()
    if tag in PLAIN_KINDS:
        return PLAIN_KINDS[tag], "", ""
    if tag.startswith("T_"):
        return inflected(lexicon, tag, wrong)
    if tag == "DELETE":
        twice = wrong in (w.lower() for w in (*before[max(at - 1, 0) : at], *before[at + 1 : at + 2]))
        return ("doubled", "", "") if twice else (group(wrong) + " needless", "", wrong)
    what, right = tag.split("_", 1)
    if what == "APPEND":
        return group(right) + " missing", right, ""
    if not right.isascii() or lexicon.counts.get(wrong, 0) <= 20:
        return "spelling", "", ""
    if "'" in right and right.replace("'", "") == wrong:
        return "apostrophe", right, wrong
    return group(right) + " wrong", right, wrong


def count(edits, lexicon):
    writers = json.load(open(os.path.join(HERE, "writers.json")))
    kinds = {w: collections.Counter() for w in writers}
    pairs = collections.defaultdict(collections.Counter)
    for pair in corrections(edits):
        if "-SA-" in pair["licence"]:
            continue
        before = words(pair["before"])
        tags = tagged(lexicon, before, words(pair["after"]))
        writer = next(w for w, repos in writers.items() if any(fnmatch.fnmatch(pair["repo"], r) for r in repos))
        for at, tag in enumerate(tags or []):
            if tag != "KEEP":
                kind, right, wrong = error(lexicon, before, max(at - 1, 0), tag)
                kinds[writer][kind] += 1
                pairs[kind][f"{right or '-'} {wrong or '-'}"] += 1
    listed = {k: {p: n for p, n in sorted(c.items()) if n > 1 and len(p.split(" ")) == 2 and p != "- -"} for k, c in pairs.items()}
    return {
        "kinds": {w: dict(sorted(c.items())) for w, c in kinds.items()},
        "pairs": {k: listed[k] for k in sorted(listed) if listed[k]},
    }


if __name__ == "__main__":
    edits, inflections, counts = sys.argv[1:4]
    json.dump(count(edits, Lexicon(inflections, json.load(open(counts)))), sys.stdout, indent=2, sort_keys=True)
    print()
