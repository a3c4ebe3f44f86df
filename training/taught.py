"""Stage 2, its first half: right sentences that the teacher has read (`teacher.py`), spoilt anew in each epoch.

At a place that it was asked about the target is not one tag: it is shared between all that the writer may have meant by what stands
there (`candidates.py`), half by what is known."""
import itertools, json
from candidates import Candidates
from noise import Noiser
from rows import cut

KNOWN = 0.5  # what counts of a target is what is known; the rest is the teacher's word
AMBIGUOUS = 0.5  # an error that the teacher would sooner let stand is not learnt


def spoilt(noiser, candidates, row, asked, known):
    """(tokens, tags, [(place, tag, its share)]) of a right sentence; the tag is None where nothing is to be learnt"""
    right, penn = cut(row)
    if noiser.heads():
        return *noiser.heading(right), []
    marked, logs, shares = noiser.spoilt(right, penn).marked(), dict(asked), []
    tags = [tag for _, tag, _ in marked]
    for i, (token, tag, place) in enumerate(marked):
        told = logs.get(place - 1) if place else None
        if not told or token.lower() not in told or tag not in known or tag.startswith("APPEND_"):
            continue
        thought = candidates.tags(token, told, tag, known)
        total = sum(thought.values())
        if tag != "KEEP" and thought.get("KEEP", 0) > AMBIGUOUS * total:
            tags[i] = None
            continue
        shares += [(i, t, KNOWN * (t == tag) + (1 - KNOWN) * thought.get(t, 0) / total) for t in {tag, *thought}]
    return [token for token, *_ in marked], tags, shares


def chunks(path, lexicon, writers, known, first):
    """(number, [(tokens, tags, shares)]) of epoch after epoch: every sentence once in each, with other errors"""
    with open(path, encoding="utf8") as f:
        told = [(tuple(t["row"]), t["asked"]) for t in map(json.loads, f)]
    print(len(told), "sentences,", sum(len(asked) for _, asked in told), "places that the teacher read", flush=True)
    candidates = Candidates(lexicon)
    for epoch in itertools.count(first):
        noiser = Noiser(lexicon, writers, 13_000 + epoch)
        yield epoch, [spoilt(noiser, candidates, row, asked, known) for row, asked in told]
