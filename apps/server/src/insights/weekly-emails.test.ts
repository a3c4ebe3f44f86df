import { afterAll, beforeAll, expect, test } from "vitest";
import { addJobs } from "../jobs/index.ts";
import { whole } from "../testing/mailbox.ts";
import { openSmtpSink, type SmtpSink } from "../testing/smtp-sink.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, stranger, type Visitor } from "../testing/visitor.ts";
import { sendWeeklyEmails } from "./send-weekly-emails.ts";

const soon = { timeout: 60_000, interval: 10 };
const path = "/api/v1/account/insight/letters";

let sink: SmtpSink;
/** Two nodes on one database. */
let servers: readonly [TestServer, TestServer];
/** A Wednesday; each test is in a week of its own. */
let now = new Date("2026-11-25T12:00:00Z");
const settings = () => ({
  now: () => now,
  env: { HOUSESTYLE_SMTP_URL: sink.url, HOUSESTYLE_SECRET: "s".repeat(32) },
});
beforeAll(async () => {
  sink = await openSmtpSink();
  const first = await startTestServer(settings());
  servers = [first, await startTestServer({ ...settings(), database: first.database })];
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
  await sink.close();
});

const weeks = (count: number) => {
  now = new Date(now.getTime() + count * 7 * 86_400_000);
};

async function confirmed(server = servers[0]): Promise<Visitor> {
  const person = await signedUp(server);
  const { query } = server.database;
  await query.updateTable("person").set({ email_verified: true }).where("id", "=", person.id).execute();
  return person;
}

const wish = (person: Visitor, IsOn: boolean) => person.call("PUT", path, { IsOn });
const write = (person: Visitor, words = 800) =>
  person.post("/api/captureeditactionextended", [
    { TeamId: null, SessionId: "a", DocumentKey: "a", Action: 9, WordCount: words, SuggestionCount: 2 },
    { TeamId: null, SessionId: "a", DocumentKey: "a", Action: 2, Count: 3, RuleId: "grammar/am-agree" },
  ]);

/** Emails to somebody, their lines whole. */
const lettersTo = ({ email }: Visitor) => sink.emails.filter((letter) => letter.includes(`To: ${email}`)).map(whole);

/** Has the job done on both nodes, and waits for the email of somebody who certainly gets one. */
async function send(): Promise<void> {
  const witness = await confirmed();
  await wish(witness, true);
  await write(witness);
  weeks(1);
  await addJobs(servers[0].database.query, "send-insight-letters", [{}, {}, {}, {}]);
  await expect.poll(() => lettersTo(witness), soon).toHaveLength(1);
  await expect.poll(waiting, soon).toBe(0);
}

async function waiting(): Promise<number> {
  const { rows } = await servers[0].database.pool.query("select count(*)::int as jobs from graphile_worker.jobs");
  return rows[0].jobs;
}

test("nobody gets a letter who has not asked for it; who has, gets one a week, on whatever node and however often", async () => {
  const [asked, silent] = [await confirmed(), await confirmed()];
  expect((await asked.get(path)).body).toEqual({ IsOn: false, Confirmed: true, Sends: true });
  expect((await wish(asked, true)).body).toEqual({ IsOn: true, Confirmed: true, Sends: true });
  await wish(asked, true);
  await write(asked);
  await write(silent);
  await send();
  expect(lettersTo(asked)).toHaveLength(1);
  expect(lettersTo(silent)).toEqual([]);
  const third = await startTestServer({ ...settings(), database: servers[0].database });
  await Promise.all([servers[0], servers[1], third].map(({ services }) => sendWeeklyEmails(servicesOf(services))));
  await third.close();
  await expect.poll(waiting, soon).toBe(0);
  expect(lettersTo(asked)).toHaveLength(1);
});

/** What the job is done with, asked for at the same moment on several nodes. */
const servicesOf = ({ database, mail, secret, publicUrl, checker }: TestServer["services"]) => ({
  ...{ database, mail, secret, publicUrl, now: () => now },
  naming: {
    category: (_: string, category: string) => category,
    rule: (id: string) => checker.catalogue.titles[id] ?? id,
  },
});

test("a letter holds numbers, the way to the page, and the way out; a week without writing brings none", async () => {
  const [busy, idle] = [await confirmed(), await confirmed()];
  await wish(busy, true);
  await wish(idle, true);
  await write(busy);
  const Week = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
  await send();
  const [letter = ""] = lettersTo(busy);
  expect(letter).toMatch(/^Subject: Your week of writing$/m);
  expect(letter).toContain("You worked on 800 words in 1 document on 1 day.");
  expect(letter).toContain("You reviewed 3 suggestions: 3 accepted, 0 ignored.");
  expect(letter).toContain(`http://housestyle.test/insights?week=${Week}`);
  expect(letter).toMatch(/^List-Unsubscribe:\s+<http:\/\/housestyle\.test\/insights\/off\?token=\d+\.[\w-]+>$/m);
  expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(lettersTo(idle)).toEqual([]);
});

test("the link ends them without signing in, and so does the click of a mail program; no other token does", async () => {
  const [byLink, byClick, other] = [await confirmed(), await confirmed(), await confirmed()];
  for (const person of [byLink, byClick, other]) {
    await wish(person, true);
    await write(person);
  }
  await send();
  const tokenOf = (person: Visitor) => /off\?token=(\d+\.[\w-]+)/.exec(lettersTo(person)[0] ?? "")?.[1] ?? "";
  const end = (Token: string) => stranger(servers[1]).post("/api/v1/insight-letters/end", { Token });
  const [id, mark] = tokenOf(other).split(".");
  for (const wrong of ["", "1", `${byLink.id}.${mark}`, `${id}.${mark?.slice(1)}`, `${id}.`]) {
    expect(await end(wrong)).toMatchObject({ status: 400, body: { Code: "bad-link" } });
  }
  expect((await end(tokenOf(byLink))).status).toBe(204);
  expect((await end(tokenOf(byLink))).status).toBe(204);
  const click = (token: string) =>
    fetch(`${servers[1].url}/insights/off?token=${token}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  expect((await click(`${id}.no`)).status).toBe(400);
  expect((await click(tokenOf(byClick))).status).toBe(200);
  const isOn = async (person: Visitor) => (await person.get<{ IsOn: boolean }>(path)).body.IsOn;
  expect([await isOn(byLink), await isOn(byClick), await isOn(other)]).toEqual([false, false, true]);
  for (const person of [byLink, byClick, other]) await write(person);
  await send();
  expect([byLink, byClick, other].map((person) => lettersTo(person).length)).toEqual([1, 1, 2]);
});

test("no letter goes to an address that nobody has confirmed, before Monday at six, or without mail", async () => {
  const unconfirmed = await signedUp(servers[0]);
  expect(await wish(unconfirmed, true)).toMatchObject({ status: 403, body: { Code: "not-verified" } });
  expect((await wish(unconfirmed, false)).status).toBe(200);

  const early = await confirmed();
  await wish(early, true);
  await write(early);
  const { services } = servers[0];
  const wednesday = now;
  now = new Date(now.getTime() + 4 * 86_400_000 + 17 * 3_600_000 + 3_540_000);
  expect(now.toISOString()).toMatch(/T05:59/);
  await sendWeeklyEmails(servicesOf(services));
  expect(await waiting()).toBe(0);
  await sendWeeklyEmails({
    ...servicesOf(services),
    mail: { ...services.mail, toFolder: true },
    now: () => new Date(now.getTime() + 3_600_000),
  });
  expect(await waiting()).toBe(0);
  now = new Date(now.getTime() + 60_000);
  await sendWeeklyEmails(servicesOf(services));
  await expect.poll(() => lettersTo(early), soon).toHaveLength(1);
  now = wednesday;
});

test("the wish goes with the account, and into the file of one’s own data", async () => {
  const person = await confirmed();
  await wish(person, true);
  const { body } = await person.get<{ WeeklyLetters: unknown[] }>("/api/v1/account/export");
  expect(body.WeeklyLetters).toHaveLength(1);
  expect((await person.delete("/api/v1/account", { Password: "seven green bottles" })).status).toBe(204);
  const { rows } = await servers[0].database.pool.query("select 1 from insight_letter where owner_id = $1", [
    person.id,
  ]);
  expect(rows).toEqual([]);
});
