"""Rows of like length together, as tensors."""
import random
import torch
from device import HERE

IGNORED = -100


def bucketed(examples, pieces, seed):
    """batches of at most `pieces` places, padding counted; examples are (ids, cases, first, tags, shares)"""
    rnd, out = random.Random(seed), []
    rnd.shuffle(examples)
    for at in range(0, len(examples), 4096):
        batch = []
        for e in sorted(examples[at : at + 4096], key=lambda e: len(e[0])):
            if batch and (len(batch) + 1) * len(e[0]) > pieces:
                out.append(batch)
                batch = []
            batch.append(e)
        out.append(batch)
    rnd.shuffle(out)
    return out


def tensors(batch):
    """ids, case, mask, first, tags; tags are ignored where they are shared (`shared`)"""
    size = len(batch), max(len(e[0]) for e in batch)
    words = len(batch), max(len(e[2]) for e in batch)
    ids, case, mask = (torch.zeros(size, dtype=d) for d in (torch.long, torch.long, torch.bool))
    first, tags = torch.zeros(words, dtype=torch.long), torch.full(words, IGNORED)
    for row, (pieces, cases, starts, labels, *_) in enumerate(batch):
        ids[row, : len(pieces)], case[row, : len(pieces)] = torch.tensor(pieces), torch.tensor(cases)
        mask[row, : len(pieces)] = True
        first[row, : len(starts)], tags[row, : len(starts)] = torch.tensor(starts), torch.tensor(labels)
    return tuple(t.to(HERE) for t in (ids, case, mask, first, tags))


def shared(batch):
    """row, word, tag and its share, for each tag that a place is shared between"""
    out = [(row, *share) for row, (*_, shares) in enumerate(batch) for share in shares]
    numbers = torch.tensor([share[:3] for share in out], dtype=torch.long).reshape(-1, 3)
    return tuple(t.to(HERE) for t in (*numbers.unbind(1), torch.tensor([share[3] for share in out])))
