"""python teacher.py DATA INFLECTIONS JUDGE OUT.jsonl [--sentences 80000] [--skip 0]
What the judge would write in right sentences: at some places of each, hidden together, the log probability of the word that
stands there and of all that a writer might put instead (`candidates.py`). A line is
`{"row": [sentence, parts of speech], "asked": [[place, {word: log probability}]]}`; place 0 is the first word. Goes on where OUT ends;
with --skip so many sentences are left to another that runs beside it."""
import argparse, json, random
from answers import Answers
from candidates import Candidates
from inputs import sha256
from judge import Judge
from lexicon import Lexicon
from meant import asked_of, hidden
from rows import Pool, cut

AT_ONCE = 1000
ROWS = 12
SEED = 47
ONE_IN, MOST = 5, 8  # of five words at most one is hidden, of all at most eight
LONGEST = 48  # words


def places(possible, length, random):
    """some of the places, none beside another, so that each is read with its neighbours"""
    out, most = [], min(MOST, max(1, length // ONE_IN))
    for place in random.sample(possible, len(possible)):
        if len(out) < most and not any(abs(place - other) < 2 for other in out):
            out.append(place)
    return set(out)


def question(judge, candidates, row, random):
    """(pieces, [(place among pieces, place among tokens, {word: piece})]) or None where nothing is to be told apart"""
    tokens, penn = cut(row)
    if len(tokens) > LONGEST:
        return None
    words = [asked_of(judge, candidates, *both) for both in zip(tokens, penn)]
    chosen = places([i for i, w in enumerate(words) if w], len(tokens), random)
    return hidden(judge, tokens, {i: words[i] for i in chosen}) if chosen else None


def answers(judge, candidates, rows, random):
    """a line for each row that has something to ask, short ones first"""
    asked = [(row, found) for row in rows if (found := question(judge, candidates, row, random))]
    asked.sort(key=lambda both: len(both[1][0]))
    for at in range(0, len(asked), ROWS):
        some = asked[at : at + ROWS]
        questions = [(k, place, [*words.values()]) for k, (_, (_, found)) in enumerate(some) for place, _, words in found]
        logs = iter(judge.choices([pieces for _, (pieces, _) in some], questions))
        for row, (_, found) in some:
            told = [[i, {w: round(float(p), 3) for w, p in zip(words, log)}] for (_, i, words), log in zip(found, logs)]
            yield {"row": row, "asked": told}


def main():
    ap = argparse.ArgumentParser()
    for name in ("data", "inflections", "judge", "out"):
        ap.add_argument(name)
    ap.add_argument("--sentences", type=int, default=80_000)
    ap.add_argument("--skip", type=int, default=0)
    a = ap.parse_args()
    with open(f"{a.data}/counts.json", encoding="utf8") as f:
        lexicon = Lexicon(a.inflections, json.load(f))
    judge, candidates, pool = Judge(a.judge), Candidates(lexicon), Pool(a.data)
    kept = Answers(a.out, sha256(f"{a.judge}/judge.onnx"))
    rows = random.Random(SEED).sample(pool.rows, len(pool.rows))[a.skip :]
    told = kept.done
    # Some rows have nothing to ask: how far the answers go is found by what there was to ask.
    for at in range(0, len(rows), AT_ONCE):
        some, rnd = rows[at : at + AT_ONCE], random.Random(SEED + at)
        if told > 0:
            told -= sum(1 for row in some if question(judge, candidates, row, rnd))
            continue
        kept.add(answers(judge, candidates, some, rnd))
        print(kept.done, "sentences", flush=True)
        if kept.done >= a.sentences:
            return


if __name__ == "__main__":
    main()
