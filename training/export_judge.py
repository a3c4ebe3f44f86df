"""python export_judge.py SAVED_MODEL OUT [--tiny VOCABULARY]
The judge as ONNX in int8, for a server: OUT/judge.onnx, vocabulary.txt and sha256.json. It answers the log probability of
one hidden piece in each row. `--tiny` writes a random one, small enough for tests, with the pieces of VOCABULARY."""
import json, os, shutil, sys
import torch
import torch.nn.functional as F
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from inputs import sha256
from model import Layer, take_bert
from saved_model import bert

FILES = ("judge.onnx", "vocabulary.txt")


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


class Answers(torch.nn.Module):
    """what runs: the log probability of `piece` at `place`, of each row"""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, ids, mask, place, piece):
        return self.model(ids, mask.bool(), place).log_softmax(-1).gather(1, piece[:, None])[:, 0]


def write_onnx(model, path):
    rows, length = 3, 24
    number = lambda *shape: torch.ones(*shape, dtype=torch.long)
    axes = {"ids": {0: "row", 1: "piece"}, "mask": {0: "row", 1: "piece"}, "place": {0: "row"}, "piece": {0: "row"}, "log": {0: "row"}}
    torch.onnx.export(
        Answers(model), (number(rows, length), number(rows, length), number(rows), number(rows)), path + ".fp32",
        input_names=["ids", "mask", "place", "piece"], output_names=["log"], opset_version=17, dynamo=False, dynamic_axes=axes,
    )
    quantize_dynamic(
        path + ".fp32", path, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True,
        op_types_to_quantize=["MatMul", "Gemm", "Gather"],
    )
    os.remove(path + ".fp32")


def tiny(vocabulary):
    torch.manual_seed(1)
    with open(vocabulary, encoding="utf8") as f:
        model = Masked(sum(1 for _ in f), width=16, layers=1, heads=2, inner=32)
    torch.nn.init.normal_(model.bias, std=2)
    return model.eval()


def main(folder, out, vocabulary=None):
    os.makedirs(out, exist_ok=True)
    write_onnx(tiny(vocabulary) if vocabulary else masked_bert(folder), f"{out}/judge.onnx")
    shutil.copyfile(vocabulary or f"{folder}/assets/vocab.txt", f"{out}/vocabulary.txt")
    with open(f"{out}/sha256.json", "w", encoding="utf8") as f:
        json.dump({name: sha256(f"{out}/{name}") for name in FILES}, f, indent=2)
        f.write("\n")
    print({name: os.path.getsize(f"{out}/{name}") for name in FILES})


if __name__ == "__main__":
    main(*(a for a in sys.argv[1:] if a != "--tiny"))
