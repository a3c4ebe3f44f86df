"""python pool.py CORPORA OUT [N]
Word counts (counts.json) and a pool of usable sentences (sentences.txt), shuffled, each once, from CORPORA/GENRE.txt.gz
(one paragraph a line, `# …` names a source). Web and business are taken more than they come, fiction less."""
import collections, glob, gzip, json, os, random, sys
from text import PLAIN_QUOTES, sentences, usable

SHARE = {
    "web": 1.6, "business": 1.6, "academic": 1.2, "encyclopedia": 0.8, "technical": 0.7, "fiction-us": 0.8,
    "fiction-gb": 0.6, "nonfiction": 1.2,
}


def prose(path):
    for line in gzip.open(path, "rt", encoding="utf8"):
        if not line.startswith("# "):
            yield from sentences(line.strip().translate(PLAIN_QUOTES))


def main(corpora, out, wanted=1_000_000):
    os.makedirs(out, exist_ok=True)
    rnd, counts, genres = random.Random(1), collections.Counter(), []
    for path in sorted(glob.glob(corpora + "/*.txt.gz")):
        genre, kept = os.path.basename(path)[: -len(".txt.gz")], {}
        for sentence in prose(path):
            counts.update(w.strip('.,;:!?"()').lower() for w in sentence.split())
            if usable(sentence):
                kept[sentence] = None
        kept = list(kept)
        rnd.shuffle(kept)
        genres.append((SHARE.get(genre, 1), kept))
        print(genre, len(kept), flush=True)
    total = sum(share * len(kept) for share, kept in genres)
    pool = [s for share, kept in genres for s in kept[: int(len(kept) * min(1, wanted * share / total))]]
    rnd.shuffle(pool)
    with open(out + "/sentences.txt", "w", encoding="utf8") as f:
        f.write("\n".join(pool))
    with open(out + "/counts.json", "w", encoding="utf8") as f:
        json.dump({w: n for w, n in counts.items() if n > 2}, f)
    print(len(pool), "sentences")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:4]))
