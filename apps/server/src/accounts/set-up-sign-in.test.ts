import { afterAll, beforeAll, expect, test } from "vitest";
import { type IdentityProvider, startIdentityProvider } from "../testing/identity-provider.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";
import { isProven, proofOfDomain } from "./prove-domain.ts";

let server: TestServer;
let idp: IdentityProvider;
let operator: Visitor;
let team: { admin: Visitor; teamId: number };
beforeAll(async () => {
  idp = await startIdentityProvider();
  server = await startTestServer({
    env: { HOUSESTYLE_FLAGS: "+WLSSO", HOUSESTYLE_PRIVATE_HOSTS: "127.0.0.1" },
  });
  operator = await signedUp(server);
  team = await withTeam(server);
});
afterAll(async () => {
  await server.close();
  idp.close();
});

const path = () => `/api/v1/teams/${team.teamId}/sign-in`;
const given = (Domain: string) => ({ Domain, Issuer: idp.issuer, ClientId: "client", ClientSecret: "secret" });

interface Setup {
  readonly Record: string;
  readonly AllowedDomains: string[];
  readonly Provider: { readonly Domain: string } | null;
  readonly LastTest: object | null;
}
const setup = async () => (await team.admin.get<Setup>(`${path()}/setup`)).body;

test("an admin sets up a provider for a domain that the operator has allowed, and for no other", async () => {
  const refused = await team.admin.put<{ Code: string; Message: string }>(path(), given("corp.invalid"));
  expect(refused).toMatchObject({ status: 403, body: { Code: "not-your-domain" } });
  expect(refused.body.Message).toContain((await setup()).Record);
  await operator.patch(`/api/teams?id=${team.teamId}`, { AllowedDomains: ["corp.invalid"] });
  expect((await team.admin.put(path(), given("corp.invalid"))).status).toBe(200);
  expect(await setup()).toMatchObject({
    ...{ IsOffered: true, AllowedDomains: ["corp.invalid"], Provider: { Domain: "corp.invalid", Kind: "oidc" } },
    ...{ LastTest: null, EntityId: "http://housestyle.test" },
  });
  expect((await (await member(server, team)).put(path(), given("corp.invalid"))).status).toBe(403);
  expect((await (await withTeam(server)).admin.put(path(), given("corp.invalid"))).status).toBe(404);
});

test("a record of the domain is a proof for the team that has it, and no other record is", async () => {
  const [ours, theirs] = [proofOfDomain("secret", 1), proofOfDomain("secret", 2)];
  const records = async (domain: string) => (domain === "xn--bcher-kva.example" ? ["v=spf1 -all", `${ours} `] : []);
  const proven = (domain: string, record: string, allowed: string[] = []) =>
    isProven(domain, { allowed, record }, records);
  expect(ours).toMatch(/^housestyle-team=[\w-]{32}$/);
  expect(await proven("bücher.example", ours)).toBe(true);
  expect(await proven("bücher.example", theirs)).toBe(false);
  expect(await proven("example.org", ours)).toBe(false);
  expect(await proven("example.org", ours, ["example.org"])).toBe(true);
  expect(await proven("", ours, [""])).toBe(false);
});

/** Runs a test as the admin's browser does. Returns where it ends. */
async function tested(who: { email: string; sub: string }, forge?: IdentityProvider["forge"]) {
  const begun = await team.admin.post<{ Url: string }>(`${path()}/test`);
  expect(begun.status).toBe(200);
  const { searchParams } = new URL(begun.body.Url);
  [idp.next, idp.forge] = [who, forge];
  const back = `/api/auth/sso/callback/team-${team.teamId}?code=c&state=${encodeURIComponent(searchParams.get("state") ?? "")}`;
  const { headers } = await team.admin.get(back);
  idp.forge = undefined;
  return { location: headers.get("location"), back };
}

test("a test shows what came back, and logs no one in", async () => {
  const own = (await team.admin.get("/api/v1/account")).body;
  const { location, back } = await tested({ email: "ann@corp.invalid", sub: "ann" });
  expect(location).toBe(`/team?team=${team.teamId}#company-login`);
  expect((await setup()).LastTest).toMatchObject({ Email: "ann@corp.invalid", Name: "Sam Sample", Problem: null });
  expect((await team.admin.get("/api/v1/account")).body).toEqual(own);
  const people = server.database.query.selectFrom("person").select("id").where("email", "=", "ann@corp.invalid");
  expect(await people.execute()).toEqual([]);
  // Its state is used up.
  expect((await team.admin.get(back)).headers.get("location")).toMatch(/^\/login\?error=/);
  await tested({ email: "ann@elsewhere.example", sub: "ann" });
  expect((await setup()).LastTest).toMatchObject({ Email: "ann@elsewhere.example", Problem: "wrong_domain" });
  await tested({ email: "ann@corp.invalid", sub: "ann" }, () => "a.b.c");
  expect((await setup()).LastTest).toMatchObject({ Email: "", Problem: "invalid_provider" });
});

test("the way in is found by the domain of an address, or one above it", async () => {
  const begin = (Email: string) => stranger(server).post<{ Url: string }>("/api/v1/login/company", { Email });
  for (const email of ["ann@corp.invalid", "ann@Sub.CORP.invalid"]) {
    const { status, body } = await begin(email);
    expect([status, new URL(body.Url).origin]).toEqual([200, idp.issuer]);
  }
  for (const email of ["ann@notcorp.invalid", "ann@invalid", "ann", ""]) {
    expect((await begin(email)).status).toBe(404);
  }
});

test("an admin removes the provider", async () => {
  expect((await team.admin.delete(path())).status).toBe(204);
  expect((await setup()).Provider).toBeNull();
  expect((await team.admin.post(`${path()}/test`)).status).toBe(404);
});
