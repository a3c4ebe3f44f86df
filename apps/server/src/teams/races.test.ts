import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

interface Row {
  readonly Id: number;
  readonly UserId: number | null;
  readonly Position: string;
}

const rowsOf = async (visitor: Visitor) => (await visitor.get<Row[]>("/api/teamusers")).body;
const deletion = ({ email }: Visitor) => ({ Password: "seven green bottles", Confirm: email });

// The first account runs the server, and may not be deleted.
await signedUp(server);

test("a team keeps an admin, however many of them delete their accounts at the same time", async () => {
  for (let round = 0; round < 4; round += 1) {
    const team = await withTeam(server);
    const user = await member(server, team);
    const others = await Promise.all([1, 2, 3].map(() => member(server, team, { Position: "Admin" })));
    const admins = [team.admin, ...others];
    const replies = await Promise.all(admins.map((each) => each.delete("/api/v1/account", deletion(each))));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 204, 204, 409]);
    const left = (await rowsOf(user)).map(({ Position }) => Position).sort();
    expect(left).toEqual(["Admin", "User"]);
  }
});

test("a team is not deleted while someone joins it", async () => {
  for (let round = 0; round < 4; round += 1) {
    const team = await withTeam(server);
    const guest = await signedUp(server);
    await team.admin.post("/api/teamusers", [
      { TeamId: team.teamId, Email: guest.email, Position: "User", Licence: "Premium" },
    ]);
    const [invited] = (await team.admin.get<{ JoinCode: string | null }[]>("/api/teamusers")).body.filter(
      ({ JoinCode }) => JoinCode !== null,
    );
    const [joined, left] = await Promise.all([
      guest.post("/api/v1/invitations/accept", { Token: invited?.JoinCode }),
      team.admin.delete("/api/v1/account", deletion(team.admin)),
    ]);
    // Whoever comes second sees what the first has done.
    expect([
      [200, 409],
      [400, 204],
    ]).toContainEqual([joined.status, left.status]);
  }
});

test("inviting, changing, accepting, and removing at the same time never wait for each other", async () => {
  const { admin, teamId } = await withTeam(server);
  const second = await member(server, { admin, teamId }, { Position: "Admin" });
  const statuses = new Map<number, number>();
  for (let round = 0; round < 12; round += 1) {
    const guests = await Promise.all([1, 2].map(() => signedUp(server)));
    const invitation = (Email: string) => [{ TeamId: teamId, Email, Position: "User", Licence: "Premium" }];
    for (const { email } of guests) await admin.post("/api/teamusers", invitation(email));
    const invited = (await admin.get<(Row & { Email: string; JoinCode: string })[]>("/api/teamusers")).body.filter(
      ({ Email }) => guests.some(({ email }) => email === Email),
    );
    const [a, b] = invited;
    const codeOf = (guest: Visitor) => invited.find(({ Email }) => Email === guest.email)?.JoinCode;
    const replies = await Promise.all([
      ...guests.map((guest) => guest.post("/api/v1/invitations/accept", { Token: codeOf(guest) })),
      admin.put("/api/teamusers", [
        { Id: a?.Id, Position: "Admin" },
        { Id: b?.Id, Position: "User" },
      ]),
      second.put("/api/teamusers", [
        { Id: b?.Id, Licence: "Free" },
        { Id: a?.Id, Licence: "Free" },
      ]),
      ...guests.map(({ email }) => second.post("/api/teamusers", invitation(email))),
      admin.delete("/api/teamusers", [b?.Id]),
    ]);
    for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(40);
});
