import { createEngine, lateReader } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import * as onnx from "onnxruntime-web";
import { expect, test } from "vitest";
import { Corrector } from "./corrector.ts";
import { neuralLane } from "./lane.ts";
import { type NeuralTagger, openTagger } from "./tagger.ts";
import { forms } from "./testing/forms.ts";
import { tinyModel } from "./testing/tiny-model.ts";
import type { PlainToken } from "./tokens.ts";

/** Says a tag of each word it is told, and of all else that it stays. */
function knowing(tags: Readonly<Record<string, readonly [tag: string, p: number]>>): NeuralTagger & { asked: number } {
  const said = ({ text }: PlainToken) => {
    const [tag, p] = Object.hasOwn(tags, text) ? (tags[text] ?? ["DELETE", 0]) : (["DELETE", 0] as const);
    return { tag, p };
  };
  return {
    asked: 0,
    async tag(sentence) {
      this.asked++;
      return [{ tag: "DELETE", p: 0 }, ...sentence.map(said)];
    },
  };
}

const all = {
  "missing-comma": 0.5,
  "missing-article": 0.5,
  "needless-word": 0.5,
  "wrong-preposition": 0.5,
  "number-or-person": 0.5,
  "verb-form": 0.5,
  possessive: 0.5,
};

const corrected = async (tagger: NeuralTagger, text: string, thresholds: Readonly<Record<string, number>> = all) => {
  const found = await new Corrector(tagger, forms).read({ text }, thresholds);
  return found.reduceRight(
    (so, { start, end, suggestions: [to = ""] }) => so.slice(0, start) + to + so.slice(end),
    text,
  );
};

test("tags become findings with a family, a place, a sentence and what to write instead", async () => {
  const found = await new Corrector(knowing({ walk: ["T_S", 0.9], in: ["REPLACE_to", 0.8] }), forms).read(
    { text: "She walk in school." },
    all,
  );
  expect(found).toEqual([
    {
      ...{ ruleId: "neural/number-or-person", kind: "grammar", level: "warning", sure: false },
      ...{ start: 4, end: 8, text: "walk", suggestions: ["walks"] },
      message: "“walk” doesn’t seem to agree with the sentence. Did you mean “walks”?",
    },
    {
      ...{ ruleId: "neural/wrong-preposition", kind: "grammar", level: "warning", sure: false },
      ...{ start: 9, end: 11, text: "in", suggestions: ["to"] },
      message: "“to” is more common here than “in”.",
    },
  ]);
});

test("a word goes with its blank, a comma comes behind one, a curved apostrophe stays curved", async () => {
  const tagger = knowing({
    very: ["DELETE", 0.9],
    however: ["APPEND_,", 0.9],
    dogs: ["POSS", 0.9],
    "It's": ["T_S", 0.9],
  });
  expect(await corrected(tagger, "Dogs, however bark very loudly.")).toBe("Dogs, however, bark loudly.");
  expect(await corrected(tagger, "It’s the dogs bone.")).toBe("It’s the dog's bone.");
});

test("where a sentence is cut for its length none ends and none begins", async () => {
  const tagger: NeuralTagger = {
    tag: async (sentence) => [
      { tag: "APPEND_the", p: 0.9 },
      ...sentence.map((_, i) => ({
        tag: i === sentence.length - 1 ? "APPEND_." : "C_TITLE",
        p: i % (sentence.length - 1) === 0 ? 0.9 : 0,
      })),
    ],
  };
  const heard = { "missing-mark": 0.5, "missing-article": 0.5, capitals: 0.5 };
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  // The first sixty are not given a full stop, nor is what goes on after them given an article or a capital.
  expect(await corrected(tagger, words(80), heard)).toBe(`The ${words(80)}.`);
});

test("a family without a threshold is silent, and one that is not sure enough, too", async () => {
  const tagger = knowing({ walk: ["T_S", 0.9] });
  expect(await corrected(tagger, "She walk home.", {})).toBe("She walk home.");
  expect(await corrected(tagger, "She walk home.", { "number-or-person": 0.95 })).toBe("She walk home.");
  expect(await corrected(tagger, "She walk home.", { "number-or-person": 0.9 })).toBe("She walks home.");
});

test("of two changes that overlap the likelier stays", async () => {
  const tagger = knowing({ very: ["DELETE", 0.8], walk: ["T_S", 0.7], the: ["DELETE", 0.6] });
  const found = await new Corrector(tagger, forms).read({ text: "The dog walk." }, { ...all, "needless-article": 0.5 });
  expect(found.map(({ ruleId }) => ruleId)).toEqual(["neural/number-or-person"]);
  // “Very” at the beginning takes the next word along, for its capital.
  const both = knowing({ Very: ["DELETE", 0.8], walk: ["T_S", 0.7] });
  expect(await corrected(both, "Very walk.")).toBe("Walk.");
});

test("nothing is said of code, links and markup", async () => {
  const tagger = knowing({ X: ["DELETE", 0.99], walk: ["T_S", 0.9] });
  const text = "She `walk()` home and https://example.com/walk there.";
  const found = await new Corrector(tagger, forms).read({ text, opaque: [{ start: 4, end: 12 }] }, all);
  expect(found).toEqual([]);
});

test("a sentence is tagged once, wherever it stands", async () => {
  const tagger = knowing({ walk: ["T_S", 0.9] });
  const corrector = new Corrector(tagger, forms);
  await corrector.read({ text: "She walk. He runs. She walk." }, all);
  expect(tagger.asked).toBe(2);
  const again = await corrector.read({ text: "He runs. She walk." }, all);
  expect(tagger.asked).toBe(2);
  expect(again.map(({ start, end }) => [start, end])).toEqual([[13, 17]]);
});

test("the lane reads prose, says where in the text, and rules win where both speak", async () => {
  const engine = createEngine({});
  const corrector = new Corrector(knowing({ walk: ["T_S", 0.9] }), forms);
  const text = "He walk the the dog.\n\nShe walk home.";
  const late = await lateReader(neuralLane(corrector, all)).read(engine.paragraphs(text), "en-US");
  expect(late.map(({ start, text: word }) => [start, word])).toEqual([
    [3, "walk"],
    [26, "walk"],
  ]);
  const [first] = late;
  if (!first) throw new Error("Nothing was found.");
  const rule = { ...first, ruleId: "grammar/agreement" };
  expect(engine.fold([rule], late).map(({ ruleId }) => ruleId)).toEqual([
    "grammar/agreement",
    "neural/number-or-person",
  ]);
});

test("no heading and no code is read", async () => {
  const tagger = knowing({});
  const corrector = new Corrector(tagger, forms);
  const reader = lateReader(neuralLane(corrector, all));
  await reader.read(createEngine({}).paragraphs("# She walk\n\n    she walk\n", "markdown"), "en-US");
  expect(tagger.asked).toBe(0);
});

test("what is no model is one quiet value", async () => {
  const model = new TextEncoder().encode("no model");
  expect(await openTagger({ ...(await tinyModel()), model }, onnx)).toBeUndefined();
});

test("a runtime that fails in the middle is not asked again, and it is told once", async () => {
  let asked = 0;
  let told = 0;
  const failing: NeuralTagger = {
    async tag(sentence) {
      asked++;
      if (asked > 1) throw new Error("out of memory");
      return knowing({ walk: ["T_S", 0.9] }).tag(sentence);
    },
  };
  const corrector = new Corrector(failing, forms, undefined, () => told++);
  const read = (text: string) => corrector.read({ text }, all);
  expect(await read("She walk home.")).toHaveLength(1);
  expect(told).toBe(0);
  // Two at a time fail together.
  expect(await Promise.all([read("He walk home, too."), read("It walk.")])).toEqual([[], []]);
  expect(await read("They walks home.")).toEqual([]);
  // What was read before is remembered.
  expect(await read("She walk home.")).toHaveLength(1);
  expect([asked, told]).toEqual([3, 1]);
});

test("whatever is read, findings lie apart inside the text, and a suggestion changes something", async () => {
  const tagger = await openTagger(await tinyModel(), onnx);
  if (!tagger) throw new Error("The tiny model could not be loaded.");
  const eager = Object.fromEntries(
    [...Object.keys(all), "wrong-word", "missing-word", "capitals"].map((id) => [id, 0.01]),
  );
  const corrector = new Corrector(tagger, forms);
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string(),
    fc
      .array(
        fc.constantFrom("She", "walk", "the", "’s", "\ud800", "\udc00", ".", ",", "A", "é", "\n", "😀", "x".repeat(70)),
      )
      .map((words) => words.join(" ")),
  );
  await holds(
    fc.asyncProperty(hostile, async (text) => {
      let end = 0;
      for (const found of await corrector.read({ text }, eager)) {
        expect(found.start).toBeGreaterThanOrEqual(end);
        expect(found.end).toBeGreaterThan(found.start);
        expect(found.text).toBe(text.slice(found.start, found.end));
        expect(found.suggestions[0]).not.toBe(found.text);
        end = found.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 60 },
  );
});

test("words of a million letters, and a million marks, are read to the end", async () => {
  const tagger = knowing({ walk: ["T_S", 0.9] });
  for (const long of ["a".repeat(1_000_000), "a-".repeat(500_000), "a'".repeat(500_000), "1,".repeat(500_000)]) {
    expect(await corrected(tagger, `She walk ${long}`)).toBe(`She walks ${long}`);
  }
});
