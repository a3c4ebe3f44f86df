import { expect, test } from "vitest";
import { type DictionaryDraft, emptyDraft, withWord } from "./entry.ts";
import { replaceEntry } from "./replace-entry.ts";

const word = (text: string, more: Partial<DictionaryDraft> = {}): DictionaryDraft => ({
  ...emptyDraft,
  word: text,
  ...more,
});

function calls(refused: readonly string[] = []) {
  const done: string[] = [];
  return {
    done,
    remove: async () => void done.push("remove"),
    add: async ({ word, note }: DictionaryDraft) => {
      const said = `add ${word} ${note}`.trim();
      if (refused.includes(said)) throw new Error("refused");
      done.push(said);
    },
  };
}

test("another word is there before the old one goes", async () => {
  const made = calls();
  await replaceEntry(word("colour"), word("color"), made);
  expect(made.done).toEqual(["add color", "remove"]);
});

test("a refused word leaves the old one where it was", async () => {
  const made = calls(["add color"]);
  await expect(replaceEntry(word("colour"), word("color"), made)).rejects.toThrow("refused");
  expect(made.done).toEqual([]);
});

test("the same word takes its own place, and comes back when it is refused", async () => {
  const made = calls();
  await replaceEntry(word("colour"), word("colour", { note: "British" }), made);
  expect(made.done).toEqual(["remove", "add colour British"]);
  const refused = calls(["add colour British"]);
  await expect(replaceEntry(word("colour"), word("colour", { note: "British" }), refused)).rejects.toThrow();
  expect(refused.done).toEqual(["remove", "add colour"]);
});

test("capitals count as soon as a word has one, until somebody decides", () => {
  const typed = withWord(withWord(emptyDraft, "polis"), "Polish");
  expect(typed.caseSensitive).toBe(true);
  expect(withWord({ ...typed, caseSensitive: false }, "Polishing").caseSensitive).toBe(false);
});
