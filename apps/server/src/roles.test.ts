import type { Endpoint } from "@housestyle/contract";
import * as contract from "@housestyle/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realChecker, startTestServer, type TestServer } from "./testing/test-server.ts";
import { member, signedUp, stranger, type Visitor, withTeam } from "./testing/visitor.ts";

/**
 * Every route of the contract × every kind of caller → the status they get. A route that is not in the table fails
 * the test, so that no call is ever added without saying who may make it.
 */
const callers = [
  "anonymous",
  "unknown",
  "user",
  "admin",
  "adminOnly",
  "otherTeam",
  "lapsed",
  "checkKey",
  "readKey",
  "writeKey",
  "manageKey",
] as const;
type CallerKind = (typeof callers)[number];

/** What a request is about: rows of the team of all callers but `otherTeam`, made anew when one of them was changed. */
interface Scene {
  readonly teamId: number;
  /** A row of the team's, of the kind the route is about. */
  readonly folder: number;
  readonly snippet: number;
  readonly guide: number;
  readonly rule: number;
  readonly base: number;
  readonly term: number;
  readonly word: string;
  readonly document: number;
  readonly invitation: number;
  readonly unique: string;
}

interface Cell {
  /** Fills `:name` of the path, and its query. */
  readonly path?: (scene: Scene) => string;
  readonly body?: (scene: Scene) => unknown;
  /** Status by caller, in the order of `callers`. */
  readonly expected: readonly number[];
}

/** Anyone, whoever they are. */
const open = (status: number) => callers.map(() => status);
/** Everybody with an account; of the keys only those with the scope. */
function signedIn(scope: "check" | "read" | "write" | "manage", status = 200): number[] {
  return callers.map((caller) => {
    if (caller === "anonymous") return 401;
    return caller.endsWith("Key") && caller !== `${scope}Key` ? 403 : status;
  });
}
/** Rows of the team: members read, others find nothing. */
const membersRead = (scope: "read" | "manage" = "read") => byRole(scope, { user: 200, adminOnly: 200, lapsed: 200 });
/** Rows of the team: admins change them while its licence lasts. */
const adminsWrite = (scope: "write" | "manage" = "write", status = 200) =>
  byRole(scope, { user: 403, adminOnly: status, lapsed: 403, admin: status });

function byRole(
  scope: string,
  { user, adminOnly, lapsed, admin = 200 }: { user: number; adminOnly: number; lapsed: number; admin?: number },
): number[] {
  const status: Record<string, number> = {
    anonymous: 401,
    unknown: 404,
    user,
    admin,
    adminOnly,
    otherTeam: 404,
    lapsed,
  };
  return callers.map((caller) => status[caller] ?? (caller === `${scope}Key` ? admin : 403));
}

/** None of the callers is the operator: that account is made before them. */
const operatorsOnly = callers.map((caller) => (caller === "anonymous" ? 401 : 403));

const table: Readonly<Record<string, Cell>> = {
  "GET /api/v1/health": { expected: open(200) },
  "POST /en/apiv1/WordExplorer": { path: () => "/en/apiv1/WordExplorer?text=happy", expected: open(200) },
  "POST /en/apiv1/WordExplorerSearch": { path: () => "/en/apiv1/WordExplorerSearch?q=happy", expected: open(200) },
  "GET /api/v1/ready": { expected: open(200) },
  "GET /api/v1/site": { expected: open(200) },
  "POST /api/tagtext": { body: () => ({ Text: "Fine." }), expected: checking() },
  "POST /api/tokenize": { body: () => ({ Text: "Fine." }), expected: checking() },
  "POST /api/v1/check": { body: () => ({ text: "Fine." }), expected: checking() },

  "POST /api/v1/signup": { body: () => ({ Email: "x", Password: "y" }), expected: open(400) },
  "POST /api/v1/login": {
    body: ({ unique }) => ({ Email: `${unique}@example.org`, Password: "no" }),
    expected: open(401),
  },
  "POST /api/v1/login/oauth": { body: () => ({ Provider: "nobody" }), expected: open(404) },
  "POST /api/v1/verify-email": { body: () => ({ Token: "no" }), expected: open(400) },
  "POST /api/v1/password/forgotten": { body: () => ({ Email: "nobody@example.org" }), expected: open(200) },
  "POST /api/v1/password/reset": { body: () => ({ Token: "no", Password: "a long sentence" }), expected: open(400) },
  "POST /api/v1/invitations/read": { body: () => ({ Token: "no" }), expected: open(400) },
  // Whoever is signed in would not be any more: only who is not, is asked.
  "POST /api/v1/logout": { expected: callers.map((caller) => (caller === "anonymous" ? 204 : 0)) },

  "GET /api/v1/account": { expected: signedIn("read") },
  "PATCH /api/v1/account": { body: () => ({ Name: "Pat" }), expected: signedIn("manage") },
  "DELETE /api/v1/account": { body: () => ({ Password: "wrong" }), expected: signedIn("manage", 401) },
  "GET /api/v1/account/export": { expected: noKey(signedIn("manage")) },
  "POST /api/v1/verify-email/send": { expected: signedIn("manage", 204) },
  "POST /api/v1/password/change": {
    body: () => ({ Current: "wrong", Password: "a long sentence" }),
    expected: signedIn("manage", 401),
  },
  "POST /api/complete-pss": { expected: signedIn("manage", 204) },
  "GET /api/v1/sessions": { expected: signedIn("manage") },
  "DELETE /api/v1/sessions/:id": { path: () => "/api/v1/sessions/999999", expected: signedIn("manage", 404) },
  "POST /api/v1/sessions/revoke-others": { expected: onlyLook(signedIn("manage", 204)) },
  "GET /api/v1/tokens": { expected: signedIn("manage") },
  "POST /api/v1/tokens": { body: () => ({ Name: "" }), expected: signedIn("manage", 400) },
  "DELETE /api/v1/tokens/:id": { path: () => "/api/v1/tokens/999999", expected: signedIn("manage", 404) },

  "GET /api/teams": { expected: signedIn("read") },
  "POST /api/teams": { body: () => [{ Name: "New" }], expected: signedIn("manage") },
  "PATCH /api/teams": {
    path: ({ teamId }) => `/api/teams?id=${teamId}`,
    body: () => ({ Country: "IS" }),
    expected: adminsWrite("manage"),
  },
  "DELETE /api/teams": {
    path: ({ teamId }) => `/api/teams?id=${teamId + 1_000_000}`,
    expected: signedIn("manage", 404),
  },
  "GET /api/teams/:id/size": { path: ({ teamId }) => `/api/teams/${teamId}/size`, expected: membersRead() },
  "GET /api/teamusers": { expected: signedIn("read") },
  "POST /api/teamusers": {
    body: ({ teamId, unique }) => [{ TeamId: teamId, Email: `${unique}@example.org` }],
    expected: adminsWrite("manage"),
  },
  "PUT /api/teamusers": {
    body: ({ invitation }) => [{ Id: invitation, Licence: "Free" }],
    expected: adminsWrite("manage"),
  },
  "DELETE /api/teamusers": {
    body: ({ invitation }) => [invitation],
    // Whoever runs a lapsed team may still let people go.
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  "GET /api/v1/team-offers": { expected: signedIn("read") },
  "POST /api/v1/team-offers/:id/accept": {
    path: () => "/api/v1/team-offers/1/accept",
    expected: signedIn("manage", 404),
  },
  "POST /api/v1/team-offers/:id/decline": {
    path: () => "/api/v1/team-offers/1/decline",
    expected: signedIn("manage", 404),
  },
  "POST /api/v1/invitations/accept": { body: () => ({ Token: "no" }), expected: signedIn("manage", 400) },

  "POST /api/captureeditactionextended": { body: () => ({ Action: 1 }), expected: signedIn("check") },
  "POST /api/captureSnippetaction": {
    body: ({ snippet }) => ({ Action: 1, SnippetId: snippet }),
    expected: signedIn("check"),
  },
  "POST /api/userfeedback": { body: () => ({ Rating: 5 }), expected: signedIn("check") },
  "GET /api/v1/feedback": { expected: operatorsOnly },
  "GET /api/v1/operator": { expected: operatorsOnly },
  "GET /api/v1/operator/people": { expected: operatorsOnly },
  "PATCH /api/v1/operator/people/:id": {
    path: () => "/api/v1/operator/people/1",
    body: () => ({ IsOperator: true }),
    expected: operatorsOnly,
  },
  "GET /api/v1/audit": {
    path: ({ teamId }) => `/api/v1/audit?TeamId=${teamId}`,
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  "GET /api/v1/audit/export": {
    path: ({ teamId }) => `/api/v1/audit/export?TeamId=${teamId}`,
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  "GET /api/v1/webhooks": {
    path: ({ teamId }) => `/api/v1/webhooks?TeamId=${teamId}`,
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  "POST /api/v1/webhooks": {
    body: ({ teamId }) => ({ TeamId: teamId, Url: "https://hooks.example/house", Events: ["term.added"] }),
    expected: adminsWrite("manage"),
  },
  // That those of a team are its admins' alone, `webhooks.test.ts` shows.
  "PATCH /api/v1/webhooks/:id": {
    path: () => "/api/v1/webhooks/999999",
    body: () => ({}),
    expected: signedIn("manage", 404),
  },
  "DELETE /api/v1/webhooks/:id": { path: () => "/api/v1/webhooks/999999", expected: signedIn("manage", 404) },
  "POST /api/v1/webhooks/:id/test": { path: () => "/api/v1/webhooks/999999/test", expected: signedIn("manage", 404) },
  "GET /api/v1/webhooks/:id/deliveries": {
    path: () => "/api/v1/webhooks/999999/deliveries",
    expected: signedIn("manage", 404),
  },
  "POST /api/v1/webhooks/:id/deliveries/:delivery/retry": {
    path: () => "/api/v1/webhooks/999999/deliveries/1/retry",
    expected: signedIn("manage", 404),
  },
  "GET /api/v1/operator/audit": { expected: operatorsOnly },
  "GET /api/v1/operator/audit/export": { expected: operatorsOnly },
  "GET /api/v1/operator/teams": { expected: operatorsOnly },
  "GET /api/teamanalytics/alltime": {
    path: ({ teamId }) => `/api/teamanalytics/alltime?teamId=${teamId}`,
    expected: membersRead(),
  },
  "GET /api/teamanalytics/insights": {
    path: ({ teamId }) => `/api/teamanalytics/insights?period=1&teamId=${teamId}`,
    expected: membersRead(),
  },
  "GET /api/teamanalytics/project": {
    path: ({ teamId }) => `/api/teamanalytics/project?teamId=${teamId}`,
    expected: membersRead(),
  },

  "POST /api/ignorepatterns": {
    body: ({ teamId, unique }) => ({ word: unique, teamId }),
    // Members may, where the team allows it; so does everybody who runs it.
    expected: byRole("write", { user: 200, adminOnly: 200, lapsed: 403 }),
  },
  "GET /api/ignorepatterns/:a/:b": {
    path: ({ teamId }) => `/api/ignorepatterns/team:${teamId}/all`,
    expected: membersRead(),
  },
  "DELETE /api/ignorepatterns": { body: ({ word }) => word, expected: adminsWrite() },

  ...rows(
    "/api/snippetfolder",
    ({ teamId, unique }) => ({ Name: unique, TeamId: teamId }),
    ({ folder }) => folder,
  ),
  ...rows(
    "/api/snippetfolder/items",
    ({ folder, unique }) => ({ SnippetFolderId: folder, Name: unique, Text: "x" }),
    ({ snippet }) => snippet,
  ),
  ...rows(
    "/api/styleguide",
    ({ teamId, unique }) => ({ Name: unique, TeamId: teamId }),
    ({ guide }) => guide,
  ),
  ...rows(
    "/api/styleguide/items",
    ({ guide, unique }) => ({ StyleGuideId: guide, Match: unique }),
    ({ rule }) => rule,
  ),
  ...rows(
    "/api/termbase",
    ({ teamId, unique }) => ({ Name: unique, TeamId: teamId }),
    ({ base }) => base,
  ),
  ...rows(
    "/api/termbase/items",
    ({ base, unique }) => ({ TermBaseId: base, Text: unique }),
    ({ term }) => term,
  ),

  "GET /api/simplestyleguide": {
    path: ({ teamId }) => `/api/simplestyleguide?teamId=${teamId}`,
    expected: membersRead(),
  },
  "GET /api/simplestyleguide/settings": {
    path: ({ teamId }) => `/api/simplestyleguide/settings?teamId=${teamId}`,
    expected: membersRead(),
  },
  "POST /api/simplestyleguide": {
    path: ({ teamId }) => `/api/simplestyleguide?teamId=${teamId}`,
    body: () => [{ StyleGuideTemplateId: 1, IsSelected: false }],
    expected: adminsWrite(),
  },
  "POST /api/import/:table": {
    path: ({ teamId }) => `/api/import/styleguide?teamId=${teamId}`,
    body: () => ({ Text: "Match,Replace\ne-mail,email\n" }),
    expected: adminsWrite(),
  },
  "GET /api/export/:table": {
    path: ({ teamId }) => `/api/export/dictionary?teamId=${teamId}`,
    expected: membersRead(),
  },
  "GET /api/v1/imports": { expected: signedIn("read") },
  "POST /api/v1/imports/:id/undo": { path: () => "/api/v1/imports/999999/undo", expected: signedIn("write", 404) },

  "GET /api/v1/rules": { expected: signedIn("check") },
  "GET /api/v1/events": { expected: signedIn("check") },
  "POST /api/v1/rules/preview": { body: () => ({ Rules: [{ Match: "zzzz" }] }), expected: signedIn("check") },

  "GET /api/v1/teams/:id/sign-in": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/sign-in`,
    expected: byRole("manage", { user: 403, admin: 404, adminOnly: 404, lapsed: 404 }),
  },
  "PUT /api/v1/teams/:id/sign-in": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/sign-in`,
    body: () => ({ Domain: "example.org", Issuer: "https://id.example.org" }),
    expected: operatorsOnly,
  },
  "DELETE /api/v1/teams/:id/sign-in": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/sign-in`,
    expected: operatorsOnly,
  },

  "GET /api/v1/documents": { expected: signedIn("read") },
  "POST /api/v1/documents": {
    body: ({ teamId }) => ({ Title: "New", TeamId: teamId }),
    expected: byRole("write", { user: 200, adminOnly: 403, lapsed: 403 }),
  },
  "GET /api/v1/documents/:id": { path: ({ document }) => `/api/v1/documents/${document}`, expected: membersRead() },
  "PUT /api/v1/documents/:id": {
    path: ({ document }) => `/api/v1/documents/${document}`,
    body: () => ({ Title: "Same", Text: "", Version: 1 }),
    expected: byRole("write", { user: 200, adminOnly: 403, lapsed: 403 }),
  },
  "DELETE /api/v1/documents/:id": {
    path: ({ document }) => `/api/v1/documents/${document}`,
    expected: adminsWrite("write", 204),
  },
  "POST /api/v1/documents/:id/restore": {
    path: ({ document }) => `/api/v1/documents/${document}/restore`,
    expected: noKey(adminsWrite()),
  },
  "GET /api/v1/documents/:id/versions": {
    path: ({ document }) => `/api/v1/documents/${document}/versions`,
    expected: membersRead(),
  },
  "GET /api/v1/documents/:id/versions/:version": {
    path: ({ document }) => `/api/v1/documents/${document}/versions/1`,
    expected: membersRead(),
  },
  "POST /api/v1/documents/:id/versions/:version/restore": {
    path: ({ document }) => `/api/v1/documents/${document}/versions/1/restore`,
    expected: noKey(byRole("write", { user: 200, adminOnly: 403, lapsed: 403 })),
  },
};

/** Checking is for everybody; keys need to be made for it. */
function checking(): number[] {
  return callers.map((caller) => (caller.endsWith("Key") && caller !== "checkKey" ? 403 : 200));
}

/** The same expectation, for a call that takes two scopes: a key with one of them is not enough. */
function noKey(expected: number[]): number[] {
  return expected.map((status, column) => (callers[column]?.endsWith("Key") ? 403 : status));
}

/** The same expectation, for a call that would end the callers' sessions: only who has none of the right is asked. */
function onlyLook(expected: number[]): number[] {
  return expected.map((status) => (status === 204 ? 0 : status));
}

/** The four calls of one kind of content. */
function rows(path: string, make: (scene: Scene) => object, one: (scene: Scene) => number): Record<string, Cell> {
  return {
    [`GET ${path}`]: { expected: signedIn("read") },
    [`POST ${path}`]: { body: (scene) => [make(scene)], expected: adminsWrite() },
    [`PUT ${path}`]: { body: (scene) => [{ ...make(scene), Id: one(scene) }], expected: adminsWrite() },
    [`DELETE ${path}`]: { body: (scene) => [one(scene)], expected: adminsWrite() },
  };
}

const endpoints: Endpoint[] = Object.values(contract).flatMap((each) =>
  typeof each === "object" && "summary" in each ? [each as unknown as Endpoint] : [],
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

let server: TestServer;
let team: Awaited<ReturnType<typeof withTeam>>;
let lapsedTeam: typeof team;
const visitors = new Map<CallerKind, Visitor>();

beforeAll(async () => {
  server = await startTestServer({ env: { HOUSESTYLE_FLAGS: "+TeamDocuments" } });
  await signedUp(server);
  team = await withTeam(server);
  lapsedTeam = await withTeam(server, "Lapsed");
  visitors.set("anonymous", stranger(server));
  visitors.set("unknown", await signedUp(server));
  visitors.set("user", await member(server, team));
  visitors.set("admin", team.admin);
  visitors.set("adminOnly", await member(server, team, { Position: "Admin Only" }));
  visitors.set("otherTeam", (await withTeam(server, "Other")).admin);
  visitors.set("lapsed", lapsedTeam.admin);
  for (const scope of ["check", "read", "write", "manage"] as const) {
    visitors.set(`${scope}Key`, await withKey(team.admin, scope));
  }
});
afterAll(async () => {
  await server.close();
  await (await realChecker()).close();
});

async function withKey(owner: Visitor, scope: string): Promise<Visitor> {
  const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: scope, Scopes: [scope] });
  const bare = stranger(server);
  const authorization = `Bearer ${body.Token}`;
  return { ...bare, call: (method, path, given) => bare.call(method, path, given, { authorization }) };
}

test("the table knows every route, and no other", () => {
  expect(Object.keys(table).sort()).toEqual(endpoints.map(nameOf).sort());
});

describe.each(
  endpoints.filter((endpoint) => nameOf(endpoint) in table).map((endpoint) => [nameOf(endpoint), endpoint]),
)("%s", (name, endpoint) => {
  const cell = table[name as string] as Cell;
  test("answers every kind of caller as it should", async () => {
    const statuses: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const [column, caller] of callers.entries()) {
      const wanted = cell.expected[column] ?? 0;
      if (wanted === 0) continue;
      expected[caller] = wanted;
      statuses[caller] = await ask(endpoint as Endpoint, cell, caller);
    }
    expect(statuses).toEqual(expected);
  });
});

async function ask({ method, path }: Endpoint, cell: Cell, caller: CallerKind): Promise<number> {
  const place = caller === "lapsed" ? lapsedTeam : team;
  const { scene, hasGivenRow } = watched(await sceneOf(place));
  if (caller === "lapsed") await setExpiry(lapsedTeam.teamId, "2020-01-01");
  const address = cell.path?.(scene) ?? path;
  const visitor = visitors.get(caller) as Visitor;
  try {
    if (path === "/api/v1/events") return await statusOfStream(caller, visitor, address);
    const { status } = await visitor.call(method, address, method === "GET" ? undefined : cell.body?.(scene));
    if (method !== "GET" && status < 400 && hasGivenRow()) untouched.delete(place.teamId);
    return status;
  } finally {
    if (caller === "lapsed") await setExpiry(lapsedTeam.teamId, null);
  }
}

/** The same scene with a name nobody has used yet, which tells whether a request was about one of its rows. */
function watched(scene: Scene): { readonly scene: Scene; hasGivenRow(): boolean } {
  let given = false;
  const watching = new Proxy(
    { ...scene, unique: newName() },
    {
      get(target, member: keyof Scene) {
        if (member !== "teamId" && member !== "unique") given = true;
        return target[member];
      },
    },
  );
  return { scene: watching, hasGivenRow: () => given };
}

let names = 0;
const newName = () => `scene${++names}`;
/** Rows nobody has changed: what was refused, or only read, leaves them as they are; so does what was about none of them. */
const untouched = new Map<number, Scene>();

/** Fresh rows after every change, so that no cell spoils another. */
async function sceneOf(place: typeof team): Promise<Scene> {
  const scene = untouched.get(place.teamId) ?? (await setScene(place));
  untouched.set(place.teamId, scene);
  return scene;
}

async function setScene({ admin, teamId }: typeof team): Promise<Scene> {
  const unique = newName();
  const make = async (path: string, row: object) => (await admin.post<{ Id: number }[]>(path, [row])).body[0]?.Id ?? 0;
  const [folder, guide, base] = await Promise.all([
    make("/api/snippetfolder", { Name: `f${unique}`, TeamId: teamId }),
    make("/api/styleguide", { Name: `g${unique}`, TeamId: teamId }),
    make("/api/termbase", { Name: `b${unique}`, TeamId: teamId }),
  ]);
  const [snippet, rule, term, word, document, invitation] = await Promise.all([
    make("/api/snippetfolder/items", { SnippetFolderId: folder, Name: "s", Text: "t" }),
    make("/api/styleguide/items", { StyleGuideId: guide, Match: `r${unique}` }),
    make("/api/termbase/items", { TermBaseId: base, Text: `t${unique}` }),
    admin.post<string>("/api/ignorepatterns", { word: `w${unique}`, teamId }).then(({ body }) => body),
    admin.post<{ Id: number }>("/api/v1/documents", { Title: unique, TeamId: teamId }).then(({ body }) => body.Id),
    make("/api/teamusers", { TeamId: teamId, Email: `i${unique}@example.org` }),
  ]);
  const scene = { teamId, unique, folder, guide, base, snippet, rule, term, word, document, invitation };
  // Guides and bases have a limit; the scene's own go when the next begins.
  await sweep(admin, teamId, scene);
  return scene;
}

const last = new Map<number, Scene>();

async function sweep(admin: Visitor, teamId: number, scene: Scene): Promise<void> {
  const before = last.get(teamId);
  last.set(teamId, scene);
  if (!before) return;
  await admin.delete("/api/styleguide", [before.guide]);
  await admin.delete("/api/termbase", [before.base]);
}

async function setExpiry(teamId: number, licence_expiry: string | null): Promise<void> {
  await server.database.query.updateTable("team").set({ licence_expiry }).where("id", "=", teamId).execute();
}

/** A stream never ends by itself: its head is enough. */
async function statusOfStream(caller: CallerKind, visitor: Visitor, path: string): Promise<number> {
  if (caller === "anonymous" || (caller.endsWith("Key") && caller !== "checkKey")) {
    return (await visitor.call("GET", path)).status;
  }
  if (caller === "checkKey") return 200;
  const gone = new AbortController();
  const { status } = await fetch(server.url + path, { headers: { cookie: visitor.cookie() }, signal: gone.signal });
  gone.abort();
  return status;
}
