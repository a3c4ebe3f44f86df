import { afterAll, beforeAll, expect, test } from "vitest";
import { addSnippet } from "../testing/add-snippet.ts";
import { storedEvents } from "../testing/stored-events.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, stranger, withTeam } from "../testing/visitor.ts";
import { keepMonths } from "./keep-months.ts";

let server: TestServer;
let now = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(async () => {
  await server.close();
});

const edits = "/api/captureeditactionextended";

const use = "/api/captureSnippetaction";

test("an event is acknowledged in words and stored as codes", async () => {
  const { admin, teamId } = await withTeam(server);
  const answer = await admin.post(edits, {
    action: "accept",
    SOURCE: "SmallPopup",
    report: "grammar",
    category: "grammargrammar",
    helpId: "grammar/am-agree",
    sessionId: "5f0c",
    documentId: "Letter to Ann.docx",
    count: "2",
    clientApp: "EdgeExtension",
    version: "2.7.13475",
    unheardOf: { of: true },
  });
  expect([answer.status, answer.body]).toEqual([200, "OK"]);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await storedEvents(server, admin)).toMatchObject([
    {
      owner_id: teamId,
      kind: "edit",
      action: 2,
      source: 1,
      client: 10,
      count: 2,
      report: "grammar",
      category: "grammargrammar",
      rule: "grammar/am-agree",
      version: "2.7.13475",
      happened_on: now,
    },
  ]);
});

test("who is not signed in is turned away; a key needs to be one for checking", async () => {
  expect((await stranger(server).post(edits, { Action: 1 })).status).toBe(401);
  const person = await signedUp(server);
  const keys = await Promise.all(
    ["check", "read"].map(async (scope) => {
      const made = await person.post<{ Key?: string; Token?: string }>("/api/v1/tokens", {
        Name: scope,
        Scopes: [scope],
      });
      return made.body.Key ?? made.body.Token;
    }),
  );
  const statuses = await Promise.all(
    keys.map(async (key) => {
      const headers = { authorization: `Bearer ${key}` };
      return (await stranger(server).call("POST", edits, { Action: 1 }, headers)).status;
    }),
  );
  expect(statuses).toEqual([200, 403]);
});

test("what cannot be read of an event is left out, and so is an event without an action; the others count", async () => {
  const person = await signedUp(server);
  const answer = await person.post(edits, [
    { Action: 2, Count: -4, Source: "moon", WordCount: "many", Timestamp: "yesterday", Version: "v".repeat(257) },
    { Action: 12 },
    "nonsense",
    null,
    { Report: "grammar" },
    { Action: "9", WordCount: "120", StyleGuideId: {} },
  ]);
  expect([answer.status, answer.body]).toEqual([200, "OK"]);
  expect(await storedEvents(server, person)).toMatchObject([
    { action: 2, count: 1, source: 0, words: null, version: "", happened_on: now },
    { action: 9, words: 120, style_guide_id: null },
  ]);
});

test("nothing to count is fine, and more than a thousand at once is too much", async () => {
  const person = await signedUp(server);
  expect((await person.post(edits, [])).body).toBe("OK");
  expect((await person.post(edits, [{}])).body).toBe("OK");
  const many = (length: number) => Array.from({ length }, () => ({ Action: 1 }));
  expect((await person.post(edits, many(1_000))).status).toBe(200);
  expect((await person.post(edits, many(1_001))).status).toBe(400);
  expect(await storedEvents(server, person)).toHaveLength(1_000);
});

test("the client is taken from the event, else from the header, by number or name", async () => {
  const person = await signedUp(server);
  const send = (clientApp: string, event: object) => person.call("POST", edits, { Action: 1, ...event }, { clientApp });
  await send("10", {});
  await send("MacOffice", {});
  await send("telegraph", {});
  await send("99", { Client: "GoogleDocs" });
  await send("1", { ClientApp: 98 });
  expect((await storedEvents(server, person)).map(({ client }) => client)).toEqual([10, 12, 0, 7, 1]);
});

test("a moment in the future or more than thirty days ago counts as now", async () => {
  const person = await signedUp(server);
  const day = 86_400_000;
  const moments = [now.getTime() + 1, now.getTime(), now.getTime() - 30 * day, now.getTime() - 30 * day - 1];
  await person.post(
    edits,
    moments.map((Timestamp) => ({ Action: 1, Timestamp })),
  );
  await person.post(edits, { Action: 1, Timestamp: "2026-11-20T23:59:59.5+02:00" });
  expect((await storedEvents(server, person)).map(({ happened_on }) => (happened_on as Date).toISOString())).toEqual([
    now.toISOString(),
    now.toISOString(),
    "2026-10-22T12:00:00.000Z",
    now.toISOString(),
    "2026-11-20T21:59:59.500Z",
  ]);
});

test("an event counts for the team it names, else the first; for one the person is not in, only for themselves", async () => {
  const first = await withTeam(server);
  const other = await withTeam(server);
  const { admin } = first;
  const second = await admin.post<{ Id: number }[]>("/api/teams", [{ Name: "Second" }]);
  const secondId = second.body[0]?.Id;
  await admin.post(edits, [
    { Action: 1 },
    { Action: 1, TeamId: secondId },
    { Action: 1, TeamId: String(secondId) },
    { Action: 1, TeamId: other.teamId },
    { Action: 1, TeamId: 0 },
  ]);
  expect((await storedEvents(server, admin)).map(({ owner_id }) => owner_id)).toEqual([
    first.teamId,
    secondId,
    secondId,
    admin.id,
    admin.id,
  ]);
  const loner = await signedUp(server);
  await loner.post(edits, { Action: 1 });
  expect(await storedEvents(server, loner)).toMatchObject([{ owner_id: loner.id }]);
});

test("a rule's number is a line of a guide, and the line brings its guide along", async () => {
  const { admin, teamId } = await withTeam(server);
  const guides = await admin.get<{ Id: number; TeamId: number | null }[]>("/api/styleguide");
  const StyleGuideId = guides.body.find(({ TeamId }) => TeamId === teamId)?.Id;
  const rule = await admin.post<{ Id: number }[]>("/api/styleguide/items", [{ StyleGuideId, Match: "synergy" }]);
  const item = rule.body[0]?.Id;
  await admin.post(edits, [
    { Action: 2, HelpId: String(item) },
    { Action: 2, StyleGuideItemId: item },
  ]);
  const row = { style_guide_item_id: item, style_guide_id: StyleGuideId, rule: "" };
  const columns = (each: Record<string, unknown>) => ({
    style_guide_item_id: Number(each.style_guide_item_id),
    style_guide_id: Number(each.style_guide_id),
    rule: each.rule,
  });
  expect((await storedEvents(server, admin)).map(columns)).toEqual([row, row]);
});

test("months have room of their own, made when needed and taken away when they are old", async () => {
  const elsewhere = await startTestServer({ now: () => now });
  try {
    const person = await signedUp(elsewhere);
    const parts = async () => {
      const { rows } = await elsewhere.database.pool.query<{ name: string }>(
        "select relname as name from pg_class where relname ~ '^usage_event_\\d{4}_\\d\\d$' order by 1",
      );
      return rows.map(({ name }) => name.replace("usage_event_", ""));
    };
    expect(await parts()).toEqual([]);
    const first = await Promise.all(Array.from({ length: 12 }, () => person.post(edits, { Action: 1 })));
    expect(first.map(({ status }) => status)).toEqual(first.map(() => 200));
    const made = ["2026_09", "2026_10", "2026_11", "2026_12", "2027_01"];
    expect(await parts()).toEqual(made);
    let counted = 0;
    const keep = (at: string) =>
      keepMonths(elsewhere.database, 2, new Date(at), async () => {
        const isThere = (await parts()).includes("2026_09");
        // Two may be here at once: nothing is read before the wait.
        if (isThere) counted += 1;
      });
    await Promise.all([keep("2026-11-30T23:00:00Z"), keep("2026-11-30T23:00:00Z")]);
    expect(await parts()).toEqual(made);
    await keep("2026-12-01T00:00:00Z");
    expect(await parts()).toEqual(["2026_10", "2026_11", "2026_12", "2027_01", "2027_02"]);
    expect(counted).toBe(3);
  } finally {
    await elsewhere.close();
  }
});

test("no word of a text is stored or logged, whatever member it is sent in", async () => {
  const canary = "zyxwcanary flew";
  const { admin, teamId } = await withTeam(server);
  const snippet = await addSnippet(admin, teamId, {});
  const named = ["Report", "Category", "SubCategory", "RuleId", "HelpId", "TagId", "DocumentId", "DocumentKey"];
  const others = ["SessionId", "Language", "Style", "Version", "ExtensionVersion", "Client", "Timestamp", "Trigger"];
  const texts = ["OriginalText", "Suggestion", "Suggestions", "Text", "Context", "Message", canary];
  const told = Object.fromEntries([...named, ...others, ...texts].map((name) => [name, canary]));
  expect((await admin.post(edits, [{ Action: 2, ...told }])).body).toBe("OK");
  expect((await admin.post(use, { SnippetId: snippet, ...told })).body).toBe("OK");
  await admin.get("/api/teamanalytics/alltime");
  expect(await storedEvents(server, admin)).toMatchObject([{ length: canary.length }, { kind: "snippet" }]);
  const { rows: tables } = await server.database.pool.query<{ name: string }>(
    "select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')",
  );
  expect(tables.map(({ name }) => name)).toContain("usage_day_part");
  for (const { name } of tables) {
    const found = await server.database.pool.query(`select 1 from ${name} t where t::text like '%zyxwcanary%'`);
    expect([name, found.rowCount]).toEqual([name, 0]);
  }
  expect(server.logged()).not.toContain("zyxwcanary");
});

test("an event at the turn of the year finds its month", async () => {
  now = new Date("2027-12-31T23:59:59.999Z");
  const person = await signedUp(server);
  expect((await person.post(edits, { Action: 1 })).status).toBe(200);
  now = new Date("2028-01-01T00:00:00Z");
  expect((await person.post(edits, [{ Action: 1 }, { Action: 1, Timestamp: "2027-12-02T00:00:00Z" }])).status).toBe(
    200,
  );
  expect(await storedEvents(server, person)).toHaveLength(3);
  now = new Date("2026-11-21T12:00:00Z");
});
