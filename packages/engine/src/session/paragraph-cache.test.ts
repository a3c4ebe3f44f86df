import { expect, test } from "vitest";
import { createParagraphCache } from "./paragraph-cache.ts";

const paragraph = (text: string) => ({ text, kind: "prose" as const });

test("paragraphs in which much was found take the room of many in which nothing was", () => {
  const cache = createParagraphCache<readonly number[]>(10_000, ({ length }) => length);
  const place = (text: string) => cache.placeOf(paragraph(text), "en-US");
  for (let i = 0; i < 100; i++) place(`Nothing ${i}`).keep([]);
  expect(place("Nothing 0").known).toEqual([]);
  place("Much").keep(Array.from({ length: 15 }, (_, i) => i));
  expect(place("Much").known).toHaveLength(15);
  expect(place("Nothing 1").known).toBeDefined();
  place("More").keep(Array.from({ length: 15 }, (_, i) => i));
  expect(place("More").known).toHaveLength(15);
  expect(place("Nothing 2").known).toBeUndefined();
  expect(place("Much").known).toBeUndefined();
});

test("what is read anew takes the place of what was read", () => {
  const cache = createParagraphCache<readonly number[]>(1_000, ({ length }) => length);
  for (let i = 0; i < 10; i++) cache.placeOf(paragraph("Again"), "en-US").keep([i]);
  expect(cache.placeOf(paragraph("Again"), "en-US").known).toEqual([9]);
});
