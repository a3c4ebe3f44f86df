import { afterAll, beforeAll, expect, test } from "vitest";
import { addSnippet } from "../testing/add-snippet.ts";
import { storedEvents } from "../testing/stored-events.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, withTeam } from "../testing/visitor.ts";

let server: TestServer;
const now = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(async () => {
  await server.close();
});

const edits = "/api/captureeditactionextended";

const use = "/api/captureSnippetaction";

test("inserting a snippet raises its count and saves what was not typed", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const shared = await addSnippet(team.admin, team.teamId, { Shortcut: "dear" });
  const own = await addSnippet(colleague, null, { Text: "Own words" });
  const answer = await colleague.post(use, [
    { Action: 1, SnippetId: shared, Timestamp: "2026-11-20T10:00:00Z" },
    { Action: "Insert", snippetId: String(shared), Trigger: "palette", Count: 2, Timestamp: "2026-11-20T09:00:00Z" },
    { Action: 1, SnippetId: shared, Trigger: "shortcut", Characters: 2, Timestamp: "2026-11-20T08:00:00Z" },
    { Action: 1, SnippetId: own, Characters: 40 },
  ]);
  expect([answer.status, answer.body]).toEqual([200, "OK"]);
  const rows = await storedEvents(server, colleague);
  expect(rows.map(({ owner_id, characters }) => [owner_id, characters])).toEqual([
    [team.teamId, 5],
    [team.teamId, 18],
    [team.teamId, 0],
    [team.teamId, 40],
  ]);
  const { body } =
    await team.admin.get<{ Id: number; UseCount: number; LastUsedOn: string }[]>("/api/snippetfolder/items");
  expect(body.find(({ Id }) => Id === shared)).toMatchObject({
    UseCount: 4,
    LastUsedOn: "2026-11-20T10:00:00.000Z",
  });
});

test("no number is too large to be counted", async () => {
  const { admin, teamId } = await withTeam(server);
  const SnippetId = await addSnippet(admin, teamId, {});
  const most = {
    Count: 100_000,
    WordCount: 10_000_000,
    SuggestionCount: 10_000_000,
    Length: 1e300,
    TermId: 2 ** 53 - 1,
  };
  expect((await admin.post(edits, { Action: 9, HelpId: "9".repeat(16), ...most })).status).toBe(200);
  expect((await admin.post(use, { SnippetId, Characters: 100_000, ...most })).status).toBe(200);
  const { body } = await admin.get<Record<string, unknown>>("/api/teamanalytics/alltime");
  expect(body).toMatchObject({ CharactersSaved: 10_000_000_000, MinutesSaved: 50_000_000, Words: 10_000_000 });
});

test("a snippet nobody showed them cannot be counted by others", async () => {
  const team = await withTeam(server);
  const shared = await addSnippet(team.admin, team.teamId, {});
  const outsider = await signedUp(server);
  expect((await outsider.post(use, [{ Action: 1, SnippetId: shared }, { Action: 1 }])).body).toBe("OK");
  expect(await storedEvents(server, outsider)).toEqual([]);
  const { body } = await team.admin.get<{ Id: number; UseCount: number }[]>("/api/snippetfolder/items");
  expect(body.find(({ Id }) => Id === shared)?.UseCount).toBe(0);
});

test("uses that arrive at the same time all count", async () => {
  const { admin, teamId } = await withTeam(server);
  const ids = [await addSnippet(admin, teamId, {}), await addSnippet(admin, teamId, {})];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      admin.post(
        use,
        (index % 2 ? ids : ids.toReversed()).map((SnippetId) => ({ Action: 1, SnippetId })),
      ),
    ),
  );
  const { body } = await admin.get<{ Id: number; UseCount: number }[]>("/api/snippetfolder/items");
  expect(ids.map((id) => body.find(({ Id }) => Id === id)?.UseCount)).toEqual([20, 20]);
});
