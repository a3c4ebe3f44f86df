import { expect, test } from "vitest";
import { goalsOf } from "./goals-of.ts";

const said = { Counts: true, Locked: false };

test("of two teams the first says what is wanted, unless the other has locked it", () => {
  const first = { id: 1, name: "One", goals: { grade: { ...said, Most: 8 }, passive: { ...said, Most: 10 } } };
  const second = { id: 2, name: "Two", goals: { grade: { ...said, Most: 12, Locked: true }, passive: said } };
  expect(goalsOf([first, second])).toEqual({
    grade: { Counts: true, Locked: true, Most: 12, TeamId: 2, TeamName: "Two" },
    passive: { Counts: true, Locked: false, Most: 10, TeamId: 1, TeamName: "One" },
  });
});

test("of two teams that have locked a goal the first is obeyed; nothing is said of a goal nobody named", () => {
  const team = (id: number, Most: number) => ({
    id,
    name: `Team ${id}`,
    goals: { grade: { Counts: true, Locked: true, Most } },
  });
  expect(goalsOf([team(2, 9), team(1, 7)])).toEqual({
    grade: { Counts: true, Locked: true, Most: 9, TeamId: 2, TeamName: "Team 2" },
  });
  expect(goalsOf([])).toEqual({});
});
