import { expect, test } from "vitest";
import { hasLapsed, mayManage, positionIn, type TeamUser } from "./session.ts";

const row = (TeamId: number, Position: TeamUser["Position"]) => ({ TeamId, Position }) as TeamUser;

test("the position is that of the own row in the team, and Unknown without one", () => {
  const positions = [row(7, "Admin Only"), row(8, "User")];
  expect(positionIn({ positions }, 7)).toBe("Admin Only");
  expect(positionIn({ positions }, 9)).toBe("Unknown");
  expect([7, 8, 9].map((team) => mayManage({ positions }, team))).toEqual([true, false, false]);
});

test("a licence has lapsed when it ended before the start of today", () => {
  const now = new Date(2027, 0, 31, 15, 30);
  expect(hasLapsed(new Date(2027, 0, 31, 0, 0).toISOString(), now)).toBe(false);
  expect(hasLapsed(new Date(2027, 0, 30, 23, 59, 59).toISOString(), now)).toBe(true);
  expect(hasLapsed(null, now)).toBe(false);
});
