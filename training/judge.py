"""What a large masked language model thinks of a change: how much likelier it makes the words around it.

The model is BERT-base, cased (Apache-2.0), as it came; nothing is learnt. A change is worth the log probability of the new
words and of the word on either side, each hidden in turn, less that of the old words and the same two. packages/neural
(`judge.ts`) does the same on a server, with the same weights in int8 (`export_judge.py`). One change is asked at a time: int8
weights are scaled by all that is read together."""
import numpy as np
import onnxruntime
from encode import Encoder, parts

MOST_PIECES = 4  # of a word that are judged


class Cased(Encoder):
    """pieces of words as they are written"""

    def pieces_of(self, token):
        if token not in self.seen:
            self.seen[token] = [i for part in parts(token) for i in self.pieces(part)] or [self.unknown]
        return self.seen[token]


def region(before, after):
    """(tokens alike at the start, and at the end) of two lists"""
    least, head = min(len(before), len(after)), 0
    while head < least and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < least - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    return head, tail


class Judge:
    def __init__(self, folder):
        self.encoder = Cased(f"{folder}/vocabulary.txt")
        self.hidden = self.encoder.ids["[MASK]"]
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(f"{folder}/judge.onnx", options)

    def questions(self, tokens, places):
        """[(pieces, place of the hidden one, what it was)] for the words at `places`: a word's later pieces are hidden with it,
        for they would tell it"""
        words = [self.encoder.pieces_of(t) for t in tokens]
        out = []
        for i in places:
            at = 1 + sum(map(len, words[:i]))
            ids = [self.encoder.start, *(p for w in words for p in w), self.encoder.end]
            ids[at : at + len(words[i])] = [self.hidden] * len(words[i])
            for k, piece in enumerate(words[i][:MOST_PIECES]):
                out.append((tuple(ids), at + k, piece))
                ids[at + k] = piece
        return out

    def sides(self, before, after):
        """questions of the old and of the new sentence"""
        head, tail = region(before, after)
        near = lambda tokens: self.questions(tokens, range(max(0, head - 1), min(len(tokens), len(tokens) - tail + 1)))
        return near(before), near(after)

    def logs(self, questions):
        """log probability of each piece that was hidden"""
        return self.choices([ids for ids, *_ in questions], [(k, place, [piece]) for k, (_, place, piece) in enumerate(questions)])[:, 0]

    def choices(self, rows, asked):
        """log probabilities, of each (row, place, pieces) that is asked about; what is behind its own pieces means nothing"""
        array = lambda values: np.array(values, dtype=np.int64)
        filled = lambda lists: array([[*one, *[0] * (max(map(len, lists)) - len(one))] for one in lists])
        ids, pieces = filled(rows), filled([p for *_, p in asked])
        row, place = array([r for r, *_ in asked]), array([p for _, p, _ in asked])
        return self.session.run(None, {"ids": ids, "mask": (ids != 0).astype(np.int64), "row": row, "place": place, "pieces": pieces})[0]

    def worth(self, before, after):
        """how much likelier the change makes its sentence; both are tokens"""
        old, new = self.sides(before, after)
        logs = self.logs([*old, *new]) if old or new else np.zeros(0)
        return float(logs[len(old) :].sum() - logs[: len(old)].sum())
