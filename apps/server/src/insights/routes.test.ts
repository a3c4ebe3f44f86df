import type { WeeklyInsight } from "@housestyle/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
/** A Wednesday. */
const today = "2026-11-25";
const now = new Date(`${today}T12:00:00Z`);

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());

const insight = async (visitor: Visitor, query = "") =>
  (await visitor.get<WeeklyInsight>(`/api/v1/account/insight${query}`)).body;

interface Sitting {
  readonly day: string;
  readonly text?: string;
  readonly words?: number;
  readonly left?: number;
  readonly accepted?: number;
  readonly ignored?: number;
  readonly TeamId?: number | null;
}

/** One session of writing, with what was decided in it. */
function write(visitor: Visitor, { day, text = "a", words = 1_000, left = 0, TeamId = null, ...sitting }: Sitting) {
  const shared = {
    ...{ TeamId, SessionId: `${day} ${text}`, DocumentKey: text, Source: 3, WordCount: words },
    Timestamp: Date.parse(`${day}T10:00:00Z`),
  };
  const rule = { Report: "grammar", Category: "grammarspelling", RuleId: "grammar/am-agree" };
  return visitor.post("/api/captureeditactionextended", [
    { ...shared, Action: 9, SuggestionCount: left },
    ...(sitting.accepted ? [{ ...shared, ...rule, Action: 2, Count: sitting.accepted }] : []),
    ...(sitting.ignored ? [{ ...shared, ...rule, Action: 1, Count: sitting.ignored }] : []),
  ]);
}

test("counts a week of one's own work, wherever it counts, beside the weeks before", async () => {
  const { admin, teamId } = await withTeam(server);
  // Two weeks of the four before; in the others nothing was written.
  await write(admin, { day: "2026-11-03", words: 2_000, left: 20, accepted: 30 });
  await write(admin, { day: "2026-11-17", words: 2_000, left: 10, accepted: 26, ignored: 4, TeamId: teamId });
  await write(admin, { day: "2026-11-23", words: 900, left: 9, accepted: 2 });
  await write(admin, { day: "2026-11-24", words: 1_000, left: 4, accepted: 4, ignored: 1 });
  await write(admin, { day: "2026-11-24", text: "b", words: 1_000, left: 2, TeamId: teamId });
  const { body, status } = await admin.get<WeeklyInsight>("/api/v1/account/insight");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    Week: "2026-11-23",
    To: "2026-11-30",
    IsOver: false,
    First: "2026-11-02",
    // The first text stands at what it was when it was last opened: 4 remarks in 1,000 words.
    Counts: { Words: 2_900, Texts: 2, Days: 2, Shown: 7, Accepted: 6, Ignored: 1, MinutesSaved: 1, Left: 3 },
    Before: { Weeks: 2, Words: 2_000, Days: 1, Shown: 30, Accepted: 28, Ignored: 2, Left: 7.5 },
    Streak: { Days: 2, Runs: true, Longest: 2 },
  });
  expect(body.Days.map(({ Words }) => Words)).toEqual([900, 2_000, 0, 0, 0, 0, 0]);
  const habit = { Shown: 7, Accepted: 6, Ignored: 1, Per1000: 3.5, Per1000Before: 15, Trend: "less" };
  expect(body.Kinds).toEqual([{ Report: "grammar", Category: "grammarspelling", Name: "Spelling", ...habit }]);
  const Name = server.services.checker.catalogue.titles["grammar/am-agree"];
  const rule = { RuleId: "grammar/am-agree", Name, ShownBefore: 60, ...habit };
  expect([body.Rules, body.RulesBefore]).toEqual([[rule], [rule]]);
});

test("any day names its week; a week that is over knows nothing of what came later", async () => {
  const person = await signedUp(server);
  await write(person, { day: "2026-11-15", accepted: 1 });
  await write(person, { day: "2026-11-16", accepted: 2 });
  const past = await insight(person, "?week=2026-11-15");
  expect(past).toMatchObject({ Week: "2026-11-09", IsOver: true, Counts: { Accepted: 1, Days: 1 }, Before: null });
  expect(past.Streak).toEqual({ Days: 1, Runs: false, Longest: 1 });
  expect(past).toEqual(await insight(person, "?WEEK=2026-11-09"));
  expect(await insight(person, "?week=2026-11-16")).toMatchObject({
    Counts: { Accepted: 2 },
    Before: { Weeks: 1, Accepted: 1 },
    Streak: { Days: 2, Longest: 2 },
  });
  for (const week of ["yesterday", "2026-02-30", "0001-01-01"]) {
    expect((await person.get(`/api/v1/account/insight?week=${week}`)).status).toBe(400);
  }
});

test("who has written nothing is told nothing", async () => {
  const person = await signedUp(server);
  expect(await insight(person)).toMatchObject({
    First: null,
    Before: null,
    Counts: { Words: 0, Texts: 0, Days: 0, Shown: 0, Left: null },
    Streak: { Days: 0, Runs: false, Longest: 0 },
    Kinds: [],
    Rules: [],
    RulesBefore: [],
  });
});

test("nobody else’s numbers are in it, and nobody else reads it: not an admin, whatever they ask for", async () => {
  const team = await withTeam(server);
  const writer = await member(server, team);
  await write(writer, { day: today, words: 700, accepted: 5, TeamId: team.teamId });
  const empty = { First: null, Counts: { Words: 0, Shown: 0 } };
  expect(await insight(team.admin)).toMatchObject(empty);
  for (const name of ["personId", "id", "teamId", "teamUserId"]) {
    expect(await insight(team.admin, `?${name}=${writer.id}`)).toMatchObject(empty);
  }
  expect((await team.admin.get(`/api/v1/account/insight/${writer.id}`)).status).toBe(404);
  // What somebody did for a team stays their own to read when they leave it.
  const { body: rows } = await writer.get<{ Id: number; IsCurrentUser: boolean }[]>("/api/teamusers");
  await team.admin.delete("/api/teamusers", [rows.find(({ IsCurrentUser }) => IsCurrentUser)?.Id]);
  expect(await insight(writer)).toMatchObject({ Counts: { Words: 700, Accepted: 5 } });
});
