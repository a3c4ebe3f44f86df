"""python golden.py MODEL_DIR INFLECTIONS WORDCOUNTS.json > golden.jsonl
Vectors that hold packages/neural to what training does: how sentences are cut and encoded, what each tag changes, and
what the (tiny) model in MODEL_DIR answers. The sentences are our own."""
import json, sys
import numpy as np
import onnxruntime
from apply import change
from corrector import cut_sentences
from encode import Encoder
from lexicon import Lexicon
from text import PLAIN_QUOTES

TEXTS = [
    "She walk to school every day. Her brothers' dog don't.",
    "I has been there, but I'm not sure when; ask Dr. Lee. “It’s late,” he said.",
    "NASA's well-known 3.5% report was a lot to take in ... THE END",
    "the the cat sat on mat It was asleep",
    "He saw the leaves, quickly took a bus and went home without paying the driver's fee of $1,200.50!",
    "Café naïve 😀 x_y __init__ don''t -- a/b (see p. 4).",
    "A",
    "?!",
]
TAGS = [
    "APPEND_,", "APPEND_the", "APPEND_i", "APPEND_.", "DELETE", "REPLACE_the", "REPLACE_i", "REPLACE_a lot", "T_S", "T_BASE",
    "T_ED", "T_EN", "T_ING", "T_ADV", "T_ADJ", "T_ER", "C_TITLE", "C_LOWER", "C_UPPER", "HYPHEN", "MERGE", "POSS", "POSS2", "SPELL",
]


def answers(session, rows):
    """[[(number of the likeliest tag that changes something, its probability)]]"""
    out = []
    for ids, case, first in rows:
        feed = {"ids": ids, "case": case, "mask": [1] * len(ids), "first": first}
        p = session.run(None, {k: np.array([v], dtype=np.int64) for k, v in feed.items()})[0][0]
        out.append([[int(w[1:].argmax()) + 1, round(float(w[1:].max()), 4)] for w in p])
    return out


def main(folder, inflections, counts):
    with open(counts, encoding="utf8") as f:
        lexicon = Lexicon(inflections, json.load(f))
    encoder, session = Encoder(folder + "/vocabulary.txt"), onnxruntime.InferenceSession(folder + "/model.onnx")
    cases = []
    for text in TEXTS:
        plain = text.translate(PLAIN_QUOTES)
        unit = lambda at: len(plain[:at].encode("utf-16-le")) // 2
        for sentence in cut_sentences(plain):
            cuts = [("$START", 0, 0), *sentence]
            row = encoder.sentence([t for t, _, _ in cuts])
            changes = {}
            for tag in TAGS:
                found = [(i, change(lexicon, plain, cuts, i, tag)) for i in range(len(cuts))]
                changes[tag] = [[i, unit(c[0]), unit(c[1]), c[2]] for i, c in found if c]
            cases.append({
                "text": text, "tokens": [[t, unit(a), unit(b)] for t, a, b in sentence], "ids": row[0], "case": row[1],
                "first": row[2], "changes": changes, "answers": answers(session, [row])[0],
            })
    for case in cases:
        print(json.dumps(case, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main(*sys.argv[1:4])
