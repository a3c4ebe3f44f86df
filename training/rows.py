"""Sentences of the pool, with their tags of parts of speech, as rows to learn from."""
import random, zlib
from noise import Noiser
from text import tokens

CHUNK = 20_000  # sentences for which the noise is made at once
LONGEST = 64  # pieces of a row
CONTRAST = 0.1  # share of spoilt rows that are learnt in their right form, too


class Pool:
    def __init__(self, folder):
        read = lambda name: open(f"{folder}/{name}", encoding="utf8").read().split("\n")
        both = [(s, t) for s, t in zip(read("sentences.txt"), read("tags.txt")) if s]
        held = [zlib.crc32(s.encode()) % 100 == 0 for s, _ in both]
        self.rows = [row for row, out in zip(both, held) if not out]
        # One in a hundred, by its own words, so that a new pool holds back the same.
        self.held = [row for row, out in zip(both, held) if out]


def cut(row):
    """(tokens, Penn tags)"""
    sentence, tags = row
    penn = dict(t.split(":", 1) for t in tags.split(" ") if ":" in t)
    cuts = tokens(sentence)
    return [t for t, _, _ in cuts], [penn.get(str(start), "") for _, start, _ in cuts]


def chunk(pool, lexicon, writers, number):
    """[(tokens, tags)] of a chunk, epoch after epoch: other errors in each"""
    epoch, part = divmod(number, len(pool.rows) // CHUNK)
    order = list(range(len(pool.rows)))
    random.Random(epoch).shuffle(order)
    noiser, out = Noiser(lexicon, writers, 1000 + number), []
    for k in order[part * CHUNK : (part + 1) * CHUNK]:
        right, penn = cut(pool.rows[k])
        row = noiser.spoil(right, penn)
        out.append(row)
        if any(t != "KEEP" for t in row[1]) and noiser.random.random() < CONTRAST:
            out.append((["$START", *right], ["KEEP"] * (len(right) + 1)))
    return out
