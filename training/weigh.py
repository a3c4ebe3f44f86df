"""python weigh.py HELD.jsonl THRESHOLDS.json
What weight the judge's word has beside the tagger's, and how sure both must be together, by family: put into THRESHOLDS.json
as `judged`. HELD is what `judged.py --held` wrote. packages/neural (`opinion.ts`) weighs the same.

python weigh.py --meant MEANT.jsonl OUT.json: how sure the judge must be to be heard by itself; MEANT is what `meant.py` wrote."""
import json, math, sys
import torch
import torch.nn.functional as F
from budget import WEIGHT, Counts
from families import family_of
from thresholds import fitted

# As `thresholds.MODES`: what the judge says by itself comes on top of what the tagger says.
MEANT = {"strict": (0.2, 0.6), "eager": (0.8, 0.5)}


def logit(p):
    return math.log(p / (1 - min(p, 0.9999)))


def rows(path):
    with open(path, encoding="utf8") as f:
        yield from map(json.loads, f)


def regression(held):
    """bias and weights of (logit of the tagger's p, worth) for whether a proposal is right"""
    asked = [
        (logit(p), worth, row["tags"][i] == tag, WEIGHT.get(row["from"], 1.0))
        for row in held for i, tag, p, worth in row["asked"]
    ]
    x = torch.tensor([[1.0, p, worth] for p, worth, *_ in asked])
    y, weight = (torch.tensor([float(a[k]) for a in asked]) for k in (2, 3))
    w = torch.zeros(3, requires_grad=True)
    optimiser = torch.optim.LBFGS([w], max_iter=200, line_search_fn="strong_wolfe")

    def loss():
        optimiser.zero_grad()
        value = F.binary_cross_entropy_with_logits(x @ w, y, weight)
        value.backward()
        return value

    optimiser.step(loss)
    return dict(zip(("bias", "tagger", "judge"), (round(v, 4) for v in w.tolist())))


def together(p, worth, weights):
    return 1 / (1 + math.exp(-(weights["bias"] + weights["tagger"] * logit(p) + weights["judge"] * worth)))


def heard(path, out):
    counts = Counts()
    for row in rows(path):
        here, found = ["$START", *row["tokens"]], [(None, 0, "KEEP")] * (len(row["tokens"]) + 1)
        for i, tag, p in row["meant"]:
            found[i] = family_of(tag, here[i]), p, tag
        counts.add(row["from"], row["tokens"], row["tags"], found)
    with open(out, "w", encoding="utf8") as f:
        json.dump(fitted(counts, MEANT), f, indent=2)
        f.write("\n")


def main(path, out):
    held = list(rows(path))
    weights, counts = regression(held), Counts()
    for row in held:
        here, found = ["$START", *row["tokens"]], [(None, 0, "KEEP")] * (len(row["tokens"]) + 1)
        for i, tag, p, worth in row["asked"]:
            found[i] = family_of(tag, here[i]), together(p, worth, weights), tag
        counts.add(row["from"], row["tokens"], row["tags"], found)
    print(weights)
    with open(out, encoding="utf8") as f:
        thresholds = json.load(f)
    thresholds["judged"] = {"weights": weights, **fitted(counts)}
    with open(out, "w", encoding="utf8") as f:
        json.dump(thresholds, f, indent=2)
        f.write("\n")


if __name__ == "__main__":
    heard(*sys.argv[2:]) if sys.argv[1] == "--meant" else main(*sys.argv[1:])
