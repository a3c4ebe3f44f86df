import { tier } from "@housestyle/testing";
import { expect, test } from "vitest";
import { defaultSettings, type Settings } from "./settings/settings.ts";
import { startWorkCounter } from "./testing/work-counter.ts";

const counter = await startWorkCounter();
const { createEngine } = await import("./create-engine.ts");
const { rules } = await import("./rules/index.ts");
const { templates } = await import("./templates/index.ts");
const { testAssets } = await import("./testing/run-rule.ts");

const engine = createEngine(testAssets());

/** Everything a team can decide at once. */
const decided: Settings = {
  ...defaultSettings,
  words: ["frobnicatish"],
  ignores: [{ rule: "spelling", pattern: "zzz*" }],
  rules: [
    { id: "1", match: "a ... apple", replace: "one apple", message: "" },
    { id: "2", match: "/go(es)?/", replace: "", message: "Where to?" },
    { id: "3", match: "lemma:be VERB", replace: "", message: "", excludeContext: ["never"] },
  ],
  terms: [
    { id: "1", text: "web site", status: "Approved" },
    { id: "2", text: "apple tree", status: "Deprecated", replacement: "tree" },
  ],
  templates: templates.map(({ id }) => ({ id, config: {} })),
};

/**
 * Text of `n` like pieces costs twice as much for twice as many: what the second doubling adds is at most 2.4 times
 * what the first adds. A loop inside a loop over the text would add four times as much.
 */
async function expectLinear(read: (times: number) => void, times: number): Promise<void> {
  read(2);
  const [one, two, four] = [
    await counter.count(() => read(times)),
    await counter.count(() => read(2 * times)),
    await counter.count(() => read(4 * times)),
  ];
  expect(two).toBeGreaterThan(one);
  expect((four - two) / (two - one)).toBeLessThan(2.4);
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");
const endless = (text: string): string => oneLine(text).replace(/[.!?…]+/g, "");

test("one paragraph with what every rule flags costs as much as it is long", async () => {
  const piece = rules.flatMap(({ examples: [example] }) => (example ? [oneLine(example.wrong)] : [])).join(" ");
  await expectLinear((times) => void engine.check(`${piece} `.repeat(times), { settings: decided }), 2);
});

test("so does one endless sentence of it", async () => {
  const piece = rules.flatMap(({ examples: [, example] }) => (example ? [endless(example.wrong)] : [])).join(", ");
  await expectLinear((times) => void engine.check(`${piece}, `.repeat(times), { settings: decided }), 2);
});

test("so does one of what every template flags", async () => {
  const piece = templates.flatMap(({ examples }) => examples.map(({ wrong }) => oneLine(wrong))).join(" ");
  await expectLinear((times) => void engine.check(`${piece} `.repeat(times), { settings: decided }), 2);
});

test.each([
  "I ate a apple. ",
  "Pets, eg dogs, are welcome ",
  "you ready for it and ",
  "“We go,” said Ann. ",
  "‘a ” ",
  '"a ',
  "'tis 'a ",
  "its’ ",
  "([{",
  "a@",
  "zxqv ",
  "salt & pepper, Q&A ",
  "he/she ",
  "A WEB SITE ",
  "web-site's ",
])("so does %j, over and over", async (piece) => {
  await expectLinear((times) => void engine.check(piece.repeat(times), { settings: decided }), 150);
});

const paragraph = (text: string) => ({ text, kind: "prose" as const });
const plain = paragraph("Ann came home.");
/** So much is said of the whole that a thousand paragraphs are enough for all that is ever shown at once. */
const remarked = [
  ...new Array(400).fill(plain),
  ...new Array(20).fill(
    paragraph("He really quickly went! Perhaps it was maybe so. It was eaten by the ABC. ".repeat(6)),
  ),
  ...new Array(20).fill(paragraph("The adviser wrote an e-mail to an advisor, who had no email. ".repeat(3))),
  ...new Array(20).fill(
    paragraph("It is the same as it was when we had been there with them before all of this. ".repeat(4)),
  ),
];

/** Ten thousand show the slope; the deep tier goes on to a hundred thousand. */
const sizes = tier === "deep" ? [10_000, 100_000] : [10_000];

test("an edit of a document of ten times the paragraphs costs little more", async () => {
  let day = 0;
  const settings = { ...decided, rules: [], terms: [] };
  const costOfEdit = async (size: number): Promise<number> => {
    const session = engine.session({ dialect: "en-US", settings });
    // A few texts, which are read once: what is counted is the document.
    session.splice(
      0,
      0,
      Array.from({ length: size }, (_, i) => remarked[i % remarked.length]),
    );
    const settle = () => {
      while (session.pending > 0) session.work(1000, size >> 1);
      session.measure();
    };
    const edit = (at: number) => {
      session.splice(at, 1, [paragraph(`The ABC came quickly on day ${day++}. It was eaten!`)]);
      settle();
      session.splice(at, 0, [paragraph(`Day ${day++}.`)]);
      settle();
    };
    settle();
    edit(3);
    return counter.count(() => edit(size >> 1));
  };
  let before = await costOfEdit(1_000);
  for (const size of sizes) {
    const cost = await costOfEdit(size);
    expect(cost / before).toBeLessThan(1.6);
    before = cost;
  }
});

test("one long paragraph is read, settled and measured in as many slices as it is long", () => {
  const stop = () => true;
  const slices = (times: number): number[] => {
    const session = engine.session({ dialect: "en-US", settings: defaultSettings });
    session.splice(0, 0, [paragraph("I ate a apple. ".repeat(times))]);
    const readAll = (): number => {
      let count = 0;
      for (; session.pending > 0; count++) session.work(1, 0, stop);
      return count;
    };
    const reading = readAll();
    // Another filter reads nothing again.
    session.configure({ ...defaultSettings, disabled: ["grammar/double-word"] });
    const settling = readAll();
    let measuring = 1;
    while (!session.measure(stop)) measuring++;
    return [reading, settling, measuring];
  };
  const [short, long] = [slices(2000), slices(8000)];
  for (const [i, count] of short.entries()) {
    expect(count).toBeGreaterThan(3);
    expect(long[i]).toBeGreaterThan(2.5 * count);
  }
});

test("a document costs as much as it has paragraphs, read a few at a time, in whatever order", async () => {
  // No two alike: a paragraph that was read before costs nothing.
  let day = 0;
  const another = () => paragraph(`Day ${day++}.`);
  await expectLinear((times) => {
    const session = engine.session({ dialect: "en-US", settings: decided });
    session.splice(0, 0, Array.from({ length: times }, another));
    while (session.pending > 0) session.work(1, times >> 1);
    session.splice(1, 1, [another()]);
    while (session.pending > 0) session.work(4, 1);
  }, 200);
});
