import { finding } from "@housestyle/surfaces/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { WriterEvent } from "../writer-event.ts";
import { asLearnt, loweredRules, standingOf } from "./standing.ts";
import { type Tallies, takenBack, tallied } from "./tally.ts";

const passive = { ruleId: "style/passive", kind: "style" } as const;

function after(...acts: readonly WriterEvent["what"][]): Tallies {
  return acts.reduce((tallies: Tallies, what) => tallied(tallies, { what, finding: passive }), new Map());
}

const times = (count: number, what: WriterEvent["what"]) => Array.from({ length: count }, () => what);

test("a rule that is rejected and never accepted is a hint from the fifth time on, and not shown from the thirteenth", () => {
  const at = (rejected: number) => standingOf({ accepted: 0, rejected });
  expect([0, 4, 5, 12, 13, 200].map(at)).toEqual(["usual", "usual", "hint", "hint", "rare", "rare"]);
});

test("one acceptance asks for more rejections, and an accepted rule is never lowered", () => {
  const at = (rejected: number) => standingOf({ accepted: 1, rejected });
  expect([7, 8, 19, 20].map(at)).toEqual(["usual", "hint", "hint", "rare"]);
  expect(standingOf({ accepted: 50, rejected: 50 })).toBe("usual");
});

test("more rejections never raise a rule, more acceptances never lower it", () => {
  const order = ["usual", "hint", "rare"];
  const rank = (accepted: number, rejected: number) => order.indexOf(standingOf({ accepted, rejected }));
  holds(
    fc.property(fc.nat(200), fc.nat(200), (accepted, rejected) => {
      expect(rank(accepted, rejected + 1)).toBeGreaterThanOrEqual(rank(accepted, rejected));
      expect(rank(accepted + 1, rejected)).toBeLessThanOrEqual(rank(accepted, rejected));
    }),
  );
});

test("what is done with remarks is counted by rule, and a rejection can be taken back", () => {
  const tallies = after("popup", "ignore", "popup", "accept", "acceptAlike", "help", "ignore");
  expect(tallies.get("style/passive")).toEqual({ shown: 2, accepted: 2, rejected: 2 });
  expect(takenBack(tallies, "style/passive").get("style/passive")?.rejected).toBe(1);
  expect(takenBack(tallies, "style/other")).toBe(tallies);
});

test("nothing is learnt of spelling, of what a team has decided, and of what was only read about", () => {
  for (const kind of ["spelling", "team"] as const)
    expect(tallied(new Map(), { what: "ignore", finding: { ruleId: "a/b", kind } }).size).toBe(0);
  expect(after("help", "addWord", "thesaurus").size).toBe(0);
});

test("what was long ago counts less: a rule that was always accepted can be given up", () => {
  const tallies = after(...times(200, "accept"), ...times(400, "ignore"));
  expect(loweredRules(tallies)).toMatchObject([{ rule: "style/passive", standing: "rare" }]);
});

test("a lowered rule speaks as a hint, a rare one not at all, and the others as ever", () => {
  const [one, two, three] = ["a/one", "a/two", "a/three"].map((ruleId) => finding({ ruleId, level: "error" }));
  const all = [one, two, three].flatMap((each) => each ?? []);
  const shown = asLearnt(
    all,
    new Map([
      ["a/one", "hint"],
      ["a/two", "rare"],
    ]),
  );
  expect(shown).toEqual([{ ...one, level: "hint" }, three]);
  expect(asLearnt(all, new Map())).toBe(all);
});
