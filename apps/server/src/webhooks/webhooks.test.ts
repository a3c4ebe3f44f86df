import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Receiver, startReceiver } from "../testing/receiver.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";
import { sendForgotten, sendWebhook } from "./deliver.ts";
import { pauses } from "./schedule.ts";
import { forgetDeliveries } from "./store.ts";

interface Hook {
  readonly Id: number;
  readonly Secret: string;
  readonly IsEnabled: boolean;
  readonly Url: string;
}
interface Delivery {
  readonly Id: number;
  readonly MessageId: string;
  readonly What: string;
  readonly State: string;
  readonly Attempts: number;
  readonly Status: number | null;
  readonly Problem: string | null;
}

let server: TestServer;
let receiver: Receiver;
let team: Awaited<ReturnType<typeof withTeam>>;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ env: { HOUSESTYLE_PRIVATE_HOSTS: "127.0.0.1" } });
  await signedUp(server);
});
beforeEach(async () => {
  receiver.status = 200;
  receiver.received.length = 0;
  team = await withTeam(server);
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

async function hook(Events: string[], given: object = {}): Promise<Hook> {
  const { status, body } = await team.admin.post<Hook>("/api/v1/webhooks", {
    TeamId: team.teamId,
    Url: receiver.url,
    Events,
    ...given,
  });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}
const addWord = (word = "zyntharil") => team.admin.post("/api/ignorepatterns", { word, teamId: team.teamId });
const deliveries = async ({ Id }: Hook) => (await team.admin.get<Delivery[]>(`/api/v1/webhooks/${Id}/deliveries`)).body;
const send = (id: number) => sendWebhook(server.services)({ id, isSlow: true });
/** Lets the time of the next try be now, and the server's own job of it come to nothing. */
const lapse = (id: number) =>
  sql`update webhook_delivery set next_try_on = now() where id = ${id} and state = 'waiting'`.execute(
    server.database.query,
  );

function isSigned({ Secret }: Hook, { headers, body }: Receiver["received"][number]): boolean {
  const key = Buffer.from(Secret.slice("whsec_".length), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

test("what somebody asked for is told, signed, without the words of it", async () => {
  const made = await hook(["dictionary.added"]);
  await addWord();
  await team.admin.post("/api/styleguide", [{ Name: "Not asked for", TeamId: team.teamId }]);
  await expect.poll(() => receiver.received.length).toBe(1);
  const [message] = receiver.received;
  expect(message && isSigned(made, message)).toBe(true);
  expect(message?.body).not.toMatch(/zyntharil|Pat|@/);
  expect(JSON.parse(message?.body ?? "")).toEqual({
    type: "dictionary.added",
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      TeamId: team.teamId,
      PersonId: team.admin.id,
      TargetId: expect.any(Number),
      Count: 1,
      Ids: [expect.any(Number)],
    },
  });
  await expect
    .poll(() => deliveries(made))
    .toMatchObject([{ What: "dictionary.added", State: "delivered", Attempts: 1, Status: 200, Problem: null }]);
});

test("the act and what is told of it are stored together, or neither", async () => {
  const listening = await hook(["dictionary.added"]);
  const { query } = server.database;
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
    query,
  );
  await sql`create trigger refuse before insert on graphile_worker._private_jobs for each row execute function refuse()`.execute(
    query,
  );
  expect((await addWord()).status).toBe(500);
  await sql`drop trigger refuse on graphile_worker._private_jobs`.execute(query);
  expect(await deliveries(listening)).toEqual([]);
  expect((await team.admin.get(`/api/ignorepatterns/team:${team.teamId}/all`)).body).toEqual([]);
});

test("a team whose receiver never answers holds up no other team", async () => {
  const silent = createServer();
  const asked = once(silent, "request");
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const held = await hook(["dictionary.added"], { Url: `http://127.0.0.1:${port}/` });
  await sql`update webhook set failing_since = now() where id = ${held.Id}`.execute(server.database.query);
  await addWord();
  await asked;
  const heldBy = team.teamId;
  // One of the next teams is in the same lane.
  do team = await withTeam(server);
  while ((team.teamId - heldBy) % 2 !== 0);
  const made = await hook(["dictionary.added"]);
  await addWord();
  await expect.poll(async () => (await deliveries(made))[0]?.State).toBe("delivered");
  silent.closeAllConnections();
  silent.close();
});

test("an act that is refused is told to nobody", async () => {
  const made = await hook(["rule.added"]);
  const guide = await team.admin.post<{ Id: number }[]>("/api/styleguide", [{ Name: "G", TeamId: team.teamId }]);
  const rules = [
    { StyleGuideId: guide.body[0]?.Id, Match: "x" },
    { StyleGuideId: 999_999, Match: "y" },
  ];
  expect((await team.admin.post("/api/styleguide/items", rules)).status).toBe(404);
  expect(await deliveries(made)).toEqual([]);
});

describe("when nobody answers as they should", () => {
  test.each([
    [500, "status"],
    [302, "redirect"],
    [0, "unreachable"],
  ])("%i is tried again five times, ever later, then it has failed for good", async (status, problem) => {
    receiver.status = status;
    const made = await hook(["dictionary.added"]);
    await addWord();
    await expect.poll(async () => (await deliveries(made))[0]?.Attempts).toBe(1);
    const [first] = await deliveries(made);
    for (const [index, pause] of pauses.entries()) {
      const { rows } = await sql<{ wait: number }>`
        select round(extract(epoch from next_try_on - last_tried_on))::int as wait from webhook_delivery
        where id = ${first?.Id}`.execute(server.database.query);
      expect([index, rows[0]?.wait]).toEqual([index, pause]);
      await send(first?.Id ?? 0);
      expect((await deliveries(made))[0]?.Attempts).toBe(index + 1);
      await lapse(first?.Id ?? 0);
      await send(first?.Id ?? 0);
    }
    expect(await deliveries(made)).toMatchObject([{ State: "failed", Attempts: 6, Problem: problem }]);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    // By hand it is sent once more.
    receiver.status = 200;
    const again = await team.admin.post(`/api/v1/webhooks/${made.Id}/deliveries/${first?.Id}/retry`);
    expect(again).toMatchObject({ status: 200, body: { State: "waiting", NextTryOn: expect.any(String) } });
    await expect.poll(async () => (await deliveries(made))[0]?.State).toBe("delivered");
  });

  test("after five in a row over a day it is switched off, and those who run the team see it", async () => {
    receiver.status = 500;
    const made = await hook(["dictionary.added"]);
    for (let n = 0; n < 5; n += 1) {
      await addWord(`w${n}`);
      await expect.poll(async () => (await deliveries(made))[0]?.Attempts).toBe(1);
      const id = (await deliveries(made))[0]?.Id ?? 0;
      await sql`update webhook_delivery set attempts = 5 where id = ${id}`.execute(server.database.query);
      if (n === 4) {
        expect((await hooks())[0]).toMatchObject({ IsEnabled: true, SwitchedOffOn: null });
        await sql`update webhook set failing_since = now() - interval '25 hours' where id = ${made.Id}`.execute(
          server.database.query,
        );
      }
      await lapse(id);
      await send(id);
    }
    expect((await hooks())[0]).toMatchObject({ IsEnabled: false, SwitchedOffOn: expect.any(String) });
    const { body: log } = await team.admin.get<{ What: string; PersonId: null }[]>(
      `/api/v1/audit?TeamId=${team.teamId}`,
    );
    expect(log[0]).toMatchObject({ What: "webhook.switched-off", PersonId: null });
    await addWord("later");
    expect(await deliveries(made)).toHaveLength(5);
    // Switched on it begins anew.
    await team.admin.patch(`/api/v1/webhooks/${made.Id}`, { IsEnabled: true });
    expect((await hooks())[0]).toMatchObject({ IsEnabled: true, SwitchedOffOn: null, FailingSince: null });
  });

  const hooks = async () => (await team.admin.get<object[]>(`/api/v1/webhooks?TeamId=${team.teamId}`)).body;
});

describe("where it may go", () => {
  test.each([
    "http://example.org/hook",
    "ftp://example.org",
    "https://ann:secret@example.org/",
    "nonsense",
    `https://example.org/${"x".repeat(2_000)}`,
  ])("%s is refused", async (Url) => {
    const reply = await team.admin.post("/api/v1/webhooks", { TeamId: team.teamId, Url, Events: ["term.added"] });
    expect(reply).toMatchObject({ status: 400, body: { Code: "bad-request", Message: expect.any(String) } });
  });

  test.each(["https://127.0.0.2:8443/", "https://[::1]:8443/", "https://localhost:8443/", "https://10.0.0.1/"])(
    "%s is never called, and that is said",
    async (Url) => {
      const made = await hook(["term.added"], { Url });
      const tried = await team.admin.post(`/api/v1/webhooks/${made.Id}/test`);
      expect(tried).toMatchObject({ status: 200, body: { What: "test", State: "failed", Problem: "private" } });
    },
  );

  test("a test is sent at once and tells how it went", async () => {
    const made = await hook(["term.added"]);
    expect((await team.admin.post(`/api/v1/webhooks/${made.Id}/test`)).body).toMatchObject({
      What: "test",
      State: "delivered",
      Status: 200,
    });
    expect(receiver.received.map((each) => isSigned(made, each))).toEqual([true]);
    receiver.status = 418;
    expect((await team.admin.post(`/api/v1/webhooks/${made.Id}/test`)).body).toMatchObject({
      State: "failed",
      Status: 418,
      Problem: "status",
    });
  });
});

test("a secret is shown once; a new one takes its place", async () => {
  const made = await hook(["dictionary.added"]);
  const list = await team.admin.get(`/api/v1/webhooks?TeamId=${team.teamId}`);
  expect(JSON.stringify(list.body)).not.toContain("whsec_");
  const changed = await team.admin.patch<Hook>(`/api/v1/webhooks/${made.Id}`, { NewSecret: true });
  expect(changed.body.Secret).toMatch(/^whsec_/);
  expect(changed.body.Secret).not.toBe(made.Secret);
  await addWord();
  await expect.poll(() => receiver.received.map((each) => isSigned(changed.body, each))).toEqual([true]);
  expect((await team.admin.patch<Hook>(`/api/v1/webhooks/${made.Id}`, { IsEnabled: false })).body.Secret).toBeNull();
});

test("only those who run the team see its webhooks; for others there are none", async () => {
  const made = await hook(["term.added"]);
  const user = await member(server, team);
  const other = (await withTeam(server, "Other")).admin;
  const calls: [string, string][] = [
    ["GET", `/api/v1/webhooks?TeamId=${team.teamId}`],
    ["GET", `/api/v1/webhooks/${made.Id}/deliveries`],
    ["PATCH", `/api/v1/webhooks/${made.Id}`],
    ["POST", `/api/v1/webhooks/${made.Id}/test`],
    ["POST", `/api/v1/webhooks/${made.Id}/deliveries/1/retry`],
    ["DELETE", `/api/v1/webhooks/${made.Id}`],
  ];
  const ask = (who: Visitor) =>
    Promise.all(calls.map(([method, path]) => who.call(method, path, method === "PATCH" ? {} : undefined)));
  expect((await ask(user)).map(({ status }) => status)).toEqual(calls.map(() => 403));
  expect((await ask(other)).map(({ status }) => status)).toEqual(calls.map(() => 404));
  expect((await other.get("/api/v1/webhooks")).body).toEqual([]);
  const foreign = await withTeam(server, "Third");
  const theirs = await foreign.admin.post<Hook>("/api/v1/webhooks", {
    TeamId: foreign.teamId,
    Url: receiver.url,
    Events: ["term.added"],
  });
  const { body: sent } = await foreign.admin.post<Delivery>(`/api/v1/webhooks/${theirs.body.Id}/test`);
  expect((await team.admin.post(`/api/v1/webhooks/${made.Id}/deliveries/${sent.Id}/retry`)).status).toBe(404);
});

test("a team has ten at most, also when twelve are made at once; they go with it", async () => {
  const Url = receiver.url;
  const one = () => team.admin.post("/api/v1/webhooks", { TeamId: team.teamId, Url, Events: ["term.added"] });
  const statuses = (await Promise.all(Array.from({ length: 12 }, one))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(10).fill(200), 409, 409]);
  expect((await team.admin.delete(`/api/teams?id=${team.teamId}`)).status).toBe(200);
  const { rows } = await sql`select 1 from webhook where owner_id = ${team.teamId}`.execute(server.database.query);
  expect(rows).toEqual([]);
});

test("none is lost when the server ends between the act and the sending, nor when its job is gone", async () => {
  const made = await hook(["dictionary.added"]);
  // As it lies there when a server was killed right behind the commit: the message is stored, nobody sends it.
  await server.database.query.transaction().execute(async (transaction) => {
    await sql`insert into webhook_delivery (owner_id, webhook_id, message_id, what, body, next_try_on)
      values (${team.teamId}, ${made.Id}, 'msg_lost', 'dictionary.added', '{}', now() - interval '20 minutes')`.execute(
      transaction,
    );
  });
  await sendForgotten(server.services);
  await expect.poll(() => receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual(["msg_lost"]);
  // A job that comes twice sends once; the first has noted that it came.
  await expect.poll(async () => (await deliveries(made))[0]?.State).toBe("delivered");
  const [delivery] = await deliveries(made);
  await send(delivery?.Id ?? 0);
  expect(receiver.received).toHaveLength(1);
});

test("what was sent long ago is forgotten", async () => {
  const made = await hook(["term.added"]);
  await team.admin.post(`/api/v1/webhooks/${made.Id}/test`);
  await forgetDeliveries(server.database);
  expect(await deliveries(made)).toHaveLength(1);
  await sql`update webhook_delivery set created_on = now() - interval '31 days' where webhook_id = ${made.Id}`.execute(
    server.database.query,
  );
  await forgetDeliveries(server.database);
  expect(await deliveries(made)).toEqual([]);
});
