import { expect, test } from "vitest";
import { type GoalContext, standingOf } from "./standing-of.ts";
import { withEnd } from "./with-end.ts";

test("a typed end counts, and what is no number changes nothing", () => {
  expect(withEnd({ least: 11, most: 18 }, "most", "20")).toEqual({ least: 11, most: 20 });
  expect(withEnd({ most: 30 }, "most", "")).toEqual({ most: 30 });
  expect(withEnd({ most: 30 }, "most", "-1")).toEqual({ most: 30 });
});

test("the ends of a range never cross", () => {
  expect(withEnd({ least: 11, most: 18 }, "least", "25")).toEqual({ least: 25, most: 25 });
});

const said = { Counts: true, Locked: false, TeamId: 3, TeamName: "The Desk" };

function deciding(
  teams: GoalContext["teams"],
  own: GoalContext["own"] = {},
  style: "general" | "academic" = "general",
): GoalContext {
  return { style, own, teams };
}

test("without anybody's word a text is held to what is usual for its kind", () => {
  expect(standingOf("grade", deciding({}, {}, "academic"))).toEqual({
    target: { most: 15 },
    counts: true,
    team: undefined,
    isLocked: false,
  });
});

test("what the writer has set goes before what the team says, and what the team has locked before both", () => {
  const own = { grade: { most: 5 } };
  const open = standingOf("grade", deciding({ grade: { ...said, Most: 8 } }, own));
  expect(open).toMatchObject({ target: { most: 5 }, team: undefined });
  expect(standingOf("grade", deciding({ grade: { ...said, Most: 8 } }))).toMatchObject({
    target: { most: 8 },
    team: "The Desk",
    isLocked: false,
  });
  expect(standingOf("grade", deciding({ grade: { ...said, Most: 8, Locked: true } }, own))).toMatchObject({
    target: { most: 8 },
    team: "The Desk",
    isLocked: true,
  });
});

test("a goal the team does not use counts for who wants it, unless that is locked", () => {
  const own = { passive: { most: 5 } };
  const unused = { ...said, Counts: false };
  expect(standingOf("passive", deciding({ passive: unused })).counts).toBe(false);
  expect(standingOf("passive", deciding({ passive: unused }, own)).counts).toBe(true);
  expect(standingOf("passive", deciding({ passive: { ...unused, Locked: true } }, own)).counts).toBe(false);
});

test("an end the team leaves out is the usual one, and gives way where it would cross the other", () => {
  const target = (ends: object) =>
    standingOf("averageSentence", deciding({ averageSentence: { ...said, ...ends } })).target;
  expect(target({ Most: 15 })).toEqual({ least: 11, most: 15 });
  expect(target({ Most: 6 })).toEqual({ least: 6, most: 6 });
  expect(target({ Least: 20 })).toEqual({ least: 20, most: 20 });
  expect(target({ Least: 5, Most: 40 })).toEqual({ least: 5, most: 40 });
  expect(target({})).toEqual({ least: 11, most: 18 });
});
