"""The forms of English words, from lemminflect's table (`lemma,pos,forms…`; MIT, made of the SPECIALIST lexicon)."""
import gzip

VERB_FORM = {"VB": "BASE", "VBP": "BASE", "VBZ": "S", "VBD": "ED", "VBN": "EN", "VBG": "ING"}


def classes(penn):
    """word classes of the table that a Penn tag allows"""
    if penn.startswith("VB"):
        return {"verb"}
    if penn in ("NN", "NNS"):
        return {"noun"}
    return {"adj"} if penn.startswith("JJ") else set()


OTHER_ADVERBS = {"good": "well", "hard": "hard", "late": "late", "fast": "fast", "early": "early"}


def adverb(adjective):
    if adjective in OTHER_ADVERBS:
        return OTHER_ADVERBS[adjective]
    if adjective.endswith("y") and len(adjective) > 3:
        return adjective[:-1] + "ily"
    if adjective.endswith("le") and len(adjective) > 4:
        return adjective[:-1] + "y"
    return adjective + ("ally" if adjective.endswith("ic") else "ly")


def forms_of(lemma, pos, cells):
    """form -> word, or None for what has no forms that matter"""
    if pos == "verb" and len(cells) == 4:
        return {"BASE": lemma, "ED": cells[0], "EN": cells[1] or cells[0], "ING": cells[2], "S": cells[3]}
    if pos == "noun" and cells and cells[0] and cells[0] != lemma:
        return {"BASE": lemma, "S": cells[0]}
    if pos == "adj":
        return {"BASE": lemma, "ER": cells[0], "EST": cells[1]} if len(cells) > 1 and cells[0] else {"BASE": lemma}
    return None


class Lexicon:
    """word -> [(lemma, word class, form)], and families of forms by lemma and word class"""

    def __init__(self, path, counts, often=12):
        self.families, self.by, self.counts = {}, {}, counts
        common = lambda w: counts.get(w, 0) >= often
        for line in gzip.open(path, "rt", encoding="utf8"):
            lemma, pos, *cells = line.rstrip("\n").split(",")
            if not lemma.isalpha() or not lemma.islower() or len(lemma) < 2:
                continue
            cells = [max(c.split("/"), key=lambda w: counts.get(w, 0)) if c else "" for c in cells]
            forms = forms_of(lemma, pos, cells)
            if forms and any(common(w) for w in forms.values()):
                self.families[lemma, pos] = forms
        # The commonest family first: its forms are what an ambiguous word most likely means.
        total = lambda family: -sum(counts.get(w, 0) for w in set(family[1].values()))
        self.families = dict(sorted(self.families.items(), key=total))
        for (lemma, pos), forms in self.families.items():
            if pos == "adj" and adverb(lemma) != lemma and common(adverb(lemma)):
                forms["ADV"] = adverb(lemma)
            for form, word in forms.items():
                if word:
                    self.by.setdefault(word, []).append((lemma, pos, form))

    def classes(self, word):
        return {pos for _, pos, _ in self.by.get(word, ())}

    def transform(self, word, form):
        """what `word` may become in another form, commonest family first; ADJ undoes ADV"""
        out = []
        for lemma, pos, was in self.by.get(word, ()):
            if form == "ADJ":
                other = lemma if was == "ADV" else None
            else:
                other = self.families[lemma, pos].get(form)
            if other and other != word and other not in out:
                out.append(other)
        return out


def case_like(word, model):
    """`word` written with the capitals of `model`"""
    if model[:1].isupper() and (len(model) == 1 and word.lower() != "i" or not model.isupper()):
        return word[:1].upper() + word[1:]
    if len(model) > 1 and model.isupper():
        return word.upper()
    return "I" + word[1:] if word == "i" or word.startswith("i'") else word
