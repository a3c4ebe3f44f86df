"""python inputs.py NAME=PATH…: fails unless every file is the one the weights were trained on (inputs.json).
NAME is a name in inputs.json; `corpora` and `edits` take a folder. `--write` notes what is there instead."""
import hashlib, json, os, sys

NOTED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "inputs.json")


def sha256(path):
    with open(path, "rb") as f:
        return hashlib.file_digest(f, "sha256").hexdigest()


def hashes(path):
    """file name -> hash, of a file or of the packed files in a folder"""
    if os.path.isfile(path):
        return {os.path.basename(path): sha256(path)}
    return {name: sha256(os.path.join(path, name)) for name in sorted(os.listdir(path)) if name.endswith(".gz")}


def main(args):
    given = dict(a.split("=", 1) for a in args if "=" in a)
    found = {name: hashes(path) for name, path in given.items()}
    if "--write" in args:
        with open(NOTED, "w", encoding="utf8") as f:
            json.dump(found, f, indent=2)
            f.write("\n")
        return 0
    with open(NOTED, encoding="utf8") as f:
        noted = json.load(f)
    wrong = [f"{name}: {file}" for name, files in found.items() for file, h in (noted[name] | files).items() if noted[name].get(file) != files.get(file)]
    for line in wrong:
        print("not the file that was noted:", line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
