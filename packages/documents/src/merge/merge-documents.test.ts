import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeDocuments, mergeValues } from "./merge-documents.ts";
import { mergeThree } from "./merge-three.ts";

const doc = (...lines: string[]) => ({
  type: "doc",
  content: lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});
const lines = (merged: { content: { content: readonly unknown[] } }) =>
  merged.content.content.map((block) =>
    (block as { content: { text: string }[] }).content.map((node) => node.text).join(""),
  );

describe("two versions of a document", () => {
  const base = doc("One.", "Two.", "Three.");

  test("changes of different paragraphs are both in", () => {
    const merged = mergeDocuments(base, doc("One!", "Two.", "Three."), doc("One.", "Two.", "Three.", "Four."));
    expect(merged.isClean).toBe(true);
    expect(lines(merged)).toEqual(["One!", "Two.", "Three.", "Four."]);
  });

  test("changes of different words of one paragraph are both in", () => {
    const merged = mergeDocuments(
      doc("The old cat sat here."),
      doc("The young cat sat here."),
      doc("The old cat sat there."),
    );
    expect(merged.isClean).toBe(true);
    expect(lines(merged)).toEqual(["The young cat sat there."]);
  });

  test("a synopsis of one and a title of the other are both in, and an older program that stored none changes nothing", () => {
    const chapter = (text: string, attrs: object) => ({
      type: "doc",
      content: [{ type: "heading", attrs: { level: 1, ...attrs }, content: [{ type: "text", text }] }],
    });
    const merged = mergeDocuments(
      chapter("The sea", {}),
      chapter("The sea", { align: null, synopsis: "A storm." }),
      chapter("The deep sea", { align: null, synopsis: null }),
    );
    expect(merged.isClean).toBe(true);
    expect(merged.content).toEqual(chapter("The deep sea", { align: null, synopsis: "A storm." }));
    const both = mergeDocuments(
      chapter("x", {}),
      chapter("x", { synopsis: "One." }),
      chapter("x", { synopsis: "Two." }),
    );
    expect(both.isClean).toBe(false);
  });

  test("where both changed the same words, both wordings stay, mine first", () => {
    const merged = mergeDocuments(base, doc("Mine.", "Two.", "Three."), doc("Theirs.", "Two.", "Three."));
    expect(merged.isClean).toBe(false);
    expect(lines(merged)).toEqual(["Mine.", "Theirs.", "Two.", "Three."]);
  });

  test("what one deleted and the other left alone is gone", () => {
    expect(lines(mergeDocuments(base, doc("One.", "Three."), base))).toEqual(["One.", "Three."]);
  });

  test("the same change on both sides is made once", () => {
    const same = doc("One.", "Two and a half.", "Three.");
    expect(lines(mergeDocuments(base, same, same))).toEqual(["One.", "Two and a half.", "Three."]);
  });

  test("of a title the changed one counts, and mine of two", () => {
    expect(mergeValues("a", "a", "b")).toBe("b");
    expect(mergeValues("a", "b", "a")).toBe("b");
    expect(mergeValues("a", "b", "c")).toBe("b");
  });
});

const list = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });
const merge = (base: string[], mine: string[], theirs: string[]) =>
  mergeThree(base, mine, theirs, (a, b) => a === b).flatMap((stretch) =>
    stretch.kind === "merged" ? stretch.items : [...stretch.mine, ...stretch.theirs],
  );

describe("any two lists", () => {
  test("a side that changed nothing yields to the other", () => {
    holds(
      fc.property(list, list, (base, changed) => {
        expect(merge(base, changed, base)).toEqual(changed);
        expect(merge(base, base, changed)).toEqual(changed);
        expect(merge(base, changed, changed)).toEqual(changed);
      }),
    );
  });

  test("what either side added is still there", () => {
    holds(
      fc.property(list, list, list, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs);
        for (const letter of new Set([...mine, ...theirs])) {
          if (!base.includes(letter)) expect(merged).toContain(letter);
        }
      }),
    );
  });
});
