import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../db/index.ts";
import { listsIn, type NaiveInsights, naiveInsights } from "../testing/figures/naive-insights.ts";
import { asHappened, history, type ReportedEvent, wireForm } from "../testing/figures/reported-events.ts";
import { type FigureScene, makeFigureScene } from "../testing/figures/scene.ts";
import { type Happened, naiveAccepted, naiveTotals, naiveTrend } from "../testing/naive-count.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import type { Visitor } from "../testing/visitor.ts";
import { countEverybody } from "./index.ts";

const day = 86_400_000;
/** Five past midnight: what happened ten minutes ago was yesterday. */
const beginning = Date.parse("2025-10-01T00:05:00Z");

/** Two servers on one database, as a large installation has them. */
let servers: readonly [TestServer, TestServer];
let database: Database;
let now = new Date(beginning);
let scene: FigureScene;

beforeAll(async () => {
  ({ database } = await freshDatabase());
  const settings = {
    database,
    now: () => now,
    env: { HOUSESTYLE_FLAGS: "TeamDocuments", HOUSESTYLE_SECRET: "s".repeat(32) },
  };
  servers = [await startTestServer(settings), await startTestServer(settings)];
  scene = await makeFigureScene(...servers);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.close();
});

/** Sends what one person did, in order, to one server or the other. */
async function send(events: readonly ReportedEvent[], arrival: number, visitor: Visitor): Promise<void> {
  for (const isSnippet of [false, true]) {
    const mine = events.filter((each) => each.isSnippet === isSnippet).map((each) => wireForm(scene, each, arrival));
    const path = isSnippet ? "/api/captureSnippetaction" : "/api/captureeditactionextended";
    if (mine.length > 0) expect((await visitor.post(path, mine)).body).toBe("OK");
  }
}

/** Delivers all of a history, and counts while it arrives. */
async function live(deliveries: readonly { after: number; events: readonly ReportedEvent[] }[]) {
  const all: { event: Happened; forTeam: boolean }[] = [];
  for (const [index, { after, events }] of deliveries.entries()) {
    now = new Date(now.getTime() + after * day);
    const arrival = now.getTime();
    const byPerson = Map.groupBy(events, ({ person }) => person);
    await Promise.all([
      ...[...byPerson].map(([person, mine]) =>
        send(mine, arrival, scene.people[person]?.[(index + person) % 2] as Visitor),
      ),
      countEverybody(database),
      scene.people[0]?.[1].get("/api/teamanalytics/alltime"),
      scene.people[1]?.[0].get("/api/teamanalytics/insights?period=LastYear"),
    ]);
    all.push(
      ...events
        // What a person sends of one kind goes out together.
        .toSorted((a, b) => Number(a.isSnippet) - Number(b.isSnippet))
        .map((each) => ({
          event: asHappened(scene, each, arrival),
          // A team's snippet counts for the team, whatever the event says.
          forTeam: each.forTeam || each.isSnippet,
        })),
    );
  }
  return all;
}

async function mustAgree(events: readonly Happened[], visitor: Visitor, scope: "team" | "own"): Promise<void> {
  const mine = events.filter(({ person }) => person === visitor.id);
  const allTime = await visitor.get<Record<string, unknown>>("/api/teamanalytics/alltime");
  const first = events.length === 0 ? null : Math.min(...events.map(({ at }) => at));
  expect(allTime.body).toEqual({
    ...naiveTotals(events, 4),
    TeamId: scene.teamId,
    Scope: scope,
    Own: naiveTotals(mine, 1),
    Since: first === null ? null : `${new Date(first).toISOString().slice(0, 10)}T00:00:00.000Z`,
  });
  for (const period of [1, 2, 3, 4, 5] as const) {
    const { status, body } = await visitor.get<NaiveInsights>(`/api/teamanalytics/insights?period=${period}`);
    expect(status).toBe(200);
    const { plain, lists } = naiveInsights(scene, events, { period, now, me: visitor.id, scope });
    expect(body).toMatchObject(plain);
    expect(listsIn(body)).toEqual(lists);
    expect([body.TopCategories, body.ByClient]).toEqual([body.Categories, body.Clients]);
  }
}

async function projectsMustAgree(events: readonly Happened[], visitor: Visitor): Promise<void> {
  const [one = "", two = "", three = "", four = ""] = scene.documents;
  const expected = [
    { Id: "", Documents: [four], Words: 400, Issues: 6, checked: 400 },
    { Id: "Book", Documents: [one, two], Words: 300, Issues: 2, checked: 200 },
    { Id: "Site", Documents: [three], Words: 300, Issues: 4, checked: 300 },
  ].map(({ Id, Documents, Words, Issues, checked }) => {
    const Trend = naiveTrend(events, Documents);
    const units = checked / 75;
    return {
      Id,
      ProjectId: Id,
      Name: Id,
      Documents: Documents.length,
      Words,
      WordCount: Words,
      Issues,
      IssuesPer1000: Math.round((Issues / checked) * 10_000) / 10,
      Accepted: naiveAccepted(events.filter(({ document }) => Documents.includes(document ?? ""))),
      Score: Math.round((1_000 * units) / (units + Issues)) / 10,
      ScoreBaseline: Trend.find(({ Score }) => Score !== null)?.Score ?? null,
      Trend,
      LastChecked: expect.any(String),
    };
  });
  expect((await visitor.get("/api/teamanalytics/project")).body).toEqual(expected);
}

test("every figure is what counting the events by hand gives, on both servers, however often they are counted", async () => {
  await holds(
    fc.asyncProperty(history, fc.constantFrom(0, 1, 8, 40), async (deliveries, later) => {
      await database.pool.query("truncate usage_event, usage_mark, usage_day, usage_day_part");
      now = new Date(beginning);
      const all = await live(deliveries);
      now = new Date(now.getTime() + later * day);
      const events = all.filter(({ forTeam }) => forTeam).map(({ event }) => event);
      const [admin, colleague] = scene.people;
      await mustAgree(events, admin?.[0] as Visitor, "team");
      await mustAgree(events, colleague?.[1] as Visitor, "own");
      await projectsMustAgree(events, colleague?.[0] as Visitor);
      // What is counted twice counts once.
      await database.pool.query(
        "insert into usage_mark (owner_id, person_id, day) select owner_id, person_id, day from usage_day, generate_series(1, 2)",
      );
      await Promise.all([
        countEverybody(database),
        countEverybody(database),
        mustAgree(events, admin?.[1] as Visitor, "team"),
      ]);
      await mustAgree(events, admin?.[1] as Visitor, "team");
      const alone = all.filter(({ forTeam, event }) => !forTeam && event.person === admin?.[0].id);
      const own = await admin?.[0].get("/api/teamanalytics/alltime?teamId=0");
      expect(own?.body).toMatchObject({
        ...naiveTotals(
          alone.map(({ event }) => event),
          1,
        ),
        TeamId: null,
        Scope: "own",
      });
    }),
    { numRuns: 10 },
  );
});
