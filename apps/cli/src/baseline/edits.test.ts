import { placesOf } from "@housestyle/project";
import { cases } from "@housestyle/testing";
import { expect, test } from "vitest";
import { sentenceOf } from "../check/sentence-of.ts";
import { engine } from "../testing/command.ts";
import { type BaselineEntry, entryOf } from "./baseline-entry.ts";
import { match } from "./match.ts";

/** A sentence of a document, the same one wherever it goes and however it is edited. */
interface Sentence {
  readonly words: readonly string[];
  readonly isNew?: boolean;
}
type Document = readonly (readonly Sentence[])[];

const faults = ["We recieve", "She ate a apple", "They would of known", "It was teh", "He found an good"];
const subjects = "harbour window letter garden engine bridge lesson river market ticket kitchen mountain".split(" ");
const verbs = "opens closes moves stays waits changes returns begins".split(" ");
const places = "behind the old station|before the second chapter|near the quiet village|after the long meeting".split(
  "|",
);

function chance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { below, one: <T>(of: readonly T[]): T => of[below(of.length)] as T };
}
type Chance = ReturnType<typeof chance>;

const good = ({ one }: Chance): Sentence => ({
  words: `The ${one(subjects)} ${one(verbs)} ${one(places)}.`.split(" "),
});
const bad = ({ one }: Chance): Sentence => ({
  words: `${one(faults)} near the ${one(subjects)} while the ${one(subjects)} ${one(verbs)} ${one(places)}.`.split(" "),
});
/** About something else, as what somebody adds is. */
const other = ({ one }: Chance): Sentence => {
  const [noun, verb] = [one("captain violin planet orchard".split(" ")), one("listens grows shines rests".split(" "))];
  const why = one(["because nobody asked", "while everybody slept", "until the rain ended", "though it was early"]);
  return { words: `${one(faults)} and the ${noun} ${verb} ${why}.`.split(" "), isNew: true };
};

const documentBy = (by: Chance): Document =>
  Array.from({ length: 8 }, () => Array.from({ length: 1 + by.below(4) }, () => (by.below(3) ? good(by) : bad(by))));

const isBad = ({ words }: Sentence): boolean => faults.some((fault) => words.join(" ").startsWith(fault));

/** The edits that a document lives through; what is put in is new, all else is what it was. */
const edits: Readonly<Record<string, (document: Document, by: Chance) => Document>> = {
  "moves a paragraph": (document, { below }) => {
    const at = below(document.length);
    const rest = document.filter((_, i) => i !== at);
    return rest.toSpliced(below(rest.length + 1), 0, ...document.slice(at, at + 1));
  },
  "moves a sentence to another paragraph": (document, { below }) => {
    const from = below(document.length);
    const moved = document[from]?.[0];
    const rest = document.map((each, i) => (i === from ? each.slice(1) : each));
    const to = below(document.length);
    return moved ? rest.map((each, i) => (i === to ? [...each, moved] : each)) : document;
  },
  "changes sentences around": (document, by) =>
    document.map((paragraph) => paragraph.map((each) => (isBad(each) || by.below(2) ? each : good(by)))),
  "changes a word in the same sentence": (document, by) =>
    document.map((paragraph) =>
      paragraph.map((each) => (isBad(each) ? { ...each, words: each.words.with(-5, by.one(verbs)) } : each)),
    ),
  "puts good ones between": (document, by) => document.flatMap((each) => [[good(by)], [good(by), ...each]]),
  "takes one out and puts another in": (document, by) => {
    const at = by.below(document.length);
    return [...document.filter((_, i) => i !== at), [good(by), other(by)]];
  },
  "adds one": (document, by) => document.toSpliced(by.below(8), 0, [other(by)]),
};

/** Writes a document with its paragraphs indented, quoted and broken as it happens. */
function write(document: Document, { one, below }: Chance) {
  let text = "";
  const spans: { readonly end: number; readonly sentence: Sentence }[] = [];
  for (const paragraph of document) {
    const [first, others] = one([
      ["", ""],
      ["", ""],
      ["- ", "  "],
      ["> ", "> "],
      ["1. ", "   "],
      ["> - ", ">   "],
    ] as const);
    const width = one([4, 7, 12, 100]);
    text += first;
    let onLine = 0;
    for (const sentence of paragraph) {
      for (const word of sentence.words) {
        if (onLine > 0) text += onLine % width === 0 ? `\n${others}` : " ".repeat(1 + Number(below(20) === 0));
        text += word;
        onLine++;
      }
      spans.push({ end: text.length, sentence });
    }
    text += "\n\n";
  }
  return { text, spans };
}

/** What is found in a document, and which of it is in new sentences. */
function read(document: Document, by: Chance): readonly (BaselineEntry & { readonly isNew: boolean })[] {
  const { text, spans } = write(document, by);
  const place = placesOf(text);
  const sentence = sentenceOf(text, engine.paragraphs(text, "markdown"));
  const found = engine.check(text, { dialect: "en-GB", format: "markdown" }).filter(({ level }) => level === "error");
  return found.map((finding) => ({
    ...entryOf({
      finding,
      from: place(finding.start),
      to: place(finding.end),
      sentence: sentence(finding),
    }),
    isNew: spans.find(({ end }) => finding.start < end)?.sentence.isNew ?? false,
  }));
}

/** Two that are the same in every word cannot be told apart, and need not be. */
const named = (entries: readonly BaselineEntry[]): string[] =>
  entries.map(({ rule, text, in: sentence }) => `${rule} ${text}: ${sentence.replace(/\W+/g, " ")}`).sort();

test("edits bring no old finding back and hide no new one", () => {
  let fresh = 0;
  for (let seed = 1; seed <= cases(200); seed++) {
    const by = chance(seed);
    const before = documentBy(by);
    const name = Object.keys(edits)[seed % Object.keys(edits).length] ?? "";
    const old = read(before, by);
    const now = read(edits[name]?.(before, by) ?? before, by);
    const { isKnown } = match(old, now);
    const isFresh = now.filter((_, i) => !isKnown[i]);
    expect(named(isFresh), `${seed}: ${name}`).toEqual(named(now.filter(({ isNew }) => isNew)));
    fresh += isFresh.length;
  }
  // Otherwise nothing was there to be hidden.
  expect(fresh).toBeGreaterThan(cases(40));
});
