// Learns from real corrections what slips cost: packages/engine/src/speller/learnt-slips.ts.
//   node scripts/data/learn-slips.mjs EDITS
// EDITS is a .jsonl.gz file, an object a line: `before`, and `edits` of {start, end, text, type}; those of the type
// “spelling” are read. Only counts of letters are kept.
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { countedSlips } from "./slips/counted-slips.mjs";
import * as guess from "./slips/first-guess.mjs";

const [edits] = process.argv.slice(2);
if (!edits) throw new Error("Name the corrections: node scripts/data/learn-slips.mjs EDITS");

const pairs = new Map();
for (const line of gunzipSync(readFileSync(edits)).toString().split("\n")) {
  if (line === "") continue;
  const { before, edits: all } = JSON.parse(line);
  for (const { start, end, text, type } of all) {
    const [typed, meant] = [before.slice(start, end).trim().toLowerCase(), text.trim().toLowerCase()];
    if (type === "spelling" && [typed, meant].every((word) => /^[a-z]{3,20}$/.test(word)))
      pairs.set(`${typed} ${meant}`, [typed, meant]);
  }
}
const { slips, met } = countedSlips([...pairs.values()]);
console.log(pairs.size, "pairs", met.letters, "letters");

/** So many bits a slip that costs 1 makes a word less likely (`bitsPerError` of the speller). */
const bits = 7.5;
/** A letter left out as often as letters are left out on average. */
const average = 0.75;
/** What nobody has met yet counts as if it had been guessed from so many chances. */
const trust = 60;
const [cheapest, dearest] = [0.25, 1.7];

const sum = (counts) => counts.reduce((a, b) => a + b, 0);
const perLetter = {
  omission: sum(slips.omission) / met.letters,
  addition: sum(slips.addition) / met.letters / 26,
  substitution: sum(slips.substitution) / met.letters / 25,
};
const zero = average + Math.log2(perLetter.omission) / bits;

/** The cost of a slip made `count` times of `chances`, guessed at `guessed` where the guesses of its kind are at `middle`. */
function cost(kind, count, chances, guessed, middle) {
  const expected = perLetter[kind] * 2 ** ((middle - guessed) * bits);
  const rate = (count + trust * expected) / (chances + trust);
  return Math.min(dearest, Math.max(cheapest, zero - Math.log2(rate) / bits));
}

/** Costs as signs, from “!” for 0 on, each a fiftieth more. */
const sign = (value) => String.fromCharCode(33 + Math.round(value * 50));
const letters = Array.from({ length: 26 }, (_, i) => i + 1);
const rows = (from, of) => from.map((a) => letters.map((b) => sign(of(a, b, a * guess.classes + b))).join(""));
const omissions = rows([0, ...letters], (_a, _b, at) =>
  cost("omission", slips.omission[at], met.pair[at], guess.omissions[at], 0.8),
);
const additions = rows([0, ...letters], (a, _b, at) =>
  cost("addition", slips.addition[at], met.behind[a], guess.additions[at], 0.97),
);
const substitutions = rows(letters, (a, b, at) =>
  a === b ? 0 : cost("substitution", slips.substitution[at], met.letter[b], guess.substitutions[at], 1.05),
);

const list = (name, about, lines) =>
  `/** ${about} */\nexport const ${name}: readonly string[] = [\n${lines.map((line) => `  ${JSON.stringify(line)},\n`).join("")}];\n`;
writeFileSync(
  new URL("../../packages/engine/src/speller/learnt-slips.ts", import.meta.url),
  `// Made by scripts/data/learn-slips.mjs. A sign is a cost: “!” is 0, each further one a fiftieth more.

${list("learntOmissions", "Behind the beginning of a word and behind a…z, the letters a…z left out.", omissions)}
${list("learntAdditions", "Behind the beginning of a word and behind a…z, the letters a…z too many.", additions)}
${list("learntSubstitutions", "For a…z as typed, the letters a…z that were meant.", substitutions)}`,
);
