"""A trained tagger as a corrector: text -> changes with how sure it is of each. For measuring; packages/neural is what runs."""
import json, os
import torch
from apply import change
from batches import tensors
from device import HERE, fast
from encode import Encoder
from model import Tagger, layers_of
from text import ABBREVIATION, PLAIN_QUOTES, tokens

MOST_WORDS = 60


def cut_sentences(text):
    """[[(token, start, end)]]: after a full stop before a capital, and at most 60 words each"""
    cuts, out, begun = tokens(text), [], []
    for k, cut in enumerate(cuts):
        begun.append(cut)
        after = cuts[k + 1][0] if k + 1 < len(cuts) else ""
        before = cuts[k - 1][0] if k else ""
        stops = cut[0] in (".", "?", "!") and not (cut[0] == "." and ABBREVIATION.search(before + "."))
        quoted = cut[0] in ("\"", "'") and before in (".", "?", "!")
        if (stops or quoted) and after[:1].isupper() or len(begun) >= MOST_WORDS:
            out.append(begun)
            begun = []
    return [*out, begun] if begun else out


def is_cut(sentence):
    """whether it was cut for its length: there it neither ends nor does the next one begin"""
    return len(sentence) >= MOST_WORDS and sentence[-1][0] not in (".", "?", "!", "\"", "'")


class Corrector:
    def __init__(self, checkpoint, vocabulary, lexicon):
        self.encoder, self.lexicon = Encoder(vocabulary), lexicon
        with open(os.path.join(os.path.dirname(checkpoint), "tags.json"), encoding="utf8") as f:
            self.tags = json.load(f)
        state = torch.load(checkpoint, map_location="cpu")
        self.model = Tagger(len(state["word.weight"]), len(self.tags), layers=layers_of(state))
        self.model.load_state_dict({k: v.float() for k, v in state.items()})
        self.model.to(HERE).eval()

    def probabilities(self, sentences):
        """of each tag, per token of each sentence, $START first"""
        rows = [self.encoder.sentence(["$START", *(t for t, _, _ in s)]) for s in sentences]
        *inputs, _ = tensors([(*row, [0] * len(row[2])) for row in rows])
        with torch.no_grad(), fast():
            return self.model(*inputs)[0].float().softmax(-1).cpu()

    def changes(self, text, cuts, p, floor, goes_on=False):
        """[(start, end, text, tag, p)]: of each token the likeliest tag that means something"""
        cuts, last, out = [("$START", 0, 0), *cuts], len(cuts) - is_cut(cuts), []
        for i in range(2 * goes_on, last + 1):
            best = p[i, 1:].max(-1)
            tag = self.tags[best.indices.item() + 1]
            found = change(self.lexicon, text, cuts, i, tag) if best.values >= floor and tag != "SPELL" else None
            if found:
                out.append((*found, tag, best.values.item()))
        return out

    def read(self, texts, floor=0.2):
        """changes of each text; like lengths together"""
        plain = [t.translate(PLAIN_QUOTES) for t in texts]
        jobs = []
        for k, text in enumerate(plain):
            cuts = cut_sentences(text)
            jobs += [(k, s, n > 0 and is_cut(cuts[n - 1])) for n, s in enumerate(cuts)]
        jobs.sort(key=lambda job: len(job[1]))
        out = [[] for _ in texts]
        for at in range(0, len(jobs), 48):
            some = jobs[at : at + 48]
            for (k, cuts, goes_on), p in zip(some, self.probabilities([s for _, s, _ in some])):
                out[k] += self.changes(plain[k], cuts, p, floor, goes_on)
        return out
