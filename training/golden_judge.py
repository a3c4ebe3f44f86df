"""python golden_judge.py FOLDER > golden.jsonl
What the (tiny) judge that `export_judge.py` wrote into FOLDER thinks of changes: vectors that hold packages/neural to it.
The sentences are our own."""
import json, sys
from judge import Judge
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


def main(folder):
    judge = Judge(folder)
    for before, after in PAIRS:
        before, after = words(before), words(after)
        worth = round(judge.worth(before, after), 4)
        print(json.dumps({"before": before, "after": after, "worth": worth}, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main(*sys.argv[1:2])
