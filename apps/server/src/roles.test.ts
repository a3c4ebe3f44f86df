import type { Endpoint } from "@housestyle/contract";
import * as contract from "@housestyle/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallerKind, callers } from "./testing/role-callers.ts";
import type { RoleCell } from "./testing/role-cell.ts";
import { Scenes } from "./testing/role-scene.ts";
import { roleTable } from "./testing/role-table.ts";
import { sharedServer } from "./testing/shared-server.ts";
import type { TestServer } from "./testing/test-server.ts";
import { member, signedUp, stranger, type Visitor, withTeam } from "./testing/visitor.ts";

const endpoints: Endpoint[] = Object.values(contract).flatMap((each) =>
  typeof each === "object" && "method" in each ? [each as unknown as Endpoint] : [],
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

let server: TestServer;
let lapsedTeam: number;
/** The rows of the team of all callers but `otherTeam`, and those of the one whose licence ended. */
let scenes: Scenes;
let lapsedScenes: Scenes;
const visitors = new Map<CallerKind, Visitor>();
const authorizations = new Map<CallerKind, string>();

beforeAll(async () => {
  server = await sharedServer();
  const team = await withTeam(server);
  const lapsed = await withTeam(server, "Lapsed");
  [scenes, lapsedScenes, lapsedTeam] = [new Scenes(team), new Scenes(lapsed), lapsed.teamId];
  visitors.set("anonymous", stranger(server));
  visitors.set("unknown", await signedUp(server));
  visitors.set("user", await member(server, team));
  visitors.set("admin", team.admin);
  visitors.set("adminOnly", await member(server, team, { Position: "Admin Only" }));
  visitors.set("otherTeam", (await withTeam(server, "Other")).admin);
  visitors.set("lapsed", lapsed.admin);
  for (const scope of ["check", "read", "write", "manage", "page"] as const) {
    const authorization = await keyOf(team.admin, scope);
    authorizations.set(`${scope}Key`, authorization);
    visitors.set(`${scope}Key`, withKey(authorization));
  }
});

async function keyOf(owner: Visitor, scope: string): Promise<string> {
  const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: scope, Scopes: [scope] });
  return `Bearer ${body.Token}`;
}

function withKey(authorization: string): Visitor {
  const bare = stranger(server);
  return { ...bare, call: (method, path, given) => bare.call(method, path, given, { authorization }) };
}

test("the table knows every route, and no other", () => {
  expect(Object.keys(roleTable).sort()).toEqual(endpoints.map(nameOf).sort());
});

describe.each(
  endpoints.flatMap((endpoint) => {
    const cell = roleTable[nameOf(endpoint)];
    return cell ? [{ name: nameOf(endpoint), endpoint, cell }] : [];
  }),
)("$name", ({ endpoint, cell }) => {
  test("answers every kind of caller as it should", async () => {
    const asked = callers.flatMap((caller, column) => {
      const wanted = cell.expected[column] ?? 0;
      return wanted === 0 ? [] : [{ caller, wanted }];
    });
    const statuses = new Map<CallerKind, number>();
    const note = async (caller: CallerKind) => statuses.set(caller, await ask(endpoint, cell, caller));
    // Who is refused, or only reads, changes nothing that the others are about.
    const leaves = ({ wanted }: { readonly wanted: number }) => endpoint.method === "GET" || wanted >= 400;
    // Each team's rows are there before two ask for them at once.
    await Promise.all([scenes.sceneFor(cell), lapsedScenes.sceneFor(cell)]);
    await Promise.all(asked.filter(leaves).map(({ caller }) => note(caller)));
    for (const { caller } of asked.filter((each) => !leaves(each))) await note(caller);
    expect(Object.fromEntries(callers.map((caller) => [caller, statuses.get(caller)]))).toEqual(
      Object.fromEntries(callers.map((caller) => [caller, asked.find((each) => each.caller === caller)?.wanted])),
    );
  });
});

async function ask({ method, path }: Endpoint, cell: RoleCell, caller: CallerKind): Promise<number> {
  const place = caller === "lapsed" ? lapsedScenes : scenes;
  const scene = await place.sceneFor(cell);
  if (caller === "lapsed") await setExpiry("2020-01-01");
  const address = cell.path?.(scene) ?? path;
  const visitor = visitors.get(caller) ?? stranger(server);
  try {
    if (path.endsWith("/events")) return await statusOfStream(caller, visitor, address);
    const { status } = await visitor.call(method, address, method === "GET" ? undefined : cell.body?.(scene));
    if (method !== "GET" && status < 400) place.spend(cell);
    return status;
  } finally {
    if (caller === "lapsed") await setExpiry(null);
  }
}

async function setExpiry(licence_expiry: string | null): Promise<void> {
  await server.database.query.updateTable("team").set({ licence_expiry }).where("id", "=", lapsedTeam).execute();
}

/** A stream never ends by itself: its head is enough. */
async function statusOfStream(caller: CallerKind, visitor: Visitor, path: string): Promise<number> {
  const authorization = authorizations.get(caller);
  const headers = authorization === undefined ? { cookie: visitor.cookie() } : { authorization };
  const gone = new AbortController();
  const { status } = await fetch(server.url + path, { headers, signal: gone.signal });
  gone.abort();
  return status;
}
