import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../db/index.ts";
import {
  between,
  type Happened,
  naiveAccepted,
  naiveBucket,
  naiveClients,
  naiveCounts,
  naiveIgnored,
  naiveMember,
  naiveRows,
  naiveTotals,
  naiveTrend,
  shownOf,
} from "../testing/naive-count.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { realChecker, startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, type Visitor, withTeam } from "../testing/visitor.ts";
import { daysOf } from "./figures/stretch.ts";
import { countEverybody } from "./index.ts";

const day = 86_400_000;
const minute = 60_000;
/** Five past midnight: what happened ten minutes ago was yesterday. */
const beginning = Date.parse("2025-10-01T00:05:00Z");

/** Two servers on one database, as a large installation has them. */
let servers: readonly [TestServer, TestServer];
let database: Database;
let now = new Date(beginning);

/** A team of four with rows of every kind, each person twice: signed in at either server. */
interface Scene {
  readonly teamId: number;
  readonly people: readonly (readonly [Visitor, Visitor])[];
  readonly teamUsers: readonly number[];
  readonly guides: readonly number[];
  readonly items: readonly number[];
  readonly terms: readonly number[];
  readonly snippets: readonly number[];
  /** Two documents of one project and one of another; the last is of no project. */
  readonly documents: readonly string[];
}
let scene: Scene;

beforeAll(async () => {
  ({ database } = await freshDatabase());
  const settings = {
    database,
    now: () => now,
    env: { HOUSESTYLE_FLAGS: "TeamDocuments", HOUSESTYLE_SECRET: "s".repeat(32) },
  };
  servers = [await startTestServer(settings), await startTestServer(settings)];
  scene = await makeScene();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.close();
  await (await realChecker()).close();
});

/** The same person's browser, sent to the other server. */
function atOther(visitor: Visitor): Visitor {
  const [, other] = servers;
  const call: Visitor["call"] = async (method, path, body) => {
    const response = await fetch(other.url + path, {
      method,
      headers: {
        clientApp: "1",
        origin: "http://housestyle.test",
        cookie: visitor.cookie(),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get("content-type") ?? "");
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  };
  return { ...visitor, call, get: (path) => call("GET", path), post: (path, body) => call("POST", path, body) };
}

type Rows = { Id: number; TeamId: number | null; UserId?: number }[];

async function add(admin: Visitor, path: string, rows: readonly object[]): Promise<number[]> {
  const answer = await admin.post<Rows>(path, rows);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body.map(({ Id }) => Id);
}

async function makeScene(): Promise<Scene> {
  const [server] = servers;
  const team = await withTeam(server);
  const { admin, teamId } = team;
  const people = [admin, await member(server, team), await member(server, team), await member(server, team)];
  await admin.patch(`/api/teams/?id=${teamId}`, { ShowMembersAnalytics: true });
  const members = (await admin.get<Rows>("/api/teamusers")).body;
  const guides = await add(admin, "/api/styleguide", [
    { Name: "One", TeamId: teamId },
    { Name: "Two", TeamId: teamId },
  ]);
  const items = await add(
    admin,
    "/api/styleguide/items",
    guides.map((StyleGuideId, index) => ({ StyleGuideId, Match: `match ${index}` })),
  );
  const bases = (await admin.get<Rows>("/api/termbase")).body;
  const TermBaseId = bases.find(({ TeamId }) => TeamId === teamId)?.Id;
  const terms = await add(admin, "/api/termbase/items", [
    { TermBaseId, Text: "term 0", Status: "Approved" },
    { TermBaseId, Text: "term 1", Status: "Forbidden" },
  ]);
  const [SnippetFolderId] = await add(admin, "/api/snippetfolder", [{ Name: "All", TeamId: teamId }]);
  const snippets = await add(admin, "/api/snippetfolder/items", [
    { SnippetFolderId, Name: "snippet 0", Text: "0123456789", Shortcut: "xyz" },
    { SnippetFolderId, Name: "snippet 1", Text: "01234" },
  ]);
  const documents: string[] = [];
  for (const [index, Project] of ["Book", "Book", "Site", ""].entries()) {
    const content = { Title: `D${index}`, Project, Text: "word ".repeat(100 * (index + 1)) };
    const made = await admin.post<{ Id: number; Version: number }>("/api/v1/documents", { ...content, TeamId: teamId });
    expect(made.status).toBe(200);
    const { Id, Version } = made.body;
    documents.push(String(Id));
    if (index === 0) continue;
    const saved = await admin.put(`/api/v1/documents/${Id}`, { ...content, Version, Issues: 2 * index });
    expect(saved.status).toBe(200);
  }
  return {
    teamId,
    people: people.map((person) => [person, atOther(person)] as const),
    teamUsers: people.map(({ id }) => members.find(({ UserId }) => UserId === id)?.Id ?? 0),
    guides,
    items,
    terms,
    snippets,
    documents,
  };
}

/** What happens, before it has a place and time. */
const told = fc.record({
  person: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
  forTeam: fc.oneof({ arbitrary: fc.constant(true), weight: 5 }, fc.constant(false)),
  daysAgo: fc.oneof(
    { arbitrary: fc.constantFrom(0, 0, 1), weight: 3 },
    fc.constantFrom(29, 30, 31, 45),
    fc.nat({ max: 28 }),
  ),
  minutesAgo: fc.constantFrom(-1, 0, 1, 2, 5, 7, 10, 11, 16),
  isSnippet: fc.oneof({ arbitrary: fc.constant(false), weight: 4 }, fc.constant(true)),
  action: fc.oneof({ arbitrary: fc.constantFrom(9, 9, 2, 1, 5), weight: 2 }, fc.integer({ min: 1, max: 9 })),
  client: fc.constantFrom(4, 4, 4, 0, 99),
  count: fc.constantFrom(1, 1, 3),
  session: fc.constantFrom("a", "a", "a", undefined),
  document: fc.constantFrom(0, 1, 2, 3, "elsewhere.docx", undefined),
  tag: fc.constantFrom("t1", "t2", undefined),
  filed: fc.constantFrom(["grammar", "grammarspelling"], ["grammar", "grammargrammar"], ["cliche", ""], ["", ""]),
  rule: fc.constantFrom("grammar/am-agree", "style/passive", ""),
  item: fc.constantFrom(0, 1, undefined, undefined),
  guide: fc.constantFrom(0, undefined, undefined),
  term: fc.constantFrom(0, 1, undefined, undefined),
  snippet: fc.nat({ max: 1 }),
  trigger: fc.constantFrom("shortcut", "palette", undefined),
  words: fc.constantFrom(0, 5, 6, 60, 60, 800, undefined),
  suggestions: fc.constantFrom(0, 1, 7, undefined),
});
type Told = Parameters<Parameters<typeof told.map>[0]>[0];

/** Several deliveries, each days or months after the one before. */
const history = fc.array(
  fc.record({ after: fc.constantFrom(0, 1, 6, 31, 90, 200), events: fc.array(told, { minLength: 1, maxLength: 30 }) }),
  { minLength: 1, maxLength: 5 },
);

function wireForm(each: Told, arrival: number): Record<string, unknown> {
  const shared = {
    TeamId: each.forTeam ? scene.teamId : 0,
    Timestamp: new Date(timeOf(each, arrival)).toISOString(),
    Count: each.count,
    ClientApp: each.client,
    SessionId: each.session,
  };
  if (each.isSnippet) return { ...shared, SnippetId: scene.snippets[each.snippet], Trigger: each.trigger };
  return {
    ...shared,
    Action: each.action,
    DocumentId: documentOf(each),
    TagId: each.tag,
    Report: each.filed[0],
    Category: each.filed[1],
    RuleId: each.rule,
    StyleGuideItemId: each.item === undefined ? undefined : scene.items[each.item],
    StyleGuideId: each.guide === undefined ? undefined : scene.guides[each.guide],
    TermId: each.term === undefined ? undefined : scene.terms[each.term],
    WordCount: each.words,
    SuggestionCount: each.suggestions,
  };
}

function documentOf({ document }: Told): string | undefined {
  return typeof document === "number" ? scene.documents[document] : document;
}

const timeOf = ({ daysAgo, minutesAgo }: Told, arrival: number) => arrival - daysAgo * day - minutesAgo * minute;

/** The same as it should count. */
function asHappened(each: Told, arrival: number): Happened {
  const at = timeOf(each, arrival);
  const shared = {
    person: scene.people[each.person]?.[0].id ?? 0,
    at: at > arrival || at < arrival - 30 * day ? arrival : at,
    client: each.client,
    count: each.count,
    session: each.session,
  };
  return { ...nothing, ...shared, ...(each.isSnippet ? insertion(each) : edit(each)) };
}

const nothing = {
  document: undefined,
  tag: undefined,
  report: "",
  category: "",
  rule: "",
  guide: undefined,
  item: undefined,
  term: undefined,
  snippet: undefined,
  words: undefined,
  suggestions: undefined,
  characters: 0,
};

function insertion({ snippet, trigger, count }: Told) {
  const length = snippet === 0 ? 10 : 5;
  const typed = snippet === 0 && trigger !== "palette" ? 3 : 0;
  const characters = (length - typed) * count;
  return { kind: "snippet" as const, action: 1, snippet: scene.snippets[snippet], characters };
}

function edit(each: Told) {
  const { action, tag, rule, words, suggestions, filed } = each;
  return {
    kind: "edit" as const,
    action,
    tag,
    rule,
    words,
    suggestions,
    document: documentOf(each),
    report: filed[0] ?? "",
    category: filed[1] ?? "",
    guide: scene.guides[each.guide ?? each.item ?? -1],
    item: scene.items[each.item ?? -1],
    term: scene.terms[each.term ?? -1],
  };
}

/** Sends what one person did, in order, to one server or the other. */
async function send(events: readonly Told[], arrival: number, visitor: Visitor): Promise<void> {
  for (const isSnippet of [false, true]) {
    const mine = events.filter((each) => each.isSnippet === isSnippet).map((each) => wireForm(each, arrival));
    const path = isSnippet ? "/api/captureSnippetaction" : "/api/captureeditactionextended";
    if (mine.length > 0) expect((await visitor.post(path, mine)).body).toBe("OK");
  }
}

/** Delivers all of a history, and counts while it arrives. */
async function live(deliveries: readonly { after: number; events: readonly Told[] }[]) {
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
          event: asHappened(each, arrival),
          // A team's snippet counts for the team, whatever the event says.
          forTeam: each.forTeam || each.isSnippet,
        })),
    );
  }
  return all;
}

function sorted<T>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** The lists of the insights, as the naive count has them. */
function naiveLists(events: readonly Happened[], least: number) {
  const shown = shownOf(events);
  const remarks = events.filter((event) => (shown.get(event) ?? 0) > 0);
  const counts = (same: readonly Happened[]) => naiveCounts(same, shown);
  const both = (same: readonly Happened[]) => ({ Ignored: naiveIgnored(same), ...counts(same) });
  const ids = (keyOf: (event: Happened) => number | undefined, names: readonly number[], name: string) =>
    [...naiveRows(remarks, (event) => keyOf(event)?.toString(), "", least, counts)].map(([key, row]) => ({
      id: key === "" ? null : Number(key),
      name: key === "" ? "Other" : `${name}${names.indexOf(Number(key))}`,
      ...row,
    }));
  const titles: Record<string, string> = { grammarspelling: "Spelling", grammargrammar: "Grammar", "": "cliche" };
  return {
    Categories: [...naiveRows(remarks, ({ report, category }) => `${report} ${category}`.trim(), "", least, both)].map(
      ([key, row]) => {
        const [Report = "", Category = ""] = key.split(" ");
        return { Report, Category, DisplayName: key === "" ? "Other" : titles[Category], ...row };
      },
    ),
    TopRules: [...naiveRows(remarks, ({ rule }) => rule || undefined, "", least, both)],
    StyleGuides: ids(({ guide }) => guide, scene.guides, "guide "),
    TopStyleGuideRules: ids(({ item }) => item, scene.items, "match "),
    Terms: ids(({ term }) => term, scene.terms, "term "),
    Snippets: [
      ...naiveRows(
        events,
        ({ snippet }) => snippet?.toString(),
        "",
        least,
        (same) => ({
          Inserts: same.reduce((total, { count }) => total + count, 0),
          CharactersSaved: same.reduce((total, { characters }) => total + characters, 0),
        }),
      ),
    ].map(([key, row]) => ({
      Id: key === "" ? null : Number(key),
      Name: key === "" ? "Other" : `snippet ${scene.snippets.indexOf(Number(key))}`,
      ...row,
    })),
    Clients: naiveClients(events, least),
  };
}

type Body = Record<string, never> & {
  Series: Record<string, unknown>[];
  TopRules: ({ RuleId: string; Name: string } & Record<string, unknown>)[];
  StyleGuides: ({ StyleGuideId: number | null; Name: string } & Record<string, unknown>)[];
  TopStyleGuideRules: ({ StyleGuideItemId: number | null; Match: string } & Record<string, unknown>)[];
  Terms: ({ Id: number | null; Text: string } & Record<string, unknown>)[];
};

const guideNames: Record<string, string> = { One: "guide 0", Two: "guide 1" };

/** The same lists in the answer, in a form to compare. */
function listsIn(body: Body) {
  return {
    Categories: sorted(body.Categories as unknown as object[]),
    TopRules: sorted(body.TopRules.map(({ RuleId, Name: _, ...row }) => [RuleId, row])),
    StyleGuides: sorted(
      body.StyleGuides.map(({ StyleGuideId, Name, ...row }) => ({
        id: StyleGuideId,
        name: guideNames[Name] ?? Name,
        ...row,
      })),
    ),
    TopStyleGuideRules: sorted(
      body.TopStyleGuideRules.map(({ StyleGuideItemId, Match, ...row }) => ({
        id: StyleGuideItemId,
        name: Match,
        ...row,
      })),
    ),
    Terms: sorted(body.Terms.map(({ Id, Text, ...row }) => ({ id: Id, name: Text, ...row }))),
    Snippets: sorted(body.Snippets as unknown as object[]),
    Clients: sorted(body.Clients as unknown as object[]),
  };
}

const noLists = Object.fromEntries(
  ["Categories", "TopRules", "StyleGuides", "TopStyleGuideRules", "Terms", "Snippets", "Clients"].map((name) => [
    name,
    [],
  ]),
);

/** What the insights must say of a list of events to one who may see all of it, or only their own part. */
function naiveInsights(events: readonly Happened[], period: 1 | 2 | 3 | 4 | 5, me: number, scope: "team" | "own") {
  const { from, to, previous, buckets } = daysOf(period, now);
  const mine = events.filter(({ person }) => person === me);
  const listed = scope === "team" ? events : mine;
  const current = between(events, from, to);
  const hidden = scope === "team" && new Set(current.map(({ person }) => person)).size < 2;
  const lists = naiveLists(between(listed, from, to), scope === "team" ? 3 : 1);
  const people = scene.people.map(([visitor], index) => ({
    TeamUserId: scene.teamUsers[index],
    ...naiveMember(current.filter(({ person }) => person === visitor.id)),
  }));
  return {
    plain: {
      TeamId: scene.teamId,
      Scope: scope,
      Period: period,
      From: `${from}T00:00:00.000Z`,
      To: `${to}T00:00:00.000Z`,
      Hidden: hidden,
      Totals: naiveTotals(current, 4),
      Previous: naiveTotals(between(events, previous.from, previous.to), 4),
      Own: naiveTotals(between(mine, from, to), 1),
      OwnPrevious: naiveTotals(between(mine, previous.from, previous.to), 1),
      Series: hidden
        ? []
        : buckets.map((bucket) => ({
            Date: `${bucket.from}T00:00:00.000Z`,
            To: `${bucket.to}T00:00:00.000Z`,
            ...naiveBucket(between(listed, bucket.from, bucket.to)),
          })),
      Members: hidden || scope === "own" ? [] : people,
    },
    lists: hidden
      ? noLists
      : Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, sorted<unknown>(rows)])),
  };
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
    const { status, body } = await visitor.get<Body>(`/api/teamanalytics/insights?period=${period}`);
    expect(status).toBe(200);
    const { plain, lists } = naiveInsights(events, period, visitor.id, scope);
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
  await fc.assert(
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
}, 240_000);
