"""The tagger: a BERT-shaped encoder with one head for the tag of each word and one for whether it is wrong at all."""
import torch
import torch.nn.functional as F
from torch import nn


class Layer(nn.Module):
    def __init__(self, width, heads, inner, drop):
        super().__init__()
        self.h, self.p = heads, drop
        self.qkv, self.o = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.f1, self.f2 = nn.Linear(width, inner), nn.Linear(inner, width)
        self.n1, self.n2 = nn.LayerNorm(width, 1e-12), nn.LayerNorm(width, 1e-12)

    def forward(self, x, mask):
        rows, length, width = x.shape
        q, k, v = self.qkv(x).view(rows, length, 3, self.h, width // self.h).permute(2, 0, 3, 1, 4)
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=self.p if self.training else 0.0)
        x = self.n1(x + F.dropout(self.o(seen.transpose(1, 2).reshape(rows, length, width)), self.p, self.training))
        return self.n2(x + F.dropout(self.f2(F.gelu(self.f1(x))), self.p, self.training))


class Tagger(nn.Module):
    def __init__(self, vocabulary, tags, width=384, layers=6, heads=12, inner=1536, drop=0.1, cases=6, places=512):
        super().__init__()
        self.p = drop
        self.word, self.pos, self.case = (nn.Embedding(n, width) for n in (vocabulary, places, cases))
        self.norm = nn.LayerNorm(width, 1e-12)
        self.layers = nn.ModuleList(Layer(width, heads, inner, drop) for _ in range(layers))
        self.head, self.det = nn.Linear(width, tags), nn.Linear(width, 2)
        nn.init.zeros_(self.case.weight)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)

    def forward(self, ids, case, mask, first):
        """pieces, their case, which are there, first piece of each word -> logits of tags and of wrongness, per word"""
        x = self.norm(self.word(ids) + self.pos.weight[: ids.shape[1]] + self.case(case))
        x = F.dropout(x, self.p, self.training)
        for layer in self.layers:
            x = layer(x, mask[:, None, None, :])
        x = torch.gather(x, 1, first[:, :, None].expand(-1, -1, x.shape[2]))
        return self.head(x), self.det(x)


def layers_of(state):
    """how many layers a tagger's state has"""
    return 1 + max(int(name.split(".")[1]) for name in state if name.startswith("layers."))


OURS = {"o": "attention.output.dense", "n1": "attention.output.LayerNorm", "f1": "intermediate.dense", "f2": "output.dense", "n2": "output.LayerNorm"}


def take_bert(model, state):
    """copies a BERT state dict of the same width; embeddings of types are added to those of places"""
    take = lambda to, name: to.copy_(state[name].float())
    with torch.no_grad():
        take(model.word.weight, "embeddings.word_embeddings.weight")
        take(model.pos.weight, "embeddings.position_embeddings.weight").add_(
            state["embeddings.token_type_embeddings.weight"][0].float()
        )
        for what in ("weight", "bias"):
            take(getattr(model.norm, what), "embeddings.LayerNorm." + what)
            for i, layer in enumerate(model.layers):
                at = f"encoder.layer.{i}."
                parts = [state[f"{at}attention.self.{x}.{what}"].float() for x in ("query", "key", "value")]
                getattr(layer.qkv, what).copy_(torch.cat(parts))
                for ours, theirs in OURS.items():
                    take(getattr(getattr(layer, ours), what), f"{at}{theirs}.{what}")


def take_tagger(model, tags, state, their_tags):
    """copies another tagger's weights; heads go by the names of tags, new ones begin anew"""
    heads = {name: state.pop(name).float() for name in ("head.weight", "head.bias")}
    with torch.no_grad():
        for i, tag in enumerate(tags):
            if tag in their_tags:
                model.head.weight[i] = heads["head.weight"][their_tags.index(tag)]
                model.head.bias[i] = heads["head.bias"][their_tags.index(tag)]
    model.load_state_dict({k: v.float() for k, v in state.items()}, strict=False)
