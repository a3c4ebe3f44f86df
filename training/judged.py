"""python judged.py CHECKPOINT VOCABULARY INFLECTIONS DATA EDITS JUDGE OUT.jsonl [--sentences 150000] [--held]
What a tagger would change, and what the judge thinks of it: `{"from", "tokens", "tags", "asked": [[place, tag, p, worth]]}` a
line; `tags` are what is known to be right. Goes on where OUT ends; what was judged of other weights is begun anew.

Sentences are as they stand in the pool, with errors put in, and people's corrections. With `--held` they are those that
`thresholds.py` fits on, in no order: none of them was learnt from, and as far as they have been judged they can be fitted on."""
import argparse, itertools, json, os, random
import torch
from answers import Answers
from apply import change
from corrections import rows as corrections
from corrector import Corrector
from inputs import sha256
from judge import Judge
from lexicon import Lexicon
from noise import Noiser
from rows import Pool, cut
from text import tokens as tokens_of
from thresholds import held_sentences
from writers import Writers

FLOOR = 0.1  # what is less sure than this is heard by nobody
AT_ONCE = 300
SEED = 31


def spaced(tokens):
    """the tokens with a space between, and their places in that text"""
    cuts, at = [], 0
    for token in tokens:
        cuts.append((token, at, at + len(token)))
        at += len(token) + 1
    return " ".join(tokens), cuts


def proposals(corrector, rows, floor=FLOOR):
    """for each row of tokens [(place, tag, p, tokens after the change)]"""
    out = [[] for _ in rows]
    order = sorted(range(len(rows)), key=lambda k: len(rows[k]))
    for at in range(0, len(order), 48):
        some = order[at : at + 48]
        for k, p in zip(some, corrector.probabilities([spaced(rows[k])[1] for k in some])):
            text, cuts = spaced(rows[k])
            cuts = [("$START", 0, 0), *cuts]
            sure, which = p[: len(cuts), 1:].max(-1)
            for i in (sure >= floor).nonzero()[:, 0].tolist():
                tag = corrector.tags[which[i].item() + 1]
                found = None if tag == "SPELL" else change(corrector.lexicon, text, cuts, i, tag)
                if found:
                    start, end, new = found
                    after = [t for t, _, _ in tokens_of(text[:start] + new + text[end:])]
                    out[k].append((i, tag, sure[i].item(), after))
    return out


def judged(corrector, judge, rows):
    """[[place, tag, p, worth]] for each row of tokens"""
    out = []
    for row, found in zip(rows, proposals(corrector, rows)):
        plain = [t for t, _, _ in tokens_of(spaced(row)[0])]
        out.append([[i, tag, round(p, 4), round(judge.worth(plain, after), 3)] for i, tag, p, after in found])
    return out


def sentences(pool, edits, lexicon, writers, known):
    """(where from, tokens, tags), for ever"""
    noiser = Noiser(lexicon, writers, SEED)
    order = list(range(len(pool.rows)))
    noiser.random.shuffle(order)
    mended, right = corrections(edits, lexicon, known)
    noiser.random.shuffle(mended)
    noiser.random.shuffle(right)
    clean = ((["$START", *tokens], ["KEEP"] * (len(tokens) + 1)) for tokens, _ in (cut(pool.rows[k]) for k in order[::2]))
    spoilt = (noiser.spoil(*cut(pool.rows[k])) for k in order[1::2])
    for five in zip(clean, mended, clean, spoilt, right):
        for name, (tokens, tags) in zip(("clean", "correction", "clean", "spoilt", "edited"), five):
            yield name, tokens[1:], tags


def arguments():
    ap = argparse.ArgumentParser()
    for name in ("checkpoint", "vocabulary", "inflections", "data", "edits", "judge", "out"):
        ap.add_argument(name)
    ap.add_argument("--sentences", type=int, default=150_000)
    ap.add_argument("--held", action="store_true")
    return ap.parse_args()


def main():
    a = arguments()
    torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))
    with open(f"{a.data}/counts.json", encoding="utf8") as f:
        lexicon = Lexicon(a.inflections, json.load(f))
    corrector, judge, pool = Corrector(a.checkpoint, a.vocabulary, lexicon), Judge(a.judge), Pool(a.data)
    if a.held:
        rows = list(held_sentences(pool, a.edits, lexicon))
        random.Random(SEED).shuffle(rows)
    else:
        rows = sentences(pool, a.edits, lexicon, Writers(lexicon), set(corrector.tags))
    answers = Answers(a.out, sha256(a.checkpoint))
    rows = itertools.islice(rows, answers.done, a.sentences)
    while some := list(itertools.islice(rows, AT_ONCE)):
        found = zip(some, judged(corrector, judge, [row for _, row, _ in some]))
        answers.add({"from": name, "tokens": tokens, "tags": tags, "asked": asked} for (name, tokens, tags), asked in found)
        print(answers.done, "sentences", flush=True)


if __name__ == "__main__":
    main()
