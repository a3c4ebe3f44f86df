import { createEngine } from "@housestyle/engine";
import { expect, test } from "vitest";
import { doJob } from "./do-job.ts";
import { createRuleSettingsCache } from "./rule-settings-cache.ts";

const heavy = Array.from({ length: 200 }, (_, n) => ({ Match: `/((a?){30}){29}${n}/`, Replace: "b", IsEnabled: true }));
const text = "A plain text of some words. ".repeat(300);

function read(Rules: readonly object[], isLong: boolean, pulse = () => {}) {
  const body = new TextEncoder().encode(JSON.stringify({ Text: text, Rules }));
  const job = { kind: "call", call: "tagText", body, longest: 10_000, forSlowLane: false } as const;
  return doJob(createEngine({}, { pulse }), job, { kept: createRuleSettingsCache(), pulse, isLong });
}

test("expressions that would take long are handed back unread by whoever reads short texts", () => {
  let steps = 0;
  expect(read(heavy, false, () => (steps += 1))).toBe("costs-more");
  expect(steps).toBe(1);
  expect(read(heavy.slice(0, 2), false)).toMatchObject({ kind: "done" });
});

test("whoever has time for them reads with as many as are possible, and says which are left out", () => {
  const answer = read(heavy, true);
  if (typeof answer === "string" || !("bytes" in answer)) throw new Error("no answer");
  const { RuleErrors } = JSON.parse(new TextDecoder().decode(answer.bytes));
  expect(RuleErrors.length).toBeGreaterThan(100);
  expect(RuleErrors.at(-1)).toMatchObject({ Index: 199, Message: expect.stringContaining("take too long") });
});

test("what is asked to stop while rules are compiled stops there", () => {
  let steps = 0;
  const stop = () => {
    steps += 1;
    if (steps > 3) throw new Error("stop");
  };
  expect(() => read(heavy, true, stop)).toThrow("stop");
});
