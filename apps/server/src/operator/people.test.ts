import { afterAll, beforeAll, expect, test } from "vitest";
import { openSmtpSink } from "../testing/smtp-sink.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
let operator: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedUp(server, { Name: "Olga Operator" });
});
afterAll(() => server.close());

const people = "/api/v1/operator/people";
const Password = "seven green bottles";
const logIn = ({ email }: Visitor, password = Password) =>
  stranger(server).post<{ Code?: string }>("/api/v1/login", { Email: email, Password: password });
const logged = async (what: string) => {
  const query = new URLSearchParams({ Filter: `What eq '${what}'`, Take: "1" });
  return (await operator.get<{ PersonId: number; TargetId: number }[]>(`/api/v1/operator/audit?${query}`)).body[0];
};

/** An open event stream of a person, and what ends with it. */
async function streamOf(visitor: Visitor): Promise<{ readonly ended: () => Promise<void> }> {
  const { body } = await fetch(`${server.url}/api/v1/events`, { headers: { cookie: visitor.cookie() } });
  const reader = body?.getReader();
  await reader?.read();
  return {
    ended: async () => {
      while (!(await reader?.read())?.done);
    },
  };
}

test("nobody but the operator does anything to other people's accounts", async () => {
  const [person, other] = [await signedUp(server), await signedUp(server)];
  const refused = { status: 403, body: { Code: "operators-only" } };
  expect(await person.post(`${people}/${other.id}/reset-link`)).toMatchObject(refused);
  expect(await person.post(`${people}/${other.id}/sign-out`)).toMatchObject(refused);
  expect(await person.patch(`${people}/${other.id}`, { IsDisabled: true })).toMatchObject(refused);
  expect(await person.delete(`${people}/${other.id}`, { Confirm: other.email })).toMatchObject(refused);
  expect(await person.get("/api/v1/operator/emails")).toMatchObject(refused);
  expect(await person.post("/api/v1/operator/test-email")).toMatchObject(refused);
  expect((await stranger(server).post(`${people}/${other.id}/reset-link`)).status).toBe(401);
  expect((await other.get("/api/v1/account")).status).toBe(200);
  expect((await logIn(other)).status).toBe(200);
});

test("a link to choose a new password works once, and only the last one works", async () => {
  const person = await signedUp(server);
  const made = () => operator.post<{ Link: string; EndsOn: string }>(`${people}/${person.id}/reset-link`);
  const tokenOf = ({ Link }: { Link: string }) => new URL(Link).searchParams.get("token") ?? "";
  const [first, second] = [(await made()).body, (await made()).body];
  const reset = (Token: string) =>
    stranger(server).post("/api/v1/password/reset", { Token, Password: "eight grey bottles" });
  expect(Date.parse(second.EndsOn) - Date.now()).toBeLessThanOrEqual(60 * 60_000);
  expect(await reset(tokenOf(first))).toMatchObject({ status: 400, body: { Code: "bad-link" } });
  expect((await reset(tokenOf(second))).status).toBe(204);
  expect((await reset(tokenOf(second))).status).toBe(400);
  expect((await logIn(person, "eight grey bottles")).status).toBe(200);
  expect(await logged("account.reset-link")).toMatchObject({ PersonId: operator.id, TargetId: person.id });
  expect((await operator.post(`${people}/999999/reset-link`)).status).toBe(404);
});

test("where the server sends email, the link goes to its owner and to nobody else; a test email tells what went wrong", async () => {
  const sink = await openSmtpSink();
  const sending = await startTestServer({ env: { HOUSESTYLE_SMTP_URL: sink.url } });
  try {
    const runs = await signedUp(sending, { Email: "olga@example.org" });
    const person = await signedUp(sending, { Email: "pat@example.org" });
    const { body } = await runs.post<{ Link: string | null }>(`${people}/${person.id}/reset-link`);
    expect(body.Link).toBeNull();
    await expect.poll(() => sink.emails.join("\n")).toContain("To: pat@example.org");
    const tried = await runs.post("/api/v1/operator/test-email");
    expect(tried.body).toEqual({ To: "olga@example.org", MailFolder: false, Problem: null });
    expect(sink.emails.at(-1)).toContain("To: olga@example.org");
    await sink.close();
    const failed = await runs.post<{ Problem: string }>("/api/v1/operator/test-email");
    expect(failed.body.Problem).toMatch(/ECONNREFUSED/);
    // What waits is listed without the link that is in it.
    await runs.post(`${people}/${person.id}/reset-link`);
    const unsent = () => runs.get<object[]>("/api/v1/operator/emails");
    await expect
      .poll(async () => (await unsent()).body, { timeout: 60_000 })
      .toMatchObject([{ Kind: "reset-password", To: "pat@example.org", Attempts: 1, Problem: /ECONNREFUSED/ }]);
    expect(JSON.stringify((await unsent()).body)).not.toMatch(/token|http/);
  } finally {
    await sending.close();
  }
});

test("signed out everywhere, a person has no session any more, and their event streams end", async () => {
  const person = await signedUp(server);
  const stream = await streamOf(person);
  expect((await operator.post(`${people}/${person.id}/sign-out`)).body).toEqual({ Ended: 1 });
  await stream.ended();
  expect((await person.get("/api/v1/account")).status).toBe(401);
  expect((await logIn(person)).status).toBe(200);
  expect(await logged("account.sessions-ended")).toMatchObject({ PersonId: operator.id, TargetId: person.id });
});

test("when someone was last here is known after their sessions have ended", async () => {
  const person = await signedUp(server);
  const row = async () => {
    const query = new URLSearchParams({ Filter: `Id eq ${person.id}` });
    return (await operator.get<{ LastActive: string | null }[]>(`${people}?${query}`)).body[0];
  };
  const before = await row();
  expect(before?.LastActive).toMatch(/^20/);
  await operator.post(`${people}/${person.id}/sign-out`);
  expect(await row()).toEqual(before);
});

test("a disabled account has no session, key, or event stream from that moment, and none until it is enabled", async () => {
  const person = await signedUp(server);
  const { body: key } = await person.post<{ Token: string }>("/api/v1/tokens", { Name: "Script", Scopes: ["read"] });
  const byKey = () =>
    stranger(server).call("GET", "/api/v1/account", undefined, { authorization: `Bearer ${key.Token}` });
  expect((await byKey()).status).toBe(200);
  const stream = await streamOf(person);
  const { body: link } = await operator.post<{ Link: string }>(`${people}/${person.id}/reset-link`);
  const set = (IsDisabled: boolean) => operator.patch(`${people}/${person.id}`, { IsDisabled });
  expect((await set(true)).body).toMatchObject({ Id: person.id, IsDisabled: true, IsOperator: false });
  await stream.ended();
  expect((await person.get("/api/v1/account")).status).toBe(401);
  expect(await byKey()).toMatchObject({ status: 401, body: { Code: "bad-token" } });
  expect(await logIn(person)).toMatchObject({ status: 403, body: { Code: "account-disabled" } });
  // A link to choose a new password is withdrawn.
  const reset = { Token: new URL(link.Link).searchParams.get("token"), Password: "eight grey bottles" };
  expect(await stranger(server).post("/api/v1/password/reset", reset)).toMatchObject({ status: 400 });
  // Who does not know the password learns nothing.
  expect(await logIn(person, "not the password")).toMatchObject({ status: 401, body: { Code: "wrong-credentials" } });
  expect((await set(false)).body).toMatchObject({ IsDisabled: false });
  expect((await person.get("/api/v1/account")).status).toBe(401);
  expect((await byKey()).status).toBe(200);
  expect((await logIn(person)).status).toBe(200);
});

test("operators neither disable nor delete themselves, and never the last who can log in", async () => {
  const own = { status: 403, body: { Code: "forbidden" } };
  expect(await operator.patch(`${people}/${operator.id}`, { IsDisabled: true })).toMatchObject(own);
  expect(await operator.delete(`${people}/${operator.id}`, { Confirm: operator.email })).toMatchObject(own);
  const second = await signedUp(server);
  await operator.patch(`${people}/${second.id}`, { IsOperator: true });
  const disable = (by: Visitor, { id }: Visitor) => by.patch(`${people}/${id}`, { IsDisabled: true });
  const both = await Promise.all([disable(operator, second), disable(second, operator)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = (await operator.get("/api/v1/account")).status === 200 ? operator : second;
  const other = left === operator ? second : operator;
  expect(await left.patch(`${people}/${left.id}`, { IsOperator: false })).toMatchObject({ status: 409 });
  await left.patch(`${people}/${other.id}`, { IsDisabled: false });
  await server.database.query.updateTable("person").set({ is_operator: true }).where("id", "=", operator.id).execute();
  if (left === second) operator = { ...second };
  await operator.patch(`${people}/${left === second ? other.id : second.id}`, { IsOperator: false });
});

test("an account is deleted with its address typed, unless a team would be left without an admin", async () => {
  const team = await withTeam(server, "Kept");
  const user = await member(server, team);
  const remove = ({ id }: Visitor, Confirm: string) => operator.delete(`${people}/${id}`, { Confirm });
  expect((await remove(user, "someone@example.org")).status).toBe(400);
  expect(await remove(team.admin, team.admin.email)).toMatchObject({ status: 409, body: { Code: "last-admin" } });
  expect((await remove(user, user.email.toUpperCase())).status).toBe(204);
  expect((await user.get("/api/v1/account")).status).toBe(401);
  expect((await logIn(user)).status).toBe(401);
  expect((await team.admin.get<object[]>("/api/teamusers")).body).toHaveLength(1);
  expect(await logged("account.deleted")).toMatchObject({ PersonId: operator.id, TargetId: user.id });
  const removed = (await team.admin.get<{ What: string }[]>("/api/v1/audit?Take=5")).body.map(({ What }) => What);
  expect(removed).toContain("member.removed");
});

test("the last operator stays while others have accounts: two at once never delete each other, nor the last themselves", async () => {
  const alone = await startTestServer();
  try {
    const first = await signedUp(alone);
    const second = await signedUp(alone);
    const third = await signedUp(alone);
    const last = { status: 409, body: { Code: "last-operator" } };
    expect(await first.delete("/api/v1/account", { Password })).toMatchObject(last);
    await first.patch(`${people}/${second.id}`, { IsOperator: true });
    const remove = (by: Visitor, { id, email }: Visitor) => by.delete(`${people}/${id}`, { Confirm: email });
    const both = await Promise.all([remove(first, second), remove(second, first)]);
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
    const left = both[0]?.status === 204 ? first : second;
    expect((await left.get("/api/v1/operator/people")).status).toBe(200);
    // Who is alone may go.
    expect((await third.delete("/api/v1/account", { Password })).status).toBe(204);
    expect((await left.delete("/api/v1/account", { Password })).status).toBe(204);
  } finally {
    await alone.close();
  }
});
