import { listStyleGuides } from "@housestyle/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, type Visitor, withTeam } from "../testing/visitor.ts";
import { allCalls, filtersOf, type WildRequest, wildRequests, wildValues } from "../testing/wild-requests.ts";

let server: TestServer;
let admin: Visitor;
let ids: number[];
beforeAll(async () => {
  server = await startTestServer({ env: { HOUSESTYLE_FLAGS: "+TeamDocuments +CollaborativeEditing +Comments" } });
  const team = await withTeam(server);
  admin = team.admin;
  const one = async (path: string, row: object) => (await admin.post<{ Id: number }[]>(path, [row])).body[0]?.Id ?? 0;
  const { teamId } = team;
  const guide = await one("/api/styleguide", { Name: "Guide", TeamId: teamId });
  const base = await one("/api/termbase", { Name: "Base" });
  const folder = await one("/api/snippetfolder", { Name: "Folder" });
  const { body: document } = await admin.post<{ Id: number }>("/api/v1/documents", { Title: "Letter" });
  ids = [
    teamId,
    guide,
    base,
    folder,
    document.Id,
    await one("/api/styleguide/items", { StyleGuideId: guide, Match: "e-mail" }),
    await one("/api/termbase/items", { TermBaseId: base, Text: "word" }),
    await one("/api/snippetfolder/items", { SnippetFolderId: folder, Text: "Dear all" }),
  ];
});
afterAll(async () => {
  await server.close();
});

/** Calls that end the account or its session, wait long, or are tested apart. */
const apart = new Set([
  "/api/v1/logout",
  "/api/v1/events",
  "/api/v1/documents/:id/events",
  "/api/v1/account",
  "/api/v1/signup",
  "/api/v1/login",
  "/api/v1/sessions/:id",
]);
const calls = allCalls.filter(({ path }) => !apart.has(path));

async function send({ method, address, headers, body }: WildRequest) {
  const response = await fetch(server.url + address, {
    method,
    headers: { cookie: admin.cookie(), origin: server.origin, ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** Shows the requests that failed, whole: they can be sent again. */
async function noneFails(requests: readonly WildRequest[]): Promise<void> {
  const failures: unknown[] = [];
  const waiting = [...requests];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { status, text } = await send(next);
      const plain = status < 400 || /^\{.*"Message":"[^"]/.test(text);
      if (status >= 500 || !plain) failures.push([status, next, text.slice(0, 200)]);
    }
  };
  await Promise.all([1, 2, 3, 4].map(worker));
  expect(failures).toEqual([]);
}

test("every wild value in every member of a row is answered", async () => {
  const rows = { "/api/styleguide": { Name: "x" }, "/api/styleguide/items": { Match: "x", StyleGuideId: ids[1] } };
  const requests = Object.entries(rows).flatMap(([address, row]) =>
    wildValues.map((value) => ({
      name: address,
      method: "POST" as const,
      address,
      headers: { clientApp: "1", "content-type": "application/json" },
      body: JSON.stringify({ ...row, Name: value, Message: value, Description: value }),
    })),
  );
  await noneFails(requests);
});

describe("lists", () => {
  const lists = calls.filter(({ form }) => form === "list");
  const ask = (address: string, filter: string): WildRequest => ({
    name: filter,
    method: "GET",
    address: `${address.replace(/:\w+/g, "all")}?Take=1&Filter=${encodeURIComponent(filter)}`,
    headers: {},
    body: undefined,
  });

  test("no filter of any list is a fault of the server", async () => {
    const seed = Date.now();
    await noneFails(
      lists.flatMap((list, i) =>
        fc.sample(filtersOf(list), { seed: seed + i, numRuns: 25 }).map((filter) => ask(list.path, filter)),
      ),
    );
  });

  test.each([
    ["Name eq Id", "A string cannot be compared with a number."],
    ["CreatedOn gt Name", "A date cannot be compared with a string."],
    ["IsEnabled eq Id", "A Boolean cannot be compared with a number."],
    ["CreatedOn gt '-000001-01-01'", "A date such as 2027-01-31 is expected here."],
    ["CreatedOn lt '+275760-09-13'", "A date such as 2027-01-31 is expected here."],
    ["CreatedOn lt '10000-01-01'", "A date such as 2027-01-31 is expected here."],
  ])("%s makes no sense, and that is said", async (filter, sentence) => {
    const { status, text } = await send(ask(listStyleGuides.path, filter));
    expect([status, JSON.parse(text).Message]).toEqual([400, expect.stringContaining(sentence)]);
  });

  test("members of one type are compared, and years of four digits", async () => {
    for (const filter of [
      "Id ne RowVersion",
      "CreatedOn le ModifiedOn",
      "CreatedOn gt '0001-01-01'",
      "Name ne Language",
    ]) {
      expect((await send(ask(listStyleGuides.path, filter))).status).toBe(200);
    }
  });
});

describe("what is sent is answered unchanged or refused", () => {
  const kept: readonly [string, string, (value: unknown) => object][] = [
    ["POST", "/api/styleguide", (Description) => ({ Name: `g${Math.random()}`, Description })],
    ["POST", "/api/termbase", (Description) => ({ Name: `b${Math.random()}`, Description })],
    ["POST", "/api/v1/documents", (Text) => ({ Text })],
    ["POST", "/api/v1/documents", (more) => ({ Content: { type: "doc", more } })],
    ["PATCH", "/api/v1/account", (more) => ({ Preferences: { more } })],
  ];

  test.each(kept)("%s %s", async (method, path, make) => {
    for (const value of [
      "\ud800",
      "a\u0000b",
      " x\u00a0",
      "\u{1F469}\u200d\u{1F680}",
      2 ** 53,
      0.1,
      -1,
      null,
      [[]],
      "2027-02-30",
    ]) {
      const sent = make(value);
      const { status, body } = await admin.call<Record<string, unknown> | Record<string, unknown>[]>(
        method,
        path,
        sent,
      );
      if (status === 400) continue;
      expect(status).toBe(200);
      const answer = Array.isArray(body) ? body[0] : body;
      const [name = "", given] = Object.entries(sent).at(-1) ?? [];
      // Null counts as not given.
      if (given !== null) expect(answer?.[name]).toEqual(given);
    }
  });

  test.each([
    ["an incomplete character", '{"Text":"a\\ud800"}'],
    ["an incomplete character in a name", '{"Content":{"type":"doc","a\\udc00":1}}'],
    ["a null character", '{"Text":"\\u0000"}'],
    ["a number that loses digits", '{"Content":{"type":"doc","n":9007199254740993}}'],
    ["a number beyond all numbers", '{"Content":{"type":"doc","n":1e400}}'],
    ["a member __proto__", '{"Content":{"type":"doc","__proto__":{"a":1}}}'],
    ["20,000 lists in one another", `{"Content":{"type":"doc","c":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`],
  ])("%s is refused in a sentence", async (_, body) => {
    const headers = { clientApp: "1", "content-type": "application/json" };
    const answer = await send({ name: "", method: "POST", address: "/api/v1/documents", headers, body });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ Code: "bad-request", Message: expect.stringMatching(/\.$/) });
  });

  test("20,000 lists in preferences and in a template are refused, too", async () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    const headers = { clientApp: "1", "content-type": "application/json" };
    const template = `[{"StyleGuideTemplateId":1,"IsSelected":true,"Config":${deep}}]`;
    for (const [method, address, body] of [
      ["PATCH", "/api/v1/account", `{"Preferences":{"a":${deep}}}`],
      ["POST", "/api/simplestyleguide", template],
    ] as const) {
      expect((await send({ name: "", method, address, headers, body })).status).toBe(400);
    }
  });

  test("so are a null character in a path and in a query", async () => {
    for (const address of [
      "/api/ignorepatterns/all/%00",
      "/api/styleguide?Filter=Name eq '%00'",
      "/api/v1/documents/%00",
    ]) {
      expect((await send({ name: "", method: "GET", address, headers: {}, body: undefined })).status).toBe(400);
    }
  });
});

test("a stranger's path through the sign-in library never fails", async () => {
  for (const tail of [
    "callback/google?code=%00&state=%00",
    "callback/%00",
    "sso/callback/team-1?code=a&state=b",
    "error?error=x",
  ]) {
    const { status } = await fetch(`${server.url}/api/auth/${tail}`, { redirect: "manual" });
    expect(status).toBeLessThan(500);
  }
});

test("somebody else signs up with wild names", async () => {
  for (const Name of wildValues.slice(0, 3)) {
    const Email = `wild${Math.random()}@example.org`;
    const body = JSON.stringify({
      Email,
      Password: "seven green bottles",
      HumanCheck: "human",
      Name,
    });
    const response = await fetch(`${server.url}/api/v1/signup`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(response.status).toBeLessThan(500);
  }
  await signedUp(server);
});

// Last, for it may change or delete anything.
test("whatever is sent to whatever call, the server answers, and says why not in a sentence", async () => {
  const seed = Date.now();
  await noneFails(calls.flatMap((call, i) => fc.sample(wildRequests(call, ids), { seed: seed + i, numRuns: 6 })));
});
