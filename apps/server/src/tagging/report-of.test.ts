import { createEngine } from "@housestyle/engine";
import { expect, test } from "vitest";
import { reportOf } from "./report-of.ts";

test("every rule is filed under a report by its id alone, whatever its folder is called", () => {
  const { rules } = createEngine({});
  expect(rules.length).toBeGreaterThan(100);
  for (const { id } of rules) {
    // A dictionary knows a rule by its id; of its kind it knows the folder.
    const kind = (id.split("/")[0] ?? "") as "grammar";
    expect(reportOf({ ruleId: id, kind }), id).toBeDefined();
  }
});

test("what a text writes in two ways is filed under consistency, acronyms under theirs", () => {
  const filed = (ruleId: string) => reportOf({ ruleId, kind: "style" }).report;
  expect(["consistency/spelling", "consistency/dates", "consistency/acronyms", "style/echo"].map(filed)).toEqual([
    "consistency",
    "consistency",
    "acronym",
    "passive",
  ]);
});
