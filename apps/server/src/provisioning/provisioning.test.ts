import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ScimClient, scimClient, userSchema } from "../testing/scim-client.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
let team: { admin: Visitor; teamId: number };
let scim: ScimClient;
let operator: Visitor;
beforeAll(async () => {
  server = await startTestServer({ env: { HOUSESTYLE_FLAGS: "+WLSSO" } });
  operator = await signedUp(server);
  team = await withTeam(server);
  scim = await scimClient(server, team, "corp.example");
});
afterAll(() => server.close());

const path = () => `/api/v1/teams/${team.teamId}/provisioning`;

/** The membership of an address in the team, if any. */
async function memberAt(email: string, { admin } = team) {
  const { body } =
    await admin.get<{ Email: string; Position: string; Licence: string; Status: string }[]>("/api/teamusers?Take=500");
  return body.find(({ Email }) => Email === email);
}

/** Gives someone a session, as logging in at the identity provider would. */
async function sessionOf(email: string): Promise<Visitor> {
  const person = await server.database.query
    .selectFrom("person")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const other = await signedUp(server);
  await sql`update session set person_id = ${person.id} where person_id = ${other.id}`.execute(server.database.query);
  return other;
}

const statusOf = async (visitor: Visitor) => (await visitor.get("/api/v1/account")).status;

describe("who may call", () => {
  test("no one without the token of a team", async () => {
    for (const authorization of ["", "Bearer hs_scim_made-up", "Bearer hs_x", `Basic ${scim.token}`]) {
      const { status, body, headers } = await scim.call("GET", "/Users", undefined, { authorization });
      expect([status, body.schemas, body.status]).toEqual([
        401,
        ["urn:ietf:params:scim:api:messages:2.0:Error"],
        "401",
      ]);
      expect(headers.get("www-authenticate")).toBe("Bearer");
    }
  });

  test("a new token replaces the one before; only its hash is kept", async () => {
    const own = await withTeam(server);
    const first = await scimClient(server, own, "own.example");
    const second = await scimClient(server, own, "own.example");
    expect([(await first.call("GET", "/Users")).status, (await second.call("GET", "/Users")).status]).toEqual([
      401, 200,
    ]);
    const kept = await sql<{ kept: string }>`select c::text as kept from scim_connection c`.execute(
      server.database.query,
    );
    expect(JSON.stringify(kept.rows)).not.toContain(second.token.slice(12));
    await own.admin.delete(`/api/v1/teams/${own.teamId}/provisioning`);
    expect((await second.call("GET", "/Users")).status).toBe(401);
  });

  test("another team's users and groups do not exist", async () => {
    const id = await scim.user("theirs");
    const group = await scim.group("Theirs", [id]);
    const other = await scimClient(server, await withTeam(server), "other.example");
    for (const [method, at] of [
      ["GET", `/Users/${id}`],
      ["DELETE", `/Users/${id}`],
      ["GET", `/Groups/${group}`],
      ["DELETE", `/Groups/${group}`],
    ] as const) {
      expect((await other.call(method, at)).status).toBe(404);
    }
    expect((await other.patch(`/Users/${id}`, { op: "replace", path: "active", value: false })).status).toBe(404);
    const mine = await other.group("Mine", [id]);
    expect((await other.call("GET", `/Groups/${mine}`)).body.members).toBeUndefined();
  });

  test("the token opens nothing else, and a key opens nothing here", async () => {
    const { body } = await team.admin.post<{ Token: string }>("/api/v1/tokens", { Name: "k", Scopes: ["manage"] });
    expect((await scim.call("GET", "/Users", undefined, { authorization: `Bearer ${body.Token}` })).status).toBe(401);
    const asKey = await stranger(server).call("GET", "/api/v1/account", undefined, {
      authorization: `Bearer ${scim.token}`,
    });
    expect(asKey.status).toBe(401);
  });
});

describe("users", () => {
  test("get an account and a membership", async () => {
    const made = await scim.call("POST", "/Users", {
      schemas: [userSchema],
      userName: "Ann@Corp.Example",
      name: { givenName: "Ann", familyName: "Bell" },
      emails: [{ value: "ann@corp.example", type: "work", primary: true }],
      password: "never kept",
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ userName: "Ann@Corp.Example", active: true, meta: { resourceType: "User" } });
    expect(made.headers.get("location")).toBe(made.body.meta.location);
    expect(made.headers.get("etag")).toBe(made.body.meta.version);
    expect(made.headers.get("content-type")).toMatch(/^application\/scim\+json/);
    expect(JSON.stringify(made.body)).not.toContain("never kept");
    expect(await memberAt("ann@corp.example")).toMatchObject({ Position: "User", Licence: "Free", Status: "Active" });
    const again = await scim.call("POST", "/Users", { schemas: [userSchema], userName: "ann@corp.example" });
    expect([again.status, again.body.scimType]).toEqual([409, "uniqueness"]);
  });

  test("are suspended and restored with their membership", async () => {
    const id = await scim.user("bob");
    const bob = await sessionOf("bob@corp.example");
    expect(await statusOf(bob)).toBe(200);
    const off = await scim.patch(`/Users/${id}`, { op: "Replace", path: "active", value: "False" });
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect([await statusOf(bob), await memberAt("bob@corp.example")]).toEqual([401, undefined]);
    await scim.patch(`/Users/${id}`, { op: "replace", value: { active: true } });
    expect(await memberAt("bob@corp.example")).toMatchObject({ Status: "Active" });
    expect(await statusOf(await sessionOf("bob@corp.example"))).toBe(200);
    expect((await scim.call("DELETE", `/Users/${id}`)).status).toBe(204);
    expect([(await scim.call("GET", `/Users/${id}`)).status, await memberAt("bob@corp.example")]).toEqual([
      404,
      undefined,
    ]);
    expect(await statusOf(await sessionOf("bob@corp.example"))).toBe(401);
    await scim.user("bob");
    expect(await statusOf(await sessionOf("bob@corp.example"))).toBe(200);
  });

  test("what the operator disabled, the identity provider does not enable", async () => {
    const id = await scim.user("eve");
    const { id: personId } = await server.database.query
      .selectFrom("person")
      .select("id")
      .where("email", "=", "eve@corp.example")
      .executeTakeFirstOrThrow();
    await scim.patch(`/Users/${id}`, { op: "replace", path: "active", value: false });
    await operator.patch(`/api/v1/operator/people/${personId}`, { IsDisabled: true });
    await scim.patch(`/Users/${id}`, { op: "replace", path: "active", value: true });
    expect(await statusOf(await sessionOf("eve@corp.example"))).toBe(401);
  });

  test("with an account of their own are linked: it keeps its name and is never suspended", async () => {
    const cat = await signedUp(server, { Name: "Cat Own", Email: "cat@corp.example" });
    await sql`update person set email_verified = true where id = ${cat.id}`.execute(server.database.query);
    const id = await scim.user("cat", { displayName: "Cat Corp" });
    expect((await cat.get("/api/v1/account")).body).toMatchObject({ Name: "Cat Own" });
    expect((await cat.get<object[]>("/api/teams")).body).toHaveLength(1);
    await scim.patch(`/Users/${id}`, { op: "replace", path: "active", value: false });
    const again = stranger(server);
    await again.post("/api/v1/login", { Email: "cat@corp.example", Password: "seven green bottles" });
    expect((await again.get<object[]>("/api/teams")).body).toEqual([]);
  });

  test("whoever registered an address without proving it loses the account to the one who has it", async () => {
    const thief = await signedUp(server, { Email: "dan@corp.example" });
    await scim.user("dan");
    expect(await statusOf(thief)).toBe(401);
    const login = await stranger(server).post("/api/v1/login", { Email: thief.email, Password: "seven green bottles" });
    expect(login.status).toBe(401);
  });

  test("whom the team has accepted before, or who runs the server, is not shut out", async () => {
    const own = await withTeam(server);
    const mine = await scimClient(server, own, "example.org");
    const before = await member(server, own);
    const add = (userName: string) => mine.call("POST", "/Users", { schemas: [userSchema], userName });
    expect((await add(before.email)).status).toBe(201);
    expect(await statusOf(before)).toBe(200);
    expect(await add(operator.email)).toMatchObject({ status: 409, body: { scimType: "uniqueness" } });
    expect(await statusOf(operator)).toBe(200);
  });

  test("of another domain get no account, and none is taken over", async () => {
    const victim = await signedUp(server, { Email: "victim@elsewhere.example" });
    const made = await scim.call("POST", "/Users", { schemas: [userSchema], userName: "victim@elsewhere.example" });
    expect(made.status).toBe(201);
    await scim.patch(`/Users/${made.body.id}`, { op: "replace", path: "active", value: false });
    expect(await statusOf(victim)).toBe(200);
    expect(await memberAt("victim@elsewhere.example")).toBeUndefined();
    expect((await team.admin.get(path())).body).toMatchObject({ WithoutAccount: 1 });
    const kept = await scim.user("fay", { emails: [{ value: "fay@corp.example" }] });
    const moved = await scim.patch(`/Users/${kept}`, {
      op: "replace",
      path: "emails",
      value: [{ value: victim.email }],
    });
    expect(moved.status).toBe(200);
    expect(await memberAt("fay@corp.example")).toMatchObject({ Status: "Active" });
  });

  test("who change their address at the domain keep their account, unless someone has it", async () => {
    const id = await scim.user("old");
    const sessions = await sessionOf("old@corp.example");
    await scim.user("taken");
    const name = (userName: string) => scim.patch(`/Users/${id}`, { op: "replace", path: "userName", value: userName });
    expect((await name("new@corp.example")).status).toBe(200);
    expect((await sessions.get("/api/v1/account")).body).toMatchObject({ Email: "new@corp.example" });
    expect((await name("TAKEN@corp.example")).body).toMatchObject({ status: "409", scimType: "uniqueness" });
    expect((await scim.call("GET", `/Users/${id}`)).body.userName).toBe("new@corp.example");
  });

  test("an invitation to the same address is accepted with its role", async () => {
    await team.admin.post("/api/teamusers", [{ TeamId: team.teamId, Email: "gil@corp.example", Position: "Admin" }]);
    await scim.user("gil");
    expect(await memberAt("gil@corp.example")).toMatchObject({ Position: "Admin", Status: "Active" });
  });

  test("the only admin is not dismissed, and nothing of the request counts", async () => {
    const own = await withTeam(server);
    const mine = await scimClient(server, own, "example.org");
    await sql`update person set email_verified = true where id = ${own.admin.id}`.execute(server.database.query);
    const made = await mine.call("POST", "/Users", { schemas: [userSchema], userName: own.admin.email });
    const off = await mine.patch(
      `/Users/${made.body.id}`,
      { op: "replace", path: "displayName", value: "Gone" },
      { op: "replace", path: "active", value: false },
    );
    expect(off.status).toBe(409);
    expect((await mine.call("GET", `/Users/${made.body.id}`)).body).toMatchObject({ active: true });
    expect((await mine.call("GET", `/Users/${made.body.id}`)).body.displayName).toBeUndefined();
    expect((await mine.call("DELETE", `/Users/${made.body.id}`)).status).toBe(409);
  });
});

test("everything is in the activity logs of the team and the server", async () => {
  const group = await scim.group("Editors", [await scim.user("zoe")]);
  await team.admin.patch(`${path()}/groups/${group}`, { Position: "Admin" });
  const { body } = await team.admin.get<{ What: string; Name: string }[]>(
    `/api/v1/audit?TeamId=${team.teamId}&Take=500`,
  );
  const codes = new Set(body.map(({ What }) => What));
  for (const code of [
    "sign-in.token-created",
    "sign-in.role-changed",
    "member.joined",
    "member.removed",
    "member.changed",
  ]) {
    expect(codes).toContain(code);
  }
  const all = await operator.get<{ What: string }[]>("/api/v1/operator/audit?Take=500");
  for (const code of ["account.made", "account.disabled", "account.enabled"]) {
    expect(all.body.map(({ What }) => What)).toContain(code);
  }
});

test("members without the right and other teams see nothing of it", async () => {
  expect((await (await member(server, team)).get(path())).status).toBe(403);
  expect((await (await withTeam(server)).admin.get(path())).status).toBe(404);
  const off = await startTestServer();
  try {
    await signedUp(off);
    const { admin, teamId } = await withTeam(off);
    expect((await admin.post(`/api/v1/teams/${teamId}/provisioning/token`)).status).toBe(403);
  } finally {
    await off.close();
  }
});
