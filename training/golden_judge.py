"""python golden_judge.py FOLDER > golden.jsonl
What the (tiny) judge that `export_judge.py` wrote into FOLDER thinks of changes: vectors that hold packages/neural to it. One
change is asked at a time, as there: int8 weights are scaled by all that is read together. The sentences are our own."""
import json, sys
import numpy as np
import onnxruntime
from judge import Cased, Judge
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


class OnnxJudge(Judge):
    def __init__(self, folder):
        self.encoder = Cased(f"{folder}/vocabulary.txt")
        self.hidden = self.encoder.ids["[MASK]"]
        self.session = onnxruntime.InferenceSession(f"{folder}/judge.onnx")

    def logs_of(self, questions):
        longest = max((len(ids) for ids, *_ in questions), default=0)
        ids = np.array([[*row, *[0] * (longest - len(row))] for row, *_ in questions], dtype=np.int64)
        place, piece = (np.array([q[k] for q in questions], dtype=np.int64) for k in (1, 2))
        return self.session.run(None, {"ids": ids, "mask": (ids != 0).astype(np.int64), "place": place, "piece": piece})[0]

    def worth(self, pairs):
        for pair in pairs:
            old, new = self.sides(*pair)
            logs = self.logs_of([*old, *new]) if old or new else np.zeros(0)
            yield float(logs[len(old) :].sum() - logs[: len(old)].sum())


def main(folder):
    pairs = [(words(before), words(after)) for before, after in PAIRS]
    for (before, after), worth in zip(pairs, OnnxJudge(folder).worth(pairs)):
        print(json.dumps({"before": before, "after": after, "worth": round(worth, 4)}, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main(*sys.argv[1:2])
