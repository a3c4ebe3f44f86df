import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { writerTypes } from "@housestyle/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailTo, tokenIn } from "../testing/mailbox.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, reallySignedUp, signedUp, stranger, withTeam } from "../testing/visitor.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
});

const Password = "seven green bottles";
const form = { Password, HumanCheck: "human" };

describe("signing up", () => {
  test("the first account of a server becomes its operator, the second does not", async () => {
    const fresh = await startTestServer();
    const site = await stranger(fresh).get("/api/v1/site");
    expect(site.body).toMatchObject({ FirstRun: true, SignUpOpen: true, MailFolder: true, Captcha: null });
    const [first, second] = [await reallySignedUp(fresh), await reallySignedUp(fresh)];
    expect((await first.get("/api/v1/account")).body).toMatchObject({ IsOperator: true, Email: first.email });
    expect((await second.get("/api/v1/account")).body).toMatchObject({ IsOperator: false });
    expect((await stranger(fresh).get("/api/v1/site")).body).toMatchObject({ FirstRun: false });
    await fresh.close();
  });

  test.each([
    ["no sign of a person", { HumanCheck: "" }, 400, "not-human"],
    ["a short password", { Password: "too short" }, 400, "bad-request"],
    ["a common password", { Password: "1234567890" }, 400, "common-password"],
    ["a repeated password", { Password: "abababababab" }, 400, "common-password"],
    ["something that is no address", { Email: "nobody" }, 400, "bad-request"],
    ["a writer of no known kind", { WriterType: "Poet" }, 400, "bad-request"],
  ])("%s is refused in a sentence, and no account is made", async (_, given, status, code) => {
    const visitor = stranger(server);
    const email = `refused${Math.random()}@example.org`;
    const reply = await visitor.post("/api/v1/signup", { ...form, Email: email, ...given });
    expect(reply).toMatchObject({ status, body: { Code: code, Message: expect.any(String) } });
    expect((await visitor.get("/api/v1/account")).status).toBe(401);
  });

  test("an address has one account, whatever its case", async () => {
    const { email } = await signedUp(server);
    const reply = await stranger(server).post("/api/v1/signup", { ...form, Email: email.toUpperCase() });
    expect(reply).toMatchObject({ status: 409, body: { Code: "email-taken" } });
  });

  const styles = {
    creative: /^Fiction|^Creative/,
    academic: /^Academic/,
    business: /^Business/,
    web: /^(Blogger|Copy)/,
  };

  test.each(writerTypes.map((type, number) => [type, number] as const))("%s sets the style", async (type, number) => {
    const person = await reallySignedUp(server, { WriterType: number % 2 === 0 ? type : number });
    const [style = "general"] = Object.entries(styles).find(([, names]) => names.test(type)) ?? [];
    expect((await person.get("/api/v1/account")).body).toMatchObject({ WriterType: type, DefaultStyle: style });
  });

  test("where it is closed, only the first may; where it is by invitation, who was invited", async () => {
    const closed = await startTestServer({ env: { HOUSESTYLE_SIGN_UP: "closed" } });
    await signedUp(closed);
    expect(await stranger(closed).post("/api/v1/signup", { ...form, Email: "b@example.org" })).toMatchObject({
      status: 403,
    });
    await closed.close();
    const invited = await startTestServer({ env: { HOUSESTYLE_SIGN_UP: "invited" } });
    const { admin, teamId } = await withTeam(invited);
    expect((await stranger(invited).post("/api/v1/signup", { ...form, Email: "c@example.org" })).status).toBe(403);
    await admin.post("/api/teamusers", [{ TeamId: teamId, Email: "c@example.org" }]);
    const token = tokenIn(await emailTo(invited, "c@example.org", /invited/));
    const guest = stranger(invited);
    const answer = await guest.post("/api/v1/signup", { ...form, Email: "c@example.org", Invitation: token });
    expect(answer).toMatchObject({ status: 200 });
    expect((await guest.get<unknown[]>("/api/teams")).body).toMatchObject([{ Id: teamId }]);
    await invited.close();
  });
});

describe("signing in", () => {
  test("remember me decides whether the session outlives the browser", async () => {
    const { email } = await signedUp(server);
    const cookieOf = async (RememberMe: boolean) => {
      const { headers } = await stranger(server).post("/api/v1/login", { Email: email, Password, RememberMe });
      return headers.getSetCookie().find((line) => line.includes("session_token")) ?? "";
    };
    expect(await cookieOf(true)).toMatch(/Max-Age=2592000/);
    expect(await cookieOf(false)).not.toMatch(/Max-Age|Expires/i);
    expect(await cookieOf(true)).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
  });

  test("what is wrong is never told apart", async () => {
    const { email } = await signedUp(server);
    const wrong = await stranger(server).post("/api/v1/login", { Email: email, Password: "not this one" });
    const unknown = await stranger(server).post("/api/v1/login", { Email: "x@example.org", Password });
    expect(wrong.status).toBe(401);
    expect({ ...(unknown.body as object), RequestId: "" }).toEqual({ ...(wrong.body as object), RequestId: "" });
  });

  test("a program without cookies uses the token it was given; a raw or a forged one is worth nothing", async () => {
    const { email, id } = await signedUp(server);
    const { body } = await stranger(server).post<{ Token: string }>("/api/v1/login", { Email: email, Password });
    const read = (token: string) =>
      fetch(`${server.url}/api/v1/account`, { headers: { authorization: `Bearer ${token}` } }).then(
        ({ status }) => status,
      );
    const rows = await server.database.query
      .selectFrom("session")
      .select("token")
      .where("person_id", "=", id)
      .execute();
    expect(await read(body.Token)).toBe(200);
    for (const { token } of rows) expect(await read(token)).toBe(401);
    expect(await read(`${body.Token.slice(0, -4)}AAA=`)).toBe(401);
  });

  test("signing out ends the session, also for who kept the cookie", async () => {
    const person = await signedUp(server);
    const kept = person.cookie();
    expect((await person.post("/api/v1/logout")).status).toBe(204);
    expect((await fetch(`${server.url}/api/v1/account`, { headers: { cookie: kept } })).status).toBe(401);
  });

  test("an address that must be confirmed is, by the link that was sent", async () => {
    const strict = await startTestServer({ env: { HOUSESTYLE_REQUIRE_VERIFIED_EMAIL: "on" } });
    const visitor = stranger(strict);
    await visitor.post("/api/v1/signup", { ...form, Email: "v@example.org" });
    const logIn = () => visitor.post("/api/v1/login", { Email: "v@example.org", Password });
    expect(await logIn()).toMatchObject({ status: 403, body: { Code: "not-verified" } });
    const token = tokenIn(await emailTo(strict, "v@example.org", /Verify/));
    expect(await visitor.post("/api/v1/verify-email", { Token: `${token}x` })).toMatchObject({
      status: 400,
      body: { Code: "bad-link" },
    });
    expect((await visitor.post("/api/v1/verify-email", { Token: token })).status).toBe(204);
    expect((await logIn()).status).toBe(200);
    await strict.close();
  });
});

describe("captcha", () => {
  let provider: Server;
  let captcha: TestServer;
  beforeAll(async () => {
    provider = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => {
        body += part;
      });
      request.on("end", () =>
        response.end(JSON.stringify({ success: body.includes("response=person") && body.includes("secret=s3") })),
      );
    });
    await new Promise<void>((done) => provider.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/verify`;
    captcha = await startTestServer({
      env: {
        HOUSESTYLE_CAPTCHA: "recaptcha",
        HOUSESTYLE_CAPTCHA_SITE_KEY: "site",
        HOUSESTYLE_CAPTCHA_SECRET: "s3",
        HOUSESTYLE_CAPTCHA_URL: url,
        HOUSESTYLE_PRIVATE_HOSTS: "127.0.0.1",
      },
    });
  });
  afterAll(async () => {
    await captcha.close();
    provider.close();
  });

  test("the page is told the key; a person goes on, and who fails it still may, under a stricter limit", async () => {
    expect((await stranger(captcha).get("/api/v1/site")).body).toMatchObject({
      Captcha: { Provider: "recaptcha", SiteKey: "site" },
    });
    const signUp = (n: number, Captcha?: string) =>
      stranger(captcha).post("/api/v1/signup", { ...form, Email: `cap${n}@example.org`, Captcha });
    for (let n = 0; n < 6; n += 1) expect((await signUp(n, "person")).status).toBe(200);
    expect((await signUp(10)).status).toBe(200);
    expect((await signUp(11, "robot")).status).toBe(200);
    expect((await signUp(12)).status).toBe(200);
    expect((await signUp(13)).status).toBe(429);
    expect((await signUp(14, "person")).status).toBe(200);
  });
});

describe("passwords", () => {
  test("a forgotten one is replaced by the link, once, and every session ends", async () => {
    const person = await signedUp(server);
    const visitor = stranger(server);
    expect((await visitor.post("/api/v1/password/forgotten", { Email: person.email })).status).toBe(200);
    expect((await visitor.post("/api/v1/password/forgotten", { Email: "nobody@example.org" })).status).toBe(200);
    const Token = tokenIn(await emailTo(server, person.email, /new password/));
    const reset = (given: string) => visitor.post("/api/v1/password/reset", { Token, Password: given });
    expect(await reset("1234567890")).toMatchObject({ status: 400, body: { Code: "common-password" } });
    // Whoever tried too often may use the new one at once.
    const wrong = () => visitor.post("/api/v1/login", { Email: person.email, Password: "wrong wrong" });
    for (let i = 0; i < 10; i += 1) expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(429);
    expect((await reset("a wholly new sentence")).status).toBe(204);
    expect(await reset("yet another sentence")).toMatchObject({ status: 400, body: { Code: "bad-link" } });
    expect((await person.get("/api/v1/account")).status).toBe(401);
    expect(
      (await visitor.post("/api/v1/login", { Email: person.email, Password: "a wholly new sentence" })).status,
    ).toBe(200);
  });

  test("a change needs the old one and ends the other sessions", async () => {
    const person = await signedUp(server);
    const elsewhere = stranger(server);
    await elsewhere.post("/api/v1/login", { Email: person.email, Password });
    const change = (Current: string) =>
      person.post("/api/v1/password/change", { Current, Password: "quite another sentence" });
    expect(await change("wrong")).toMatchObject({ status: 401 });
    expect((await change(Password)).status).toBe(204);
    expect((await elsewhere.get("/api/v1/account")).status).toBe(401);
    expect((await person.get("/api/v1/account")).status).toBe(200);
  });
});

describe("sessions and keys", () => {
  test("sessions are listed and revoked, one's own only", async () => {
    const [person, other] = [await signedUp(server), await signedUp(server)];
    const elsewhere = stranger(server);
    await elsewhere.post("/api/v1/login", { Email: person.email, Password });
    const { body } = await person.get<{ Id: number; IsCurrent: boolean }[]>("/api/v1/sessions");
    expect(body.map(({ IsCurrent }) => IsCurrent).sort()).toEqual([false, true]);
    const there = body.find(({ IsCurrent }) => !IsCurrent)?.Id;
    expect((await other.delete(`/api/v1/sessions/${there}`)).status).toBe(404);
    expect((await person.delete(`/api/v1/sessions/${there}`)).status).toBe(204);
    expect((await elsewhere.get("/api/v1/account")).status).toBe(401);
  });

  test("a key is shown once, does what it may, in either header, and dies when revoked", async () => {
    const person = await signedUp(server);
    const made = await person.post<{ Id: number; Token: string }>("/api/v1/tokens", { Name: "CI", Scopes: ["check"] });
    expect(made.body.Token).toMatch(/^hs_/);
    expect(JSON.stringify((await person.get("/api/v1/tokens")).body)).not.toContain(made.body.Token);
    const stored = await server.database.query
      .selectFrom("api_token")
      .selectAll()
      .where("id", "=", made.body.Id)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(made.body.Token);
    const call = (path: string, headers: Record<string, string>) =>
      fetch(server.url + path, { headers }).then(({ status }) => status);
    const bearer = { authorization: `Bearer ${made.body.Token}` };
    expect(await call("/api/v1/rules", bearer)).toBe(200);
    expect(await call("/api/v1/rules", { licenseCode: made.body.Token })).toBe(200);
    expect(await call("/api/termbase", bearer)).toBe(403);
    expect(await call("/api/v1/account", bearer)).toBe(403);
    await person.delete(`/api/v1/tokens/${made.body.Id}`);
    expect(await call("/api/v1/rules", bearer)).toBe(401);
  });

  test("a key cannot make a key that may do more", async () => {
    const person = await signedUp(server);
    const { body } = await person.post<{ Token: string }>("/api/v1/tokens", { Name: "a", Scopes: ["manage"] });
    const made = await stranger(server).call(
      "POST",
      "/api/v1/tokens",
      { Name: "b", Scopes: ["write"] },
      { authorization: `Bearer ${body.Token}` },
    );
    expect(made).toMatchObject({ status: 403, body: { Code: "forbidden" } });
  });
});

describe("the account", () => {
  test("a profile changes by its members; a new kind of writer brings its style", async () => {
    const person = await signedUp(server);
    await person.patch("/api/v1/account", { Name: "Kim Lee", Preferences: { theme: "dark" } });
    const changed = await person.patch("/api/v1/account", { WriterType: "Academic" });
    expect(changed.body).toMatchObject({ Name: "Kim Lee", DefaultStyle: "academic", Preferences: { theme: "dark" } });
  });

  test("the survey is done once and for all", async () => {
    const person = await signedUp(server);
    expect((await person.get("/api/v1/account")).body).toMatchObject({ SurveyDone: false });
    for (let times = 0; times < 2; times += 1) {
      expect(await person.post("/api/complete-pss")).toMatchObject({ status: 204, body: "" });
    }
    expect((await person.get("/api/v1/account")).body).toMatchObject({ SurveyDone: true });
  });

  test("everything of one's own can be taken along", async () => {
    const person = await signedUp(server);
    await person.post("/api/ignorepatterns", { word: "quizzaciously" });
    await person.post("/api/v1/documents", { Title: "Mine", Text: "My words." });
    const { body, headers } = await person.get<object>("/api/v1/account/export");
    expect(headers.get("content-disposition")).toMatch(/attachment/);
    expect(body).toMatchObject({
      Profile: { Email: person.email },
      Dictionary: [{ word: "quizzaciously" }],
      Documents: [{ text: "My words." }],
    });
  });

  test("deleting it takes the password, and leaves nothing but what is the team's", async () => {
    const team = await withTeam(server);
    const person = await member(server, team, { Position: "Admin" });
    await person.post("/api/ignorepatterns", [{ word: "mine" }, { word: "ours", teamId: team.teamId }]);
    expect(await person.delete("/api/v1/account", { Password: "wrong" })).toMatchObject({ status: 401 });
    expect((await person.delete("/api/v1/account", { Password })).status).toBe(204);
    expect((await stranger(server).post("/api/v1/login", { Email: person.email, Password })).status).toBe(401);
    const words = await server.database.query
      .selectFrom("dictionary_entry")
      .select("word")
      .where("word", "in", ["mine", "ours"])
      .execute();
    expect(words).toEqual([{ word: "ours" }]);
    expect((await team.admin.get(`/api/teams/${team.teamId}/size`)).body).toBe(1);
  });

  test("the last admin cannot leave others behind", async () => {
    const team = await withTeam(server);
    await member(server, team);
    expect(await team.admin.delete("/api/v1/account", { Password })).toMatchObject({
      status: 409,
      body: { Code: "last-admin" },
    });
    expect((await team.admin.get("/api/v1/account")).status).toBe(200);
  });
});
