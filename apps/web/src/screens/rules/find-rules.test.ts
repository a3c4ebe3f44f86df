import { listedRules } from "@housestyle/engine/listed-rules";
import { expect, test } from "vitest";
import { findRules } from "./find-rules.ts";

const found = (wanted: string) => findRules(listedRules, wanted).map(({ id }) => id);

test("a rule is found by its name, by words of its title, and by what it flags", () => {
  expect(found("grammar/a-or-an")).toEqual(["grammar/a-or-an"]);
  expect(found("  APPLE   She ate a ")).toContain("grammar/a-or-an");
  expect(found("subject-verb agreement")).toEqual(["grammar/subject-and-verb"]);
  expect(found("zorblax")).toEqual([]);
  expect(found("")).toHaveLength(listedRules.length);
});
