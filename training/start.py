"""python start.py ENCODER.onnx OUT.safetensors LAYER…: an encoder to start from, as BERT's state by its usual names, of an ONNX
graph that was exported from one; of its layers those that are named, counted from nought, in that order."""
import sys
import onnx
import torch
from onnx import numpy_helper
from safetensors.torch import save_file


def bert_of(graph):
    """name -> tensor; a matrix that has lost its name goes by that of the bias which is added to what it gives"""
    there = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
    state = {name: value for name, value in there.items() if name.startswith(("embeddings.", "encoder."))}
    matrix = {n.output[0]: n.input[1] for n in graph.node if n.op_type == "MatMul" and n.input[1] in there}
    for node in graph.node:
        bias = next((i for i in node.input if i in there and i.endswith(".bias")), None)
        given = next((i for i in node.input if i in matrix), None)
        if node.op_type == "Add" and bias and given:
            state[bias.removesuffix("bias") + "weight"] = there[matrix[given]].T
    return {name: torch.tensor(value).contiguous() for name, value in state.items()}


def chosen(state, layers):
    """the state with these layers alone, counted anew"""
    of = lambda n: f"encoder.layer.{n}."
    out = {name: value for name, value in state.items() if not name.startswith("encoder.layer.")}
    for new, old in enumerate(layers):
        out |= {of(new) + name.removeprefix(of(old)): value for name, value in state.items() if name.startswith(of(old))}
    return out


def main(encoder, out, *layers):
    save_file(chosen(bert_of(onnx.load(encoder).graph), [int(n) for n in layers]), out)


if __name__ == "__main__":
    main(*sys.argv[1:])
