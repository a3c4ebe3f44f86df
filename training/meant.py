"""python meant.py DATA INFLECTIONS TEST.jsonl.gz JUDGE OUT.jsonl [--sentences 4000]
What the judge itself would write: each word that may have been meant to be another is hidden, with others far from it, and what most
likely was meant by what stands there is told by `candidates.py`. packages/neural (`meant.ts`) does the same on a server.

Run, it reads the sentences that `thresholds.py` fits on, in no order, for `weigh.py`; OUT has `{"from", "tokens", "tags", "meant": [[place, tag, p]]}`
a line, place 1 being the first word. Goes on where OUT ends."""
import argparse, itertools, json, random
from align import repair
from answers import Answers
from inputs import sha256
from lexicon import case_like

APART = 4  # words from one hidden word to the next, at least
ONE_IN = 6  # of so many words at most one is hidden
FEWEST, MOST = 4, 60  # words of a sentence that is read
FLOOR = 0.3  # what is less likely is heard by nobody
AT_ONCE = 100
SEED = 31


def piece_of(judge, word):
    """the word's only piece, or None"""
    pieces = judge.encoder.pieces_of(word)
    return pieces[0] if len(pieces) == 1 and pieces[0] != judge.encoder.unknown else None


def asked_of(judge, candidates, token, penn=None):
    """{word: piece} of all that is asked about at a token, itself first; empty where there is nothing to tell apart"""
    low = token.lower()
    if piece_of(judge, token) is None:
        return {}
    pieces = {w: piece_of(judge, case_like(w, token)) for w in (low, *sorted(candidates.of(low, penn)))}
    known = {w: p for w, p in pieces.items() if p is not None}
    return known if low in known and len(known) > 1 else {}


def hidden(judge, tokens, words):
    """(pieces of the sentence with the words at these places hidden, [(place among pieces, place among tokens, {word: piece})])"""
    ids, asked = [judge.encoder.start], []
    for i, token in enumerate(tokens):
        if i in words:
            asked.append((len(ids), i, words[i]))
            ids.append(judge.hidden)
        else:
            ids += judge.encoder.pieces_of(token)
    return [*ids, judge.encoder.end], asked


def rounds(places, length):
    """the places, in rounds of those that are hidden together"""
    out, most = [], max(1, length // ONE_IN)
    for place in places:
        room = next((r for r in out if len(r) < most and place - r[-1] >= APART), None)
        if room is None:
            out.append([place])
        else:
            room.append(place)
    return out


def meant(judge, candidates, tokens):
    """[(place, tag, p)] where something else was meant, likelier than not at all; place 1 is the first token"""
    if not FEWEST <= len(tokens) <= MOST:
        return []
    words = {i: w for i, token in enumerate(tokens) if (w := asked_of(judge, candidates, token))}
    rows = [hidden(judge, tokens, {i: words[i] for i in together}) for together in rounds(list(words), len(tokens))]
    asked = [(k, place, i, choice) for k, (_, found) in enumerate(rows) for place, i, choice in found]
    if not asked:
        return []
    logs = judge.choices([ids for ids, _ in rows], [(k, place, [*choice.values()]) for k, place, _, choice in asked])
    out = []
    for (_, _, i, choice), log in zip(asked, logs):
        low = tokens[i].lower()
        behind = candidates.behind(low, dict(zip(choice, log.tolist())))
        best = max(behind, key=behind.get)
        if best != low and behind[best] >= FLOOR:
            out.append((i + 1, repair(candidates.lexicon, tokens[i], case_like(best, tokens[i])), behind[best]))
    return sorted(out)


def main():
    # Needed for the sentences alone.
    from candidates import Candidates
    from judge import Judge
    from lexicon import Lexicon
    from rows import Pool
    from thresholds import held_sentences

    ap = argparse.ArgumentParser()
    for name in ("data", "inflections", "test", "judge", "out"):
        ap.add_argument(name)
    ap.add_argument("--sentences", type=int, default=4000)
    a = ap.parse_args()
    with open(f"{a.data}/counts.json", encoding="utf8") as f:
        lexicon = Lexicon(a.inflections, json.load(f))
    judge, candidates = Judge(a.judge), Candidates(lexicon)
    rows = list(held_sentences(Pool(a.data), a.test, lexicon))
    random.Random(SEED).shuffle(rows)
    kept = Answers(a.out, sha256(f"{a.judge}/judge.onnx"))
    rows = itertools.islice(rows, kept.done, a.sentences)
    while some := list(itertools.islice(rows, AT_ONCE)):
        found = ([[i, tag, round(p, 4)] for i, tag, p in meant(judge, candidates, tokens)] for _, tokens, _ in some)
        kept.add({"from": name, "tokens": tokens, "tags": tags, "meant": said} for (name, tokens, tags), said in zip(some, found))
        print(kept.done, "sentences", flush=True)


if __name__ == "__main__":
    main()
