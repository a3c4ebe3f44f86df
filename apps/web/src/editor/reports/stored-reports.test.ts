import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { comboMark, draftsId, originalityId } from "./messages.ts";
import { isOfThisVisit, isStillThatText, printOf } from "./stored-reports.ts";

test("what quotes other texts is not stored, alone or among others", () => {
  expect([originalityId, draftsId, `${comboMark}pacing,${originalityId}`].map(isOfThisVisit)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["pacing", `${comboMark}pacing,dialog`].map(isOfThisVisit)).toEqual([false, false]);
});

test("a text is still that text while half of its paragraphs are there, and another one is not", () => {
  const prints = (...texts: string[]) => texts.map(printOf);
  expect(isStillThatText(prints("a", "b"), prints("b", "new", "a"))).toBe(true);
  expect(isStillThatText(prints("a", "b"), prints("a", "other"))).toBe(true);
  expect(isStillThatText(prints("a", "b", "c"), prints("a", "x", "y"))).toBe(false);
  expect(isStillThatText([], prints("a"))).toBe(false);
});

test("the same letters have the same print, and others hardly ever", () => {
  holds(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(printOf(one)).toBe(printOf(`${one}`));
      if (one.length === 1 && other.length === 1 && one !== other) expect(printOf(one)).not.toBe(printOf(other));
    }),
  );
});
