"""Who writes, and what they get wrong: kinds of writers with the share of each kind of error.

A learner's shares are of our own making, after published tables of error types; those of people who write English at
work are counted from their corrections (`rates.json`)."""
import itertools
import json
import os
from words import ARTICLES, MIXED_UP, PREPOSITIONS

HERE = os.path.dirname(os.path.abspath(__file__))

LEARNER = {
    "article missing": 9, "article needless": 5, "article wrong": 2.5, "preposition wrong": 6.5,
    "preposition missing": 3, "preposition needless": 3, "comma missing": 12, "comma needless": 4.5,
    "stop missing": 0.6, "semicolon wrong": 1, "verb form": 13, "noun number": 8, "word wrong": 14, "word missing": 4.5,
    "word needless": 2.2, "adverb": 2.2, "comparison": 0.4, "possessive": 1.5, "apostrophe": 1.2, "hyphen": 1.8,
    "joined": 1, "split": 0.6, "lower case": 2.4, "upper case": 1.2, "doubled": 0.6, "spelling": 7,
}
# Who has written English from childhood knows its articles and verbs, and stumbles over commas, apostrophes and words that sound alike.
NATIVE = {
    "comma missing": 30, "comma needless": 8, "semicolon wrong": 4, "stop missing": 0.5, "word wrong": 20, "possessive": 6,
    "apostrophe": 5, "hyphen": 4, "lower case": 3, "upper case": 3, "noun number": 5, "verb form": 8, "adverb": 3,
    "article missing": 2.5, "article needless": 1, "article wrong": 1.5, "preposition wrong": 4, "preposition missing": 1.5,
    "preposition needless": 1.5, "word missing": 4, "word needless": 2, "joined": 1.5, "split": 1.5, "doubled": 1,
    "comparison": 0.3, "spelling": 7,
}
# Of one construction each, and so rare that they would hardly be met: all writers make them.
CONSTRUCTIONS = {"of for have": 6, "compared twice": 1, "negated twice": 2, "use to": 1.5, "case of pronoun": 2}
# How often each writes a sentence.
SHARES = {"learner": 0.42, "native": 0.18, "documentation": 0.16, "proposals": 0.06, "textbooks": 0.12, "handbooks": 0.06}
# Spelling is half of what editors mend, and the speller's work; a tenth is enough to know it when it is seen.
MOST_SPELLING = 0.1
VERB_FORMS = {
    "BASE": {"S": 4, "ED": 4, "ING": 4, "EN": 1}, "S": {"BASE": 8, "ED": 2, "ING": 1},
    "ED": {"BASE": 5, "S": 2.5, "EN": 1, "ING": 1.5}, "EN": {"BASE": 4, "ED": 3, "ING": 2, "S": 1},
    "ING": {"BASE": 6, "S": 1, "ED": 2, "EN": 1},
}
WRONG_ARTICLES = {"the": {"a": 2, "an": 1, "this": 1}, "a": {"the": 2, "an": 2, "one": 1}, "an": {"a": 3, "the": 1}}


def confusions(path):
    """right -> {wrong: how readily}"""
    swaps = {}
    with open(path, encoding="utf8") as f:
        lines = [line.rstrip("\n").split("\t") for line in f if not line.startswith("#")]
    for weight, words in lines:
        group = words.split(" ")
        for right, wrong in itertools.permutations(group, 2):
            table = swaps.setdefault(right, {})
            table[wrong] = table.get(wrong, 0) + float(weight) / len(group)
    return swaps


def split_pairs(counts):
    for pair, n in counts.items():
        right, wrong = pair.split(" ")
        yield right, wrong, n


def shares(counts, known):
    """kinds and weights of a writer whose errors were counted, spelling held back"""
    counts = {k: n for k, n in counts.items() if k in known}
    others = sum(n for k, n in counts.items() if k != "spelling")
    return counts | {"spelling": min(counts.get("spelling", 0), MOST_SPELLING * others)}


def scaled(kinds, by):
    return {kind: by * n for kind, n in kinds.items()}


def counted(path=os.path.join(HERE, "rates.json")):
    with open(path, encoding="utf8") as f:
        return json.load(f)


def slips(pairs):
    """right -> {wrong: how readily}: of words that are mixed up, of prepositions, of articles; `pairs` are those of the rates"""
    swaps = confusions(os.path.join(HERE, "confusions.tsv"))
    for right, wrong, n in split_pairs(pairs["word wrong"]):
        if right.isalpha() and wrong.isalpha():
            table = swaps.setdefault(right, {})
            table[wrong] = table.get(wrong, 0) + n / 20
    prepositions = {
        p: {w: often + MIXED_UP.get((w, p), 0) for w, often in PREPOSITIONS.items() if w != p} for p in PREPOSITIONS
    }
    for right, wrong, n in split_pairs(pairs["preposition wrong"]):
        if wrong.isalpha() and right in prepositions:
            prepositions[right][wrong] = prepositions[right].get(wrong, 0) + n
    articles = {a: dict(WRONG_ARTICLES[a]) for a in ARTICLES}
    for right, wrong, n in split_pairs(pairs["article wrong"]):
        articles[right][wrong] = articles[right].get(wrong, 0) + n / 50
    return swaps, prepositions, articles


class Writers:
    def __init__(self, lexicon, rates=None):
        rates = rates or counted()
        everyone = {"learner": LEARNER, "native": NATIVE}
        everyone |= {w: shares(rates["kinds"][w], LEARNER) for w in SHARES if w not in everyone}
        everyone = {w: kinds | scaled(CONSTRUCTIONS, sum(kinds.values()) / 100) for w, kinds in everyone.items()}
        self.kinds = [(list(everyone[w]), list(everyone[w].values())) for w in SHARES]
        pairs = rates["pairs"]
        self.swaps, self.prepositions, self.articles = slips(pairs)
        self.verb_forms = {f: dict(t) for f, t in VERB_FORMS.items()}
        for right, wrong, n in split_pairs(pairs["verb form"]):
            if wrong in VERB_FORMS and right in VERB_FORMS and right != wrong:
                self.verb_forms[right][wrong] = self.verb_forms[right].get(wrong, 0) + n / 100
        missed = {right: n for right, _, n in split_pairs(pairs["word missing"])}
        per_thousand = 1000 / sum(lexicon.counts.values())
        self.weight = {
            "word wrong": lambda w: min(1, 0.12 + sum(self.swaps[w].values()) / 4),
            "word missing": lambda w: (missed.get(w, 0) + 3) / (1 + per_thousand * lexicon.counts.get(w, 0)),
        }

    def kinds_of_one(self, random):
        """kinds of errors and their weights, of one writer drawn"""
        return random.choices(self.kinds, list(SHARES.values()))[0]
