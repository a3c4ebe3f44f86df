"""Reads the weights of a TensorFlow checkpoint (a "tensor bundle") without TensorFlow, as a BERT state dict.

The index is a table of LevelDB's form, without compression: a footer that points to the block of blocks; in a block, keys
that share their beginning with the one before, and protocol buffers (`BundleEntryProto`) that say where a tensor lies."""
import mmap, struct
import numpy as np
import torch

FLOAT = 1
NAMES = (
    ("module/bert/", ""), ("module/cls/", "cls."), ("layer_", "layer."), ("/", "."), (".gamma", ".weight"), (".beta", ".bias"),
)


def varint(data, at):
    """(number, place after it)"""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def entries(data, start, size):
    """(key, value) of a block"""
    block = data[start : start + size]
    restarts = struct.unpack("<I", block[-4:])[0]
    end, at, key = len(block) - 4 - 4 * restarts, 0, b""
    while at < end:
        shared, at = varint(block, at)
        rest, at = varint(block, at)
        length, at = varint(block, at)
        key = key[:shared] + block[at : at + rest]
        yield key, block[at + rest : at + rest + length]
        at += rest + length


def fields(message):
    """(number, value) of a protocol buffer"""
    at = 0
    while at < len(message):
        tag, at = varint(message, at)
        if tag & 7 == 0:
            value, at = varint(message, at)
        else:
            length, at = varint(message, at) if tag & 7 == 2 else (4 if tag & 7 == 5 else 8, at)
            value = message[at : at + length]
            at += length
        yield tag >> 3, value


def tensors(prefix):
    """name -> tensor, of all that are of 32-bit floats"""
    with open(prefix + ".index", "rb") as f:
        index = f.read()
    with open(prefix + ".data-00000-of-00001", "rb") as f:
        data = mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ)
    at = len(index) - 48
    for _ in range(2):
        _, at = varint(index, at)
    start, at = varint(index, at)
    size, _ = varint(index, at)
    for _, handle in entries(index, start, size):
        begin, after = varint(handle, 0)
        for key, value in entries(index, begin, varint(handle, after)[0]):
            entry = list(fields(value))
            one = {k: v for k, v in entry if k != 2}
            if key and one.get(1) == FLOAT:
                shape = [dict(fields(d)).get(1, 0) for k, v in entry if k == 2 for _, d in fields(v)]
                there = data[one.get(4, 0) : one.get(4, 0) + one.get(5, 0)]
                yield key.decode(), torch.from_numpy(np.frombuffer(there, dtype="<f4").reshape(shape).copy())


def bert(prefix):
    """the tensors by the names that BERT's weights usually go by"""
    state = {}
    for name, value in tensors(prefix):
        for theirs, ours in NAMES:
            name = name.replace(theirs, ours)
        if name.endswith(".kernel"):
            name, value = name[: -len("kernel")] + "weight", value.T.contiguous()
        state[name + ".weight" if name.endswith("_embeddings") else name] = value
    return state
