"""python golden_judge.py FOLDER INFLECTIONS COUNTS
What the (tiny) judge that `export_judge.py` wrote into FOLDER thinks of changes, and what it would change itself: vectors that hold
packages/neural to it, FOLDER/golden.jsonl and FOLDER/meant.jsonl. The sentences are our own."""
import json, sys
from candidates import Candidates
from judge import Judge
from lexicon import Lexicon
from meant import meant
from text import words

PAIRS = [
    ("She walk to school every day.", "She walks to school every day."),
    ("We ate cake on park.", "We ate cake on the park."),
    ("However it rained.", "However, it rained."),
    ("They discussed about the plan.", "They discussed the plan."),
    ("it was late.", "It was late."),
    ("He is a well known poet.", "He is a well-known poet."),
    ("The dogs bone is here.", "The dog's bone is here."),
    ("An incomprehensibilities of theirs.", "The incomprehensibilities of theirs."),
    ("Café naïve 😀 x.", "Café naïve 😀 y."),
    ("Alike.", "Alike."),
    ("Go", "Went"),
]


READ = [
    "She walk to school every day, and the dogs walked in the park at late.",
    "A dog is on the park, and it was for an ate cake.",
    "We walking TO school on the day, they walk at it.",
    "The dogs walk in a park in an every day for the cake.",
    "Walking is for dogs, and The dog was at school.",
    "It was on.",
    "Go to it.",
    "😀 Café dogs is walking, It is the dog in the school.",
]


def write(path, rows):
    with open(path, "w", encoding="utf8") as f:
        for row in rows:
            f.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


def main(folder, inflections, counts):
    judge = Judge(folder)
    with open(counts, encoding="utf8") as f:
        candidates = Candidates(Lexicon(inflections, json.load(f)))
    pairs = [(words(before), words(after)) for before, after in PAIRS]
    write(f"{folder}/golden.jsonl", ({"before": b, "after": a, "worth": round(judge.worth(b, a), 4)} for b, a in pairs))
    said = lambda tokens: [[at, tag, round(p, 4)] for at, tag, p in meant(judge, candidates, tokens)]
    write(f"{folder}/meant.jsonl", ({"tokens": tokens, "meant": said(tokens)} for tokens in map(words, READ)))


if __name__ == "__main__":
    main(*sys.argv[1:])
