import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
let now = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ now: () => now, env: { HOUSESTYLE_FLAGS: "TeamDocuments" } });
});
afterAll(async () => {
  await server.close();
});

type Figures = Record<string, number> & { Own: Record<string, number> };
interface Body {
  readonly Hidden: boolean;
  readonly Scope: string;
  readonly Totals: Figures;
  readonly Own: Figures;
  readonly Series: { Date: string; Accepted: number }[];
  readonly Categories: { Category: string; DisplayName: string; Shown: number }[];
  readonly TopRules: { RuleId: string; Name: string }[];
  readonly Members: { TeamUserId: number; Accepted: number; LastActive: string | null }[];
}

const accept = (visitor: Visitor, more: object = {}) =>
  visitor.post("/api/captureeditactionextended", { Action: 2, ...more });
const insights = async (visitor: Visitor, query = "period=1") =>
  (await visitor.get<Body>(`/api/teamanalytics/insights?${query}`)).body;

test("figures are there at the moment an event is acknowledged", async () => {
  const { admin } = await withTeam(server);
  for (let number = 1; number <= 3; number += 1) {
    await accept(admin);
    expect((await admin.get<Figures>("/api/teamanalytics/alltime")).body).toMatchObject({ Accepted: number });
    expect((await insights(admin)).Totals).toMatchObject({ Accepted: number });
  }
});

test("what arrives at two servers at the same time is counted once and at once", async () => {
  const second = await startTestServer({ database: server.database, dataFolder: server.dataFolder, now: () => now });
  try {
    const team = await withTeam(server);
    const people = [team.admin, await member(server, team), await member(server, team)];
    let acknowledged = 0;
    const write = async (person: Visitor, { url }: TestServer) => {
      for (let number = 0; number < 15; number += 1) {
        const response = await fetch(`${url}/api/captureeditactionextended`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            clientApp: "1",
            origin: "http://housestyle.test",
            cookie: person.cookie(),
          },
          body: JSON.stringify([{ Action: 2 }, { Action: 1 }]),
        });
        expect(await response.text()).toBe("OK");
        acknowledged += 1;
      }
    };
    const read = async ({ url }: TestServer) => {
      for (let number = 0; number < 15; number += 1) {
        const atLeast = acknowledged;
        const headers = { cookie: team.admin.cookie() };
        const body = await (await fetch(`${url}/api/teamanalytics/alltime`, { headers })).json();
        expect((body as Figures).Accepted).toBeGreaterThanOrEqual(atLeast);
        expect((body as Figures).Accepted).toBeLessThanOrEqual(90);
      }
    };
    await Promise.all(
      [server, second].flatMap((at) => [...people.map((person) => write(person, at)), read(at), read(at)]),
    );
    for (const at of [server, second]) await read(at);
    const { body } = await team.admin.get<Figures>("/api/teamanalytics/alltime");
    expect(body).toMatchObject({ Accepted: 90, Ignored: 90, Shown: 180, ActiveMembers: 3, AcceptRate: 0.5 });
  } finally {
    await second.close();
  }
});

test("with one active member a team's lists stay hidden; their own they may see", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  await accept(colleague, { Report: "grammar", Category: "grammargrammar" });
  const hidden = await insights(team.admin);
  expect(hidden).toMatchObject({ Hidden: true, Scope: "team", Series: [], Categories: [], Totals: { Accepted: 1 } });
  const own = await insights(colleague);
  expect(own).toMatchObject({ Hidden: false, Scope: "own", Categories: [{ DisplayName: "Grammar" }] });
  expect(own.Series).toHaveLength(7);
  await accept(team.admin);
  expect(await insights(team.admin)).toMatchObject({ Hidden: false, Series: { length: 7 } });
});

test("a category that fewer than three members have is not named", async () => {
  const team = await withTeam(server);
  const people = [team.admin, await member(server, team), await member(server, team)];
  const spelling = { Report: "grammar", Category: "grammarspelling", RuleId: "grammar/am-agree" };
  const passive = { Report: "passive", Category: "passivepassive", RuleId: "style/passive" };
  for (const person of people) await accept(person, spelling);
  for (const person of people.slice(1)) await accept(person, passive);
  const names = async () =>
    (await insights(team.admin)).Categories.map(({ DisplayName, Shown }) => [DisplayName, Shown]);
  expect(await names()).toEqual([
    ["Spelling", 3],
    ["Other", 2],
  ]);
  expect((await insights(team.admin)).TopRules.map(({ RuleId }) => RuleId)).toEqual(["grammar/am-agree", ""]);
  expect((await insights(team.admin)).TopRules[0]?.Name).not.toBe("grammar/am-agree");
  await accept(team.admin, passive);
  expect(await names()).toEqual([
    ["Spelling", 3],
    ["Passive Voice", 3],
  ]);
});

test("what each member does is for admins, and only where the team wants it", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const idle = await member(server, team);
  await accept(team.admin);
  await accept(colleague, { Count: 3 });
  expect((await insights(team.admin)).Members).toEqual([]);
  await team.admin.patch(`/api/teams/?id=${team.teamId}`, { ShowMembersAnalytics: true });
  const { Members } = await insights(team.admin);
  expect(Members.map(({ Accepted }) => Accepted)).toEqual([1, 3, 0]);
  expect(Members.map(({ LastActive }) => LastActive)).toEqual([now.toISOString(), now.toISOString(), null]);
  for (const person of [colleague, idle]) expect((await insights(person)).Members).toEqual([]);
});

test("a member sees their own work and the team's totals, and nobody else's", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  await accept(team.admin, { Count: 5, Report: "cliche", Category: "clicheredundancy" });
  await accept(colleague, { Count: 2 });
  const body = await insights(colleague);
  expect(body).toMatchObject({ Totals: { Accepted: 7, Members: 2 }, Own: { Accepted: 2, Members: 1 }, Scope: "own" });
  expect(body.Series.at(-1)).toMatchObject({ Date: "2026-11-21T00:00:00.000Z", Accepted: 2 });
  expect(JSON.stringify(body)).not.toContain("cliche");
  expect((await colleague.get<Figures>("/api/teamanalytics/alltime")).body).toMatchObject({ Accepted: 7 });
});

test("a member's own guide is named to them alone", async () => {
  const team = await withTeam(server);
  const people = [team.admin, await member(server, team), await member(server, team)];
  const writer = people[1] as Visitor;
  const made = await writer.post<{ Id: number }[]>("/api/styleguide", [{ Name: "My secret novel" }]);
  for (const person of people) await accept(person, { StyleGuideId: made.body[0]?.Id });
  expect(JSON.stringify(await insights(team.admin))).not.toContain("secret");
  expect(JSON.stringify(await insights(people[2] as Visitor))).not.toContain("secret");
  expect(JSON.stringify(await insights(writer))).toContain("My secret novel");
});

const calls = ["alltime", "insights?period=1", "project"];

test.each(calls)("%s is for members: others find no such team, strangers are asked to sign in", async (call) => {
  const { teamId, admin } = await withTeam(server);
  const path = `/api/teamanalytics/${call}${call.includes("?") ? "&" : "?"}TEAMID=${teamId}`;
  expect((await stranger(server).get(path)).status).toBe(401);
  const outsider = await signedUp(server);
  expect(await outsider.get(path)).toMatchObject({ status: 404, body: { Code: "no-such-row" } });
  expect((await admin.get(path)).status).toBe(200);
  await admin.call("PATCH", `/api/teams/?id=${teamId}`, { Country: "IS" });
  await server.database.query
    .updateTable("team")
    .set({ licence_expiry: "2020-01-31" })
    .where("id", "=", teamId)
    .execute();
  expect((await admin.get(path)).status).toBe(200);
});

test.each(["", "0", "6", "-1", "1.5", "LastDecade", "1,2"])("“%s” is no period", async (period) => {
  const { admin } = await withTeam(server);
  expect(await admin.get(`/api/teamanalytics/insights?period=${period}`)).toMatchObject({
    status: 400,
    body: { Code: "bad-request" },
  });
  expect((await admin.get("/api/teamanalytics/insights")).status).toBe(400);
});

test.each([
  ["1", 7],
  ["LastMonth", 30],
  ["lastthreemonths", 13],
  ["4", 26],
  ["LastYear", 12],
])("period %s is drawn in %i buckets", async (period, buckets) => {
  const person = await signedUp(server);
  const { Series } = await insights(person, `period=${period}`);
  expect(Series).toHaveLength(buckets);
});

test("without a team people see their own work", async () => {
  const person = await signedUp(server);
  await accept(person);
  expect((await person.get("/api/teamanalytics/alltime")).body).toMatchObject({
    TeamId: null,
    Scope: "own",
    Accepted: 1,
    Members: 1,
    MinutesSaved: 0.17,
    Since: "2026-11-21T00:00:00.000Z",
  });
  expect((await person.get("/api/teamanalytics/project")).body).toEqual([]);
});

test("of several teams the one the caller runs is meant", async () => {
  const first = await withTeam(server);
  const person = await member(server, first);
  const made = await person.post<{ Id: number }[]>("/api/teams", [{ Name: "Mine" }]);
  expect((await person.get("/api/teamanalytics/alltime")).body).toMatchObject({ TeamId: made.body[0]?.Id });
  expect((await person.get(`/api/teamanalytics/alltime?teamid=${first.teamId}`)).body).toMatchObject({
    TeamId: first.teamId,
    Scope: "own",
  });
});

test("who leaves takes nothing away from the team's figures, not even with their account", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  await accept(colleague, { Count: 4 });
  const gone = await colleague.delete("/api/v1/account", { Password: "seven green bottles", Confirm: colleague.email });
  expect(gone.status).toBe(204);
  await accept(team.admin);
  expect((await insights(team.admin)).Totals).toMatchObject({ Accepted: 5, ActiveMembers: 2, Members: 1 });
});

test("a team that is deleted takes its events along", async () => {
  const { admin, teamId } = await withTeam(server);
  await accept(admin);
  expect((await admin.delete(`/api/teams?id=${teamId}`)).status).toBe(200);
  for (const table of ["usage_event", "usage_mark", "usage_day", "usage_day_part"]) {
    const { rowCount } = await server.database.pool.query(`select 1 from ${table} where owner_id = $1`, [teamId]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
});

test("projects are those of documents that are not in the trash", async () => {
  const { admin, teamId } = await withTeam(server);
  const made = await admin.post<{ Id: number }>("/api/v1/documents", {
    Project: "Book",
    Text: "A b c.",
    TeamId: teamId,
  });
  await accept(admin, { DocumentId: made.body.Id });
  const projects = async () => (await admin.get<object[]>("/api/teamanalytics/project")).body;
  expect(await projects()).toMatchObject([
    {
      Name: "Book",
      Documents: 1,
      Words: 3,
      Accepted: 1,
      Score: null,
      IssuesPer1000: null,
      Trend: [],
      LastChecked: null,
    },
  ]);
  await admin.delete(`/api/v1/documents/${made.body.Id}`);
  expect(await projects()).toEqual([]);
});

test("figures outlive the events they were made from", async () => {
  const { admin } = await withTeam(server);
  await accept(admin);
  await admin.get("/api/teamanalytics/alltime");
  await server.database.pool.query("delete from usage_event where person_id = $1", [admin.id]);
  now = new Date("2026-11-22T12:00:00Z");
  await accept(admin);
  expect((await admin.get("/api/teamanalytics/alltime")).body).toMatchObject({ Accepted: 2 });
  now = new Date("2026-11-21T12:00:00Z");
});
