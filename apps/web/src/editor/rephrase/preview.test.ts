import type { Piece, Rewrite } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { changedParts, previewOf } from "./preview.ts";

/** Parts as text: [gone] and {new}. */
const shown = (parts: ReturnType<typeof changedParts>) =>
  parts.map(({ kind, text }) => ({ same: text, gone: `[${text}]`, new: `{${text}}` })[kind]).join("");

test("words that change are struck through and followed by the new ones", () => {
  expect(shown(changedParts("In order to win, we ran.", "To win, we ran."))).toBe("[In order to]{To} win, we ran.");
  expect(shown(changedParts("We did not go.", "We didn’t go."))).toBe("We [did not]{didn’t} go.");
});

test("whatever the wordings, both can be read in what is shown", () => {
  const wording = fc
    .array(fc.constantFrom("we", "ran", "to", "a", "b", "c,"), { minLength: 1, maxLength: 12 })
    .map((words) => words.join(" "));
  holds(
    fc.property(wording, wording, (before, after) => {
      const parts = changedParts(before, after);
      const without = (kind: "gone" | "new") =>
        parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join("");
      expect([without("new"), without("gone")]).toEqual([before, after]);
    }),
  );
});

test("a list is shown as its introduction and its items", () => {
  const paragraph = "Hello. Bring a saw, a hammer, and nails.";
  const pieces: Piece[] = [
    { start: 7, end: 12 },
    ":",
    { start: 12, end: 18 },
    { start: 20, end: 28 },
    { start: 34, end: 39 },
  ];
  const rewrite: Rewrite = {
    ...{ kind: "list", start: 7, end: 40, pieces, text: "Bring: a sawa hammernails" },
    items: [2, 3, 4].map((start) => ({ start, end: start + 1 })),
  };
  const { lines, text } = previewOf(paragraph, rewrite);
  expect(text).toBe("Bring:\na saw\na hammer\nnails");
  expect(lines.map(({ isItem }) => isItem)).toEqual([false, true, true, true]);
  const kept = lines.map(({ parts }) => parts.flatMap((part) => (part.kind === "gone" ? [] : [part.text])).join(""));
  expect(kept.join("\n")).toBe(text);
  const removed = lines.flatMap(({ parts }) => parts.filter(({ kind }) => kind === "gone").map((part) => part.text));
  expect(removed.filter((each) => each.trim() === "")).toEqual([]);
});
