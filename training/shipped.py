"""python shipped.py MODEL VOCABULARY ENCODER OUT: the weights that ship, as a checkpoint to go on from, should those of the
training be lost: OUT/at-00000000.pt and OUT/tags.json. MODEL is what `export.py` wrote. Words' own vectors are ENCODER's, which
training leaves alone; the head that says whether a word is wrong at all does not ship, and begins anew."""
import json, os, sys
import onnx
import torch
from onnx import numpy_helper
from safetensors.torch import load_file
from encode import Encoder
from model import Tagger, take_bert


def dequantized(graph):
    """the values that stand in a graph, by name, and the name of the part each matrix multiplies for, by the matrix"""
    raw = {i.name: torch.tensor(numpy_helper.to_array(i)) for i in graph.initializer}
    values = {}
    for name, value in raw.items():
        if name.endswith("_quantized"):
            base = name.removesuffix("_quantized")
            values[base] = (value.float() - raw[base + "_zero_point"].float()) * raw[base + "_scale"]
        elif not name.endswith(("_scale", "_zero_point")):
            values[name] = value
    used_by = {
        n.input[1].removesuffix("_quantized"): n.name.removeprefix("/model/").split("/MatMul")[0].replace("/", ".")
        for n in graph.node if n.op_type == "MatMulInteger"
    }
    return values, used_by


def state_of(graph):
    """the tagger's own state; a matrix of the graph stands the other way round"""
    values, used_by = dequantized(graph)
    state = {name.removeprefix("model."): v for name, v in values.items() if name.startswith("model.")}
    return state | {f"{part}.weight": values[matrix].T.contiguous() for matrix, part in used_by.items() if matrix in values}


def main():
    folder, vocabulary, encoder, out = sys.argv[1:]
    state = state_of(onnx.load(f"{folder}/model.onnx").graph)
    with open(f"{folder}/tags.txt", encoding="utf8") as f:
        tags = f.read().split("\n")[:-1]
    model = Tagger(len(Encoder(vocabulary).ids), len(tags))
    take_bert(model, load_file(encoder))
    state["word.weight"] = model.word.weight.data
    lost, unknown = model.load_state_dict(state, strict=False)
    assert set(lost) == {"det.weight", "det.bias"} and not unknown, (lost, unknown)
    os.makedirs(out, exist_ok=True)
    torch.save({name: v.to(torch.bfloat16) for name, v in model.state_dict().items()}, f"{out}/at-00000000.pt")
    with open(f"{out}/tags.json", "w", encoding="utf8") as f:
        json.dump(tags, f)


if __name__ == "__main__":
    main()
