"""What a large masked language model thinks of a change: how much likelier it makes the words around it.

The model is BERT-base, cased (Apache-2.0), as it came; nothing is learnt. A change is worth the log probability of the new
words and of the word on either side, each hidden in turn, less that of the old words and the same two. packages/neural
(`judge.ts`) does the same on a server."""
import torch
import torch.nn.functional as F
from torch import nn
from encode import Encoder, parts
from model import Layer, take_bert
from saved_model import bert

MOST_PIECES = 4  # of a word that are judged
PIECES = 3000  # places of a batch


class Cased(Encoder):
    """pieces of words as they are written"""

    def pieces_of(self, token):
        if token not in self.seen:
            self.seen[token] = [i for part in parts(token) for i in self.pieces(part)] or [self.unknown]
        return self.seen[token]


class Masked(nn.Module):
    """BERT with its masked-language-model head: logits of one place in each row"""

    def __init__(self, vocabulary, width=768, layers=12, heads=12, inner=3072, places=512):
        super().__init__()
        self.word, self.pos = nn.Embedding(vocabulary, width), nn.Embedding(places, width)
        self.norm, self.after = nn.LayerNorm(width, 1e-12), nn.LayerNorm(width, 1e-12)
        self.layers = nn.ModuleList(Layer(width, heads, inner, 0.0) for _ in range(layers))
        self.turn, self.bias = nn.Linear(width, width), nn.Parameter(torch.zeros(vocabulary))

    def forward(self, ids, mask, place):
        x = self.norm(self.word(ids) + self.pos.weight[: ids.shape[1]])
        for layer in self.layers:
            x = layer(x, mask[:, None, None, :])
        x = torch.gather(x, 1, place[:, None, None].expand(-1, 1, x.shape[2]))[:, 0]
        return F.linear(self.after(F.gelu(self.turn(x))), self.word.weight, self.bias)


def masked_bert(folder):
    """BERT with its head, of a TensorFlow SavedModel"""
    state = bert(f"{folder}/variables/variables")
    model = Masked(len(state["embeddings.word_embeddings.weight"]))
    take_bert(model, state)
    with torch.no_grad():
        for part, name in ((model.turn, "dense"), (model.after, "LayerNorm")):
            for what in ("weight", "bias"):
                getattr(part, what).copy_(state[f"cls.predictions.transform.{name}.{what}"])
        model.bias.copy_(state["cls.predictions.output_bias"])
    return model.eval()


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
        self.encoder = Cased(f"{folder}/assets/vocab.txt")
        self.hidden = self.encoder.ids["[MASK]"]
        self.model = masked_bert(folder)

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

    def answers(self, questions):
        """log probability of each piece that was hidden, by question"""
        asked = sorted({(ids, place) for ids, place, _ in questions}, key=lambda q: (len(q[0]), q))
        wanted = {}
        for ids, place, piece in questions:
            wanted.setdefault((ids, place), set()).add(piece)
        out, batch = {}, []
        for n, question in enumerate(asked):
            batch.append(question)
            if n + 1 == len(asked) or (len(batch) + 1) * len(asked[n + 1][0]) > PIECES:
                for (ids, place), logs in zip(batch, self.logs(batch)):
                    out.update({(ids, place, piece): logs[piece].item() for piece in wanted[ids, place]})
                batch = []
        return out

    def logs(self, batch):
        longest = max(len(ids) for ids, _ in batch)
        ids = torch.tensor([[*row, *[0] * (longest - len(row))] for row, _ in batch])
        with torch.inference_mode(), torch.autocast("cpu", dtype=torch.bfloat16):
            return self.model(ids, ids != 0, torch.tensor([place for _, place in batch])).float().log_softmax(-1)

    def worth(self, pairs):
        """how much likelier each change makes its sentence; pairs are (tokens before, tokens after)"""
        asked = [self.sides(*pair) for pair in pairs]
        answer = self.answers([q for sides in asked for side in sides for q in side])
        return [sum(answer[q] for q in new) - sum(answer[q] for q in old) for old, new in asked]
