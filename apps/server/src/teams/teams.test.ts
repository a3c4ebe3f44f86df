import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailTo, tokenIn } from "../testing/mailbox.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";
import { withinOneDay } from "../testing/within-one-day.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
});

interface User {
  Id: number;
  TeamId: number;
  Position: string;
  Licence: string;
  Email: string;
  IsCurrentUser: boolean;
  Status: string;
}

describe("teams", () => {
  test("who makes a team runs it; without limits it has no end and no seats to count", async () => {
    const person = await signedUp(server);
    expect((await person.get("/api/teams")).body).toEqual([]);
    const made = await person.post<{ Id: number }[]>("/api/Teams/", [{ name: "Desk", CompanyName: "Desk Ltd" }]);
    expect(made).toMatchObject({
      status: 200,
      body: [
        {
          Name: "Desk",
          CompanyName: "Desk Ltd",
          LicenceType: 6,
          Seats: null,
          IsExpired: false,
          OwnerUserId: person.id,
        },
      ],
    });
    const { body } = await person.get<{ LicenceExpiry: string }[]>("/api/teams");
    expect(new Date(body[0]?.LicenceExpiry ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect((await person.get("/api/teamusers?Filter=IsCurrentUser eq true")).body).toMatchObject([
      { Position: "Admin", TeamId: made.body[0]?.Id },
    ]);
  });

  test("limits of the operator: a trial, seats", async () => {
    const limited = await startTestServer({ env: { HOUSESTYLE_TEAM_TRIAL_DAYS: "14", HOUSESTYLE_TEAM_SEATS: "1" } });
    const { admin, teamId } = await withTeam(limited);
    const { body } = await admin.get<{ LicenceExpiry: string }[]>("/api/teams");
    const days = (Date.parse(body[0]?.LicenceExpiry ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(12);
    expect(days).toBeLessThan(15);
    const invite = (Licence: string, Position = "User") =>
      admin.post("/api/teamusers", [{ TeamId: teamId, Email: `${Math.random()}@example.org`, Licence, Position }]);
    expect(await invite("Premium")).toMatchObject({ status: 409, body: { Code: "no-free-licence" } });
    expect((await invite("Free")).status).toBe(200);
    expect(await invite("Premium", "Admin Only")).toMatchObject({
      status: 200,
      body: [{ Licence: "Free", Position: "Admin Only" }],
    });
    await limited.close();
  });

  test("a change keeps what is not sent; its licence is the operator's to say", async () => {
    const fresh = await startTestServer();
    const operator = await signedUp(fresh);
    const { admin, teamId } = await withTeam(fresh);
    const path = `/api/teams/?id=${teamId}`;
    expect((await admin.patch(path, { VatNumber: "DE1" })).body).toMatchObject({
      Name: "Desk",
      VatNumber: "DE1",
      RowVersion: 2,
    });
    expect(await admin.patch(path, { LicenceExpiry: "2030-01-01" })).toMatchObject({
      status: 403,
      body: { Code: "operators-only" },
    });
    expect(await operator.patch(path, { LicenceExpiry: "2020-01-01", Seats: 3 })).toMatchObject({
      status: 200,
      body: { IsExpired: true, Seats: 3 },
    });
    expect(await admin.patch(path, { Name: "New" })).toMatchObject({ status: 403, body: { Code: "team-lapsed" } });
    expect(await operator.patch(path, { LicenceExpiry: "" })).toMatchObject({ body: { IsExpired: false } });
    expect(await admin.patch(path, { Name: "" })).toMatchObject({ status: 400 });
    await fresh.close();
  });

  test("a team sets flags for its members, but not how people sign in", async () => {
    const team = await withTeam(server);
    const user = await member(server, team);
    const flags = async () => (await user.get<{ Flags: Record<string, boolean> }>("/api/v1/account")).body.Flags;
    expect(await flags()).toMatchObject({ GoalsSidebar: true, TeamDocuments: false, WLSSO: false });
    const document = () => user.post("/api/v1/documents", { Title: "Ours", TeamId: team.teamId });
    expect((await document()).status).toBe(403);
    const path = `/api/teams?id=${team.teamId}`;
    expect((await team.admin.patch(path, { Flags: { TeamDocuments: true, GoalsSidebar: false } })).status).toBe(200);
    expect(await flags()).toMatchObject({ GoalsSidebar: false, TeamDocuments: true });
    expect((await document()).status).toBe(200);
    expect((await team.admin.patch(path, { Flags: { WLSSO: true } })).status).toBe(400);
  });

  test("the last day of a licence still counts", async () => {
    const { admin, teamId } = await withTeam(server);
    const expired = async (licence_expiry: string) => {
      await server.database.query.updateTable("team").set({ licence_expiry }).where("id", "=", teamId).execute();
      return (await admin.get<{ IsExpired: boolean }[]>("/api/teams")).body[0]?.IsExpired;
    };
    await withinOneDay(async (today, yesterday) => {
      expect([await expired(today), await expired(yesterday)]).toEqual([false, true]);
    });
  });

  test("size counts members and invitations, for members only, as a bare number", async () => {
    const { admin, teamId } = await withTeam(server);
    await admin.post("/api/teamusers", [{ TeamId: teamId, Email: "later@example.org" }]);
    expect((await admin.get(`/api/teams/${teamId}/size`)).body).toBe(2);
    expect((await (await signedUp(server)).get(`/api/teams/${teamId}/size`)).status).toBe(404);
  });

  test("a team that is deleted takes everything with it", async () => {
    const team = await withTeam(server);
    await team.admin.post("/api/ignorepatterns", { word: "gone", teamId: team.teamId });
    expect((await team.admin.delete(`/api/teams?id=${team.teamId}`)).body).toEqual({ Deleted: 1 });
    expect(
      await server.database.query.selectFrom("owner").select("id").where("id", "=", team.teamId).execute(),
    ).toEqual([]);
    expect(
      await server.database.query
        .selectFrom("dictionary_entry")
        .select("id")
        .where("owner_id", "=", team.teamId)
        .execute(),
    ).toEqual([]);
  });
});

describe("members", () => {
  test("an invitation arrives by mail, works once, for whoever holds it", async () => {
    const { admin, teamId } = await withTeam(server, "Night\r\nBcc: x@example.org desk");
    await admin.post("/api/teamusers", [{ TeamId: teamId, Email: "guest1@example.org", Licence: "Premium" }]);
    const letter = await emailTo(server, "guest1@example.org", /join a team on Housestyle/);
    expect(letter).not.toMatch(/^Bcc:/m);
    const Token = tokenIn(letter);
    expect((await stranger(server).post("/api/v1/invitations/read", { Token })).body).toMatchObject({
      InvitedBy: "Pat Example",
      Email: "guest1@example.org",
      Position: "User",
    });
    const guest = await signedUp(server);
    expect(await guest.post("/api/v1/invitations/accept", { Token })).toMatchObject({
      status: 200,
      body: { Status: "Active", Licence: "Premium" },
    });
    expect(await (await signedUp(server)).post("/api/v1/invitations/accept", { Token })).toMatchObject({
      status: 400,
      body: { Code: "bad-link" },
    });
  });

  test("those who run the team see the code of an open invitation, to hand it on themselves", async () => {
    const team = await withTeam(server);
    const user = await member(server, team);
    type Coded = User & { readonly JoinCode: string | null };
    await team.admin.post("/api/teamusers", [{ TeamId: team.teamId, Email: "guest2@example.org" }]);
    const codes = async (who: Visitor) =>
      (await who.get<Coded[]>("/api/teamusers")).body.map(({ JoinCode }) => JoinCode);
    expect((await codes(user)).every((code) => code === null)).toBe(true);
    const [code] = (await codes(team.admin)).filter((each) => each !== null);
    const endsOn = (day: string) =>
      server.database.query
        .updateTable("team_user")
        .set({ invitation_ends_on: new Date(day) })
        .where("join_code", "=", code ?? "")
        .execute();
    await endsOn("2020-01-01");
    expect((await codes(team.admin)).every((each) => each === null)).toBe(true);
    const guest = await signedUp(server);
    expect(await guest.post("/api/v1/invitations/accept", { Token: code })).toMatchObject({
      status: 400,
      body: { Code: "bad-link" },
    });
    await endsOn("2120-01-01");
    expect((await guest.post("/api/v1/invitations/accept", { Token: code })).status).toBe(200);
    expect((await codes(team.admin)).every((each) => each === null)).toBe(true);
  });

  test("a list says when each member was last here", async () => {
    const { admin, teamId } = await withTeam(server);
    await admin.post("/api/teamusers", [{ TeamId: teamId, Email: "never@example.org" }]);
    const { body } = await admin.get<{ LastActiveOn: string | null }[]>("/api/teamusers?OrderBy=Status");
    const seen = body.map(
      ({ LastActiveOn }) => LastActiveOn !== null && Date.now() - Date.parse(LastActiveOn) < 600_000,
    );
    expect(seen).toEqual([true, false]);
  });

  test("nobody is in a team twice", async () => {
    const team = await withTeam(server);
    const guest = await member(server, team);
    const invite = (Email: string) => team.admin.post("/api/teamusers", [{ TeamId: team.teamId, Email }]);
    expect(await invite(guest.email.toUpperCase())).toMatchObject({ status: 409 });
    expect((await invite("twice@example.org")).status).toBe(200);
    expect(await invite("Twice@example.org")).toMatchObject({ status: 200 });
    const both = [{ Email: "both@example.org" }, { Email: "BOTH@example.org" }];
    const refused = await team.admin.post(
      "/api/teamusers",
      both.map((row) => ({ TeamId: team.teamId, ...row })),
    );
    expect(refused).toMatchObject({ status: 409, body: { Code: "duplicate" } });
    const { body } = await team.admin.get<User[]>("/api/teamusers");
    expect(body.filter(({ Email }) => /twice|both/i.test(Email))).toHaveLength(1);
  });

  test("an invitation that nobody answered is sent anew, as it is meant now; the earlier one ends", async () => {
    const { admin, teamId } = await withTeam(server);
    const invite = (given: object) =>
      admin.post<{ Id: number }[]>("/api/teamusers", [{ TeamId: teamId, Email: "slow@example.org", ...given }]);
    const first = await invite({ Licence: "Premium" });
    const old = tokenIn(await emailTo(server, "slow@example.org", /invited/));
    const { query } = server.database;
    await query
      .updateTable("team_user")
      .set({ invitation_ends_on: new Date(0) })
      .where("team_id", "=", teamId)
      .execute();
    const second = await invite({ Position: "Admin" });
    expect(second).toMatchObject({
      status: 200,
      body: [{ Id: first.body[0]?.Id, Position: "Admin", Licence: "Free" }],
    });
    const Token = await expect
      .poll(async () => tokenIn(await emailTo(server, "slow@example.org", /invited/)))
      .not.toBe(old)
      .then(async () => tokenIn(await emailTo(server, "slow@example.org", /invited/)));
    const guest = await signedUp(server);
    expect((await guest.post("/api/v1/invitations/accept", { Token: old })).status).toBe(400);
    expect(await guest.post("/api/v1/invitations/accept", { Token })).toMatchObject({ body: { Position: "Admin" } });
    expect(await invite({})).toMatchObject({ status: 409 });
  });

  test("an address that is none is told so in the words of the form", async () => {
    const { admin, teamId } = await withTeam(server);
    const refused = await admin.post("/api/teamusers", [{ TeamId: teamId, Email: "nonsense" }]);
    expect(refused).toMatchObject({ status: 400, body: { ModelState: { "[0].Email": ["Enter an email address."] } } });
  });

  test("all or nothing, or with onError=continue what can be done", async () => {
    const { admin, teamId } = await withTeam(server);
    const rows = [
      { TeamId: teamId, Email: "good@example.org" },
      { TeamId: 999_999, Email: "bad@example.org" },
    ];
    expect((await admin.post("/api/teamusers", rows)).status).toBe(404);
    expect((await admin.get(`/api/teams/${teamId}/size`)).body).toBe(1);
    expect((await admin.post("/api/teamusers?onError=continue", rows)).body).toMatchObject({
      Rows: [{ Email: "good@example.org" }],
      Errors: [{ Index: 1, Code: "no-such-row" }],
    });
  });

  test("members see names, admins addresses; nobody finds an address by searching for it", async () => {
    const team = await withTeam(server);
    const user = await member(server, team);
    const seen = (await user.get<User[]>("/api/teamusers")).body;
    expect(seen.filter(({ Email }) => Email !== "").map(({ Email }) => Email)).toEqual([user.email]);
    const search = encodeURIComponent(`contains(Email,'${team.admin.email}')`);
    expect((await user.get(`/api/teamusers?Filter=${search}`)).body).toEqual([]);
    expect((await team.admin.get<User[]>("/api/teamusers")).body.map(({ Email }) => Email).sort()).toEqual(
      [team.admin.email, user.email].sort(),
    );
  });

  test("a position changes what one may at once; the last admin stays", async () => {
    const team = await withTeam(server);
    const user = await member(server, team);
    const rows = (await team.admin.get<User[]>("/api/teamusers")).body;
    const [own, other] = [
      rows.find(({ IsCurrentUser }) => IsCurrentUser),
      rows.find(({ IsCurrentUser }) => !IsCurrentUser),
    ];
    expect((await user.put("/api/teamusers", [{ Id: other?.Id, Position: "Admin" }])).status).toBe(403);
    const demote = () => team.admin.put("/api/teamusers", [{ Id: own?.Id, Position: "User" }]);
    expect(await demote()).toMatchObject({ status: 409, body: { Code: "last-admin" } });
    // Who was invited may never come.
    await team.admin.post("/api/teamusers", [
      { TeamId: team.teamId, Email: "next-admin@example.org", Position: "Admin" },
    ]);
    expect(await demote()).toMatchObject({ status: 409, body: { Code: "last-admin" } });
    expect(await team.admin.put("/api/teamusers", [{ Id: other?.Id, Position: "AdminOnly" }])).toMatchObject({
      body: [{ Position: "Admin Only", Licence: "Free" }],
    });
    expect((await demote()).status).toBe(200);
    expect((await user.patch(`/api/teams?id=${team.teamId}`, { Name: "Mine now" })).status).toBe(200);
    expect((await team.admin.patch(`/api/teams?id=${team.teamId}`, { Name: "No" })).status).toBe(403);
  });

  test("two admins who demote each other at once leave one", async () => {
    const team = await withTeam(server);
    const second = await member(server, team, { Position: "Admin" });
    const rows = (await team.admin.get<User[]>("/api/teamusers")).body;
    const [a, b] = [
      rows.find(({ IsCurrentUser }) => IsCurrentUser)?.Id,
      rows.find(({ IsCurrentUser }) => !IsCurrentUser)?.Id,
    ];
    const replies = await Promise.all([
      team.admin.put("/api/teamusers", [{ Id: b, Position: "User" }]),
      second.put("/api/teamusers", [{ Id: a, Position: "User" }]),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("who leaves or is removed sees the team no more; what they wrote for it stays", async () => {
    const team = await withTeam(server);
    const user = await member(server, team);
    await user.post("/api/ignorepatterns", { word: "stays", teamId: team.teamId });
    const { body } = await user.get<User[]>("/api/teamusers?Filter=IsCurrentUser eq true");
    expect((await user.delete("/api/teamusers", [body[0]?.Id])).body).toEqual({ Deleted: 1 });
    expect((await user.get("/api/teams")).body).toEqual([]);
    expect((await user.get(`/api/ignorepatterns/team:${team.teamId}/all`)).status).toBe(404);
    expect((await team.admin.get<unknown[]>(`/api/ignorepatterns/team:${team.teamId}/all`)).body).toHaveLength(1);
  });
});
