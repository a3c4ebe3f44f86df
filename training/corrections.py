"""Stage 3: corrections that people made, among sentences with induced errors and sentences to be left alone.

A pair serves where all it changes mends what was wrong (`rates.py` says which types do) and one tag a token can say it.
What was changed for taste alone serves as it stood before: a sentence that is right."""
import gzip, itertools, json, random, zlib
from align import tagged
from noise import Noiser
from rates import is_correction
from rows import cut
from text import words

# Types that change what was right: these sentences are learnt as they were.
TASTE = {"wording", "needless", "contraction", "variety", "function word", "pronoun", "dash"}
INDUCED, CLEAN = 1.0, 0.5  # rows of each kind for one correction
SPELLED = 20  # a word met less often than this is the speller's
SPELLING = 4  # of corrections of spelling alone, one in so many: they are the speller's work


def sayable(lexicon, before, tags, known):
    """the tags as the tagger has them: a strange word is one to be spelt; None where it has no tag for a change"""
    out = []
    for at, tag in enumerate(tags):
        if tag.startswith("REPLACE_") and lexicon.counts.get(before[at - 1].lower(), 0) <= SPELLED:
            tag = "SPELL"
        if tag not in known:
            return None
        out.append(tag)
    return out


def pairs(path):
    with gzip.open(path, "rt", encoding="utf8") as f:
        yield from map(json.loads, f)


def rows(path, lexicon, known):
    """([corrected rows], [rows that are right])"""
    mended, right = [], []
    for pair in pairs(path):
        before, after = words(pair["before"]), words(pair["after"])
        if is_correction(pair):
            tags = tagged(lexicon, before, after)
            tags = tags and sayable(lexicon, before, tags, known)
            if tags and (set(tags) != {"KEEP", "SPELL"} or zlib.crc32(pair["before"].encode()) % SPELLING == 0):
                mended.append((["$START", *before], tags))
            right.append((["$START", *after], ["KEEP"] * (len(after) + 1)))
        elif all(e["type"] in TASTE for e in pair["edits"]):
            right.append((["$START", *before], ["KEEP"] * (len(before) + 1)))
    return mended, right


def chunks(path, pool, lexicon, writers, known, first, induced=INDUCED):
    """(number, [(tokens, tags)]) of epoch after epoch: every correction once in each, and so many rows with induced errors for one"""
    mended, right = rows(path, lexicon, known)
    print(len(mended), "corrections,", len(right), "sentences to be left alone", flush=True)
    for epoch in itertools.count(first):
        rnd = random.Random(5000 + epoch)
        noiser = Noiser(lexicon, writers, 9000 + epoch)
        made = [noiser.spoil(*cut(row)) for row in rnd.sample(pool.rows, int(induced * len(mended)))]
        yield epoch, [*mended, *made, *rnd.sample(right, min(len(right), int(CLEAN * len(mended))))]
