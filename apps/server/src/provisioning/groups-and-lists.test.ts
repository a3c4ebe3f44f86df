import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { groupSchema, type ScimClient, scimClient, userSchema } from "../testing/scim-client.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

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
async function memberAt(email: string) {
  const { body } =
    await team.admin.get<{ Email: string; Position: string; Licence: string }[]>("/api/teamusers?Take=500");
  return body.find(({ Email }) => Email === email);
}

describe("groups", () => {
  test("give the role that an admin chooses, and take it again", async () => {
    const [one, two] = [await scim.user("hal"), await scim.user("ida")];
    const group = await scim.group("Editors", [one]);
    const role = (Position: string | null) =>
      team.admin.patch(`${path()}/groups/${group}`, { Position, Licence: "Premium" });
    expect((await role("Admin")).status).toBe(200);
    expect(await memberAt("hal@corp.example")).toMatchObject({ Position: "Admin", Licence: "Premium" });
    await scim.patch(`/Groups/${group}`, { op: "add", path: "members", value: [{ value: two }] });
    expect(await memberAt("ida@corp.example")).toMatchObject({ Position: "Admin", Licence: "Premium" });
    expect((await scim.call("GET", `/Users/${two}`)).body.groups).toMatchObject([{ value: group, display: "Editors" }]);
    await scim.patch(`/Groups/${group}`, { op: "remove", path: `members[value eq "${two}"]` });
    expect(await memberAt("ida@corp.example")).toMatchObject({ Position: "User", Licence: "Free" });
    expect((await scim.call("DELETE", `/Groups/${group}`)).status).toBe(204);
    expect(await memberAt("hal@corp.example")).toMatchObject({ Position: "User", Licence: "Free" });
  });

  test("a group without a role changes nothing; an unknown member is left out", async () => {
    const made = await scim.call("POST", "/Groups", {
      schemas: [groupSchema],
      displayName: "Plain",
      members: [{ value: "fake-member-id" }],
    });
    expect([made.status, made.body.members]).toEqual([201, undefined]);
    expect(await memberAt(team.admin.email)).toMatchObject({ Position: "Admin" });
  });

  test("a role whose seats are used up is refused as a whole", async () => {
    const own = await withTeam(server);
    const mine = await scimClient(server, own, "seats.example");
    await operator.patch(`/api/teams?id=${own.teamId}`, { Seats: 2 });
    const users = [await mine.user("a"), await mine.user("b")];
    const group = await mine.group("Writers");
    await own.admin.patch(`/api/v1/teams/${own.teamId}/provisioning/groups/${group}`, {
      Position: "User",
      Licence: "Premium",
    });
    const add = (...ids: (string | undefined)[]) =>
      mine.patch(`/Groups/${group}`, { op: "add", path: "members", value: ids.map((value) => ({ value })) });
    expect((await add(...users)).status).toBe(409);
    expect((await mine.call("GET", `/Groups/${group}`)).body.members).toBeUndefined();
    expect((await add(users[0])).status).toBe(200);
    expect((await add(users[1])).body).toMatchObject({ status: "409" });
  });
});

describe("at the same time", () => {
  test("two changes of one user both count", async () => {
    const id = await scim.user("jan");
    const both = await Promise.all([
      scim.patch(`/Users/${id}`, { op: "replace", path: "displayName", value: "Jan" }),
      scim.patch(`/Users/${id}`, { op: "replace", path: "name.givenName", value: "Jan" }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await scim.call("GET", `/Users/${id}`);
    expect(body).toMatchObject({ displayName: "Jan", name: { givenName: "Jan" }, meta: { version: 'W/"3"' } });
  });

  test("of several that want the last seat, one gets it", async () => {
    const own = await withTeam(server);
    const mine = await scimClient(server, own, "race.example");
    await own.admin.patch(`/api/v1/teams/${own.teamId}/provisioning`, { Licence: "Premium" });
    await operator.patch(`/api/teams?id=${own.teamId}`, { Seats: 2 });
    const made = await Promise.all(
      ["a", "b", "c", "d"].map((name) =>
        mine.call("POST", "/Users", { schemas: [userSchema], userName: `${name}@race.example` }),
      ),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await mine.call("GET", "/Users")).body.totalResults).toBe(1);
  });

  test("of two with the same name, one is created", async () => {
    const made = await Promise.all(
      [1, 2].map(() => scim.call("POST", "/Users", { schemas: [userSchema], userName: "kim@corp.example" })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("a change of an old version is refused", async () => {
    const id = await scim.user("lea");
    const old = await scim.call("DELETE", `/Users/${id}`, undefined, { "if-match": 'W/"9"' });
    expect([old.status, old.body.status]).toEqual([412, "412"]);
    const known = await scim.call("GET", `/Users/${id}`, undefined, { "if-none-match": 'W/"1"' });
    expect(known.status).toBe(304);
  });
});

describe("lists", () => {
  test("have pages, filters, and selected attributes", async () => {
    const own = await scimClient(server, await withTeam(server), "lists.example");
    for (const name of ["a", "b", "c", "d", "e"]) await own.user(name, { displayName: name.toUpperCase() });
    const list = async (query: string) => (await own.call("GET", `/Users?${query}`)).body;
    expect(await list("startIndex=2&count=2")).toMatchObject({
      ...{ totalResults: 5, startIndex: 2, itemsPerPage: 2 },
      Resources: [{ displayName: "B" }, { displayName: "C" }],
    });
    expect(await list("count=0")).toMatchObject({ totalResults: 5, Resources: [] });
    expect(await list("count=-1&startIndex=-5")).toMatchObject({ totalResults: 5, startIndex: 1, Resources: [] });
    const filter = encodeURIComponent('userName eq "B@lists.example" or displayName sw "d"');
    expect((await list(`filter=${filter}&attributes=displayName`)).Resources).toMatchObject([
      { schemas: [userSchema], displayName: "B" },
      { displayName: "D" },
    ]);
    const [only] = (await list(`filter=${filter}&attributes=displayName`)).Resources;
    expect(Object.keys(only).sort()).toEqual(["displayName", "id", "schemas"]);
    const searched = await own.call("POST", "/Users/.search", { filter: 'userName ew "lists.example"', count: 1 });
    expect(searched.body).toMatchObject({ totalResults: 5, itemsPerPage: 1 });
    const bad = await own.call("GET", `/Users?filter=${encodeURIComponent("userName eq")}`);
    expect([bad.status, bad.body.scimType]).toEqual([400, "invalidFilter"]);
  });

  test("discovery is read-only; what is not there is said in the protocol's form", async () => {
    expect((await scim.call("GET", "/ServiceProviderConfig")).body).toMatchObject({ patch: { supported: true } });
    expect((await scim.call("GET", "/Schemas")).body.totalResults).toBe(2);
    expect((await scim.call("GET", `/Schemas/${userSchema}`)).body.name).toBe("User");
    expect((await scim.call("POST", "/ResourceTypes", {})).status).toBe(405);
    expect((await scim.call("GET", "/Me")).status).toBe(501);
    expect((await scim.call("GET", "/Nothing")).body).toMatchObject({ status: "404" });
    const broken = await fetch(`${server.url}/scim/v2/Users`, {
      method: "POST",
      headers: { authorization: `Bearer ${scim.token}`, "content-type": "application/scim+json" },
      body: "{",
    });
    expect([broken.status, await broken.json()]).toMatchObject([400, { scimType: "invalidSyntax" }]);
  });
});
