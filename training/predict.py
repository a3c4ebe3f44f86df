"""python predict.py CHECKPOINT VOCABULARY INFLECTIONS WORDCOUNTS.json OUT SET.jsonl…
Texts of sets (`{"id", "text"}` a line) -> OUT/SET.jsonl with the corrector's flags, the probability of each in `p` and its
tag in `rule`, so that thresholds can be tried without running the model again. Places are UTF-16."""
import json, os, sys
from corrector import Corrector
from lexicon import Lexicon


def units(text, at):
    return len(text[:at].encode("utf-16-le", "surrogatepass")) // 2


def main(checkpoint, vocabulary, inflections, counts, out, *sets):
    with open(counts, encoding="utf8") as f:
        corrector = Corrector(checkpoint, vocabulary, Lexicon(inflections, json.load(f)))
    os.makedirs(out, exist_ok=True)
    for path in sets:
        with open(path, encoding="utf8") as f:
            records = [json.loads(line) for line in f]
        said = corrector.read([r["text"] for r in records])
        with open(os.path.join(out, os.path.basename(path)), "w", encoding="utf8") as f:
            for r, changes in zip(records, said):
                flags = [
                    {
                        "start": units(r["text"], start), "end": units(r["text"], end), "suggestions": [new],
                        "kind": "grammar", "rule": tag, "p": round(p, 4),
                    }
                    for start, end, new, tag, p in changes
                ]
                f.write(json.dumps({"id": r["id"], "ms": 0, "flags": flags}) + "\n")
        print(os.path.basename(path), sum(map(len, said)), "flags", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
