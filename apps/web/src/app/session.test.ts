import { expect, test, vi } from "vitest";
import { hasLapsed, mayManage, newestOf, positionIn, type Team, type TeamUser } from "./session.ts";

const row = (TeamId: number, Position: TeamUser["Position"]) => ({ TeamId, Position }) as TeamUser;

test("the position is that of the own row in the team, and Unknown without one", () => {
  const positions = [row(7, "Admin Only"), row(8, "User")];
  expect(positionIn({ positions }, 7)).toBe("Admin Only");
  expect(positionIn({ positions }, 9)).toBe("Unknown");
  expect([7, 8, 9].map((team) => mayManage({ positions }, team))).toEqual([true, false, false]);
});

test("a team that was changed while the teams were read stays as it was changed", () => {
  const team = (Id: number, RowVersion: number) => ({ Id, RowVersion }) as Team;
  const known = [team(1, 4), team(2, 4), team(3, 1)];
  expect(newestOf(known, [team(1, 3), team(2, 5), team(4, 1)])).toEqual([team(1, 4), team(2, 5), team(4, 1)]);
});

test.each(["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "a licence lasts to the end of its last day as the server counts days, wherever one is: in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const last = "2027-01-31T00:00:00.000Z";
    expect(hasLapsed(last, new Date("2027-01-31T00:00:00Z"))).toBe(false);
    expect(hasLapsed(last, new Date("2027-01-31T23:59:59Z"))).toBe(false);
    expect(hasLapsed(last, new Date("2027-02-01T00:00:00Z"))).toBe(true);
    expect(hasLapsed(null, new Date("2027-02-01T00:00:00Z"))).toBe(false);
    vi.unstubAllEnvs();
  },
);
