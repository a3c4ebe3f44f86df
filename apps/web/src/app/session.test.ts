import { expect, test, vi } from "vitest";
import { hasLapsed, mayManage, positionIn, type TeamUser } from "./session.ts";

const row = (TeamId: number, Position: TeamUser["Position"]) => ({ TeamId, Position }) as TeamUser;

test("the position is that of the own row in the team, and Unknown without one", () => {
  const positions = [row(7, "Admin Only"), row(8, "User")];
  expect(positionIn({ positions }, 7)).toBe("Admin Only");
  expect(positionIn({ positions }, 9)).toBe("Unknown");
  expect([7, 8, 9].map((team) => mayManage({ positions }, team))).toEqual([true, false, false]);
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
