"""python export_judge.py SAVED_MODEL OUT [--tiny VOCABULARY]
The judge as ONNX in int8, for a server: OUT/judge.onnx, vocabulary.txt, slips.json and sha256.json. It answers the log probability of
some pieces at each place that is asked about; the slips say what people write for what (`candidates.py`), and how sure it must be of that
(`meant.json`). `--tiny` writes a random one, small enough for tests, with the pieces of VOCABULARY."""
import json, os, shutil, sys
import torch
import torch.nn.functional as F
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from candidates import Candidates
from inputs import sha256
from model import Layer, take_bert
from saved_model import bert

FILES = ("judge.onnx", "vocabulary.txt", "slips.json")


class Masked(nn.Module):
    """BERT with its masked-language-model head: logits at `place` of `row`, for each pair of them"""

    def __init__(self, vocabulary, width=768, layers=12, heads=12, inner=3072, places=512):
        super().__init__()
        self.word, self.pos = nn.Embedding(vocabulary, width), nn.Embedding(places, width)
        self.norm, self.after = nn.LayerNorm(width, 1e-12), nn.LayerNorm(width, 1e-12)
        self.layers = nn.ModuleList(Layer(width, heads, inner, 0.0) for _ in range(layers))
        self.turn, self.bias = nn.Linear(width, width), nn.Parameter(torch.zeros(vocabulary))

    def forward(self, ids, mask, row, place):
        x = self.norm(self.word(ids) + self.pos.weight[: ids.shape[1]])
        for layer in self.layers:
            x = layer(x, mask[:, None, None, :])
        return F.linear(self.after(F.gelu(self.turn(x[row, place]))), self.word.weight, self.bias)


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
    """what runs: the log probability of each of `pieces` at a place"""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, ids, mask, row, place, pieces):
        return self.model(ids, mask.bool(), row, place).log_softmax(-1).gather(1, pieces)


def write_onnx(model, path):
    number = lambda *shape: torch.ones(*shape, dtype=torch.long)
    text, asked = {0: "row", 1: "piece"}, {0: "asked"}
    axes = {"ids": text, "mask": text, "row": asked, "place": asked, "pieces": {0: "asked", 1: "choice"}, "logs": {0: "asked", 1: "choice"}}
    *names, output = axes
    torch.onnx.export(
        Answers(model), (number(3, 24), number(3, 24), number(5), number(5), number(5, 2)), path + ".fp32",
        input_names=names, output_names=[output], opset_version=17, dynamo=False, dynamic_axes=axes,
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


def heard():
    """how sure the judge must be to be heard without the tagger, by mode and family: what `weigh.py --meant` has fitted"""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "meant.json"), encoding="utf8") as f:
        return json.load(f)


def main(folder, out, vocabulary=None):
    os.makedirs(out, exist_ok=True)
    write_onnx(tiny(vocabulary) if vocabulary else masked_bert(folder), f"{out}/judge.onnx")
    shutil.copyfile(vocabulary or f"{folder}/assets/vocab.txt", f"{out}/vocabulary.txt")
    slips = Candidates(None).told() | {"least": heard()}
    if vocabulary:
        with open(vocabulary, encoding="utf8") as f:
            known = set(f.read().lower().split("\n"))
        of = lambda table: {word: share for word, share in table.items() if word in known}
        slips["tables"] = {meant: of(table) for meant, table in slips["tables"].items() if meant in known}
    with open(f"{out}/slips.json", "w", encoding="utf8") as f:
        json.dump(slips, f, indent=2, sort_keys=True)
        f.write("\n")
    with open(f"{out}/sha256.json", "w", encoding="utf8") as f:
        json.dump({name: sha256(f"{out}/{name}") for name in FILES}, f, indent=2)
        f.write("\n")
    print({name: os.path.getsize(f"{out}/{name}") for name in FILES})


if __name__ == "__main__":
    main(*(a for a in sys.argv[1:] if a != "--tiny"))
