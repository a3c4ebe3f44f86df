// Learns packages/lexicon/data/syntax/parser.bin from sentences that annotate.py has annotated.
//   node --max-old-space-size=16000 scripts/data/train-parser.mjs FOLDER
// FOLDER holds train.conll, which is learnt from, and test.conll, which is not. Half an hour. Train the tagger first: the
// parser learns from its tags, mistakes and all.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ArcEager, act, actionsFor, bestAction } from "../../packages/engine/src/syntax/arc-eager.ts";
import { formOf } from "../../packages/engine/src/syntax/form.ts";
import { hashOf } from "../../packages/engine/src/syntax/hash.ts";
import { createLabeller } from "../../packages/engine/src/syntax/labeller.ts";
import { mostParseFeatures, parseFeatures } from "../../packages/engine/src/syntax/parse-features.ts";
import { openTaggerModel, packModel } from "../../packages/engine/src/syntax/tagger-model.ts";
import { openWeights, packWeights } from "../../packages/engine/src/syntax/weights.ts";
import { bestOf } from "./syntax/dynamic-oracle.mjs";
import { frequentKeys, Perceptron } from "./syntax/perceptron.mjs";
import { seeded, shuffle } from "./syntax/random.mjs";
import { readConll } from "./syntax/read-conll.mjs";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of annotated sentences: node scripts/data/train-parser.mjs FOLDER");

const epochs = 4;
/** A feature met less often is not learnt. */
const fewest = 10;
/** What a weight of one is in whole numbers, the least that is kept, and the least that the best of a feature must be. */
const per = 2;
const least = 2;
const best = 6;
/** How often it goes on from its own decision in training, right or wrong. */
const daring = 0.9;

/** Arcs that rules need no difference between. */
const merged = {
  quantmod: "advmod",
  meta: "dep",
  parataxis: "ccomp",
  csubjpass: "csubj",
  predet: "det",
  preconj: "cc",
  oprd: "xcomp",
  intj: "discourse",
  nmod: "compound",
  "": "dep",
};

const arcs = [];
const tags = [];
const random = seeded(3);
const tagger = openTaggerModel(
  new Uint8Array(readFileSync(new URL("../../packages/lexicon/data/syntax/tagger.bin", import.meta.url))),
);
const label = createLabeller(tagger.labels, tagger.weights);
const forms = new Map();
const form = (text) => forms.get(text) ?? forms.set(text, formOf(text, tagger.classes)).get(text);

// Every other sentence is enough: more features are met, and few of those are kept.
const all = readConll(join(folder, "train.conll"))
  .filter((_, i) => i % 2 === 0)
  .map(prepared);
const train = all.filter(({ heads }) => isProjective(heads));
const test = readConll(join(folder, "test.conll")).map(prepared);
const actions = actionsFor(arcs.length);
const state = new ArcEager(256);
const keys = new Int32Array(mostParseFeatures);
const scores = new Float32Array(actions);

const known = frequentKeys((each) => {
  scores.fill(0);
  for (const sentence of train) {
    state.begin(sentence.size);
    while (state.next < state.size) {
      each(keys, parseFeatures(sentence, state, keys));
      act(state, bestOf(state, sentence, scores, arcs.length));
    }
  }
}, fewest);
console.log(train.length, "of", all.length, "sentences,", arcs.length, "arcs,", known.length, "features");

const model = new Perceptron(known, actions);
for (let epoch = 1; epoch <= epochs; epoch++) console.log("epoch", epoch, learnOnce(epoch > 1).toFixed(4));
const rows = model.rows(per, least).filter(({ says }) => says.some(([, weight]) => Math.abs(weight) >= best));

/** Goes through all sentences once; answers which share of the steps was right. */
function learnOnce(goesOn) {
  shuffle(train, random);
  let right = 0;
  let steps = 0;
  for (const sentence of train) {
    state.begin(sentence.size);
    while (state.next < state.size) {
      const count = parseFeatures(sentence, state, keys);
      model.score(keys, count, scores);
      const guessed = bestAction(state, scores);
      const wanted = bestOf(state, sentence, scores, arcs.length);
      model.learn(keys, count, wanted, guessed);
      steps++;
      if (guessed === wanted) right++;
      act(state, goesOn && random() < daring ? guessed : wanted);
    }
  }
  return right / steps;
}

const weights = packWeights(rows);
const bytes = packModel({ arcs, tags }, weights);
writeFileSync(new URL("../../packages/lexicon/data/syntax/parser.bin", import.meta.url), bytes);
console.log(rows.length, "features kept,", bytes.length, "bytes,", brotliCompressSync(bytes).length, "compressed");
tryOut(openWeights(weights));

/** How often head, and head and arc, are as the teacher has them; marks do not count. */
function tryOut(opened) {
  const whole = new Int32Array(actions);
  let words = 0;
  let heads = 0;
  let both = 0;
  for (const sentence of test) {
    state.begin(sentence.size);
    while (state.next < state.size) {
      whole.fill(0);
      opened.add(keys, 0, parseFeatures(sentence, state, keys), whole);
      act(state, bestAction(state, whole));
    }
    for (let i = 0; i < sentence.size; i++) {
      if (arcs[sentence.arcs[i]] === "punct") continue;
      words++;
      if (state.heads[i] !== sentence.heads[i]) continue;
      heads++;
      if (sentence.heads[i] < 0 || state.labels[i] === sentence.arcs[i]) both++;
    }
  }
  console.log("as the teacher: heads", (heads / words).toFixed(4), "with arcs", (both / words).toFixed(4));
}

function prepared(sentence) {
  const labels = label(sentence.map(({ text }) => form(text)));
  return {
    size: sentence.length,
    words: Int32Array.from(sentence, ({ text }) => hashOf(text.toLowerCase())),
    tags: Int32Array.from(labels, (each) => numberIn(tags, tagOf(tagger.labels[each]))),
    heads: Int32Array.from(sentence, ({ head }) => head),
    arcs: Int32Array.from(sentence, ({ arc }) => numberIn(arcs, merged[arc] ?? arc)),
  };
}

/** As the parser is given them: the preposition “to” is a preposition. */
function tagOf(name) {
  return name === "TO|ADP" ? "IN" : name.split("|")[0];
}

function numberIn(list, name) {
  const at = list.indexOf(name);
  return at < 0 ? list.push(name) - 1 : at;
}

/** Whether no arc crosses another. */
function isProjective(heads) {
  for (const [i, head] of heads.entries()) {
    if (head < 0) continue;
    const from = Math.min(i, head);
    const to = Math.max(i, head);
    for (let j = from + 1; j < to; j++) if (heads[j] >= 0 && (heads[j] < from || heads[j] > to)) return false;
  }
  return true;
}
