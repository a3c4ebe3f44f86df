import { createHmac, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type IdentityProvider, type RightToken, startIdentityProvider } from "../testing/identity-provider.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { reallySignedUp, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
let idp: IdentityProvider;
let provider: string;
let path: string;
beforeAll(async () => {
  idp = await startIdentityProvider();
  server = await startTestServer({
    env: { HOUSESTYLE_FLAGS: "+WLSSO", HOUSESTYLE_PRIVATE_HOSTS: "127.0.0.1" },
  });
  const operator = await signedUp(server);
  const { teamId } = await withTeam(server);
  const given = { Domain: "corp.example", Issuer: idp.issuer, ClientId: "client", ClientSecret: "secret" };
  const saved = await operator.put<{ Provider: string; CallbackUrl: string }>(`/api/v1/teams/${teamId}/sign-in`, given);
  [provider, path] = [saved.body.Provider, new URL(saved.body.CallbackUrl).pathname];
});
afterAll(async () => {
  await server.close();
  idp.close();
});

let n = 0;
const someone = (domain = "corp.example") => ({ email: `p${++n}@${domain}`, sub: `s${n}` });

async function begin(visitor: Visitor): Promise<string> {
  const begun = await visitor.post<{ Url: string }>("/api/v1/login/oauth", { Provider: provider, ReturnTo: "/editor" });
  return new URL(begun.body.Url).searchParams.get("state") ?? "";
}

/** Comes back from the provider. Returns where it ends and whether the visitor is logged in. */
async function back(visitor: Visitor, state: string) {
  const { headers } = await visitor.get(`${path}?code=c&state=${encodeURIComponent(state)}`);
  const { status, body } = await visitor.get<{ Email?: string }>("/api/v1/account");
  return { location: headers.get("location"), account: status, email: body.Email };
}

async function logIn(who: { email: string; sub: string }, forge?: IdentityProvider["forge"]) {
  const visitor = stranger(server);
  const state = await begin(visitor);
  idp.next = who;
  idp.forge = forge;
  try {
    return { ...(await back(visitor, state)), visitor, state };
  } finally {
    idp.forge = undefined;
  }
}

test("a genuine token logs in, and its address counts as verified", async () => {
  const who = someone();
  const { location, account, visitor, state } = await logIn(who);
  expect({ location, account }).toEqual({ location: "/editor", account: 200 });
  expect((await visitor.get("/api/v1/account")).body).toMatchObject({ Email: who.email, EmailVerified: true });
  // The same way back leads nowhere a second time.
  const again = await back(stranger(server), state);
  expect(again.account).toBe(401);
});

const b64 = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const withClaims =
  (change: object) =>
  ({ header, claims, sign }: RightToken) =>
    sign(header, { ...claims, ...change });
const hmac =
  (secret: string) =>
  ({ header, claims }: RightToken) => {
    const signed = `${b64({ ...header, alg: "HS256" })}.${b64(claims)}`;
    return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
  };
const seconds = () => Math.floor(Date.now() / 1_000);

const forgeries: Readonly<Record<string, (right: RightToken) => string | undefined>> = {
  "is not there": () => undefined,
  "is no token": () => "a.b.c",
  "is not signed": ({ header, claims }) => `${b64({ ...header, alg: "none" })}.${b64(claims)}.`,
  "is not signed, in other words": ({ header, claims }) => `${b64({ ...header, alg: "nOnE" })}.${b64(claims)}.`,
  "is signed with another key": ({ header, claims, sign }) =>
    sign(header, claims, generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey),
  "is signed with a key it brings": ({ header, claims, sign }) => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    return sign({ ...header, kid: "mine", jwk: publicKey.export({ format: "jwk" }) }, claims, privateKey);
  },
  "is signed with the client's secret": hmac("secret"),
  "is signed with the public key as a secret": (right) =>
    hmac(right.publicKey.export({ type: "spki", format: "pem" }).toString())(right),
  "was changed after it was signed": ({ header, claims, sign }) => {
    const [first, , third] = sign(header, claims).split(".");
    return [first, b64({ ...claims, email: "boss@corp.example" }), third].join(".");
  },
  "is for another client": withClaims({ aud: "other" }),
  "is for another client as well, and used by it": withClaims({ aud: ["client", "other"], azp: "other" }),
  "is from another issuer": withClaims({ iss: "https://id.thief.example" }),
  "has expired": withClaims({ iat: seconds() - 900, exp: seconds() - 600 }),
  "is not valid yet": withClaims({ nbf: seconds() + 600 }),
  "is about another person than the answer": withClaims({ sub: "other" }),
  "is about no person": withClaims({ sub: "" }),
};

test.each(Object.entries(forgeries))("a token logs no one in that %s", async (_, forge) => {
  const { location, account } = await logIn(someone(), forge);
  expect({ location, account }).toEqual({ location: expect.stringMatching(/^\/login\?error=[\w-]+$/), account: 401 });
});

test("no one comes in from another domain, with an account or without one", async () => {
  const owner = await signedUp(server, { Email: "owner@elsewhere.example" });
  await server.database.query.updateTable("person").set({ email_verified: true }).where("id", "=", owner.id).execute();
  for (const email of [owner.email, "new@elsewhere.example", "new@corp.example.thief.example", "new@notcorp.example"]) {
    expect(await logIn({ email, sub: email })).toMatchObject({ account: 401 });
  }
  const { count } = await server.database.query
    .selectFrom("person")
    .select((each) => each.fn.countAll<number>().as("count"))
    .where("email", "like", "new@%")
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

test("a provider with a new domain logs in no one whom it knows from the one before", async () => {
  const who = someone();
  await logIn(who);
  const operator = await signedUp(server);
  const { query } = server.database;
  await query.updateTable("person").set({ is_operator: true }).where("id", "=", operator.id).execute();
  const teamId = provider.replace("team-", "");
  const move = (Domain: string) =>
    operator.put(`/api/v1/teams/${teamId}/sign-in`, {
      ...{ Domain, Issuer: idp.issuer, ClientId: "client", ClientSecret: "secret" },
    });
  expect((await move("moved.example")).status).toBe(200);
  expect(await logIn({ email: "someone@moved.example", sub: who.sub })).toMatchObject({ account: 401 });
  expect(await logIn({ email: "other@moved.example", sub: "other" })).toMatchObject({ account: 200 });
  await move("corp.example");
  expect(await logIn(who)).toMatchObject({ account: 200, email: who.email });
});

test("whoever registered an address before does not share the account of the one who has it", async () => {
  const thief = await reallySignedUp(server, { Email: "soon@corp.example" });
  const { account } = await logIn({ email: "soon@corp.example", sub: "soon" });
  const theirs = await thief.get("/api/v1/account");
  expect([account, theirs.status]).not.toEqual([200, 200]);
});

test("a way back that another browser began logs no one in", async () => {
  const state = await begin(stranger(server));
  idp.next = someone();
  expect(await back(stranger(server), state)).toMatchObject({ account: 401 });
  expect(await back(stranger(server), "made-up")).toMatchObject({ account: 401 });
  const visitor = stranger(server);
  await begin(visitor);
  expect(await back(visitor, state)).toMatchObject({ account: 401 });
});

describe("a logout at the provider", () => {
  const logOut = async (token: string, name = provider) => {
    const response = await fetch(`${server.url}/api/auth/sso/back-channel/${name}`, {
      method: "POST",
      body: new URLSearchParams({ logout_token: token }),
    });
    return response.status;
  };

  test("ends all sessions of the person, and no one else's", async () => {
    const [one, other] = [someone(), someone()];
    const [first, second] = [(await logIn(one)).visitor, (await logIn(other)).visitor];
    expect(await logOut(idp.logoutToken({ sub: one.sub }))).toBe(200);
    expect((await first.get("/api/v1/account")).status).toBe(401);
    expect((await second.get("/api/v1/account")).status).toBe(200);
    expect(await logOut(idp.logoutToken({ sub: "nobody" }))).toBe(200);
  });

  test("that is not genuine ends none", async () => {
    const who = someone();
    const { visitor } = await logIn(who);
    const { sub } = who;
    const thief = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    const forged = [
      idp.logoutToken({ sub }, thief),
      idp.logoutToken({ sub, aud: "other" }),
      idp.logoutToken({ sub, iss: "https://id.thief.example" }),
      idp.logoutToken({ sub, events: {} }),
      idp.logoutToken({ sub, nonce: "n" }),
      idp.logoutToken({ sub, iat: seconds() - 900, exp: seconds() + 900 }),
      idp.logoutToken({}),
      `${b64({ alg: "none" })}.${b64({ sub })}.`,
      "",
    ];
    for (const token of forged) expect(await logOut(token)).toBe(400);
    expect(await logOut(idp.logoutToken({ sub }), "team-1")).toBe(404);
    expect((await visitor.get("/api/v1/account")).status).toBe(200);
  });
});
