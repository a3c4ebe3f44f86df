import type { Improvements } from "@housestyle/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date("2026-11-25T12:00:00Z"),
    env: { HOUSESTYLE_FLAGS: "+ImprovementsDashboard" },
  });
});
afterAll(() => server.close());

/** One session of so many words, with suggestions of one rule that were accepted or ignored. */
function write(visitor: Visitor, day: string, RuleId: string, accepted: number, ignored = 0, words = 1_000) {
  const shared = {
    ...{ TeamId: null, SessionId: `${day} ${RuleId}`, DocumentKey: day, Source: 3, WordCount: words },
    Timestamp: Date.parse(`${day}T10:00:00Z`),
  };
  const rule = { ...shared, Report: "grammar", Category: "grammarspelling", RuleId };
  return visitor.post("/api/captureeditactionextended", [
    { ...shared, Action: 9, SuggestionCount: 0 },
    ...(accepted > 0 ? [{ ...rule, Action: 2, Count: accepted }] : []),
    ...(ignored > 0 ? [{ ...rule, Action: 1, Count: ignored }] : []),
  ]);
}
const read = async (visitor: Visitor, weeks = 4) =>
  visitor.get<Improvements>(`/api/v1/account/improvements?weeks=${weeks}`);

test("the later half of the weeks is compared with the earlier half, and what is not getting rarer is to practice", async () => {
  const ann = await signedUp(server);
  await write(ann, "2026-11-02", "grammar/am-agree", 30);
  await write(ann, "2026-11-17", "grammar/am-agree", 6);
  await write(ann, "2026-11-18", "grammar/its-own", 8);
  await write(ann, "2026-11-23", "grammar/much-many", 2, 9);
  // Before the weeks that were asked for.
  await write(ann, "2026-10-28", "grammar/am-agree", 99);
  const { status, body } = await read(ann);
  expect(status).toBe(200);
  expect(body).toMatchObject({ From: "2026-11-02", To: "2026-11-30", Middle: "2026-11-16", LongestStreak: 2 });
  expect(body.Weeks.map(({ Week, Words, Shown }) => [Week, Words, Shown])).toEqual([
    ["2026-11-02", 1_000, 30],
    ["2026-11-09", 0, 0],
    ["2026-11-16", 2_000, 14],
    ["2026-11-23", 1_000, 11],
  ]);
  expect(body.Weeks[0]?.Kinds).toEqual([{ Report: "grammar", Category: "grammarspelling", Shown: 30, Per1000: 30 }]);
  expect(body.Kinds).toEqual([
    { Report: "grammar", Category: "grammarspelling", Name: "Spelling", Shown: 55, Accepted: 46, Ignored: 9 },
  ]);
  expect(
    body.Rules.map(({ RuleId, Per1000Before, Per1000, Trend }) => [RuleId, Per1000Before, Per1000, Trend]),
  ).toEqual([
    ["grammar/am-agree", 30, 2, "less"],
    ["grammar/much-many", 0, 3.7, "same"],
    ["grammar/its-own", 0, 2.7, "same"],
  ]);
  // One is on the decline, and the writer ignores another.
  expect(body.Practice).toEqual(["grammar/its-own"]);
});

test("they are one's own, and only where the flag is on", async () => {
  const bob = await signedUp(server);
  expect((await read(bob)).body).toMatchObject({ Kinds: [], Rules: [], Practice: [], LongestStreak: 0 });
  expect((await read(bob, 3)).status).toBe(400);
  const { admin, teamId } = await withTeam(server);
  await admin.patch(`/api/teams?id=${teamId}`, { Flags: { ImprovementsDashboard: false } });
  expect((await read(admin)).status).toBe(403);
});
