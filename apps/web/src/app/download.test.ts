import { expect, test } from "vitest";
import { lossesIn, nameIn } from "./download.ts";

test("a file is named as the server names it", () => {
  expect(nameIn("attachment; filename*=UTF-8''W%C3%B6rter-2027-01-31.csv")).toBe("Wörter-2027-01-31.csv");
  expect(nameIn(null)).toBe("housestyle");
});

test("what a format could not hold is said in sentences", () => {
  expect(lossesIn(new Headers({ "x-rows-left-out": "2", "x-members-lost": "Note,Replacement" }))).toEqual([
    "2 rows couldn’t be stored in that format and were skipped.",
    "Not included in that format: Note, Use instead.",
  ]);
  expect(lossesIn(new Headers())).toEqual([]);
});
