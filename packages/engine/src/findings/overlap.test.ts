import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { finish } from "../text/steps.ts";
import type { Finding } from "./finding.ts";
import { withoutOverlaps, withTeamOverlaps } from "./overlap.ts";

const findings = fc
  .array(
    fc.record({
      start: fc.nat(12),
      length: fc.integer({ min: 1, max: 4 }),
      level: fc.constantFrom("error" as const, "warning" as const, "hint" as const),
      ruleId: fc.constantFrom("style/any", "house/1", "house/2", "term/1", "term/2"),
    }),
    { maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(
      ({ start, length, level, ruleId }): Finding => ({
        ...{ ruleId, kind: "style", text: "", message: "", suggestions: [], sure: false },
        ...{ start, end: start + length, level },
      }),
    ),
  );

const meet = (one: Finding, other: Finding) => one.start < other.end && other.start < one.end;

test("what stays never overlaps and is in order, and what goes overlaps something at least as grave", () => {
  const gravity = { error: 0, warning: 1, hint: 2 } as const;
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

test("where a team's rules may overlap, each is settled as if it were alone, and what is not a team's gives way", () => {
  const rank = (ruleId: string) => (ruleId.startsWith("style/") ? 0 : -1);
  const settled = (all: readonly Finding[]) => finish(withoutOverlaps(all, rank));
  holds(
    fc.property(findings, (all) => {
      const stay = finish(withTeamOverlaps(all, rank));
      expect(stay.map(({ start }) => start)).toEqual(stay.map(({ start }) => start).sort((a, b) => a - b));
      for (const kind of ["house/1", "house/2", "term/"]) {
        const isOfKind = ({ ruleId }: Finding) => ruleId.startsWith(kind);
        expect(stay.filter(isOfKind)).toEqual(settled(all.filter(isOfKind)));
      }
      const isOurs = ({ ruleId }: Finding) => ruleId === "style/any";
      const team = stay.filter((each) => !isOurs(each));
      const free = all.filter((each) => isOurs(each) && !team.some((other) => meet(each, other)));
      expect(stay.filter(isOurs)).toEqual(settled(free));
    }),
    { numRuns: 1_000 },
  );
});
