import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSmtpSink, type SmtpSink } from "../testing/smtp-sink.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { reallySignedUp, stranger, withTeam } from "../testing/visitor.ts";

const form = { Password: "seven green bottles", HumanCheck: "human", Name: "Pat", WriterType: "Fiction" };
const signUp = (server: TestServer, given: object) => stranger(server).post("/api/v1/signup", { ...form, ...given });

let sink: SmtpSink;
/** Asks for confirmed addresses, and sends mail. */
let strict: TestServer;
beforeAll(async () => {
  sink = await openSmtpSink();
  strict = await startTestServer({
    env: {
      HOUSESTYLE_REQUIRE_VERIFIED_EMAIL: "on",
      HOUSESTYLE_SMTP_URL: sink.url,
      HOUSESTYLE_RATE_LIMIT: "on",
      HOUSESTYLE_LETTERS_PER_ADDRESS: "2",
    },
  });
});
afterAll(async () => {
  await strict.close();
  await sink.close();
});

test("an address that has an account is answered as a new one, and its owner gets a letter, not many", async () => {
  const [Email, fresh] = ["known@example.org", "fresh@example.org"];
  await signUp(strict, { Email: "operator@example.org" });
  expect((await signUp(strict, { Email })).status).toBe(200);
  const known = await signUp(strict, { Email: "Known@Example.org" });
  const made = await signUp(strict, { Email: fresh });
  const told = ({ status, body, headers }: typeof known, address: string) =>
    [
      status,
      JSON.stringify(body)
        .replaceAll(address, "")
        .replaceAll(/"Id":\d+|"CreatedOn":"[^"]+"/g, ""),
      [...headers.keys()].sort(),
    ] as const;
  expect(told(known, Email)).toEqual(told(made, fresh));
  const ids = [known, made].map(({ body }) => (body as { Profile: { Id: number } }).Profile.Id);
  expect(ids[1]).toBe(Number(ids[0]) + 1);
  const letters = () =>
    sink.emails.filter((each) => each.includes(`To: ${Email}`) && /Subject: You already/.test(each)).length;
  for (let n = 0; n < 3; n += 1) {
    expect(await signUp(strict, { Email })).toMatchObject({ status: 200, body: { VerificationSent: true } });
  }
  await expect.poll(letters).toBe(2);
  const people = strict.database.query.selectFrom("person").select("name").where("email", "=", Email).execute();
  expect(await people).toHaveLength(1);
});

test("a password is kept by scrypt with a salt of its own, and opens its account", async () => {
  const server = await startTestServer({ keepsPasswords: true });
  const people = [await reallySignedUp(server), await reallySignedUp(server)];
  const { rows } = await sql<{ password: string }>`select password from credential`.execute(server.database.query);
  const kept = rows.map(({ password }) => /^([0-9a-f]{32}):[0-9a-f]{128}$/.exec(password)?.[1]);
  expect(new Set(kept).size).toBe(2);
  expect(kept).not.toContain(undefined);
  const signIn = (Password: string) =>
    stranger(server).post("/api/v1/login", { Email: people[0]?.email, Password, RememberMe: false });
  expect([(await signIn("seven green bottles")).status, (await signIn("eight green bottles")).status]).toEqual([
    200, 401,
  ]);
  await server.close();
});

test("where letters only go to a folder, the form itself says that the address is known", async () => {
  const folder = await startTestServer({ env: { HOUSESTYLE_REQUIRE_VERIFIED_EMAIL: "on" } });
  expect((await signUp(folder, { Email: "known@example.org" })).status).toBe(200);
  expect(await signUp(folder, { Email: "KNOWN@example.org" })).toMatchObject({
    status: 409,
    body: { Code: "email-taken" },
  });
  await folder.close();
});

describe("an invitation is judged before anything is made", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await reallySignedUp(server);
  });
  afterAll(async () => {
    await server.close();
  });

  test("a bad one makes no account and no session; the address can still be used", async () => {
    const visitor = stranger(server);
    const given = { ...form, Email: "guest@example.org" };
    const refused = await visitor.post("/api/v1/signup", { ...given, Invitation: "made-up" });
    expect(refused).toMatchObject({ status: 400, body: { Code: "bad-link" } });
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await visitor.post("/api/v1/signup", given)).status).toBe(200);
  });

  test("one of a team whose licence ended makes none, either", async () => {
    const { admin, teamId } = await withTeam(server);
    const { body } = await admin.post<{ JoinCode: string }[]>("/api/teamusers", [
      { TeamId: teamId, Email: "late@example.org" },
    ]);
    const { query } = server.database;
    await query.updateTable("team").set({ licence_expiry: "2020-01-01" }).where("id", "=", teamId).execute();
    const Invitation = body[0]?.JoinCode;
    const refused = await signUp(server, { Email: "late@example.org", Invitation });
    expect(refused).toMatchObject({ status: 403, body: { Code: "team-lapsed" } });
    expect((await signUp(server, { Email: "late@example.org" })).status).toBe(200);
  });

  test("of several who take one at once, one has an account", async () => {
    const { admin, teamId } = await withTeam(server);
    const { body } = await admin.post<{ JoinCode: string }[]>("/api/teamusers", [
      { TeamId: teamId, Email: "one@example.org" },
    ]);
    const Invitation = body[0]?.JoinCode;
    const several = ["one", "two", "three", "four"].map((name) => `${name}.racer@example.org`);
    const answers = await Promise.all(several.map((Email) => signUp(server, { Email, Invitation })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(answers.filter(({ headers }) => headers.getSetCookie().length > 0)).toHaveLength(1);
    const { query } = server.database;
    const made = await query.selectFrom("person").select("id").where("email", "in", several).execute();
    expect(made).toHaveLength(1);
  });
});
