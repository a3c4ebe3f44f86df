"""python export.py CHECKPOINT VOCABULARY WORDCOUNTS.json OUT [--keep 16000] [--tiny]
The vocabulary cut to the pieces that prose needs most, the weights as ONNX in int8: OUT/model.onnx, vocabulary.txt,
tags.txt and sha256.json. `--tiny` writes a random model of the same shape, small enough for tests, of CHECKPOINT's tags."""
import argparse, collections, json, os
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from encode import Encoder
from inputs import sha256
from model import Tagger, layers_of

ALWAYS = ("[PAD]", "[UNK]", "[CLS]", "[SEP]")


def kept_pieces(encoder, counts, keep):
    """ids of special pieces, single characters, then the commonest; and the share of pieces of prose they cover"""
    used = collections.Counter()
    for word, n in counts.items():
        for piece in encoder.word(word)[0]:
            used[piece] += n
    must = [i for p, i in encoder.ids.items() if p in ALWAYS or len(p.removeprefix("##")) == 1 and p.isascii()]
    ids = sorted(list(dict.fromkeys([*must, *(i for i, _ in used.most_common())]))[:keep])
    return ids, sum(used[i] for i in ids) / used.total()


class Answers(torch.nn.Module):
    """what runs: probabilities of tags per word"""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, ids, case, mask, first):
        return self.model(ids, case, mask.bool(), first)[0].softmax(-1)


def write_onnx(model, path):
    rows, length, words = 2, 24, 18
    example = (
        torch.randint(0, 100, (rows, length)), torch.zeros(rows, length, dtype=torch.long),
        torch.ones(rows, length, dtype=torch.long), torch.arange(words)[None].repeat(rows, 1),
    )
    names = ["ids", "case", "mask", "first"]
    axes = {n: {0: "row", 1: "word" if n in ("first", "p") else "piece"} for n in [*names, "p"]}
    torch.onnx.export(
        Answers(model), example, path + ".fp32", input_names=names, output_names=["p"], opset_version=17, dynamo=False,
        dynamic_axes=axes,
    )
    quantize_dynamic(
        path + ".fp32", path, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True,
        op_types_to_quantize=["MatMul", "Gemm", "Gather"],
    )
    os.remove(path + ".fp32")


def trained(checkpoint, ids, tags):
    state = {k: v.float() for k, v in torch.load(checkpoint, map_location="cpu").items()}
    state["word.weight"] = state["word.weight"][ids]
    model = Tagger(len(ids), len(tags), layers=layers_of(state))
    model.load_state_dict(state)
    return model


def tiny(ids, tags):
    torch.manual_seed(1)
    model = Tagger(len(ids), len(tags), width=16, layers=1, heads=2, inner=32, places=512)
    torch.nn.init.normal_(model.head.weight, std=2)  # so that it has opinions
    return model


def main():
    ap = argparse.ArgumentParser()
    for name in ("checkpoint", "vocabulary", "counts", "out"):
        ap.add_argument(name)
    ap.add_argument("--keep", type=int, default=16_000)
    ap.add_argument("--tiny", action="store_true")
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    with open(os.path.join(os.path.dirname(a.checkpoint), "tags.json"), encoding="utf8") as f:
        tags = json.load(f)
    with open(a.counts, encoding="utf8") as f:
        encoder, counts = Encoder(a.vocabulary), json.load(f)
    ids, cover = kept_pieces(encoder, counts, a.keep)
    by_id = {i: p for p, i in encoder.ids.items()}
    with open(f"{a.out}/vocabulary.txt", "w", encoding="utf8") as f:
        f.writelines(by_id[i] + "\n" for i in ids)
    with open(f"{a.out}/tags.txt", "w", encoding="utf8") as f:
        f.writelines(tag + "\n" for tag in tags)
    model = tiny(ids, tags) if a.tiny else trained(a.checkpoint, ids, tags)
    write_onnx(model.eval(), f"{a.out}/model.onnx")
    files = ("model.onnx", "vocabulary.txt", "tags.txt")
    with open(f"{a.out}/sha256.json", "w", encoding="utf8") as f:
        json.dump({name: sha256(f"{a.out}/{name}") for name in files}, f, indent=2)
        f.write("\n")
    print(len(ids), "pieces cover", f"{cover:.4f}", {n: os.path.getsize(f"{a.out}/{n}") for n in files})


if __name__ == "__main__":
    main()
