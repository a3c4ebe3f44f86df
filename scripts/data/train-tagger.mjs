// Learns packages/lexicon/data/syntax/tagger.bin from sentences that annotate.py has annotated.
//   node --max-old-space-size=14000 scripts/data/train-tagger.mjs FOLDER
// FOLDER holds train.conll, which is learnt from, and test.conll, which is not. Some minutes.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { formOf } from "../../packages/engine/src/syntax/form.ts";
import { createLabeller, verbalOf, walkLabels } from "../../packages/engine/src/syntax/labeller.ts";
import { allFeatures, mostTagFeatures } from "../../packages/engine/src/syntax/tag-features.ts";
import { classesOf, openTaggerModel, packModel } from "../../packages/engine/src/syntax/tagger-model.ts";
import { packWeights } from "../../packages/engine/src/syntax/weights.ts";
import { lemmaRules } from "./syntax/lemma-rules.mjs";
import { frequentKeys, Perceptron, strongest } from "./syntax/perceptron.mjs";
import { seeded, shuffle } from "./syntax/random.mjs";
import { readConll } from "./syntax/read-conll.mjs";
import { withMistakes } from "./syntax/with-mistakes.mjs";
import { wordClasses } from "./syntax/word-classes.mjs";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of annotated sentences: node scripts/data/train-tagger.mjs FOLDER");

/** A first round finds out which features tell most; the second learns from those alone. */
const rounds = { first: 3, second: 6 };
/** A feature met less often is not learnt. */
const fewest = 10;
/** So many features are kept. */
const most = 120_000;
/** What a weight of one is in whole numbers, and the least that is kept. */
const per = 4;
const least = 2;

const random = seeded(1);
const train = readConll(join(folder, "train.conll"));
const test = readConll(join(folder, "test.conll"));

const met = new Map();
for (const sentence of train) for (const piece of sentence) met.set(nameOf(piece), (met.get(nameOf(piece)) ?? 0) + 1);
const labels = [...met]
  .filter(([, n]) => n >= 100)
  .sort((a, b) => b[1] - a[1])
  .map(([label]) => label);
const numbers = new Map(labels.map((label, i) => [label, i]));
// A rare pair of tags is taken for the commonest one with the same tag.
const byTag = new Map([...labels].reverse().map((label) => [label.split("|")[0], numbers.get(label)]));
function nameOf({ tag, universal }) {
  return `${tag}|${universal}`;
}
const numberOf = (piece) => numbers.get(nameOf(piece)) ?? byTag.get(piece.tag) ?? 0;

const head = { labels, classes: wordClasses(train, numberOf), lemmas: lemmaRules(formsOf(train), 3).join("\n") };
const classes = classesOf(head.classes);
const forms = new Map();
const form = (text) => forms.get(text) ?? forms.set(text, formOf(text, classes)).get(text);
const seen = (sentence) => ({ forms: sentence.map(({ text }) => form(text)), wanted: sentence.map(numberOf) });

const verbal = verbalOf(labels);
const keys = new Int32Array(mostTagFeatures);
/** Goes through a sentence; `decide` gives the label of a piece with so many features. */
const walk = (sentence, decide) =>
  walkLabels(verbal, sentence.forms, (at, left) => decide(at, allFeatures(sentence.forms, at, left, keys)));

const known = frequentKeys((each) => {
  for (const sentence of train.map((wanted) => seen(withMistakes(wanted, random))))
    walk(sentence, (at, count) => {
      each(keys, count);
      return sentence.wanted[at];
    });
}, fewest);
console.log(train.length, "sentences,", labels.length, "labels,", known.length, "features");

const scores = new Float32Array(labels.length);
const rows = learnt(strongest(learnt(known, rounds.first).rows(per, 1), most), rounds.second).rows(per, least);

/** A model of these features, learnt by going through all sentences so often. */
function learnt(features, epochs) {
  const model = new Perceptron(features, labels.length);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    // Other mistakes every time.
    const sentences = train.map((sentence) => seen(withMistakes(sentence, random)));
    shuffle(sentences, random);
    let right = 0;
    let all = 0;
    for (const sentence of sentences)
      walk(sentence, (at, count) => {
        model.score(keys, count, scores);
        const guessed = scores.indexOf(Math.max(...scores));
        model.learn(keys, count, sentence.wanted[at], guessed);
        all++;
        if (guessed === sentence.wanted[at]) right++;
        return guessed;
      });
    console.log("epoch", epoch, (right / all).toFixed(4));
  }
  return model;
}

const bytes = packModel(head, packWeights(rows));
writeFileSync(new URL("../../packages/lexicon/data/syntax/tagger.bin", import.meta.url), bytes);
console.log(rows.length, "features kept,", bytes.length, "bytes,", brotliCompressSync(bytes).length, "compressed");

const { weights } = openTaggerModel(bytes);
const read = createLabeller(labels, weights);
let right = 0;
let rightTag = 0;
let all = 0;
for (const sentence of test.map(seen)) {
  for (const [at, label] of read(sentence.forms).entries()) {
    const wanted = sentence.wanted[at];
    all++;
    if (label === wanted) right++;
    if (labels[label].split("|")[0] === labels[wanted].split("|")[0]) rightTag++;
  }
}
console.log(
  "as the teacher on what it was not learnt from:",
  (right / all).toFixed(4),
  "tags",
  (rightTag / all).toFixed(4),
);

function formsOf(sentences) {
  const counts = new Map();
  for (const sentence of sentences)
    for (const { text, tag, lemma } of sentence) {
      const key = `${text.toLowerCase()}\t${tag}\t${lemma.toLowerCase()}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [...counts].map(([key, count]) => {
    const [word, tag, lemma] = key.split("\t");
    return { word, tag, lemma, count };
  });
}
