"""python made.py DATA INFLECTIONS VOCABULARY TAGS.json OUT WORKERS [FIRST]
Rows with induced errors, made by many processes for as long as nobody stops them: OUT/00000.npz and on, each a chunk of `rows.py`,
flat, as `Rows` reads them. A card that learns 20,000 sentences a second waits for nobody then. They keep 300 chunks ahead of
the one that OUT/at names (what is learnt now), and a chunk that is there is not made again."""
import json, multiprocessing, os, sys, time
import numpy as np
import torch
from batches import IGNORED
from device import HERE
from encode import Encoder
from lexicon import Lexicon
from rows import LONGEST, Pool, chunk
from writers import Writers

AHEAD = 300


def flat(rows, encoder, number):
    """name -> array: pieces, cases, first pieces and tags of all rows end to end, and where each row ends"""
    ids, cases, first, tags, ends = [], [], [], [], []
    for tokens, names in rows:
        pieces, case, starts = encoder.sentence(tokens)
        if len(pieces) > LONGEST:
            continue
        ids += pieces
        cases += case
        first += starts
        tags += (number.get(name, IGNORED) for name in names)
        ends.append((len(ids), len(first)))
    return {
        "ids": np.array(ids, "int16"), "cases": np.array(cases, "int8"), "first": np.array(first, "int16"),
        "tags": np.array(tags, "int16"), "ends": np.array(ends, "int32"),
    }


class Rows:
    """rows on the card, and batches of them that are cut there"""

    def __init__(self, arrays):
        flat = {name: torch.from_numpy(arrays[name]).to(HERE) for name in ("ids", "cases", "first", "tags")}
        self.flat = {name: value.long() for name, value in flat.items()}
        ends = torch.from_numpy(arrays["ends"]).long().to(HERE)
        self.begin = torch.cat([ends.new_zeros(1, 2), ends[:-1]])
        self.length = ends - self.begin

    def __len__(self):
        return len(self.length)

    def places(self, rows, kind):
        """(places in the flat arrays, which are there) of these rows, by pieces (0) or by words (1)"""
        length = self.length[rows, kind]
        most = -(-int(length.max()) // 8) * 8
        along = torch.arange(most, device=HERE)
        there = along < length[:, None]
        return (self.begin[rows, kind, None] + along).where(there, 0), there

    def batch(self, rows):
        """ids, case, mask, first, tags of these rows, as `Tagger` and `loss` take them"""
        pieces, there = self.places(rows, 0)
        words, told = self.places(rows, 1)
        of = lambda name, at, known, other: self.flat[name][at].where(known, other)
        return (
            of("ids", pieces, there, 0), of("cases", pieces, there, 0), there, of("first", words, told, 0),
            of("tags", words, told, IGNORED),
        )

    def batches(self, pieces, seed):
        """rows of like length together, at most so many pieces in a batch, by chance in what order"""
        generator = torch.Generator().manual_seed(seed)
        # A little chance in the lengths, so that the same rows do not meet in every epoch.
        order = (self.length[:, 0].cpu() + torch.rand(len(self), generator=generator) * 4).argsort()
        lengths = self.length[:, 0].cpu()[order].tolist()
        out, at = [], 0
        while at < len(order):
            end = at + 1
            most = lengths[at]
            while end < len(order) and (end + 1 - at) * max(most, lengths[end]) <= pieces:
                most = max(most, lengths[end])
                end += 1
            out.append(order[at:end].to(HERE))
            at = end
        for k in torch.randperm(len(out), generator=generator).tolist():
            yield self.batch(out[k])


def at(folder):
    try:
        with open(f"{folder}/at") as f:
            return int(f.read() or 0)
    except FileNotFoundError:
        return 0


def write(folder, k, arrays):
    np.savez(f"{folder}/{k:05d}.new.npz", **arrays)
    os.replace(f"{folder}/{k:05d}.new.npz", f"{folder}/{k:05d}.npz")


def setting(data, inflections, vocabulary, tags):
    """lexicon, writers, pool, encoder and numbers of tags"""
    with open(f"{data}/counts.json", encoding="utf8") as f:
        lexicon = Lexicon(inflections, json.load(f))
    with open(tags, encoding="utf8") as f:
        number = {tag: i for i, tag in enumerate(json.load(f))}
    return lexicon, Writers(lexicon), Pool(data), Encoder(vocabulary), number


def work(lexicon, writers, pool, encoder, number, out, first, step):
    for k in range(first, 1 << 30, step):
        while k > at(out) + AHEAD:
            time.sleep(0.5)
        if not os.path.exists(f"{out}/{k:05d}.npz"):
            write(out, k, flat(chunk(pool, lexicon, writers, k), encoder, number))


def main():
    *paths, out, workers = sys.argv[1:7]
    begin = int(sys.argv[7]) if len(sys.argv) > 7 else 0
    os.makedirs(out, exist_ok=True)
    parts, step = setting(*paths), int(workers)
    fork = multiprocessing.get_context("fork")
    for n in range(step):
        fork.Process(target=work, args=(*parts, out, begin + n, step)).start()


if __name__ == "__main__":
    main()
