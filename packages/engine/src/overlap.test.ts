import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Finding } from "./finding.ts";
import { withoutOverlaps } from "./overlap.ts";
import { finish } from "./text/steps.ts";

const findings = fc
  .array(
    fc.record({
      start: fc.nat(12),
      length: fc.integer({ min: 1, max: 4 }),
      level: fc.constantFrom("error" as const, "warning" as const, "hint" as const),
    }),
    { maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(
      ({ start, length, level }): Finding => ({
        ...{ ruleId: "style/any", kind: "style", text: "", message: "", suggestions: [], sure: false },
        ...{ start, end: start + length, level },
      }),
    ),
  );

test("what stays never overlaps and is in order, and what goes overlaps something at least as grave", () => {
  const gravity = { error: 0, warning: 1, hint: 2 } as const;
  const meet = (one: Finding, other: Finding) => one.start < other.end && other.start < one.end;
  holds(
    fc.property(findings, (all) => {
      const stay = finish(withoutOverlaps(all, () => 0));
      for (const [at, one] of stay.entries()) {
        const next = stay[at + 1];
        if (next) expect(next.start).toBeGreaterThanOrEqual(one.end);
      }
      for (const gone of all.filter((each) => !stay.includes(each))) {
        const graver = stay.filter(({ level }) => gravity[level] <= gravity[gone.level]);
        expect(graver.some((each) => meet(each, gone))).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});
