"""A correct sentence -> the same with errors, and for each token the tag that repairs it.

Tags: KEEP DELETE APPEND_w REPLACE_w T_S T_BASE T_ED T_EN T_ING T_ADV T_ADJ T_ER T_EST POSS POSS2 C_TITLE C_LOWER C_UPPER
HYPHEN MERGE SPELL. Token 0 is always $START. Which errors, and how often, depends on who writes: `writers.py`."""
import random
import string
from dataclasses import dataclass, field
from lexicon import VERB_FORM, case_like, classes
from words import (
    ARTICLES, AUXILIARIES, COMMA_BEFORE, DETERMINERS, FUNCTION_WORDS, JOINED, MISSING, MODALS, NEEDLESS,
    NEEDLESS_AFTER_VERB, NEGATED, NEGATIONS, OTHER_CASE, PREPOSITIONS, PRONOUNS, SPLIT,
)

NUMBER_OF_ERRORS = (0.34, 0.30, 0.18, 0.10, 0.05, 0.03)
# No word is wrong more often than this share of its own occurrences, or the rare word itself would be learnt as wrong.
CAP = 0.06
HEADINGS = 0.04
# Shares of sentences that lose their full stop as items of lists do, and of phrases taken out of a sentence as table cells,
# captions and labels are: both are right as they stand.
ITEMS, PHRASES = 0.05, 0.05
SAME_WITHOUT_APOSTROPHE = {"were", "well", "hell", "shell", "ill", "its", "id", "wed", "shed"}
STARTS_NOUN_PHRASE = {*PREPOSITIONS, "and", "or", "is", "are", "was", "$START", "have", "has"}
BEGINS_PHRASE = {"DT", "JJ", "NN", "NNS", "NNP", "VB", "VBG", "PRP$", "CD"}
ENDS_PHRASE = {"IN", "CC", "TO", "WDT", "WRB", "MD", "VBZ", "VBP", "VBD"}
DOUBLE = object()


@dataclass
class Sentence:
    """a sentence while it is being spoilt; place 0 is $START"""

    tokens: list
    penn: list
    out: list = field(init=False)
    tags: list = field(init=False)
    before: dict = field(default_factory=dict)
    busy: set = field(default_factory=set)

    def __post_init__(self):
        self.low = [t.lower() for t in self.tokens]
        self.out = [(t,) for t in self.tokens]
        self.tags = ["KEEP"] * len(self.tokens)

    def next(self, i):
        return self.low[i + 1] if i + 1 < len(self.low) else ""

    def put(self, i, words, tag):
        self.out[i], self.tags[i] = words, tag
        self.busy.add(i)
        return True

    def drop(self, i):
        """takes a token out; the one before it is told to put it in again"""
        if i - 1 in self.busy or self.low[i] not in MISSING or i in self.before:
            return False
        self.out[i] = ()
        self.busy.add(i)
        return self.put(i - 1, self.out[i - 1], "APPEND_" + self.low[i])

    def marked(self):
        """[(token, tag, place it had in the right sentence)], None for what was put in or is in two now"""
        out = []
        for i, words in enumerate(self.out):
            extra = self.before.get(i)
            if extra is not None and words:
                out.append((words[0] if extra is DOUBLE else extra, "DELETE", None))
            for k, word in enumerate(words):
                out.append((word, "KEEP" if k else self.tags[i], i if len(words) == 1 else None))
        return out

    def rows(self):
        tokens, tags, _ = zip(*self.marked())
        return list(tokens), list(tags)


class Noiser:
    """spoils sentences; the same seed gives the same errors"""

    def __init__(self, lexicon, writers, seed):
        self.lexicon, self.writers, self.random = lexicon, writers, random.Random(seed)
        self.right, self.wrong = {}, {}

    def spoil(self, tokens, penn):
        """tokens of a correct sentence and their Penn tags -> (tokens, tags)"""
        if self.heads():
            return self.heading(tokens)
        if self.random.random() < PHRASES:
            phrase = self.phrase(tokens, penn)
            if phrase:
                return phrase
        if self.random.random() < ITEMS and tokens[-1] == ".":
            return self.spoilt(*self.item(tokens[:-1], penn[:-1])).rows()
        return self.spoilt(tokens, penn).rows()

    def item(self, tokens, penn):
        """the sentence as an item of a list, which may begin small"""
        if self.random.random() < 0.3 and tokens[0] != "I" and penn[0] not in ("NNP", "NNPS") and tokens[0][1:].islower():
            return [tokens[0].lower(), *tokens[1:]], penn
        return tokens, penn

    def phrase(self, tokens, penn):
        """two to nine words out of a sentence, from where a phrase begins to where one ends; None where there are none"""
        begins = [i for i, tag in enumerate(penn) if tag in BEGINS_PHRASE]
        if not begins:
            return None
        begin = self.random.choice(begins)
        ends = [i for i in range(begin + 2, min(begin + 10, len(tokens))) if penn[i] in ENDS_PHRASE or tokens[i] in ",.;:"]
        if not ends:
            return None
        line = tokens[begin : self.random.choice(ends)]
        if self.random.random() < 0.7:
            line = [line[0][:1].upper() + line[0][1:], *line[1:]]
        return ["$START", *line], ["KEEP"] * (len(line) + 1)

    def heads(self):
        """whether a heading is to be made of the next sentence"""
        return self.random.random() < HEADINGS

    def spoilt(self, tokens, penn):
        """the sentence with errors of one writer in it"""
        s = Sentence(["$START", *tokens], ["", *penn])
        for w in s.low:
            self.right[w] = self.right.get(w, 0) + 1
        wanted = self.random.choices(range(6), NUMBER_OF_ERRORS)[0]
        wanted = min(wanted, 1 + len(tokens) // 6) if wanted else 0
        kinds = self.writers.kinds_of_one(self.random)
        for _ in range(30 if wanted else 0):
            wanted -= self.err(s, self.random.choices(*kinds)[0])
            if not wanted:
                break
        return s

    def heading(self, tokens):
        """a short clean line without an end mark, so that no heading is said to lack its full stop"""
        line = [w for w in tokens[: self.random.randrange(2, 9)] if w.isalnum() or w == ","]
        if self.random.random() < 0.4:
            line = [w if w in FUNCTION_WORDS else w[:1].upper() + w[1:] for w in line]
        return ["$START", *line], ["KEEP"] * (len(line) + 1)

    def err(self, s, kind):
        """makes one error of this kind where there is place for it; whether it did"""
        fits, spoil = KINDS[kind]
        places = [i for i in range(1, len(s.tokens)) if i not in s.busy and fits(self, s, i)]
        if not places:
            return False
        weigh = self.writers.weight.get(kind)
        weights = [weigh(s.low[i]) for i in places] if weigh else None
        return bool(spoil(self, s, self.random.choices(places, weights)[0]))

    def rare(self, word):
        """whether one more wrong `word` would be too many; counts it when not"""
        word = word.lower()
        if self.wrong.get(word, 0) >= CAP * self.right.get(word, 0) + 3:
            return True
        self.wrong[word] = self.wrong.get(word, 0) + 1
        return False

    def pick(self, weights):
        return self.random.choices(list(weights), list(weights.values()))[0]

    def replace(self, s, i, word, tag):
        word = case_like(word, s.tokens[i])
        if word == s.tokens[i] or tag != "SPELL" and self.rare(word):
            return False
        return s.put(i, (word,), tag)

    def swap(self, s, i, weights):
        return self.replace(s, i, self.pick(weights), "REPLACE_" + s.low[i])

    def insert(self, s, i, word):
        if i >= len(s.tokens) or i in s.before or not s.out[i] or word in (s.low[i], s.low[i - 1]) or self.rare(word):
            return False
        s.before[i] = word
        return True


def pos(n, s, i):
    """word classes a token may have, by the table and by its tag"""
    return n.lexicon.classes(s.low[i]) & classes(s.penn[i]) if s.low[i] not in FUNCTION_WORDS else set()


def may_take_article(n, s, i):
    if s.tokens[i] != s.low[i] or s.low[i].endswith("ly"):
        return False
    before = s.low[i - 1]
    if "noun" in pos(n, s, i):
        return before in STARTS_NOUN_PHRASE or "verb" in n.lexicon.classes(before)
    return "adj" in pos(n, s, i) and "noun" in n.lexicon.classes(s.next(i)) and before in PREPOSITIONS


def needless_article(n, s, i):
    return n.insert(s, i, n.random.choices(["the", "an" if s.low[i][0] in "aeiou" else "a"], [3, 1])[0])


def wrong_verb_form(n, s, i):
    low, lexicon = s.low[i], n.lexicon
    known = [(lexicon.families[lemma, p], f) for lemma, p, f in lexicon.by[low] if p == "verb"]
    forms, form = n.random.choice([(d, f) for d, f in known if f == VERB_FORM.get(s.penn[i])] or known)
    new = forms.get(n.pick(n.writers.verb_forms[form]))
    tag = "T_ED" if form == "EN" and forms["ED"] == forms["EN"] else "T_" + form
    back = lexicon.transform(new, tag[2:]) if new and new != low else []
    return low in (back if tag in ("T_ED", "T_EN") else back[:1]) and n.replace(s, i, new, tag)


def wrong_number(n, s, i):
    low, lexicon = s.low[i], n.lexicon
    lemma, _, form = next(entry for entry in lexicon.by[low] if entry[1] == "noun")
    other = lexicon.families[lemma, "noun"]["BASE" if form == "S" else "S"]
    if form != "S" and n.random.random() < 0.3 or lexicon.transform(other, form)[:1] != [low]:
        return False
    return n.replace(s, i, other, "T_" + form)


def is_adverb(n, s, i):
    return s.penn[i] == "RB" and s.low[i] not in FUNCTION_WORDS and n.lexicon.transform(s.low[i], "ADJ")


def adjective_for_adverb(n, s, i):
    adjectives = n.lexicon.transform(s.low[i], "ADJ")
    if adjectives:
        return n.replace(s, i, adjectives[0], "T_ADV")
    return n.random.random() < 0.4 and n.replace(s, i, n.lexicon.transform(s.low[i], "ADV")[0], "T_ADJ")


def wrong_comparison(n, s, i):
    form = next(f for _, p, f in n.lexicon.by[s.low[i]] if p == "adj")
    other = n.lexicon.transform(s.low[i], n.random.choice([f for f in ("BASE", "ER", "EST") if f != form]))
    return form in ("ER", "EST") and other and n.replace(s, i, other[0], "T_" + form)


def wrong_possessive(n, s, i):
    low = s.low[i]
    if low.endswith("s'"):
        return n.replace(s, i, n.random.choice([low[:-1], low[:-2] + "'s"]), "POSS2")
    return n.replace(s, i, low[:-2] + ("s" if n.random.random() < 0.8 else "s'"), "POSS")


def loses_apostrophe(n, s, i):
    low = s.low[i]
    return "'" in low and low.replace("'", "") not in SAME_WITHOUT_APOSTROPHE and not low.endswith(("'s", "s'"))


def has_hyphen(n, s, i):
    parts = s.low[i].split("-")
    return len(parts) == 2 and all(p.isalpha() and len(p) > 1 for p in parts)


def two_in_one(n, s, i):
    pair = s.low[i] + " " + s.next(i)
    if i + 1 in s.busy or not n.replace(s, i, JOINED[pair], "REPLACE_" + pair):
        return False
    s.out[i + 1] = ()
    s.busy.add(i + 1)
    return True


def one_in_two(n, s, i):
    low, word, often = s.low[i], s.tokens[i], n.lexicon.counts
    cut = next((c for c in range(2, len(low) - 1) if often.get(low[:c], 0) > 2000 and often.get(low[c:], 0) > 500), 0)
    return cut and s.put(i, (word[:cut], word[cut:]), "MERGE")


def without_capital(n, s, i):
    word = s.tokens[i]
    tag = "C_TITLE" if word[1:].islower() or len(word) == 1 else "C_UPPER" if word.isupper() else None
    return tag and s.put(i, (word.lower(),), tag)


def misspelt(n, s, i):
    r, w = n.random, s.low[i]
    at, way = r.randrange(1, len(w)), r.random()
    if way < 0.25:
        new = w[:at] + w[at + 1 :]
    elif way < 0.45 and at + 1 < len(w):
        new = w[:at] + w[at + 1] + w[at] + w[at + 2 :]
    elif way < 0.6:
        new = w[:at] + w[at] + w[at:]
    elif way < 0.8 and w[at] in "aeiou":
        new = w[:at] + r.choice("aeiou") + w[at + 1 :]
    else:
        new = w[:at] + r.choice("aeioutnrsl" if way < 0.9 else string.ascii_lowercase) + w[at + (way >= 0.9) :]
    return new != w and not n.lexicon.counts.get(new) and n.replace(s, i, new, "SPELL")


def double(n, s, i):
    return i not in s.before and s.before.update({i: DOUBLE}) is None


def droppable(n, s, i):
    low = s.low[i]
    return low.isalpha() and low in MISSING and (i > 1 or low in PRONOUNS) and low not in ARTICLES and low not in PREPOSITIONS


def takes_object(n, s, i):
    after = s.next(i)
    return "verb" in pos(n, s, i) and (after in ARTICLES or after in DETERMINERS or after in PRONOUNS)


def drop(n, s, i):
    return s.drop(i)


def after_modal(s, i):
    return s.low[i - 1] in MODALS or s.low[i - 1] == "not" and s.low[i - 2] in MODALS


def compared(n, s, i):
    """ER or EST where the word is an adjective or adverb of that form, as "better" and "fastest" are"""
    forms = {f for _, p, f in n.lexicon.by.get(s.low[i], ()) if p == "adj"} if s.penn[i] in ("JJR", "JJS", "RBR", "RBS") else ()
    return next((f for f in ("ER", "EST") if f in forms), None)


def more_than_compared(n, s, i):
    return n.insert(s, i, "more" if compared(n, s, i) == "ER" else "most")


def is_negated(s, i):
    return any(w in NEGATIONS or w.endswith("n't") for w in s.low[max(0, i - 5) : i])


# Kind of error -> where it fits, and how it is made.
KINDS = {
    "article missing": (lambda n, s, i: i > 1 and s.low[i] in ARTICLES, drop),
    "article needless": (may_take_article, needless_article),
    "article wrong": (lambda n, s, i: s.low[i] in ARTICLES, lambda n, s, i: n.swap(s, i, n.writers.articles[s.low[i]])),
    "preposition missing": (lambda n, s, i: i > 1 and s.low[i] in PREPOSITIONS, drop),
    "preposition needless": (takes_object, lambda n, s, i: n.insert(s, i + 1, n.random.choice(NEEDLESS_AFTER_VERB))),
    "preposition wrong": (
        lambda n, s, i: s.low[i] in PREPOSITIONS,
        lambda n, s, i: n.swap(s, i, n.writers.prepositions[s.low[i]]),
    ),
    "comma missing": (lambda n, s, i: s.low[i] == ",", drop),
    "comma needless": (
        lambda n, s, i: i > 1 and s.low[i][:1].isalpha() and (s.next(i) in COMMA_BEFORE or n.random.random() < 0.12),
        lambda n, s, i: n.insert(s, i + 1, ","),
    ),
    "stop missing": (lambda n, s, i: i == len(s.low) - 1 and s.low[i] in ".?", drop),
    "of for have": (
        lambda n, s, i: s.low[i] == "have" and i > 1 and after_modal(s, i),
        lambda n, s, i: n.replace(s, i, "of", "REPLACE_have"),
    ),
    "compared twice": (
        lambda n, s, i: i > 1 and s.low[i] not in ("more", "most", "less", "least") and compared(n, s, i),
        more_than_compared,
    ),
    "negated twice": (
        lambda n, s, i: s.low[i] in NEGATED and is_negated(s, i),
        lambda n, s, i: n.replace(s, i, NEGATED[s.low[i]], "REPLACE_" + s.low[i]),
    ),
    "use to": (
        lambda n, s, i: s.low[i] in ("used", "supposed") and s.next(i) == "to",
        lambda n, s, i: n.replace(s, i, s.low[i][:-1], "T_ED"),
    ),
    "case of pronoun": (
        lambda n, s, i: s.low[i] in OTHER_CASE and s.penn[i] == "PRP" and "and" in (s.low[i - 1], s.next(i)),
        lambda n, s, i: n.replace(s, i, OTHER_CASE[s.low[i]], "REPLACE_" + s.low[i]),
    ),
    "semicolon wrong": (lambda n, s, i: s.low[i] == ";", lambda n, s, i: n.replace(s, i, ",", "REPLACE_;")),
    "verb form": (lambda n, s, i: "verb" in pos(n, s, i), wrong_verb_form),
    "noun number": (lambda n, s, i: "noun" in pos(n, s, i), wrong_number),
    "word wrong": (
        lambda n, s, i: s.low[i] in n.writers.swaps and s.low[i] not in ARTICLES,
        lambda n, s, i: n.swap(s, i, n.writers.swaps[s.low[i]]),
    ),
    "word missing": (droppable, drop),
    "word needless": (lambda n, s, i: i > 1 and s.low[i].isalpha(), lambda n, s, i: n.insert(s, i, n.random.choice(NEEDLESS))),
    "adverb": (
        lambda n, s, i: is_adverb(n, s, i) or s.penn[i] == "JJ" and "adj" in pos(n, s, i) and n.lexicon.transform(s.low[i], "ADV"),
        adjective_for_adverb,
    ),
    "comparison": (
        lambda n, s, i: any(p == "adj" and f in ("ER", "EST") for _, p, f in n.lexicon.by.get(s.low[i], ())),
        wrong_comparison,
    ),
    "possessive": (lambda n, s, i: s.low[i].endswith("s'") or s.low[i].endswith("'s") and s.low[i][:-2] in n.lexicon.by, wrong_possessive),
    "apostrophe": (
        loses_apostrophe,
        lambda n, s, i: n.replace(s, i, s.low[i].replace("'", ""), "REPLACE_" + s.low[i]),
    ),
    "hyphen": (has_hyphen, lambda n, s, i: s.put(i, tuple(s.tokens[i].split("-")), "HYPHEN")),
    "joined": (lambda n, s, i: s.low[i] + " " + s.next(i) in JOINED, two_in_one),
    "split": (lambda n, s, i: s.low[i] in SPLIT, one_in_two),
    "lower case": (
        lambda n, s, i: s.tokens[i][:1].isupper() and (s.tokens[i] != "I" or n.random.random() < 0.15),
        without_capital,
    ),
    "upper case": (
        lambda n, s, i: i > 1 and s.tokens[i] == s.low[i] and "noun" in pos(n, s, i),
        lambda n, s, i: s.put(i, (s.tokens[i][0].upper() + s.tokens[i][1:],), "C_LOWER"),
    ),
    "doubled": (lambda n, s, i: s.low[i] in FUNCTION_WORDS, double),
    "spelling": (
        lambda n, s, i: len(s.low[i]) > 3 and s.low[i].isalpha() and n.lexicon.counts.get(s.low[i], 0) > 30,
        misspelt,
    ),
}
