"""python export_judge.py SAVED_MODEL OUT [--tiny VOCABULARY]
The judge as ONNX in int8, for a server: OUT/judge.onnx, vocabulary.txt and sha256.json. It answers the log probability of
one hidden piece in each row. `--tiny` writes a random one, small enough for tests, with the pieces of VOCABULARY."""
import json, os, shutil, sys
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from inputs import sha256
from judge import Masked, masked_bert

FILES = ("judge.onnx", "vocabulary.txt")


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
