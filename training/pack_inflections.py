"""python pack_inflections.py INFLECTIONS WORDCOUNTS.json OUT.tsv
The families of forms that occur in our corpora, commonest first, for packages/neural: class, lemma, other forms."""
import json, sys
from lexicon import Lexicon

FORMS = {"verb": ("S", "ED", "EN", "ING"), "noun": ("S",), "adj": ("ER", "EST", "ADV")}


def main(inflections, counts, out):
    with open(counts, encoding="utf8") as f:
        lexicon = Lexicon(inflections, json.load(f))
    with open(out, "w", encoding="utf8") as f:
        f.write("# Forms of words by class, commonest family first; “-” is none. Made by training/pack_inflections.py of\n")
        f.write("# lemminflect's table (MIT, Bradley Jascob), which is of the SPECIALIST lexicon of the US National Library of Medicine.\n")
        for (lemma, pos), forms in lexicon.families.items():
            rest = [forms.get(form) or "-" for form in FORMS[pos]]
            if any(w != "-" for w in rest):
                f.write("\t".join([pos, lemma, *rest]) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:4])
