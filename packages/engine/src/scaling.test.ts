import { expect, test } from "vitest";
import { defaultSettings, type Settings } from "./settings.ts";
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
  await expectLinear((times) => void engine.check(`${piece} `.repeat(times), { settings: decided }), 3);
});

test("so does one endless sentence of it", async () => {
  const piece = rules.flatMap(({ examples: [, example] }) => (example ? [endless(example.wrong)] : [])).join(", ");
  await expectLinear((times) => void engine.check(`${piece}, `.repeat(times), { settings: decided }), 3);
});

test("so does one of what every template flags", async () => {
  const piece = templates.flatMap(({ examples }) => examples.map(({ wrong }) => oneLine(wrong))).join(" ");
  await expectLinear((times) => void engine.check(`${piece} `.repeat(times), { settings: decided }), 3);
});

test.each([
  "I ate a apple. ",
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

test("an edit of a document of 100,000 paragraphs costs little more than of one of 1,000", async () => {
  let day = 0;
  // One and the same, which is read once: what is counted is the document, not its text.
  const paragraph = { text: "Ann came home.", kind: "prose" as const };
  const settings = { ...decided, rules: [], terms: [] };
  const costOfEdit = async (paragraphs: number): Promise<number> => {
    const session = engine.session({ dialect: "en-US", settings });
    session.splice(0, 0, new Array(paragraphs).fill(paragraph));
    const settle = () => {
      while (session.pending > 0) session.work(1000, paragraphs >> 1);
      session.measure();
    };
    const edit = (at: number) => {
      session.splice(at, 1, [{ text: `The ABC came on day ${day++}. It was eaten!`, kind: "prose" }]);
      settle();
      session.splice(at, 0, [{ text: `Day ${day++}.`, kind: "prose" }]);
      settle();
    };
    settle();
    edit(3);
    return counter.count(() => edit(paragraphs >> 1));
  };
  const [small, middle, large] = [await costOfEdit(1000), await costOfEdit(10_000), await costOfEdit(100_000)];
  expect(middle / small).toBeLessThan(1.6);
  expect(large / middle).toBeLessThan(1.6);
});

test("a document costs as much as it has paragraphs, read a few at a time, in whatever order", async () => {
  // No two alike: a paragraph that was read before costs nothing.
  let day = 0;
  const paragraph = () => ({ text: `Day ${day++}.`, kind: "prose" as const });
  await expectLinear((times) => {
    const session = engine.session({ dialect: "en-US", settings: decided });
    session.splice(0, 0, Array.from({ length: times }, paragraph));
    while (session.pending > 0) session.work(1, times >> 1);
    session.splice(1, 1, [paragraph()]);
    while (session.pending > 0) session.work(4, 1);
  }, 200);
});
