import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import type { Dialect } from "../settings/settings.ts";
import { testAssets } from "../testing/run-rule.ts";
import { dialectBy, dialectOfText } from "./dialect-of-text.ts";

const engine = createEngine(testAssets());
const remarks = (text: string, dialect?: Dialect): string[] =>
  engine.check(text, { dialect }).flatMap(({ ruleId, text: word }) => (ruleId === "spelling/dialect" ? [word] : []));

test.each<[string, Dialect]>([
  ["The colour of the centre was grey.", "en-GB"],
  ["The color of the center was gray.", "en-US"],
  ["We analyze the colour of the theatre.", "en-CA"],
  ["The labour organisations analysed the colour.", "en-GB"],
  ["She went home.", "en-US"],
  ["", "en-US"],
  // One of each: nothing is known.
  ["The colour of the center.", "en-US"],
  // A word said again and again in a paragraph is one decision.
  ["Gray walls, a gray floor, a gray roof: the colour of the theatre.", "en-GB"],
  // Names are spelled as they are.
  ["The World Trade Center and Pearl Harbor: a travelled colleague.", "en-GB"],
])("%j is in %s", (text, dialect) => {
  expect(engine.dialectOf(text)).toBe(dialect);
});

test("a text is read in its own English, whichever that is", () => {
  expect(remarks("The colour of the centre was grey.")).toEqual([]);
  expect(remarks("The color of the center was gray.")).toEqual([]);
});

test("what is spelled otherwise is remarked on once in the document, as a matter of taste", () => {
  const text =
    "The colour of the centre was grey.\n\nA gray theater.\n\nIts gray color faded. The neighbours left the harbour.";
  expect(remarks(text)).toEqual(["gray"]);
  const [stray] = engine.check(text);
  expect(stray).toMatchObject({
    level: "hint",
    message: "The rest of the document is in British English, which has “grey”.",
    suggestions: ["grey"],
    start: text.indexOf("gray"),
  });
});

test("whoever sets a dialect is obeyed, word for word", () => {
  const text = "The colour of the centre was grey.\n\nA gray theater.";
  expect(remarks(text, "en-US")).toEqual(["colour", "centre", "grey"]);
  expect(remarks(text, "en-GB")).toEqual(["gray", "theater"]);
});

test("words are corrected in the English of the text", () => {
  const british = "The behavoiur of my neighbours at the theatre was odd.";
  expect(engine.check(british)[0]?.suggestions[0]).toBe("behaviour");
  expect(
    engine.check(british.replace("neighbours", "neighbors").replace("theatre", "theater"))[0]?.suggestions[0],
  ).toBe("behavior");
});

test("without a dictionary nothing tells", () => {
  expect(createEngine({}).dialectOf("The colour of the centre.")).toBe("en-US");
});

test("however a document is cut, it is in the same English", () => {
  const votes = fc.array(fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 8 });
  holds(
    fc.property(votes, fc.nat(8), (all, at) => {
      const [left, right] = [all.slice(0, at), all.slice(at)].map((part) =>
        part.reduce(dialectOfText.merge, [0, 0, 0, 0]),
      );
      const whole = dialectOfText.merge(left ?? [], right ?? []);
      expect(dialectOfText.result(whole, () => [])).toBe(dialectBy(all));
    }),
  );
});
