"""Stage 2: what the tagger itself would change, with the judge's word on it, among sentences with induced errors.

At a place that was judged the target is not one tag: it is shared between the proposal and what stands there otherwise, by what
is known to be right and by how sure tagger and judge are together (`weigh.py`)."""
import itertools, json, random
from noise import Noiser
from rows import cut
from weigh import rows, together

KNOWN = 0.5  # what counts of a target is what is known; the rest is the judge's word
INDUCED = 1.0  # rows with induced errors for one judged row


def shares(row, weights):
    """[(place, tag, its share)]: of each proposal, and of what stands there otherwise"""
    for place, tag, p, worth in row["asked"]:
        right = row["tags"][place]
        share = KNOWN * (right == tag) + (1 - KNOWN) * together(p, worth, weights)
        yield place, tag, share
        yield place, "KEEP" if right == tag else right, 1 - share


def chunks(path, thresholds, pool, lexicon, writers, first):
    """(number, [(tokens, tags, shares)]) of epoch after epoch: every judged row once in each"""
    with open(thresholds, encoding="utf8") as f:
        weights = json.load(f)["judged"]["weights"]
    judged = [(["$START", *r["tokens"]], r["tags"], list(shares(r, weights))) for r in rows(path)]
    print(len(judged), "judged sentences,", sum(len(s) for *_, s in judged) // 2, "proposals", flush=True)
    for epoch in itertools.count(first):
        rnd = random.Random(7000 + epoch)
        noiser = Noiser(lexicon, writers, 11_000 + epoch)
        induced = [(*noiser.spoil(*cut(row)), []) for row in rnd.sample(pool.rows, int(INDUCED * len(judged)))]
        yield epoch, [*judged, *induced]
