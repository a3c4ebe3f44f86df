import type { Finding } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { differenceOf } from "./drafts.ts";

const findings = fc
  .array(fc.record({ rule: fc.constantFrom("a", "b"), text: fc.constantFrom("its", "Its", "then"), gap: fc.nat(9) }))
  .map((all) => {
    let start = 0;
    return all.map(({ rule, text, gap }) => {
      start += gap + text.length;
      return { ruleId: rule, text, start, end: start + text.length } as Finding;
    });
  });
const keys = (all: readonly Finding[]) => all.map(({ ruleId, text }) => `${ruleId} ${text.toLowerCase()}`).sort();

test("earlier ones without what is gone, and with what came, are the later ones", () => {
  holds(
    fc.property(findings, findings, (before, after) => {
      const { gone, came } = differenceOf(before, after);
      const left = keys(before);
      for (const key of keys(gone)) left.splice(left.indexOf(key), 1);
      expect([...left, ...keys(came)].sort()).toEqual(keys(after));
      expect(keys(gone).some((key) => keys(came).includes(key))).toBe(false);
      for (const all of [gone, came]) expect(all).toEqual([...all].sort((a, b) => a.start - b.start));
    }),
  );
});

test("nothing went and nothing came where findings have only moved", () => {
  holds(
    fc.property(findings, fc.nat(1000), (all, by) => {
      const moved = all.map((each) => ({ ...each, start: each.start + by, end: each.end + by }));
      expect(differenceOf(all, moved)).toEqual({ gone: [], came: [] });
    }),
  );
});
