import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Report, readText, reports } from "./index.ts";
import { countsOf, gradesOf } from "./sentences/readability.ts";
import { openingOf } from "./sentences/structure.ts";

const engine = createEngine(await readAssets());
const read = (text: string) =>
  readText(engine, text, {
    paragraphs: engine.paragraphs(text, "markdown"),
    ...{ dialect: "en-US", style: "general" },
    findings: engine.check(text, { dialect: "en-US", format: "markdown" }),
  });
const named = (id: string): Report => reports.find((each) => each.id === id) as Report;
const told = (id: string, text: string) => named(id).tell(read(text));
const value = (id: string, measure: string, text: string) =>
  told(id, text).measures.find((each) => each.id === measure)?.value;
const platypus = "The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.";

describe("readability", () => {
  const nothing = { sentence: 1, word: 1, syllable: 0, letter: 0, polysillabicWord: 0, complexPolysillabicWord: 0 };
  // Counts and grades as they are published. Wikipedia gives one place, the others two and more.
  test.each([
    ["flesch", "Wikipedia, “The Australian platypus …”", { word: 13, syllable: 24 }, 37.5, 1],
    ["fleschKincaid", "Wikipedia, “The Australian platypus …”", { word: 13, syllable: 24 }, 11.3, 1],
    ["colemanLiau", "Wikipedia, 119 words of 639 letters", { sentence: 5, word: 119, letter: 639 }, 14.5, 1],
    ["flesch", "package flesch", { word: 12, syllable: 23 }, 32.505, 2],
    ["fleschKincaid", "package flesch-kincaid", { word: 13, syllable: 26 }, 13.08, 2],
    ["colemanLiau", "package coleman-liau", { sentence: 5, word: 119, letter: 639 }, 14.53, 2],
    ["automated", "package automated-readability", { sentence: 6, word: 151, letter: 623 }, 10.586, 2],
    ["gunningFog", "package gunning-fog", { word: 13, complexPolysillabicWord: 2 }, 11.354, 2],
    ["smog", "package smog-formula", { polysillabicWord: 4 }, 14.555, 2],
    ["spache", "package spache-formula", { sentence: 2, word: 30, unfamiliarWord: 6 }, 4.114, 2],
    // 0.1579 · 18.72 + 0.0496 · 21.9 + 3.6365, which is cut to 7.67 there.
    ["daleChall", "Nirmaldasan 2008, after OKAPI!", { sentence: 10, word: 219, difficultWord: 41 }, 7.679, 2],
  ] as const)("%s is that of a published example: %s", (grade, _, counts, published, places) => {
    const found = gradesOf({ ...nothing, difficultWord: 0, unfamiliarWord: 0, ...counts });
    expect(found?.[grade]).toBeCloseTo(published, places);
  });

  test("sentences, words and long words are counted as people count them", () => {
    const { sentences } = read(`${platypus} In 1975 it laid 12 eggs.`);
    expect(countsOf(sentences)).toMatchObject({ sentence: 2, word: 17, polysillabicWord: 4, letter: 80 });
  });

  test("the grade is the one that the goal is judged by", () => {
    const text = `${platypus} It lays eggs. Nobody who sees one forgets the sight of it, and few who see it believe it.`;
    expect(value("readability", "fleschKincaid", text)).toBeCloseTo(read(text).measures.grade, 10);
  });

  test("a short paragraph is not called hard", () => {
    expect(told("readability", "Gregory resumed in oratorical humour.").places).toEqual([]);
    expect(told("readability", `${platypus} ${platypus} ${platypus}`).places).toHaveLength(1);
  });
});

test("sentence lengths are counted in running text, long ones named where they stand", () => {
  const long = `We ${"went on and ".repeat(15)}came home.`;
  const text = `# A heading of six words here\n\nIt rains. ${long}\n\n- a list\n- of things`;
  const { measures, graphs, places } = told("slength", text);
  expect(measures.map(({ id, value: found }) => [id, found])).toEqual([
    ["average", 25],
    ["longest", 48],
    ["variety", 23],
  ]);
  expect(graphs[0]?.bars.map(({ value: count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual([long]);
});

test("a text is held to the targets of who asks, else to those of its style", () => {
  const text = "It rains. We stay at home and read.";
  const usual = read(text);
  const own = readText(engine, text, {
    ...{ paragraphs: engine.paragraphs(text), dialect: "en-US", style: "general", findings: [] },
    targets: { ...usual.targets, averageSentence: { least: 2, most: 5 } },
  });
  const target = (reading: typeof own) => named("slength").tell(reading).measures[0]?.target;
  expect([target(usual), target(own)]).toEqual([
    { least: 11, most: 18 },
    { least: 2, most: 5 },
  ]);
});

test("a sentence sticks when most of it is glue", () => {
  const sticky = "It is just that it was as it was for all of us.";
  const text = `${sticky} Ann Brown painted seven bright wooden horses yesterday.`;
  expect(told("ssentences", text).places.map(({ start, end }) => text.slice(start, end))).toEqual([sticky]);
  expect(told("ssentences", "That is it.").places).toEqual([]);
});

test("what repeats is told as the longest phrase that comes as often", () => {
  const text = "The quiet red house stood there. He saw the quiet red house. She left the quiet red house again.";
  const [most] = told("allrepeats", text).graphs[0]?.bars ?? [];
  expect(most).toMatchObject({ label: "the quiet red house", value: 3 });
  expect(told("allrepeats", text).graphs[0]?.bars.map(({ label }) => label)).not.toContain("quiet red");
});

test("a phrase is told without the little words in front of it, when it comes more often so", () => {
  const text = "The study of human behavior grew. Some human behavior surprised them. Laws of human behavior are few.";
  const labels = told("phrases", text).graphs[0]?.bars.map(({ label }) => label);
  expect(labels).toContain("human behavior");
  expect(labels).not.toContain("of human behavior");
});

test("where nobody has rules, none are kept to", () => {
  const text = "It rains. We stay at home and read. ".repeat(12);
  const asked = { paragraphs: engine.paragraphs(text), dialect: "en-US", style: "general", findings: [] } as const;
  const told = (id: string, hasTeamRules: boolean) =>
    named(id)
      .tell(readText(engine, text, { ...asked, hasTeamRules }))
      .measures.map((each) => each.id);
  for (const id of ["house", "terms"]) {
    expect([id, told(id, false)]).toEqual([id, []]);
    expect([id, told(id, true)]).toEqual([id, ["count", "rate"]]);
  }
  expect(told("overview", false)).not.toContain("goal-team");
  expect(told("overview", true)).toEqual(expect.arrayContaining(["goal-team", "score-team"]));
});

test("complex words are long in sound; names are as long as they are", () => {
  const text = "People read about Alexandria’s extraordinary architecture in Massachusetts.";
  expect(told("complex", text).graphs[0]?.bars.map(({ label }) => label)).toEqual(["extraordinary", "architecture"]);
});

test.each([
  ["The dog barked.", "subject"],
  ["Slowly, the dog rose.", "adverb"],
  ["Running home, he fell.", "gerund"],
  ["To win the race, she trained.", "infinitive"],
  ["Because it rained, we left.", "subordinating"],
  ["And then it rained.", "coordinating"],
  ["Defeated by the rain, we left.", "participle"],
  ["Open the door.", "verb"],
  ["In the morning it rained.", undefined],
] as const)("%s begins with: %s", (text, opening) => {
  const [sentence] = read(text).sentences;
  expect(sentence && openingOf(sentence)).toBe(opening);
});

test("the summary counts, and scores by the open formula", () => {
  const text = `${"The cat sat on the mat. ".repeat(25)}She ate a apple.`;
  const { measures } = told("overview", text);
  const found = Object.fromEntries(measures.map(({ id, value: each }) => [id, each]));
  expect(found).toMatchObject({ words: 154, sentences: 26, paragraphs: 1, characters: text.length });
  expect(found.score).toBeGreaterThan(60);
  const empty = { text: "", start: text.length + 2, kind: "prose" } as const;
  const scenes = { ...empty, text: "* * *" };
  const paragraphs = [...engine.paragraphs(text), scenes, empty];
  const asked = { paragraphs, dialect: "en-US", style: "general", findings: [] } as const;
  expect(named("overview").tell(readText(engine, text, asked)).measures).toContainEqual(
    expect.objectContaining({ id: "paragraphs", value: 1 }),
  );
});

test("any text is told about: numbers are finite, places lie in it, in their order, and no text has none", () => {
  const word = fc.constantFrom(
    "the",
    "of",
    "Ann",
    "house",
    "quickly",
    "12",
    "—",
    "“",
    "!",
    "\n\n",
    "# ",
    "- ",
    "🙂",
    "`x`",
  );
  const any = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
  );
  holds(
    fc.property(any, (text) => {
      const reading = read(text);
      for (const report of reports) {
        const { measures, graphs, places } = report.tell(reading);
        for (const each of measures) expect([report.id, each.id, Number.isFinite(each.value)]).toContain(true);
        const all = [...places, ...graphs.flatMap(({ bars }) => bars.flatMap((bar) => bar.places ?? []))];
        for (const { start, end } of all) expect(0 <= start && start < end && end <= text.length).toBe(true);
        expect(places.map(({ start }) => start)).toEqual(places.map(({ start }) => start).sort((a, b) => a - b));
      }
      const lengths = named("slength").tell(reading).graphs[0]?.bars ?? [];
      expect(lengths.reduce((sum, { value: count }) => sum + count, 0)).toBe(reading.sentences.length);
    }),
    { numRuns: 60 },
  );
});

test("reports have ids, titles and say what they are about", () => {
  expect(new Set(reports.map(({ id }) => id)).size).toBe(reports.length);
  for (const report of reports)
    expect([report.title(), report.about()]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)]);
});
