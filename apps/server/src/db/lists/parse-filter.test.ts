import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FilterError } from "./filter.ts";
import { parseFilter } from "./parse-filter.ts";

const needle = { kind: "literal", value: "x" };
const name = { kind: "property", name: "Name" };

describe("both dialects say the same", () => {
  test.each([
    "contains(Name,'x')",
    "substringof('x',Name)",
    "substringof('x',Name) eq true",
    "contains('x',Name)",
    "CONTAINS( Name , 'x' )",
    "(substringof('x', Name)) ",
  ])("%s", (filter) => {
    expect(parseFilter(filter)).toMatchObject({ kind: "text", test: "contains", left: name, right: needle });
  });

  test("a test that is to be false is turned round", () => {
    expect(parseFilter("substringof('x',Name) eq false")).toMatchObject({ kind: "not", inner: { kind: "text" } });
  });
});

test.each([
  ["'O''Brien'", "O'Brien"],
  ["'O\\'Brien'", "O'Brien"],
  ["%27O%27%27Brien%27", "O'Brien"],
  ["''", ""],
  ["'a\\'", "a\\"],
  ["'50% off_'", "50% off_"],
  ["12", 12],
  ["-1.5", -1.5],
  ["true", true],
  ["null", null],
  ["2027-01-31", "2027-01-31"],
  ["datetime'2027-01-31T10:00:00'", "2027-01-31T10:00:00"],
  ["guid'0b9c0000-0000-4000-8000-000000000000'", "0b9c0000-0000-4000-8000-000000000000"],
  ["0b9c0000-0000-4000-8000-000000000000", "0b9c0000-0000-4000-8000-000000000000"],
])("the literal %s", (text, value) => {
  expect(parseFilter(`Name eq ${text}`)).toMatchObject({ kind: "compare", right: { value } });
});

test("or binds less than and, that less than not", () => {
  expect(parseFilter("not A eq 1 or B eq 2 and C eq 3")).toMatchObject({
    kind: "or",
    left: { kind: "not", inner: { kind: "compare" } },
    right: { kind: "and" },
  });
});

test("what clients of the specification send", () => {
  expect(parseFilter("IsCurrentUser eq true")).toMatchObject({ kind: "compare", operator: "eq" });
  expect(parseFilter("StyleGuideId eq 4 and contains(tolower(Match),'e-mail')")).toMatchObject({ kind: "and" });
});

test.each([
  ["", 0],
  ["Name", -1],
  ["Name eq", 7],
  ["Name eq 'x", 8],
  ["Name eq 'x' and", 15],
  ["a/b eq 1", 1],
  ["drop table term", 5],
  ["drop table term;", 15],
  ["foo(Name) eq 1", 0],
  ["Name in ()", 9],
])("%j is refused at its place", (filter, at) => {
  if (at < 0) return void expect(parseFilter(filter)).toMatchObject({ kind: "holds" });
  expect(() => parseFilter(filter)).toThrow(expect.objectContaining({ name: "FilterError", at }));
});

test("no string makes it throw anything else, and every place is inside", () => {
  const pieces = fc.constantFrom(
    "Name",
    "eq",
    "and",
    "or",
    "not",
    "(",
    ")",
    "'x'",
    "'",
    ",",
    "contains",
    "in",
    " ",
    "1",
    "%27",
  );
  const strings = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(pieces, { maxLength: 40 }).map((all) => all.join(" ")),
  );
  holds(
    fc.property(strings, (filter) => {
      try {
        parseFilter(filter);
      } catch (error) {
        expect(error).toBeInstanceOf(FilterError);
        expect((error as FilterError).at).toBeLessThanOrEqual(filter.length);
      }
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ["long", Array.from({ length: 200 }, (_, i) => `A eq ${i}`).join(" or ")],
  ["deep", `${"(".repeat(50)}A eq 1${")".repeat(50)}`],
  ["negated", `${"not ".repeat(50)}A eq 1`],
  ["wrapped", `${"tolower(".repeat(50)}A${")".repeat(50)} eq 'x'`],
])("a filter that is too %s is refused", (_, filter) => {
  expect(() => parseFilter(filter)).toThrow(FilterError);
});
