import { afterAll, beforeAll, expect, test } from "vitest";
import { addJobs } from "../jobs/index.ts";
import { add, rich } from "../testing/documents.ts";
import { whole } from "../testing/mailbox.ts";
import { share, shareProject } from "../testing/sharing.ts";
import { openSmtpSink, type SmtpSink } from "../testing/smtp-sink.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, stranger, type Visitor } from "../testing/visitor.ts";
import { emailToken } from "./email-token.ts";
import { sendEmails } from "./send-emails.ts";

const soon = { timeout: 60_000, interval: 10 };
const path = "/api/v1/account/notification-emails";

let sink: SmtpSink;
/** Two nodes on one database. */
let servers: readonly [TestServer, TestServer];
let now = new Date("2026-11-25T12:23:00Z");
const settings = () => ({
  now: () => now,
  env: {
    HOUSESTYLE_SMTP_URL: sink.url,
    HOUSESTYLE_SECRET: "s".repeat(32),
    HOUSESTYLE_FLAGS: "+CollaborativeEditing +Comments",
  },
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

const hours = (count: number) => {
  now = new Date(now.getTime() + count * 3_600_000);
};
const wish = (person: Visitor, Kinds: string[], Every = "hour") => person.put(path, { Kinds, Every });
const lettersTo = ({ email }: Visitor) => sink.emails.filter((letter) => letter.includes(`To: ${email}`)).map(whole);

async function confirmed(name: string): Promise<Visitor> {
  const person = await signedUp(servers[0], { Name: name });
  const { query } = servers[0].database;
  await query.updateTable("person").set({ email_verified: true }).where("id", "=", person.id).execute();
  return person;
}

async function waiting(): Promise<number> {
  const { rows } = await servers[0].database.pool.query("select count(*)::int as jobs from graphile_worker.jobs");
  return rows[0].jobs;
}

/** Has the job done on both nodes, and waits until everything it wrote has arrived. */
async function send(): Promise<void> {
  await addJobs(servers[0].database.query, "send-notification-emails", [{}, {}, {}, {}]);
  await expect.poll(waiting, soon).toBe(0);
}

async function scene() {
  const owner = await confirmed("Olive Owner");
  const pat = await confirmed("Pat");
  const doc = await add(owner, { Title: "Cat story evil.example", Content: rich });
  const mention = () =>
    owner.post<{ Id: number }>(`/api/v1/documents/${doc.Id}/comments`, {
      ...{ From: 0, To: 0, Quote: "Dear", Text: "A secret remark", Mentions: [pat.id] },
    });
  await share(owner, doc, { Email: pat.email, Role: "comment" });
  return { owner, pat, doc, mention };
}

test("no one gets an email who has not asked; who has, gets one an hour, of the kinds they chose, without a word of a text", async () => {
  const { owner, pat, doc, mention } = await scene();
  expect((await pat.get(path)).body).toEqual({ Kinds: [], Every: "day", Confirmed: true, Sends: true });
  await mention();
  await send();
  expect(lettersTo(pat)).toEqual([]);
  expect((await wish(pat, ["mention"])).body).toMatchObject({ Kinds: ["mention"], Every: "hour" });
  await send();
  // What was there before they asked is no news.
  expect(lettersTo(pat)).toEqual([]);
  const { body } = await mention();
  await owner.post(`/api/v1/documents/${doc.Id}/comments/${body.Id}/replies`, { Text: "Reply without mention" });
  await send();
  const [first = ""] = lettersTo(pat);
  expect(first).toMatch(/Subject: 1 new notification in Housestyle/);
  expect(first).toContain(`/editor?document=${doc.Id}#comment-${body.Id}`);
  expect(first).toContain("Olive Owner mentioned you in");
  expect(first).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  expect(first).not.toMatch(/secret remark|Dear|evil\.example/);
  await mention();
  await send();
  expect(lettersTo(pat)).toHaveLength(1);
  hours(1);
  await send();
  await send();
  expect(lettersTo(pat)).toHaveLength(2);
});

test("an email names a project that was shared after they asked, and leads to it, while it is shared", async () => {
  const { owner, pat } = await scene();
  await add(owner, { Project: "Old" });
  await add(owner, { Project: "Work/Novel" });
  await shareProject(owner, "Old", { Email: pat.email, Role: "view" });
  await wish(pat, ["shared"]);
  await send();
  expect(lettersTo(pat)).toEqual([]);
  await shareProject(owner, "Work/Novel", { Email: pat.email, Role: "view" });
  await send();
  const [first = "", ...others] = lettersTo(pat);
  expect(others).toEqual([]);
  expect(first).toContain("Olive Owner shared the project");
  expect(first).toMatch(/Novel.*\/documents\?sharedProject=\d+/s);
  expect(first).not.toMatch(/Work|Old/);
  hours(1);
  await send();
  expect(lettersTo(pat)).toHaveLength(1);
});

test("daily emails come once a day; what was read, and what one may no longer see, is in none", async () => {
  const { owner, pat, doc, mention } = await scene();
  await wish(pat, ["mention"], "day");
  await mention();
  await send();
  expect(lettersTo(pat)).toHaveLength(1);
  await mention();
  hours(6);
  await send();
  expect(lettersTo(pat)).toHaveLength(1);
  hours(24);
  const [newest] = (await pat.get<{ Id: number }[]>("/api/v1/notifications")).body;
  await pat.post("/api/v1/notifications/read", { Id: newest?.Id, AndEarlier: true });
  await send();
  expect(lettersTo(pat)).toHaveLength(1);
  await mention();
  await owner.delete(`/api/v1/documents/${doc.Id}/shares/${pat.id}`);
  await send();
  expect(lettersTo(pat)).toHaveLength(1);
});

test("a link ends emails of one kind or all without logging in, also by one click, and others can do nothing with it", async () => {
  const { pat } = await scene();
  const { secret } = servers[0].services;
  const kinds = async () => (await pat.get<{ Kinds: string[] }>(path)).body.Kinds;
  const end = (Token: string) =>
    stranger(servers[1]).post<{ Kind: string }>("/api/v1/notification-emails/end", { Token });
  await wish(pat, ["mention", "reply", "access"]);
  expect((await end(emailToken(secret, pat.id, "reply"))).body).toEqual({ Kind: "reply" });
  expect(await kinds()).toEqual(["mention", "access"]);
  const mention = emailToken(secret, pat.id, "mention");
  for (const token of ["", "x", mention.replace("mention", "all"), mention.replace(/^\d+/, "1"), `${mention}x`]) {
    expect((await end(token)).status).toBe(400);
  }
  const click = `${servers[1].url}/notifications/off?token=${emailToken(secret, pat.id, "all")}`;
  const body = "List-Unsubscribe=One-Click";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect((await fetch(click, { method: "POST", headers, body })).status).toBe(200);
  expect(await kinds()).toEqual([]);
  expect((await end(emailToken(secret, pat.id, "all"))).status).toBe(200);
});

test("nobody is written to at an address that is not confirmed, and nothing is where no mail is set up", async () => {
  const pat = await signedUp(servers[0]);
  expect((await wish(pat, ["mention"])).status).toBe(403);
  const silent = await startTestServer({ env: { HOUSESTYLE_FLAGS: "+Comments" } });
  const kim = await signedUp(silent);
  expect((await kim.get(path)).body).toMatchObject({ Sends: false });
  await sendEmails({ ...silent.services });
  await silent.close();
});
