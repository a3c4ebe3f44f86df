import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { describe, expect, test } from "vitest";
import { createReader, type Report, readText, reports } from "./index.ts";
import { combine } from "./result/combine.ts";
import { firstSound } from "./rhetoric/alliteration.ts";

const engine = createEngine(await readAssets());
const options = (text: string) => ({
  paragraphs: engine.paragraphs(text, "markdown"),
  ...({ dialect: "en-GB", style: "general" } as const),
  findings: engine.check(text, { dialect: "en-GB", format: "markdown" }),
});
const read = (text: string) => readText(engine, text, options(text));
const named = (id: string): Report => reports.find((each) => each.id === id) as Report;
const told = (id: string, text: string) => named(id).tell(read(text));
const value = (id: string, name: string, text: string) =>
  told(id, text).measures.find((each) => each.id === name)?.value;
const words = (id: string, text: string) => told(id, text).places.map(({ start, end }) => text.slice(start, end));
const bars = (id: string, text: string, graph = 0) =>
  (told(id, text).graphs[graph]?.bars ?? []).map(({ label, value: count }) => `${label} ${count}`);

test("after an edit reports tell what they would tell of the whole text anew, and unchanged paragraphs stay the same", () => {
  const text = "Ann went home.\n\n“Stop,” he whispered softly.\n\nThe quiet red house stood there.";
  const edited = `${text.replace("home", "away, far away")}\n\nHe saw the quiet red house.`;
  const reader = createReader(engine);
  const before = reader.read(text, options(text));
  for (const report of reports) report.tell(before);
  const after = reader.read(edited, options(edited));
  expect(
    after.paragraphs.map(({ analyzed: paragraph }) => before.paragraphs.some((each) => each.analyzed === paragraph)),
  ).toEqual([false, true, true, false]);
  for (const report of reports) expect(report.tell(after)).toEqual(report.tell(read(edited)));
});

describe("dialogue", () => {
  test("what is said is counted, whoever is named between", () => {
    expect(value("dialog", "dialogue", "“Come in,” said Ann, “and sit down.” He came in.")).toBeCloseTo(500 / 10, 5);
    expect(value("dialog", "dialogue", '"Come in," said Ann.')).toBe(50);
    expect(value("dialog", "dialogue", "‘Come in, don’t wait,’ said Ann.")).toBeCloseTo((100 * 4) / 6, 5);
  });

  test("titles, terms and so-called words are no speech", () => {
    expect(value("dialog", "dialogue", "The so-called “total failure” was a “win” for them.")).toBe(0);
    expect(value("dialog", "dialogue", 'A board of 5" by 6" was cut.')).toBe(0);
  });

  test("a tag other than said and asked is told, and an adverb in any", () => {
    const text =
      "“Stop,” he whispered. “Why?” asked Ann. “No,” said Tom angrily. She shouted, “Now!” “I am late.” He looked at the clock.";
    expect(words("dialog", text)).toEqual(["whispered", "angrily", "shouted"]);
    expect(value("dialog", "tags", text)).toBe(4);
  });
});

test("repeats near each other echo; common words, names and set phrases do not", () => {
  const text =
    "The lantern swung in the wind. Nobody had trimmed the lantern since Ann left. Ann came again and again.";
  expect(words("closerepeat", text)).toEqual(["lantern", "lantern"]);
  expect(
    words("closerepeat", `The lantern swung. ${"They went on and on with it. ".repeat(10)}He lit the lantern.`),
  ).toEqual([]);
});

test("phrases that come again are told without single words", () => {
  const text = "The quiet red house stood there. He saw the quiet red house. House after house.";
  expect(bars("phrases", text)).toEqual(["the quiet red house 2"]);
});

test("paragraphs that look back or inward are slow, those in which something happens are not", () => {
  const back =
    "He had lived there as a boy, and had left when his father had died. They had sold the farm, had moved to the town, and had never gone back to the valley again.";
  const inward =
    "She wondered whether he knew, and hoped that he did not. She remembered the letter and thought of what it meant; she believed it, feared it, and wished she had not seen it.";
  const action =
    "He ran down the stairs, kicked the door open and jumped over the wall. A car turned the corner. He threw himself down behind the bins and waited until its lights were gone from the street.";
  const notes = told("pacing", [action, back, inward, action].join("\n\n")).places.map(
    ({ note }) => note.split(":")[0],
  );
  expect(notes).toEqual(["Backstory", "Introspection"]);
  expect(value("pacing", "runs", [back, inward, back].join("\n\n"))).toBe(1);
  expect(value("pacing", "runs", [back, action, inward].join("\n\n"))).toBe(0);
});

describe("alliteration", () => {
  test("goes by sound", () => {
    expect(words("alliteration", "Noble knights nodded at him.")).toEqual(["Noble knights nodded"]);
    expect(words("alliteration", "The city clock chimed.")).toEqual([]);
    expect(words("alliteration", "Peter paid and Tom took it.")).toEqual([]);
    expect(words("alliteration", "He had HC2, HC1 and HC0.")).toEqual([]);
  });

  test.each([
    ["knight", "n"],
    ["physics", "f"],
    ["city", "s"],
    ["cat", "k"],
    ["queen", "k"],
    ["giant", "j"],
    ["girl", "g"],
    ["school", "sk"],
    ["chorus", "k"],
    ["whole", "h"],
    ["hour", ""],
    ["apple", ""],
  ])("%s begins with the sound of “%s”", (word, sound) => expect(firstSound(word)).toBe(sound));
});

describe("eloquence", () => {
  test.each([
    ["We shall fight on the beaches. We shall fight on the landing grounds. We shall fight in the fields.", "Anaphora"],
    ["Government of the people, by the people, for the people.", "Tricolon"],
    ["Fear of loss leads to anger. Anger of that kind leads to hate.", "Anadiplosis"],
    ["Never, never, never!", "Epizeuxis"],
    ["It is a tale full of sound and fury.", "Hendiadys"],
    ["One should eat to live, not live to eat.", "Chiasmus"],
  ])("%s", (text, figure) =>
    expect(told("eloquence", text).places.map(({ note }) => note.split(":")[0])).toContain(figure),
  );

  test("plain sentences and lists are none", () => {
    const text =
      "He was tired. He was hungry. He was late. We bought apples, pears and plums. The dog barked at the cat.";
    expect(words("eloquence", text)).toEqual([]);
    expect(words("eloquence", "They take it from `one`, from `two`, from `three`.")).toEqual([]);
    const parted =
      "We shall fight on the beaches. We shall fight on the landing grounds. Then `run()` it. We shall fight in the fields.";
    expect(words("eloquence", parted)).toEqual([]);
  });
});

test("sentiment is counted by paragraph and turned round by a negation", () => {
  const bright = "What a wonderful, happy and beautiful day; we love it.";
  const dark = "It was a terrible, miserable and horrible night, full of hate and pain.";
  expect(told("sentiment", `${bright}\n\n${dark}\n\nThe table has four legs.`).places.map(({ note }) => note)).toEqual([
    "Mostly positive words",
    "Mostly negative words",
  ]);
  expect(value("sentiment", "balance", "It was not good.")).toBeLessThan(0);
});

test("what says when is told in order; a number and a verb are no time", () => {
  const text =
    "On 12 March 1899 he left. The next day it rained, and at seven o’clock on Tuesday she came. Three years later, in 1902, they met again in May. They may march 200 miles; in 1500 words he told it.";
  expect(words("time", text)).toEqual([
    "12 March 1899",
    "The next day",
    "at seven o’clock",
    "on Tuesday",
    "Three years later",
    "in 1902",
    "in May",
  ]);
});

test("topics are nouns and phrases that come often; names stand apart", () => {
  const text = `${"The ferry crossed the harbour while Ann Brown watched the ferry. ".repeat(3)}A ticket was sold.`;
  expect(bars("topics", text)).toEqual(["ferry 6", "harbour 3"]);
  expect(bars("topics", text, 1)).toEqual(["Ann Brown 3"]);
});

test("a topic is called as it is written, a letter of a formula is no name, and “rain has” is no phrase", () => {
  const text = "Politics has rules. Politics has Y and rules. Politics has Y. Then Y came.";
  expect(bars("topics", text)[0]).toBe("politics 3");
  expect(bars("topics", "Data is dear. Our data is old. They sold data.")).toEqual(["data 3"]);
  expect(bars("topics", text, 1)).toEqual([]);
  expect(words("phrases", "Politics has rules. Politics has none.")).toEqual([]);
});

test("keywords are looked for in headings and in the beginning", () => {
  const text = `# The harbour ferry\n\n${"The ferry crossed the harbour. ".repeat(3)}`;
  expect([value("seo", "headings", text), value("seo", "beginning", text)]).toEqual([2, 2]);
  expect(bars("seo", text)).toHaveLength(2);
});

describe("consistency", () => {
  test("what is written in two ways is told where it is rarer", () => {
    const text = 'She said “yes” and “no” and then "maybe". I sent an e-mail. The email came. Another email went.';
    expect(words("consistency", text)).toEqual(['"', '"', "e-mail"]);
    expect(value("consistency", "groups", text)).toBe(2);
  });

  test("one way throughout is none", () => {
    expect(value("consistency", "groups", "She said “yes” — and went. It’s late… He said “no” — and stayed.")).toBe(0);
  });
});

test("acronyms are told that are never, late or twice introduced", () => {
  const text =
    "The ABC met. The ABC left. The QRS came before the Quick Response Service (QRS) spoke. The Global Food Fund (GFF) paid. The Global Food Fund (GFF) left. The UK watched, and the UK stayed.";
  expect(told("acronym", text).places.map(({ note }) => note)).toEqual([
    "ABC is never defined",
    "QRS is defined only later",
    "GFF has already been defined",
  ]);
  expect(bars("acronym", text)).toEqual(["ABC 2", "QRS 2", "GFF 2"]);
  expect(told("acronym", "It is TRUE here and NULL there. Then it is NULL and not TRUE.").places).toEqual([]);
});

test("each paragraph is easy or difficult, by either name of the report", () => {
  const easy =
    "The dog ran to the man. He gave it a bone. It ate the bone and went to bed. The man sat down by the fire and read a book to his son.";
  const hard =
    "Notwithstanding considerable institutional opposition, the interdisciplinary commission unanimously recommended comprehensive constitutional modifications regarding administrative responsibilities, intergovernmental communication, professional accreditation requirements, international representation, environmental considerations and parliamentary accountability procedures, while simultaneously discouraging unnecessary bureaucratic complications.";
  for (const id of ["preadability", "paragraph_readability"])
    expect(told(id, `${easy}\n\n${hard}\n\nShort one.`).measures.map((each) => each.value)).toEqual([1, 0, 1]);
});

test("a sentence is shown as it is read, and code counts as a word in every report", () => {
  const text = "We **use** `left()` here, and\nit works.";
  expect(bars("allsentences", text)).toEqual(["We use `left()` here, and it works. 7"]);
  expect(value("slength", "average", text)).toBe(7);
  expect(bars("slength", text)).toEqual(["6–10 1"]);
});

test("every sentence is told with its length", () => {
  expect(told("allsentences", "It rains. We stay at home.").places.map(({ note }) => note)).toEqual([
    "2 words",
    "4 words",
  ]);
  expect(
    told("ssentences_noglue", "It is just that it was as it was for all of us.").measures.map(({ id }) => id),
  ).toEqual(["sticky", "half"]);
});

test("people and places of a story are told apart, with who is with whom", () => {
  const text = [
    "“Come,” said Clara. Mr Pratt smiled at Clara in London.",
    "Clara laughed. Pratt sat down. “Soon,” said Mr Pratt.",
    "They went to London. From London they wrote to Clara.",
  ].join("\n\n");
  expect(bars("characters", text)).toEqual(["Clara 4", "Pratt 3"]);
  expect(bars("characters", text, 1)).toEqual(["London 3"]);
  expect(bars("characters", text, 2)).toEqual(["Clara – Pratt 2"]);
  const parts = "It follows from Equation A. In Equation A it stands. From Equation A they went to London.";
  expect(bars("characters", parts, 1)).toEqual([]);
  expect(bars("characters", "Mrs Page came. Mrs Page sat down. “No,” said Mrs Page.")).toEqual(["Page 3"]);
});

test("several reports are told as one, each place under its report", () => {
  const { measures, places } = combine([named("slength"), named("time")]).tell(read("Yesterday it rained."));
  expect(measures.map(({ id }) => id)).toContain("slength.average");
  expect(places.map(({ note }) => note)).toEqual(["Timeline: Yesterday"]);
});
