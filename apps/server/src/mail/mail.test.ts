import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailTo } from "../testing/mailbox.ts";
import { openSmtpSink, type SmtpSink } from "../testing/smtp-sink.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { reallySignedUp, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";
import { mailTask } from "./mail.ts";

let sink: SmtpSink;
/** Sends mail, and limits it. */
let server: TestServer;
beforeAll(async () => {
  sink = await openSmtpSink();
  server = await startTestServer({
    env: {
      HOUSESTYLE_SMTP_URL: sink.url,
      HOUSESTYLE_RATE_LIMIT: "on",
      HOUSESTYLE_LETTERS_PER_ACCOUNT: "20",
      HOUSESTYLE_LETTERS_PER_TEAM: "30",
      HOUSESTYLE_LETTERS_PER_ADDRESS: "2",
    },
  });
});
afterAll(async () => {
  await server.close();
  await sink.close();
});

const confirm = ({ id }: Visitor) =>
  server.database.query.updateTable("person").set({ email_verified: true }).where("id", "=", id).execute();

async function confirmed(name?: string) {
  const team = await withTeam(server, name);
  await confirm(team.admin);
  const invite = (...addresses: string[]) =>
    team.admin.post<{ Message: string; Code: string }>(
      "/api/teamusers",
      addresses.map((Email) => ({ TeamId: team.teamId, Email })),
    );
  const invited = async () =>
    (await team.admin.get<{ Status: string }[]>("/api/teamusers?Take=500")).body.filter(
      ({ Status }) => Status === "Invited",
    ).length;
  return { ...team, invite, invited };
}

const addresses = (count: number, name: string) => Array.from({ length: count }, (_, n) => `${name}${n}@example.org`);

test("who has not confirmed their own address sends no letters to others, and is told so", async () => {
  const { admin, teamId } = await withTeam(server);
  const before = sink.emails.length;
  const invite = () => admin.post("/api/teamusers", [{ TeamId: teamId, Email: "victim@example.org" }]);
  expect(await invite()).toMatchObject({ status: 403, body: { Code: "not-verified" } });
  await confirm(admin);
  expect((await invite()).status).toBe(200);
  await expect.poll(() => sink.emails.slice(before).join("\n")).toContain("To: victim@example.org");
});

test("the head of a letter holds our words alone, whatever team or person is called", async () => {
  const { admin, invite } = await confirmed("WIN 1000 EUR\r\nBcc: all@example.org now");
  await admin.patch("/api/v1/account", { Name: "WIN 1000 EUR" });
  await invite("head@example.org");
  const letter = () => sink.emails.find((each) => each.includes("To: head@example.org")) ?? "";
  await expect.poll(letter).not.toBe("");
  const [head = ""] = letter().split("\n\n");
  expect(head).toContain("Subject: You are invited to join a team on Housestyle");
  expect(head).not.toMatch(/WIN|Bcc/);
});

test("an invitation holds no address but our own, whatever a team is called", async () => {
  const { admin, invite } = await confirmed("Your account is locked: https://evil.example/login boss@evil.example");
  await admin.patch("/api/v1/account", { Name: "Support https://evil.example/help" });
  await invite("linked@example.org");
  const letter = () => sink.emails.find((each) => each.includes("To: linked@example.org")) ?? "";
  await expect.poll(letter).not.toBe("");
  const [, ...body] = letter().split("\n\n");
  const text = body.join("\n\n").replaceAll("=\n", "");
  expect(text).toContain("Support https evil example/help has invited you");
  expect(text).toContain("Your account is locked: https evil example/login");
  expect(text).not.toMatch(/evil\.example|boss@/);
  expect(text.match(/https?:\/\/[^/\s]+/g)).toEqual([server.origin]);
});

describe("limits", () => {
  test("a batch for which there is no room is refused whole, in plain words; a smaller one goes", async () => {
    const { invite, invited } = await confirmed();
    const refused = await invite(...addresses(21, "many"));
    expect(refused).toMatchObject({ status: 429, body: { Code: "too-many-letters", Message: /This account/ } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await invited()).toBe(0);
    expect((await invite(...addresses(20, "some"))).status).toBe(200);
    expect((await invite("one-more@example.org")).status).toBe(429);
    expect(await invited()).toBe(20);
  });

  test("they hold when two hundred ask at once", async () => {
    const { invite, invited } = await confirmed();
    const answers = await Promise.all(addresses(200, "crowd").map((address) => invite(address)));
    const counted = Map.groupBy(answers, ({ status }) => status);
    expect([...counted].map(([status, { length }]) => [status, length]).sort()).toEqual([
      [200, 20],
      [429, 180],
    ]);
    expect(await invited()).toBe(20);
  });

  test("all people together have one for an hour, whatever accounts and addresses they use, but for new passwords", async () => {
    const few = await startTestServer({
      env: { HOUSESTYLE_SMTP_URL: sink.url, HOUSESTYLE_RATE_LIMIT: "on", HOUSESTYLE_LETTERS_PER_SERVER: "3" },
    });
    try {
      const teams = [await withTeam(few), await withTeam(few)];
      await few.database.query.updateTable("person").set({ email_verified: true }).execute();
      const invite = (which: number, ...to: string[]) =>
        teams[which]?.admin.post(
          "/api/teamusers",
          to.map((Email) => ({ TeamId: teams[which]?.teamId, Email })),
        );
      expect(await invite(0, "a@one.example", "b@two.example")).toMatchObject({ status: 200 });
      const refused = { status: 429, body: { Code: "too-many-letters", Message: /This server/ } };
      expect(await invite(1, "c@three.example", "d@four.example")).toMatchObject(refused);
      expect(await invite(1, "c@three.example")).toMatchObject({ status: 200 });
      expect(await invite(0, "e@five.example")).toMatchObject(refused);
      const person = teams[0]?.admin;
      await stranger(few).post("/api/v1/password/forgotten", { Email: person?.email });
      await expect
        .poll(() => sink.emails.filter((each) => each.includes(`To: ${person?.email}`)).join("\n"))
        .toMatch(/new password/);
      expect(sink.emails.join("\n")).not.toMatch(/To: [de]@/);
    } finally {
      await few.close();
    }
  });

  test("no address is sent the same again and again, whoever asks", async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    expect((await one.invite("poor@example.org")).status).toBe(200);
    expect((await other.invite("poor@example.org")).status).toBe(200);
    expect(await other.invite("Poor@example.org")).toMatchObject({ status: 429, body: { Message: /This address/ } });
    expect(await other.invite("rich@example.org")).toMatchObject({ status: 200 });
  });

  test("addresses that lead to one mailbox count as one", async () => {
    const { invite } = await confirmed();
    expect((await invite("plus+1@example.org", "plus+2@example.org")).status).toBe(200);
    expect(await invite("Plus+3@example.org")).toMatchObject({ status: 429, body: { Message: /This address/ } });
    expect((await invite("other+3@example.org")).status).toBe(200);
  });

  test("a team has one, too, and each row of a list that goes on is told", async () => {
    const { admin, teamId, invite } = await confirmed();
    const second = await signedUp(server);
    await confirm(second);
    await sql`insert into team_user (team_id, person_id, email, position, licence, status)
      values (${teamId}, ${second.id}, ${second.email}, 'Admin', 'Free', 'Active')`.execute(server.database.query);
    expect((await invite(...addresses(20, "first"))).status).toBe(200);
    const rows = addresses(11, "second").map((Email) => ({ TeamId: teamId, Email }));
    const { body } = await second.post<{ Rows: unknown[]; Errors: unknown[] }>("/api/teamusers?onError=continue", rows);
    expect(body.Rows).toHaveLength(10);
    expect(body.Errors).toMatchObject([{ Index: 10, Code: "too-many-letters", Message: /This team/ }]);
    expect(admin.id).not.toBe(second.id);
  });

  test("asking for a new password beyond them is answered as always, and sends nothing", async () => {
    const person = await reallySignedUp(server);
    const resets = () =>
      sink.emails.filter((each) => each.includes(`To: ${person.email}`) && each.includes("new password")).length;
    for (let n = 0; n < 4; n += 1) {
      const asked = await stranger(server).post("/api/v1/password/forgotten", { Email: person.email });
      expect(asked.status).toBe(200);
    }
    await expect.poll(resets).toBe(2);
    // The confirmation of the sign-up was the first.
    expect((await person.post("/api/v1/verify-email/send")).status).toBe(204);
    expect(await person.post("/api/v1/verify-email/send")).toMatchObject({ status: 429 });
  });
});

test("an invitation and its letter are stored together, or neither", async () => {
  const folder = await startTestServer();
  const { admin, teamId } = await withTeam(folder);
  const { query } = folder.database;
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
    query,
  );
  await sql`create trigger refuse before insert on graphile_worker._private_jobs for each row execute function refuse()`.execute(
    query,
  );
  const rows = [{ TeamId: teamId, Email: "together@example.org" }];
  expect((await admin.post("/api/teamusers", rows)).status).toBe(500);
  const reply = await stranger(folder).post<{ VerificationSent: boolean }>("/api/v1/signup", {
    Email: "new@example.org",
    Password: "seven green bottles",
    HumanCheck: "human",
    Name: "New",
  });
  expect(reply).toMatchObject({ status: 200, body: { VerificationSent: false } });
  expect((await admin.post("/api/v1/verify-email/send")).status).toBe(500);
  await sql`drop trigger refuse on graphile_worker._private_jobs`.execute(query);
  expect((await admin.get<unknown[]>("/api/teamusers")).body).toHaveLength(1);
  // Without mail an unconfirmed account invites by link.
  expect((await admin.post("/api/teamusers", rows)).status).toBe(200);
  await emailTo(folder, "together@example.org", /invited/);
  await folder.close();
});

test("a letter that is sent once more is the same letter", async () => {
  const settings = {
    smtpUrl: undefined,
    from: "Desk <desk@news.example>",
    folder: join(server.dataFolder, "again"),
    limits: undefined,
  };
  const waiting = {
    letter: { kind: "verify-email", to: "again@example.org", link: "https://x.example" },
    id: "0b7d",
    on: "2026-11-22T03:20:00.000Z",
  };
  await mailTask(settings)(waiting);
  await mailTask(settings)(waiting);
  expect(readdirSync(settings.folder)).toEqual(["2026-11-22T03-20-00.000Z-0b7d.eml"]);
  await mailTask({ ...settings, smtpUrl: sink.url })(waiting);
  expect(sink.emails.at(-1)).toMatch(/^Message-ID: <0b7d@news\.example>$/m);
});
