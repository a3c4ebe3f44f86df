"""What else a word may have been meant to be, and how likely that is once it stands there.

A writer means c with the probability that a large masked language model gives c at that place, and writes w instead with the
probability that people slip from c to w (a noisy channel; Kernighan, Church and Gale, 1990, for spelling). Bayes' rule
then tells how likely each c is behind a w."""
import math
from align import repair
from lexicon import case_like, classes
from writers import counted, slips

SLIP = 0.05  # of the words that have candidates, about as many are wrong in what `noise.py` makes
ANOTHER_FORM = 0.25  # share of the slips of a word that go to one of its other forms


class Candidates:
    def __init__(self, lexicon):
        self.lexicon = lexicon
        even = lambda table: {w: n / sum(table.values()) for w, n in table.items()}
        self.tables = {meant: even(table) for kind in slips(counted()["pairs"]) for meant, table in kind.items()}

    def told(self):
        """for packages/neural (`slips.ts`), which reckons the same"""
        rounded = {c: {w: float(f"{share:.3g}") for w, share in table.items()} for c, table in self.tables.items()}
        return {"slip": SLIP, "anotherForm": ANOTHER_FORM, "tables": rounded}

    def forms(self, word, penn=None):
        """other forms of the word, of the classes that its Penn tag allows"""
        kinds = classes(penn) if penn is not None else {"verb", "noun", "adj"}
        families = [self.lexicon.families[lemma, kind] for lemma, kind, _ in self.lexicon.by.get(word, ()) if kind in kinds]
        return {w for family in families for w in family.values() if w and w != word}

    def of(self, word, penn=None):
        """what may be written where `word` (lower case) was meant; without its Penn tag, of whatever class it is"""
        named = self.tables.get(word)
        return set(named) if named else self.forms(word, penn)

    def slip(self, meant, written):
        """probability that `written` is what becomes of `meant`, given a slip"""
        named = self.tables.get(meant)
        return named.get(written, 0) if named else ANOTHER_FORM * (written in self.forms(meant))

    def behind(self, written, logs):
        """{meant: probability}, of what stands there and of what `logs` gives log probabilities for at that place"""
        weight = {written: logs[written] + math.log(1 - SLIP)}
        for meant, log in logs.items():
            slip = self.slip(meant, written) if meant != written else 0
            if slip:
                weight[meant] = log + math.log(SLIP * slip)
        most = max(weight.values())
        total = sum(math.exp(v - most) for v in weight.values())
        return {meant: math.exp(v - most) / total for meant, v in weight.items()}

    def tags(self, token, logs, tag, known):
        """{tag: probability} at a token as it stands; `tag` is the one that makes it what it was before it was spoilt. A word
        that one tag of the `known` cannot reach is left out."""
        written, out = token.lower(), {}
        for meant, p in self.behind(written, logs).items():
            name = "KEEP" if meant == written else repair(self.lexicon, token, case_like(meant, token))
            if tag != "KEEP" and repaired(self.lexicon, written, tag) == meant:
                name = tag
            if name in known:
                out[name] = out.get(name, 0) + p
        return out


def repaired(lexicon, written, tag):
    """the word a tag of words or of forms leads to"""
    what, _, detail = tag.partition("_")
    if what == "T":
        return next(iter(lexicon.transform(written, detail) or lexicon.transform(written, "ED")), None)
    return detail if what == "REPLACE" else None
