"""python thresholds.py CHECKPOINT VOCABULARY INFLECTIONS DATA TEST.jsonl.gz OUT.json
How sure the tagger must be, by family of changes, to be heard: `{"strict": {family: p}, "eager": …}`, and what that gives.

Fitted on sentences that were held back from training: as they are, where every change counts as a false one; with
learners' errors put in; and the corrections in TEST, of repositories that training has not seen. Nothing of an evaluation
set. All families are heard down to where one false alarm more finds the same (`budget.py`)."""
import gzip, json, sys
import torch
from align import tagged
from budget import GRID, Counts, fit
from corrector import Corrector
from families import family_of
from lexicon import Lexicon
from noise import Noiser
from rows import Pool, cut
from text import words
from writers import Writers

# False changes in 1,000 clean words, and the share of what is said of wrong sentences that must be right, of the least sure, too.
# Unseen modern prose shows about twice as many false changes as the held-back sentences, so these are half of what is allowed.
MODES = {"strict": (0.55, 0.6), "eager": (2.0, 0.4)}
SENTENCES = 4000
# Types of corrections that are nearly all of real errors.
REAL = {"doubled", "confusion", "number", "agreement", "verb form", "article", "missing", "preposition", "apostrophe", "comma", "word form"}
# Least thresholds. Time is told by sentences that were not read, and novels, of which there is much to learn from, tell of the past.
LEAST = {"tense": 0.9}


def said(corrector, rows):
    """for each row of tokens the [(family, p, tag)] of each token, likeliest change first"""
    order = sorted(range(len(rows)), key=lambda k: len(rows[k]))
    out = [None] * len(rows)
    for at in range(0, len(order), 48):
        some = order[at : at + 48]
        for k, p in zip(some, corrector.probabilities([[(t, 0, 0) for t in rows[k]] for k in some])):
            best = p[:, 1:].max(-1)
            here = ["$START", *rows[k]]
            tags = [corrector.tags[i + 1] for i in best.indices.tolist()][: len(here)]
            out[k] = [(family_of(tag, word), sure, tag) for tag, sure, word in zip(tags, best.values.tolist(), here)]
    return out


def corrections(path, lexicon):
    """(tokens, tags) of corrections of real errors that one tag a token can say"""
    with gzip.open(path, "rt", encoding="utf8") as f:
        for line in f:
            pair = json.loads(line)
            if all(e["type"] in REAL for e in pair["edits"]):
                before = words(pair["before"])
                tags = tagged(lexicon, before, words(pair["after"]))
                if tags and any(t != "KEEP" for t in tags):
                    yield before, tags


def held_sentences(pool, test, lexicon):
    """("clean", "spoilt" or "real", tokens, tags) of what was not learnt from"""
    held = [cut(row) for row in pool.held]
    noiser = Noiser(lexicon, Writers(lexicon), 77)
    for tokens, _ in held[800 : 800 + SENTENCES]:  # the first 800 chose the checkpoint
        yield "clean", tokens, ["KEEP"] * (len(tokens) + 1)
    for row in held[800 + SENTENCES : 800 + 2 * SENTENCES]:
        tokens, tags = noiser.spoil(*row)
        yield "spoilt", tokens[1:], tags
    for tokens, tags in corrections(test, lexicon):
        yield "real", tokens, tags


def fitted(counts, modes=MODES):
    """thresholds of each mode, and what they give, printed"""
    found = {}
    for mode, (budget, precision) in modes.items():
        chosen, spent = fit(counts, budget, precision, LEAST)
        found[mode] = {f: GRID[n] for f, n in sorted(chosen.items())}
        right, wrong = (sum(t[f][n] for f, n in chosen.items()) for t in (counts.right, counts.wrong))
        print(mode, f"{spent:.2f} false in 1,000 words of {counts.words}, right {right / max(1, right + wrong):.3f} of {right + wrong:.0f}")
    return found


def main(checkpoint, vocabulary, inflections, data, test, out):
    torch.set_num_threads(1)
    with open(f"{data}/counts.json", encoding="utf8") as f:
        lexicon = Lexicon(inflections, json.load(f))
    corrector, counts = Corrector(checkpoint, vocabulary, lexicon), Counts()
    held = list(held_sentences(Pool(data), test, lexicon))
    for (name, tokens, tags), row in zip(held, said(corrector, [tokens for _, tokens, _ in held])):
        counts.add(name, tokens, tags, row)
    with open(out, "w", encoding="utf8") as f:
        json.dump(fitted(counts), f, indent=2)
        f.write("\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
