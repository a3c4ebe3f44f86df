import { expect, test } from "vitest";
import type { SourceWord } from "./sources.ts";
import { wordEntries } from "./word-entries.ts";

const word = (text: string, more: Partial<SourceWord> = {}): SourceWord => ({
  word: text,
  dialects: 15,
  rude: false,
  rare: false,
  ...more,
});
const entries = (sources: SourceWord[], more: Partial<Parameters<typeof wordEntries>[0]> = {}) =>
  new Map(
    wordEntries({ sources, added: [], rude: [], removed: [], counts: new Map(), ...more }).map((entry) => [
      entry.word,
      entry,
    ]),
  );

test("what several sources say about a word is put together", () => {
  const found = entries([word("color", { dialects: 1 }), word("color", { dialects: 4, rude: true, rare: true })]);
  expect(found.get("color")).toEqual({ word: "color", dialects: 5, rude: true, rare: false, frequency: 0 });
});

test("British English takes organize beside organise, but not analyze beside analyse", () => {
  const found = entries(
    [
      ["organise", 10],
      ["organize", 5],
      ["analyse", 10],
      ["analyze", 5],
    ].map(([text, dialects]) => word(String(text), { dialects: Number(dialects) })),
  );
  expect(found.get("organize")?.dialects).toBe(7);
  expect(found.get("analyze")?.dialects).toBe(5);
});

test("a name is spelled alike everywhere, what is made of it is not", () => {
  const found = entries([word("Champaign", { dialects: 1 }), word("Americanise", { dialects: 10 })]);
  expect(found.get("Champaign")?.dialects).toBe(15);
  expect(found.get("Americanise")?.dialects).toBe(10);
});

test("rude and removed words are marked and gone", () => {
  const lists = { rude: [{ word: "turd", dialects: 15 }], removed: [{ word: "teh", dialects: 15 }] };
  const found = entries([word("turd"), word("teh")], lists);
  expect(found.get("turd")?.rude).toBe(true);
  expect(found.has("teh")).toBe(false);
});

test("a rare word goes when it is a letter from a common one, or a name without its capital", () => {
  const counts = new Map([
    ["calendar", 5000],
    ["aalii", 2],
  ]);
  const rare = ["calender", "aalii", "paris", "zymurgy"].map((text) => word(text, { rare: true }));
  const found = entries([word("calendar"), word("Paris"), ...rare], { counts });
  expect([...found.keys()].sort()).toEqual(["Paris", "aalii", "calendar", "zymurgy"]);
});

test("a rare word that a person has chosen stays beside a common one", () => {
  const counts = new Map([["objective", 5000]]);
  const chosen = word("bijective", { rare: true, chosen: true });
  const found = entries([word("objective"), chosen, word("objectivo", { rare: true })], { counts });
  expect([...found.keys()].sort()).toEqual(["bijective", "objective"]);
});
