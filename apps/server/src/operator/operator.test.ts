import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
let operator: Visitor;
let person: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedUp(server, { Name: "Olga Operator" });
  person = await signedUp(server, { Name: "Pat O'Brien" });
});
afterAll(() => server.close());

interface Somebody {
  readonly Id: number;
  readonly Name: string;
  readonly IsOperator: boolean;
  readonly Teams: number;
  readonly LastActive: string | null;
}

test("tells the operator how the server is doing, and nobody else", async () => {
  const { body } = await operator.get("/api/v1/operator");
  expect(body).toMatchObject({ People: 2, ActivePeople: 2, MailFolder: true, SignUpOpen: true });
  expect(await person.get("/api/v1/operator")).toMatchObject({ status: 403, body: { Code: "operators-only" } });
});

test("lists people, to be searched and ordered", async () => {
  const all = await operator.get<Somebody[]>("/api/v1/operator/people?OrderBy=Name");
  expect(all.body.map(({ Name }) => Name)).toEqual(["Olga Operator", "Pat O'Brien"]);
  expect(all.body.every(({ LastActive }) => LastActive !== null)).toBe(true);
  expect(all.headers.get("x-total-count")).toBe("2");
  const found = await operator.get<Somebody[]>(
    `/api/v1/operator/people?Filter=${encodeURIComponent("contains(tolower(Name),'o''brien')")}`,
  );
  expect(found.body.map(({ Id }) => Id)).toEqual([person.id]);
});

test("lists every team with those who run it; the licence is changed without being a member", async () => {
  const { admin, teamId } = await withTeam(server, "Night desk");
  const { body } = await operator.get<{ Id: number }[]>("/api/v1/operator/teams?Filter=Name eq 'Night desk'");
  expect(body).toMatchObject([
    { Id: teamId, Members: 1, Admins: [admin.email], Seats: null, SeatsUsed: 1, IsExpired: false },
  ]);
  const changed = await operator.patch(`/api/teams?id=${teamId}`, { LicenceExpiry: "2020-01-31", Seats: 5 });
  expect(changed.status).toBe(200);
  const after = await operator.get("/api/v1/operator/teams?Filter=IsExpired eq true");
  expect(after.body).toMatchObject([{ Id: teamId, Seats: 5, LicenceExpiry: "2020-01-31" }]);
});

test("the seats of a team are counted for the operator as for the team", async () => {
  const team = await withTeam(server, "Seats");
  await member(server, team, { Licence: "Premium" });
  await member(server, team, { Licence: "Free" });
  await member(server, team, { Position: "Admin Only" });
  const seats = { SeatsUsed: 2 };
  expect((await operator.get("/api/v1/operator/teams?Filter=Name eq 'Seats'")).body).toMatchObject([seats]);
  expect((await team.admin.get("/api/teams")).body).toMatchObject([seats]);
});

test("operators are made and unmade, but never the last one", async () => {
  const set = (id: number, IsOperator: boolean) => operator.patch(`/api/v1/operator/people/${id}`, { IsOperator });
  expect(await set(operator.id, false)).toMatchObject({ status: 409, body: { Code: "last-operator" } });
  expect((await set(person.id, true)).body).toMatchObject({ Id: person.id, IsOperator: true });
  expect((await person.get("/api/v1/operator")).status).toBe(200);
  expect((await set(person.id, false)).status).toBe(200);
  expect((await person.get("/api/v1/operator")).status).toBe(403);
  expect(await set(999_999, true)).toMatchObject({ status: 404, body: { Code: "no-such-row" } });
});
