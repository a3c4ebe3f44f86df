import type { Finding } from "@housestyle/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { counted, isLinear } from "../testing/counted.ts";
import { mergeFindings } from "./merge-findings.ts";

/** Findings in text order without overlaps, some touching. */
const list = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 4 }))).map((steps) => {
  let at = 0;
  return steps.map(([gap, length]) => {
    const start = at + gap;
    at = start + length;
    return { start, end: at } as Finding;
  });
});

test("everything of the first list stays, of the second what is free, in text order", () => {
  fc.assert(
    fc.property(list, list, (first, second) => {
      const merged = mergeFindings(first, second);
      const free = second.filter((b) => !first.some((a) => a.start < b.end && b.start < a.end));
      expect(new Set(merged)).toEqual(new Set([...first, ...free]));
      for (const [i, finding] of merged.entries()) {
        expect(finding.start).toBeGreaterThanOrEqual(merged[i - 1]?.end ?? 0);
      }
    }),
  );
});

test("twice the findings are merged in twice the steps", () => {
  isLinear((n) => {
    const at = (step: number) =>
      Array.from({ length: n }, (_, i) => ({ start: step * i, end: step * i + 1 }) as Finding);
    const [first, second] = [counted(at(2)), counted(at(3))];
    mergeFindings(first.values, second.values);
    return first.count() + second.count();
  });
});
