import { createEngine, defaultSettings, type Settings } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { describe, expect, test } from "vitest";
import { type OtherWords, type Report, readText, reports } from "../index.ts";

const engine = createEngine(await readAssets());

function read(text: string, { otherWords, ...wanted }: Partial<Settings> & { otherWords?: OtherWords } = {}) {
  const settings = { ...defaultSettings, ...wanted };
  const options = { dialect: "en-US", format: "text" } as const;
  const check = (picky: boolean) => engine.check(text, { ...options, settings: { ...settings, picky } });
  return readText(engine, text, {
    paragraphs: engine.paragraphs(text, "text"),
    ...{ dialect: "en-US", style: settings.style, findings: check(false), remarks: check(true), otherWords },
  });
}
const told = (id: string, text: string, wanted: Parameters<typeof read>[1] = {}) =>
  (reports.find((each) => each.id === id) as Report).tell(read(text, wanted));
/** What a report points at. */
const named = (id: string, text: string, wanted: Parameters<typeof read>[1] = {}) =>
  told(id, text, wanted).places.map(({ start, end }) => text.slice(start, end));
const value = (id: string, measure: string, text: string) =>
  told(id, text).measures.find((each) => each.id === measure)?.value;
const suggested = (id: string, text: string) => told(id, text).places.map(({ suggestions }) => suggestions?.[0]);

test("mistakes are counted by kind", () => {
  const { measures, graphs } = told("grammar", "She ate a apple. He recieved it . They sleep.");
  expect(measures.map(({ id, value: count }) => [id, Math.round(count)])).toEqual([
    ...[
      ["spelling", 1],
      ["grammar", 1],
      ["punctuation", 1],
    ],
    ["rate", 333],
  ]);
  expect(graphs[0]?.bars.map(({ value: count }) => count)).toEqual([1, 1, 1]);
});

test.each([
  ["The door was opened by a boy. He ran.", ["was opened"]],
  ["She was tired. The cat is sleeping. He had opened it.", []],
  ["He walked slowly home.", ["slowly"]],
  ["A really friendly, mostly early reply.", []],
  ["They made a decision.", ["made a decision"]],
  ["She made a wise decision. It grew on the decision tree.", []],
] as const)("style names in “%s”: %s", (text, places) => {
  expect(named("passive", text)).toEqual(places);
});

describe("hidden verbs", () => {
  test.each([
    ["They made a decision.", "decided"],
    ["He is conducting an investigation.", "investigating"],
    ["She carried out an analysis.", "analysed"],
    ["We saw the implementation of the plan.", "implementing"],
  ])("%s → %s", (text, verb) => {
    expect(told("nominalisations", text).places.map(({ note }) => note)).toEqual([`Hidden verb: consider “${verb}”.`]);
  });

  test("a noun that means a thing stays one", () => {
    const text =
      "The government of the day made a hard choice. The collections of the museum grew. They make decision trees.";
    expect(named("nominalisations", text)).toEqual([]);
  });
});

describe("overused words", () => {
  const plain = "The old dog crossed the road beside Anna’s house in May. ".repeat(20);

  test("are those that come more often than published writing has them", () => {
    const text = `${plain}${"She felt cold, and he felt tired. ".repeat(8)}`;
    const { measures, graphs, places } = told("overused", text, { style: "creative" });
    const [most] = graphs[0]?.bars ?? [];
    expect(most?.label).toMatch(/^“feel, feels, felt”: remove about 1[3-6] of 16$/);
    expect(measures[0]).toMatchObject({ id: "groups", value: 1 });
    expect(new Set(places.map(({ start, end }) => text.slice(start, end)))).toEqual(new Set(["felt"]));
    expect(measures.find(({ id }) => id === "feel")?.norm?.of).toBe("published fiction");
  });

  test("nothing is said of what is usual, nor of a few words", () => {
    expect(named("overused", plain)).toEqual([]);
    expect(named("overused", "She felt cold. She felt tired. She felt old.")).toEqual([]);
  });
});

test("clichés and what is said twice are named, plain words of the same letters are not", () => {
  expect(named("cliche", "The exam was a piece of cake. It was a free gift.")).toEqual([
    "a piece of cake",
    "free gift",
  ]);
  expect(named("cliche", "I ate a piece of pie. The gift was free. Sit down, please.")).toEqual([]);
});

test("wordy phrases have a shorter one; vague and abstract words are told apart", () => {
  expect(suggested("diction", "He left due to the fact that it rained.")).toEqual(["because"]);
  expect(named("diction", "He left because it rained.")).toEqual([]);
  const text = "Some kind of framework somehow matters. They model and view it.";
  expect(told("vague", text).places.map(({ start, end, note }) => [text.slice(start, end), note[0]])).toEqual([
    ["Some kind of", "V"],
    ["framework", "A"],
    ["somehow", "V"],
  ]);
  expect(named("dva", "Due to the fact that things broke, we left.")).toEqual(["Due to the fact that", "things"]);
});

test.each([
  ["We leveraged our strengths.", ["used our"]],
  ["Let us circle back on Monday.", ["talk again"]],
  ["Going forward, she writes weekly.", ["From now on"]],
  ["These deliverables are low-hanging fruit.", ["results", "easy wins"]],
  ["The roll out of the bed was hard. He can take away the plates.", []],
  ["The fruit hung low. A lever leverages force. They sat in a circle.", []],
])("corporate wording in “%s”: %s", (text, plain) => {
  expect(suggested("corporate", text)).toEqual(plain);
});

test("transitions are told as the longest phrase", () => {
  const text = "It rained. On the other hand, we stayed dry. Cats sleep. Dogs bark.";
  expect(named("transition", text)).toEqual(["On the other hand"]);
  expect(value("transition", "transitions", text)).toBe(25);
});

test("sound-alikes come with each other; names and the commonest words do not", () => {
  const text = "The principal spoke. Rose and Mark were here for two days.";
  expect(told("homonym", text).places).toMatchObject([{ start: 4, end: 13, suggestions: ["principle"] }]);
});

test("senses are counted, each by itself", () => {
  const text =
    "The crimson curtain rustled. A pungent scent, a salty taste, a velvety touch. She agreed with the plan.";
  const [senses] = told("nlp", text).graphs;
  expect(senses?.bars.map(({ label, value: count }) => [label, Math.round(count)])).toEqual([
    ["Sight", 56],
    ["Sound", 56],
    ["Touch", 56],
    ["Taste", 111],
    ["Smell", 111],
  ]);
});

test("words that hurt are named by kind, their look-alikes are not", () => {
  const { places } = told("bully", "You idiot. I know where you live.");
  expect(places.map(({ note }) => note)).toEqual(["Insult", "Threat"]);
  const kind =
    "The chink of silver. The house was shut up. A drop-dead date. Fatty acids slow growth. Vermin came. Dick, the dog, creeps.";
  expect(named("bully", kind)).toEqual([]);
});

test("house style and terms hold what the team has decided, each its own", () => {
  const wanted = {
    rules: [{ id: "1", match: "utilize", replace: "use", message: "" }],
    terms: [{ id: "2", text: "e-mail", status: "Forbidden", replacement: "email" }],
  } as const;
  const text = "We utilize an e-mail. She ate a apple.";
  expect(named("house", text, wanted)).toEqual(["utilize"]);
  expect(named("terms", text, wanted)).toEqual(["e-mail"]);
  expect(named("house", text)).toEqual([]);
});

test("other words come in the form of the sentence, from whoever knows them", () => {
  const otherWords: OtherWords = (lemma) => (lemma === "stroll" ? ["walk", "amble"] : []);
  const text = "She strolled home.";
  expect(told("thesaurus", text, { otherWords }).places).toMatchObject([
    { start: 4, suggestions: ["walked", "ambled"] },
  ]);
  expect(named("thesaurus", text)).toEqual([]);
});
