import { expect, test } from "vitest";
import { closingLine, countsOf, failuresOf, recordsOf, summaryOf } from "./test-summary.mjs";

const end = { kind: "end" };
const one = (state, more = {}) => ({ kind: "test", project: "unit", file: "a.test.ts", name: "a > b", state, ...more });
const flaky = (name) => one("passed", { name, flaky: true, error: "Timed out\n  after all" });
const file = (name, duration, more = {}) => ({
  kind: "file",
  project: "unit",
  file: name,
  duration,
  tests: 1,
  ...more,
});
const run = { tier: "gate", seed: 7, loads: [0.25, 3] };

test("counts what passed, failed, and was skipped", () => {
  const records = [one("passed"), one("passed"), one("failed"), one("skipped"), end];
  expect(closingLine(countsOf(records))).toBe("2 passed, 1 failed, 1 skipped");
  expect(closingLine(countsOf([one("passed"), end]))).toBe("1 passed, 0 failed");
});

test("a file that could not be loaded, an error outside of any test, and a run without an end are failures", () => {
  expect(countsOf([one("passed"), file("b.test.ts", 1, { error: "No such module" }), end]).failed).toBe(1);
  expect(countsOf([one("passed"), { kind: "stray", error: "Unhandled" }, end]).failed).toBe(1);
  expect(countsOf([one("passed")]).failed).toBe(1);
  expect(countsOf([]).failed).toBe(1);
});

test("three flaky tests pass, a fourth fails the run", () => {
  const names = ["one", "two", "three", "four"];
  expect(countsOf([...names.slice(0, 3).map(flaky), end])).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(countsOf([...names.map(flaky), end])).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

test("the summary names the flaky with their first error, the skipped with their reason, and the failed", () => {
  const records = [
    flaky("clicks"),
    one("skipped", { name: "the desktop program (no gjs here) > opens" }),
    one("skipped", { name: "the desktop program (no gjs here) > closes" }),
    one("skipped", { name: "elsewhere" }),
    one("failed", { error: "expected 1 to be 2" }),
    file("slow.test.ts", 61_000),
    file("quick.test.ts", 40),
    file("c.browser.test.ts", 2_000, { project: "browser" }),
    end,
  ];
  const lines = summaryOf(records, run).join("\n");
  expect(lines).toContain("Flaky: 1 (failed once, then passed)\n  a.test.ts > clicks: Timed out after all");
  expect(lines).toContain("2  a.test.ts: no gjs here");
  expect(lines).toContain("1  a.test.ts: no reason given");
  expect(lines).toContain("Failed: 1\n  a.test.ts > a > b: expected 1 to be 2");
  expect(lines.indexOf("slow.test.ts")).toBeLessThan(lines.indexOf("quick.test.ts"));
  expect(lines).toContain("Tier: gate. Today’s seed: 7. Worker time: unit 61.0 s, browser 2.0 s.");
  expect(lines).toContain("Machine load: 0.3 at the start, 3.0 at the end.");
});

test("of a run that was killed all whole lines are read", () => {
  const lines = [one("passed"), one("failed", { error: "no" })].map((each) => JSON.stringify(each)).join("\n");
  const records = recordsOf(`${lines}\n{"kind":"te`);
  expect(records).toHaveLength(2);
  expect(failuresOf(records)).toEqual(["Failed: 1", "  a.test.ts > a > b: no", ""]);
});
