import { expect, test, vi } from "vitest";
import { accessTo, hasLapsed, mayManage, positionIn } from "./access.ts";
import type { SessionTeam, TeamUser } from "./session.ts";

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

test("content can be changed by its owner, and by those who run a team while its license lasts", () => {
  const team = (Id: number, IsExpired: boolean) =>
    ({ Id, IsExpired, Name: "Desk", LicenceExpiry: "2027-01-31T00:00:00.000Z" }) as SessionTeam;
  const session = {
    positions: [row(7, "Admin"), row(8, "User"), row(9, "Admin"), row(10, "User")],
    teams: [team(7, false), team(8, false), team(9, true), team(10, true)],
  };
  expect([0, 7, 8, 9, 10].map((owner) => accessTo(session, owner).canEdit)).toEqual([true, true, false, false, false]);
  expect(accessTo(session, 9).refusal).toBe("Not available because the license for Desk expired on Jan 31, 2027.");
  // To those who could not change it anyway, no button is shown, so none needs a reason.
  expect([0, 7, 8, 10].map((owner) => accessTo(session, owner).refusal)).toEqual(Array(4).fill(undefined));
});
