import { readFileSync } from "node:fs";

/** The sentences of a file that `annotate.py` wrote: each a list of pieces. */
export function readConll(file) {
  const sentences = [];
  let sentence = [];
  for (const line of linesOf(file)) {
    if (line === "") {
      if (sentence.length > 0) sentences.push(sentence);
      sentence = [];
      continue;
    }
    const [text, tag, universal, lemma, head, arc] = line.split("\t");
    sentence.push({ text, ...labelOf(text, tag, universal), lemma, head: Number(head), arc });
  }
  return sentences;
}

/** The lines of a file, one at a time: all at once they would fill the memory. */
function* linesOf(file) {
  const text = readFileSync(file, "utf8");
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf("\n", at);
    yield text.slice(at, end);
    at = end + 1;
  }
}

/** Tags that our own tokens never have, and what stands for them. */
const others = { XX: ["FW", "X"], ADD: ["NN", "NOUN"], AFX: ["JJ", "ADJ"], LS: ["CD", "NUM"], GW: ["NN", "NOUN"] };

function labelOf(text, tag, universal) {
  // The Penn Treebank has one tag for “to”; the teacher’s tree bank calls the preposition IN.
  if (/^to$/i.test(text)) return { tag: "TO", universal: tag === "TO" ? "PART" : "ADP" };
  const [ours, theirs] = others[tag] ?? [tag, universal];
  return { tag: ours, universal: theirs };
}
