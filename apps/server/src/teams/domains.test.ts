import { afterAll, beforeAll, expect, test } from "vitest";
import { emailTo, tokenIn } from "../testing/mailbox.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, reallySignedUp, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
let operator: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedUp(server);
});
afterAll(async () => {
  await server.close();
});

let next = 1;

/** An account as if the link in its letter had been followed. */
async function confirmed(domain: string): Promise<Visitor> {
  const person = await signedUp(server, { Email: `p${next++}@${domain}` });
  const { query } = server.database;
  await query.updateTable("person").set({ email_verified: true }).where("id", "=", person.id).execute();
  return person;
}

/** A team run by somebody with a confirmed address at the domain, which it claims. */
async function claiming(domain: string) {
  const admin = await confirmed(domain);
  const made = await admin.post<{ Id: number }[]>("/api/teams", [{ Name: "Desk", AutoJoinDomains: [domain] }]);
  expect(made.status).toBe(200);
  return { admin, teamId: made.body[0]?.Id ?? 0 };
}

const claim = (who: Visitor, teamId: number, ...AutoJoinDomains: string[]) =>
  who.patch<Record<string, unknown>>(`/api/teams?id=${teamId}`, { AutoJoinDomains });
const offers = async (who: Visitor) => (await who.get<{ TeamId: number }[]>("/api/v1/team-offers")).body;
const teams = async (who: Visitor) => (await who.get<Record<string, unknown>[]>("/api/teams")).body;
const accept = (who: Visitor, teamId: number) => who.post(`/api/v1/team-offers/${teamId}/accept`, {});

test("nobody claims a domain they have no confirmed address at, nor one where anybody can have one", async () => {
  const { admin, teamId } = await withTeam(server);
  expect(await claim(admin, teamId, "example.org")).toMatchObject({
    status: 403,
    body: { Code: "not-your-domain", Message: "No admin of this team has a verified email address at example.org." },
  });
  expect(await admin.post("/api/teams", [{ Name: "Other", AutoJoinDomains: ["victim.example"] }])).toMatchObject({
    status: 403,
  });
  const writer = await confirmed("gmail.com");
  const team = await writer.post<{ Id: number }[]>("/api/teams", [{ Name: "Mine" }]);
  for (const domain of ["gmail.com", "GMail.com.", "fastmail.com"]) {
    const refused = await claim(writer, team.body[0]?.Id ?? 0, domain);
    expect(refused).toMatchObject({ status: 403, body: { Code: "not-your-domain" } });
    expect(refused.body.Message).toMatch(/^Anyone can get an address at (gmail|fastmail)\.com, so only the operator/);
  }
  expect((await teams(writer))[0]).toMatchObject({ AutoJoinDomains: [] });
});

test("a domain is one however it is written; what is none is told so", async () => {
  const { admin, teamId } = await claiming("xn--bcher-kva.example");
  const written = await claim(admin, teamId, "BÜCHER.example.", "xn--bcher-kva.example");
  expect(written).toMatchObject({ status: 200, body: { AutoJoinDomains: ["xn--bcher-kva.example"] } });
  for (const domain of ["sub.xn--bcher-kva.example", "example"]) {
    expect((await claim(admin, teamId, domain)).status).not.toBe(200);
  }
  const odd = [
    "*.example.org",
    "example.org/x",
    "me@example.org",
    "example.org:80",
    "127.0.0.1",
    "-a.org",
    "a..org",
    "",
  ];
  for (const domain of [...odd, "a。org"]) {
    expect([domain, (await claim(admin, teamId, domain)).status]).toEqual([domain, 400]);
  }
});

test("people of a domain are asked first; until they say yes the team learns nothing of them", async () => {
  const { admin, teamId } = await claiming("newsroom.example");
  const person = await reallySignedUp(server, { Email: "ann@newsroom.example" });
  expect(await offers(person)).toEqual([]);
  expect((await accept(person, teamId)).status).toBe(404);
  const Token = tokenIn(await emailTo(server, person.email, /Verify/));
  await person.post("/api/v1/verify-email", { Token });
  expect(await offers(person)).toEqual([{ TeamId: teamId, TeamName: "Desk", Domain: "newsroom.example" }]);
  expect(await teams(person)).toEqual([]);
  expect((await admin.get<unknown[]>("/api/teamusers")).body).toHaveLength(1);
  expect((await accept(person, teamId)).body).toEqual({ TeamId: teamId });
  expect(await teams(person)).toMatchObject([{ Id: teamId }]);
  expect(await offers(person)).toEqual([]);
  expect((await admin.get("/api/teamusers?Filter=IsCurrentUser eq false")).body).toMatchObject([
    { Email: person.email, Position: "User", Licence: "Free", Status: "Active" },
  ]);
  expect((await person.get("/api/v1/account/export")).body).toMatchObject({
    Teams: [{ name: "Desk", offered_domain: "newsroom.example" }],
    DeclinedOffers: [],
  });
});

test("who says no is not asked again, and stays unknown", async () => {
  const { admin, teamId } = await claiming("quiet.example");
  const person = await confirmed("quiet.example");
  expect((await person.post(`/api/v1/team-offers/${teamId}/decline`, {})).status).toBe(204);
  expect(await offers(person)).toEqual([]);
  expect((await accept(person, teamId)).status).toBe(404);
  expect((await admin.get<unknown[]>("/api/teamusers")).body).toHaveLength(1);
  expect((await person.get("/api/v1/account/export")).body).toMatchObject({
    Teams: [],
    DeclinedOffers: [{ name: "Desk", domain: "quiet.example", declined_on: expect.stringMatching(/^2/) }],
  });
});

test("an offer is for its domain alone: not for strangers, sub-domains or who was removed", async () => {
  const { admin, teamId } = await claiming("own.example");
  for (const domain of ["other.example", "sub.own.example", "notown.example"]) {
    const person = await confirmed(domain);
    expect(await offers(person)).toEqual([]);
    expect((await accept(person, teamId)).status).toBe(404);
  }
  const person = await confirmed("own.example");
  await accept(person, teamId);
  const rows = (await admin.get<{ Id: number }[]>("/api/teamusers?Filter=IsCurrentUser eq false")).body;
  await admin.delete("/api/teamusers", [rows[0]?.Id]);
  expect(await offers(person)).toEqual([]);
  expect((await accept(person, teamId)).status).toBe(404);
});

test("a claim of before that does not hold is shown as not in force, offers nothing, and is taken back", async () => {
  const { admin, teamId } = await withTeam(server);
  const { query } = server.database;
  const auto_join_domains = ["victim.example", "gmail.com"];
  await query.updateTable("team").set({ auto_join_domains }).where("id", "=", teamId).execute();
  expect(await teams(admin)).toMatchObject([
    {
      DomainClaims: [
        { Domain: "victim.example", InForce: false, Reason: "unconfirmed" },
        { Domain: "gmail.com", InForce: false, Reason: "public" },
      ],
    },
  ]);
  const [victim, other] = [await confirmed("victim.example"), await confirmed("gmail.com")];
  expect([await offers(victim), await offers(other)]).toEqual([[], []]);
  expect((await accept(victim, teamId)).status).toBe(404);
  // A form that sends everything can still be saved.
  expect((await claim(admin, teamId, ...auto_join_domains)).status).toBe(200);
  expect((await claim(admin, teamId, "gmail.com")).body).toMatchObject({ AutoJoinDomains: ["gmail.com"] });
});

test("the right to a domain leaves with the admin who had it", async () => {
  const { admin, teamId } = await claiming("leaving.example");
  const second = await member(server, { admin, teamId }, { Position: "Admin" });
  const person = await confirmed("leaving.example");
  expect(await offers(person)).toHaveLength(1);
  const own = (await admin.get<{ Id: number }[]>("/api/teamusers?Filter=IsCurrentUser eq true")).body;
  expect((await second.put("/api/teamusers", [{ Id: own[0]?.Id, Position: "User" }])).status).toBe(200);
  expect(await offers(person)).toEqual([]);
  expect(await teams(second)).toMatchObject([{ DomainClaims: [{ InForce: false, Reason: "unconfirmed" }] }]);
});

test("the operator allows a domain, and takes that back; nobody else does", async () => {
  const { admin, teamId } = await withTeam(server);
  const path = `/api/teams?id=${teamId}`;
  const AllowedDomains = ["GMX.net"];
  expect(await admin.patch(path, { AllowedDomains })).toMatchObject({ status: 403, body: { Code: "operators-only" } });
  expect((await operator.patch(path, { AllowedDomains })).status).toBe(200);
  expect((await claim(admin, teamId, "gmx.net")).body).toMatchObject({ DomainClaims: [{ InForce: true }] });
  const person = await confirmed("gmx.net");
  expect(await offers(person)).toMatchObject([{ TeamId: teamId }]);
  await operator.patch(path, { AllowedDomains: [] });
  expect((await accept(person, teamId)).status).toBe(404);
});

test("a licence that has ended takes nobody in", async () => {
  const { teamId } = await claiming("ended.example");
  const person = await confirmed("ended.example");
  await operator.patch(`/api/teams?id=${teamId}`, { LicenceExpiry: "2020-01-01" });
  expect(await offers(person)).toEqual([]);
  expect((await accept(person, teamId)).status).toBe(404);
});

test("an invitation to the same address is answered by saying yes; what has run out gives no more than the offer", async () => {
  const { admin, teamId } = await claiming("asked.example");
  const [first, second] = [await confirmed("asked.example"), await confirmed("asked.example")];
  const invited = [first, second].map(({ email }) => ({ TeamId: teamId, Email: email, Position: "Admin" }));
  expect((await admin.post("/api/teamusers", invited)).status).toBe(200);
  const { query } = server.database;
  const ended = query.updateTable("team_user").set({ invitation_ends_on: new Date(0) });
  await ended.where("email", "=", second.email).execute();
  expect([(await accept(first, teamId)).status, (await accept(second, teamId)).status]).toEqual([200, 200]);
  const { body } = await admin.get<{ Email: string; Position: string }[]>("/api/teamusers");
  const positionOf = ({ email }: Visitor) => body.find(({ Email }) => Email === email)?.Position;
  expect([body.length, positionOf(first), positionOf(second)]).toEqual([3, "Admin", "User"]);
});

test("who says yes many times at once is in the team once, and not after the domain was taken back", async () => {
  const { admin, teamId } = await claiming("race.example");
  const person = await confirmed("race.example");
  const many = await Promise.all(Array.from({ length: 8 }, () => accept(person, teamId)));
  expect(many.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
  expect((await admin.get<unknown[]>("/api/teamusers")).body).toHaveLength(2);
  const late = await confirmed("race.example");
  const [taken, said] = await Promise.all([claim(admin, teamId), accept(late, teamId)]);
  expect(taken.status).toBe(200);
  expect((await teams(late)).length).toBe(said.status === 200 ? 1 : 0);
  expect((await accept(await confirmed("race.example"), teamId)).status).toBe(404);
});
