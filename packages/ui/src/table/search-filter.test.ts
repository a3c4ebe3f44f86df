import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { searchFilter } from "./search-filter.ts";

test("the text is looked for in every column, whatever its case", () => {
  expect(searchFilter("Log In", ["Text", "Description"])).toBe(
    "(contains(tolower(Text),'log in') or contains(tolower(Description),'log in'))",
  );
});

test("a filter that is there already goes on counting", () => {
  expect(searchFilter("x", ["Text"], "Status eq 'Pending' or Id eq 1")).toBe(
    "(Status eq 'Pending' or Id eq 1) and (contains(tolower(Text),'x'))",
  );
});

test("without a text, or nowhere to look, the filter stays as it is", () => {
  expect(searchFilter("  ", ["Text"], "A eq 1")).toBe("A eq 1");
  expect(searchFilter("x", [], "A eq 1")).toBe("A eq 1");
  expect(searchFilter("", ["Text"])).toBeUndefined();
});

test("no text can end its own quotation", () => {
  holds(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom("'", "''", "o'clock", "') or (1 eq 1"),
      (noise, quote) => {
        const text = `${noise}${quote}x`;
        const filter = searchFilter(text, ["Text"]) ?? "";
        const literal = /^\(contains\(tolower\(Text\),'((?:[^']|'')*)'\)\)$/s.exec(filter)?.[1];
        expect(literal?.replaceAll("''", "'")).toBe(text.trim().toLowerCase());
      },
    ),
  );
});
