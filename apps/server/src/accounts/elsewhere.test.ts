import { defaultFlags } from "@housestyle/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type IdentityProvider, startIdentityProvider } from "../testing/identity-provider.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
let provider: IdentityProvider;
let operator: Visitor;
beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startTestServer({
    env: {
      HOUSESTYLE_FLAGS: "+WLSSO",
      HOUSESTYLE_PRIVATE_HOSTS: "127.0.0.1",
      HOUSESTYLE_OIDC_ISSUER: provider.issuer,
      HOUSESTYLE_OIDC_ID: "client",
      HOUSESTYLE_OIDC_SECRET: "secret",
      HOUSESTYLE_OIDC_NAME: "Corp",
      HOUSESTYLE_STORE_FIREFOX: "https://addons.example/housestyle",
      HOUSESTYLE_GOOGLE_ID: "g",
      HOUSESTYLE_GOOGLE_SECRET: "s",
    },
  });
  operator = await signedUp(server);
});
afterAll(async () => {
  await server.close();
  provider.close();
});

/** Begins a sign-in and comes back from the provider as a browser would. */
async function signIn(visitor: Visitor, Provider: string, path: string, claims: { email: string; sub: string }) {
  const begun = await visitor.post<{ Url: string }>("/api/v1/login/oauth", { Provider, ReturnTo: "/editor" });
  expect(begun.status).toBe(200);
  const { searchParams } = new URL(begun.body.Url);
  provider.next = { ...claims, nonce: searchParams.get("nonce") ?? undefined };
  return visitor.get(`${path}?code=c&state=${encodeURIComponent(searchParams.get("state") ?? "")}`);
}

test("the page is told the ways to sign in", async () => {
  expect((await stranger(server).get("/api/v1/site")).body).toMatchObject({
    Providers: [
      { Id: "google", Name: "Google" },
      { Id: "oidc", Name: "Corp" },
    ],
  });
});

test("the page is told where the extensions are, each by its browser's number", async () => {
  const { body } = await stranger(server).get("/api/v1/site");
  expect(body).toMatchObject({ Stores: [{ Browser: 1, Url: "https://addons.example/housestyle" }] });
});

test("the page is told the version of the product and what is switched on", async () => {
  const { body } = await stranger(server).get("/api/v1/site");
  expect(body).toMatchObject({ ProductVersion: "2.7.13475", Flags: { ...defaultFlags, WLSSO: true } });
});

test("a known provider's address is answered, with a way back to us", async () => {
  const { body } = await stranger(server).post<{ Url: string }>("/api/v1/login/oauth", { Provider: "google" });
  const url = new URL(body.Url);
  expect(url.hostname).toBe("accounts.google.com");
  expect(url.searchParams.get("redirect_uri")).toBe("http://housestyle.test/api/auth/callback/google");
  expect((await stranger(server).post("/api/v1/login/oauth", { Provider: "nobody" })).status).toBe(404);
});

test("whoever comes back from the provider has an account, the same one each time", async () => {
  const claims = { email: "first@corp.example", sub: "first" };
  const path = "/api/auth/callback/oidc";
  const visitor = stranger(server);
  const back = await signIn(visitor, "oidc", path, claims);
  expect([back.status, back.headers.get("location")]).toEqual([302, "/editor"]);
  const first = await visitor.get<{ Id: number }>("/api/v1/account");
  expect(first.body).toMatchObject({ Email: "first@corp.example", EmailVerified: true, IsOperator: false });
  const again = stranger(server);
  await signIn(again, "oidc", path, claims);
  expect((await again.get<{ Id: number }>("/api/v1/account")).body.Id).toBe(first.body.Id);
  expect(await again.delete("/api/v1/account", { Confirm: "someone@else.example" })).toMatchObject({ status: 401 });
  expect((await again.delete("/api/v1/account", { Confirm: claims.email })).status).toBe(204);
});

test("a state that nobody gave out signs nobody in", async () => {
  const visitor = stranger(server);
  const back = await visitor.get("/api/auth/callback/oidc?code=c&state=made-up");
  expect([back.status, back.headers.get("location")]).toEqual([302, "/login?error=state_mismatch"]);
  expect((await visitor.get("/api/v1/account")).status).toBe(401);
});

describe("what fails elsewhere ends on our own page for logging in", () => {
  const endOf = async (path: string) => {
    const { status, headers } = await stranger(server).get(path);
    return [status, headers.get("location")];
  };

  test("a sign-in that was called off at the provider", async () => {
    const visitor = stranger(server);
    const { body } = await visitor.post<{ Url: string }>("/api/v1/login/oauth", { Provider: "oidc", ReturnTo: "/" });
    const state = new URL(body.Url).searchParams.get("state") ?? "";
    const query = `error=access_denied&error_description=no&state=${encodeURIComponent(state)}`;
    const { status, headers } = await visitor.get(`/api/auth/callback/oidc?${query}`);
    expect([status, headers.get("location")]).toEqual([302, "/login?error=access_denied"]);
  });

  test.each([
    ["no state at all", "/api/auth/callback/google", "/login?error=state_not_found"],
    ["a team nobody set up", "/api/auth/sso/callback/team-1?code=c&state=x", /^\/login\?error=[\w-]+$/],
    ["the library's own page", "/api/auth/error?error=invalid_code", "/login?error=invalid_code"],
    ["a code that is none", "/api/auth/error?error=%3Cb%3Ebold", /^\/login\?error=[\w-]+$/],
  ])("%s", async (_, path, place) => {
    const [status, location] = await endOf(path);
    expect(status).toBe(302);
    expect(location).toEqual(typeof place === "string" ? place : expect.stringMatching(place));
  });
});

test("what cannot even be read ends there, too", async () => {
  const acs = `${server.url}/api/auth/sso/saml2/sp/acs/team-1`;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const bodies = [
    { body: "x".repeat(300_000), headers: form },
    { body: "{}", headers: { "content-type": "application/json" } },
    { body: "SAMLResponse=%00", headers: form },
  ];
  for (const sent of bodies) {
    const { status, headers } = await fetch(acs, { method: "POST", redirect: "manual", ...sent });
    expect([status, headers.get("location")]).toEqual([302, expect.stringMatching(/^\/login\?error=[\w-]+$/)]);
  }
  const { status, headers } = await stranger(server).get("/api/auth/callback/%00");
  expect([status, headers.get("location")]).toEqual([302, "/login?error=failed"]);
});

describe("a team's own provider", () => {
  test("is set up by the operator for any domain, and takes its people into the team", async () => {
    const team = await withTeam(server);
    const path = `/api/v1/teams/${team.teamId}/sign-in`;
    const given = { Domain: "corp.example", Issuer: provider.issuer, ClientId: "client", ClientSecret: "secret" };
    expect((await team.admin.put(path, given)).status).toBe(403);
    const saved = await operator.put<{ Provider: string; CallbackUrl: string }>(path, given);
    expect(saved).toMatchObject({ status: 200, body: { Kind: "oidc", Domain: "corp.example" } });
    expect(JSON.stringify((await team.admin.get(path)).body)).not.toContain("secret");
    const visitor = stranger(server);
    const back = await signIn(visitor, saved.body.Provider, new URL(saved.body.CallbackUrl).pathname, {
      email: "second@corp.example",
      sub: "second",
    });
    expect(back.status).toBe(302);
    expect((await visitor.get("/api/v1/account")).body).toMatchObject({ Email: "second@corp.example" });
    expect((await visitor.get("/api/teams")).body).toMatchObject([{ Id: team.teamId }]);
    expect((await operator.delete(path)).status).toBe(204);
    expect((await stranger(server).post("/api/v1/login/oauth", { Provider: saved.body.Provider })).status).toBe(404);
  });

  test.each([
    ["this machine by another name", "http://localhost:1"],
    ["this machine in IPv6 clothes", "http://[::ffff:127.0.0.2]:1"],
    ["the cloud's own address", "http://169.254.169.254"],
    ["nothing at all", "http://127.0.0.1:1"],
  ])("%s is no issuer", async (_, Issuer) => {
    const { teamId } = await withTeam(server);
    const given = { Domain: "corp.example", Issuer, ClientId: "client", ClientSecret: "secret" };
    expect(await operator.put(`/api/v1/teams/${teamId}/sign-in`, given)).toMatchObject({
      status: 400,
      body: { Code: "bad-issuer" },
    });
  });

  test("may speak SAML; an answer nobody signed signs nobody in", async () => {
    const { teamId } = await withTeam(server);
    const saved = await operator.put<{ Provider: string }>(`/api/v1/teams/${teamId}/sign-in`, {
      Kind: "saml",
      Domain: "saml.example",
      Issuer: "https://id.saml.example/",
      EntryPoint: "https://id.saml.example/sso",
      Certificate: "MIIBszCCAVmgAwIBAgIUAA==",
    });
    expect(saved).toMatchObject({ status: 200, body: { Kind: "saml" } });
    const visitor = stranger(server);
    const begun = await visitor.post<{ Url: string }>("/api/v1/login/oauth", { Provider: saved.body.Provider });
    expect(begun.body.Url).toMatch(/^https:\/\/id\.saml\.example\/sso\?SAMLRequest=/);
    const forged = Buffer.from("<Response><Assertion>sam@saml.example</Assertion></Response>").toString("base64");
    const back = await fetch(`${server.url}/api/auth/sso/saml2/sp/acs/${saved.body.Provider}`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: visitor.cookie(), origin: "http://housestyle.test" },
      body: new URLSearchParams({ SAMLResponse: forged }),
    });
    expect([back.status, back.headers.get("location")]).toEqual([
      302,
      expect.stringMatching(/^\/login\?error=[\w-]+$/),
    ]);
    expect((await visitor.get("/api/v1/account")).status).toBe(401);
  });
});
