import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import { readText } from "../index.ts";
import { tone } from "./tone.ts";

const engine = createEngine(await readAssets());
const toneOf = (text: string) => {
  const paragraphs = engine.paragraphs(text);
  const reading = readText(engine, text, { paragraphs, dialect: "en-US", style: "general", findings: [] });
  const { graphs, places } = tone.tell(reading);
  const words = places.map(({ start, end, note }) => `${text.slice(start, end)}: ${note.split(".")[0]}`);
  return { sounds: graphs[0]?.title, bars: graphs[0]?.bars ?? [], words, places };
};

test.each([
  [
    "formal",
    "Pursuant to the agreement, the undersigned shall furnish the documents. Furthermore, the parties shall convene prior to the deadline, whereupon the amounts shall be remitted.",
  ],
  ["casual", "Hey guys, we're gonna hang out at my place, and it's gonna be awesome. You don't have to bring stuff."],
  [
    "tentative",
    "I think this might work, but I'm not sure. Perhaps we could try it, if possible. It seems to be somewhat slow.",
  ],
  [
    "friendly",
    "Hello Maria, thank you for the pictures! We look forward to the visit. Let me know about the train, and take care.",
  ],
  [
    "apologetic",
    "We apologize for the delay. Unfortunately, the part was lost in the mail. We regret the inconvenience.",
  ],
  ["urgent", "Reply immediately. This is urgent: the deadline is today, and the invoice is overdue."],
])("a %s text sounds %s", (name, text) => {
  expect(toneOf(text).sounds).toMatch(new RegExp(`^This text sounds .*\\b${name}\\b`));
});

test("the words that make a tone are named, each in its place", () => {
  const { words, bars, places } = toneOf(
    "Maybe it's late. We don't think he is happy, and it was not a great success.",
  );
  expect(words).toEqual(["Maybe: Tentative", "it's: Casual", "don't: Casual", "happy: Positive", "great: Negative"]);
  expect(places.every(({ start }, at) => start >= (places[at - 1]?.start ?? 0))).toBe(true);
  const casual = bars.find(({ label }) => label === "Casual");
  expect(casual?.places).toEqual([
    { start: 6, end: 10 },
    { start: 20, end: 25 },
  ]);
});

test("a possessive is no contraction, and plain prose has no tone", () => {
  const plain = "The committee’s report lists eleven bridges. Each was measured twice, in spring and in autumn.";
  expect(toneOf(plain)).toMatchObject({ sounds: "No tone stands out", words: [] });
  expect(toneOf("").sounds).toBe("No tone stands out");
});
