import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { realChecker, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(async () => {
  await server.close();
  await (await realChecker()).close();
});

interface Row {
  Id: number;
  RowVersion: number;
  TeamId: number | null;
  [member: string]: unknown;
}

/** The kinds that live in a parent, with what makes a row of each. */
const kinds = [
  {
    parents: "/api/snippetfolder/",
    items: "/api/snippetfolder/items",
    parentMember: "SnippetFolderId",
    key: "Name",
    row: (n: number | string) => ({ Name: `Row ${n}`, Text: `Text of ${n}`, Shortcut: `s${n}`.padEnd(3, "_") }),
  },
  {
    parents: "/api/styleguide",
    items: "/api/styleguide/items",
    parentMember: "StyleGuideId",
    key: "Match",
    row: (n: number | string) => ({
      Match: `row ${n}`,
      Replace: `line ${n}`,
      WrongSentence: `It is row ${n} here.`,
      Message: "House.",
    }),
  },
  {
    parents: "/api/termbase",
    items: "/api/termbase/items",
    parentMember: "TermBaseId",
    key: "Text",
    row: (n: number | string) => ({ Text: `row ${n}`, Status: "Approved", Description: "Ours." }),
  },
] as const;

async function parentOf(visitor: Visitor, path: string, teamId: number | null = null): Promise<number> {
  const { body } = await visitor.get<Row[]>(path);
  return body.find(({ TeamId }) => TeamId === teamId)?.Id ?? 0;
}

test("two people whose teams come in another order look for the first time at once, while a colleague saves", async () => {
  const { query } = server.database;
  const ann = await signedUp(server);
  const bob = await signedUp(server);
  const teams: number[] = [];
  for (const Name of ["One", "Two", "Three"]) {
    teams.push((await ann.post<{ Id: number }[]>("/api/teams", [{ Name }])).body[0]?.Id ?? 0);
  }
  await sql`
    insert into team_user (team_id, person_id, email, position, licence, status)
    select t.id, ${bob.id}, ${bob.email}, 'User', 'Premium', 'Active'
    from unnest(${teams.toReversed()}::bigint[]) as t (id)`.execute(query);
  const looks = await query.transaction().execute(async (saving) => {
    await sql`select from owner where id = ${teams[1]} for update`.execute(saving);
    const replies = [ann, bob].map((person) => person.get<Row[]>("/api/termbase"));
    const waiting = sql<{ count: number }>`select count(*) from pg_locks where not granted`;
    await expect.poll(async () => (await waiting.execute(query)).rows[0]?.count).toBe(2);
    return { replies };
  });
  const replies = await Promise.all(looks.replies);
  expect(replies.map(({ status, body }) => [status, body.length])).toEqual([
    [200, 4],
    [200, 4],
  ]);
});

describe.each(kinds)("$items", ({ parents, items, parentMember, key, row }) => {
  const rows = (parent: number, ...names: (number | string)[]) =>
    names.map((name) => ({ [parentMember]: parent, ...row(name) }));

  test("everybody has a place to begin with; rows go in, come out, change and go", async () => {
    const person = await signedUp(server);
    const parent = await parentOf(person, parents);
    const added = await person.post<Row[]>(items, rows(parent, 1, 2, 3));
    expect(added).toMatchObject({ status: 200, body: rows(parent, 1, 2, 3) });
    const [first] = added.body;
    const changed = await person.put<Row[]>(items, [{ ...first, ...row("one") }]);
    expect(changed).toMatchObject({ status: 200, body: [{ Id: first?.Id, ...row("one"), RowVersion: 2 }] });
    const removed = await person.delete(items, [{ Id: first?.Id }]);
    expect(removed).toMatchObject({ status: 200, body: { Deleted: 1 } });
    const listed = await person.get<Row[]>(`${items}?Take=10&OrderBy=${key}&OrderDir=desc`);
    expect(listed.headers.get("x-total-count")).toBe("2");
    expect(listed.body.map((each) => each[key])).toEqual(
      [row(3), row(2)].map((each) => (each as Record<string, unknown>)[key]),
    );
  });

  test("a list pages, counts, filters and takes both forms", async () => {
    const person = await signedUp(server);
    const parent = await parentOf(person, parents);
    await person.post(items, rows(parent, ...Array.from({ length: 30 }, (_, i) => i)));
    expect((await person.get<Row[]>(items)).body).toHaveLength(25);
    expect((await person.get<Row[]>(`${items}?skip=25`)).body).toHaveLength(5);
    const counted = await person.get<Row[]>(`${items}?Take=0`);
    expect([counted.body, counted.headers.get("x-total-count")]).toEqual([[], "30"]);
    const found = await person.get<Row[]>(
      `${items}?Filter=${encodeURIComponent(`contains(tolower(${key}),'ROW 1') and ${parentMember} eq '${parent}'`)}`,
    );
    expect(found.headers.get("x-total-count")).toBe("11");
    const odata = await person.get<Row[]>(
      `${items}?$top=2&$filter=${encodeURIComponent(`substringof('row 2',${key})`)}&$orderby=${key} desc`,
    );
    expect([odata.body.length, odata.headers.get("x-total-count")]).toEqual([2, "11"]);
    const tables = await person.get<{ data: Row[] }>(`${items}?draw=7&Take=3`);
    expect(tables.body).toMatchObject({ draw: 7, recordsTotal: 30, recordsFiltered: 30 });
    expect(tables.body.data).toHaveLength(3);
    const narrowed = await person.get(
      `${items}?draw=8&Take=3&Filter=${encodeURIComponent(`contains(${key},'row 1')`)}`,
    );
    expect(narrowed.body).toMatchObject({ recordsTotal: 30, recordsFiltered: 11 });
    expect(narrowed.headers.get("x-total-count")).toBe("11");
    const none = await person.get(`${items}?format=datatables&Filter=${encodeURIComponent(`${key} eq 'nothing'`)}`);
    expect(none.body).toMatchObject({ recordsTotal: 30, recordsFiltered: 0, data: [] });
  });

  test("a batch is all or nothing, and says which row is there already", async () => {
    const person = await signedUp(server);
    const parent = await parentOf(person, parents);
    await person.post(items, rows(parent, 1));
    const refused = await person.post(items, rows(parent, 2, 1));
    expect(refused).toMatchObject({ status: 409, body: { Code: "duplicate", Message: expect.any(String) } });
    expect(Object.keys((refused.body as { ModelState: object }).ModelState)[0]).toMatch(/^\[1\]\./);
    expect((await person.get(`${items}?Take=0`)).headers.get("x-total-count")).toBe("1");
  });

  test("a change of something that has changed meanwhile is refused", async () => {
    const person = await signedUp(server);
    const parent = await parentOf(person, parents);
    const [stored] = (await person.post<Row[]>(items, rows(parent, 1))).body;
    await person.put(items, [{ ...stored, ...row(2) }]);
    expect(await person.put(items, [{ ...stored, ...row(3) }])).toMatchObject({ status: 409, body: { Code: "stale" } });
  });

  test("members read, admins write, others see nothing of a team's rows", async () => {
    const team = await withTeam(server);
    const [user, outsider] = [await member(server, team), await signedUp(server)];
    const parent = await parentOf(team.admin, parents, team.teamId);
    const [stored] = (await team.admin.post<Row[]>(items, rows(parent, 1))).body;
    expect((await user.get<Row[]>(items)).body).toMatchObject([{ Id: stored?.Id, TeamId: team.teamId }]);
    expect(await user.post(items, rows(parent, 2))).toMatchObject({ status: 403, body: { Code: "admins-only" } });
    expect((await user.put(items, [{ ...stored }])).status).toBe(403);
    expect((await user.delete(items, [stored?.Id])).status).toBe(403);
    expect((await outsider.get<Row[]>(items)).body).toEqual([]);
    expect((await outsider.post(items, rows(parent, 2))).status).toBe(404);
    expect((await outsider.put(items, [{ ...stored }])).status).toBe(404);
    expect((await outsider.delete(items, [stored?.Id])).status).toBe(404);
    expect((await outsider.get<Row[]>(`${items}?Filter=Id eq ${stored?.Id} or true eq true`)).status).toBeLessThan(500);
  });

  test("nothing moves to another owner", async () => {
    const team = await withTeam(server);
    const [own, teams] = [await parentOf(team.admin, parents), await parentOf(team.admin, parents, team.teamId)];
    const [stored] = (await team.admin.post<Row[]>(items, rows(own, 1))).body;
    expect(await team.admin.put(items, [{ ...stored, [parentMember]: teams }])).toMatchObject({ status: 400 });
  });

  test("a lapsed team can be read, not written", async () => {
    const team = await withTeam(server);
    const parent = await parentOf(team.admin, parents, team.teamId);
    await team.admin.post(items, rows(parent, 1));
    await server.database.query
      .updateTable("team")
      .set({ licence_expiry: "2020-01-01" })
      .where("id", "=", team.teamId)
      .execute();
    expect((await team.admin.get<Row[]>(items)).body).toHaveLength(1);
    expect(await team.admin.post(items, rows(parent, 2))).toMatchObject({ status: 403, body: { Code: "team-lapsed" } });
  });

  test("deleting the parent deletes what is in it, and its owner everything", async () => {
    const person = await signedUp(server);
    const [fresh] = (await person.post<Row[]>(parents, { Name: "Other" })).body;
    await person.post(items, rows(fresh?.Id ?? 0, 1, 2));
    expect(await person.delete(parents, { id: fresh?.Id })).toMatchObject({ body: { Deleted: 1 } });
    expect((await person.get(`${items}?Take=0`)).headers.get("x-total-count")).toBe("0");
  });

  test.each([
    ["an order by a column that is not there", "?OrderBy=Nonsense"],
    ["a page that is too long", "?Take=501"],
    ["a page from before the beginning", "?Skip=-1"],
    ["a filter that cannot be read", "?Filter=Name eq"],
    ["a filter on a column that is not there", "?Filter=owner_id eq 1"],
  ])("refuses %s with a sentence", async (_, query) => {
    const person = await signedUp(server);
    expect(await person.get(`${items}${query}`)).toMatchObject({ status: 400, body: { Message: expect.any(String) } });
  });
});

describe("texts nobody expects", () => {
  test("a character the database cannot hold is refused, not an error of ours", async () => {
    const person = await signedUp(server);
    const parent = await parentOf(person, "/api/termbase");
    expect(await person.post("/api/termbase/items", [{ TermBaseId: parent, Text: "a\u0000b" }])).toMatchObject({
      status: 400,
    });
    expect(
      (await person.get(`/api/termbase/items?Filter=${encodeURIComponent("contains(Text,'\u0000')")}`)).status,
    ).toBe(400);
  });

  test("search minds no case, in any alphabet", async () => {
    const person = await signedUp(server);
    const parent = await parentOf(person, "/api/termbase");
    await person.post("/api/termbase/items", [
      { TermBaseId: parent, Text: "Ärmelkanal" },
      { TermBaseId: parent, Text: "100 % Łódź_x" },
    ]);
    const find = async (needle: string) => {
      const filter = encodeURIComponent(`contains(tolower(Text),'${needle}')`);
      return (await person.get<Row[]>(`/api/termbase/items?Filter=${filter}`)).body.map(({ Text }) => Text);
    };
    expect(await find("äRMEL")).toEqual(["Ärmelkanal"]);
    expect(await find("łódź")).toEqual(["100 % Łódź_x"]);
    expect(await find("0 %")).toEqual(["100 % Łódź_x"]);
    expect(await find("_")).toEqual(["100 % Łódź_x"]);
    expect(await find("\\")).toEqual([]);
  });
});

test("a thousand rows in one batch, more are refused", async () => {
  const person = await signedUp(server);
  const parent = await parentOf(person, "/api/termbase");
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ TermBaseId: parent, Text: `term ${i}` }));
  expect((await person.post<Row[]>("/api/termbase/items", many(1_000))).body).toHaveLength(1_000);
  expect((await person.post("/api/termbase/items", many(1_001))).status).toBe(400);
});

describe("rules of a style guide", () => {
  test.each([
    ["a pattern that does not compile", { Match: "/(a/" }, "[0].Match"],
    ["an example it does not find", { Match: "e-mail", WrongSentence: "Send a letter." }, "[0].WrongSentence"],
    ["a right sentence it flags", { Match: "e-mail", RightSentence: "Send an e-mail." }, "[0].RightSentence"],
  ])("%s is refused by its place, and stored switched off when forced", async (_, rule, place) => {
    const person = await signedUp(server);
    const refused = await person.post<{ ModelState: object }>("/api/styleguide/items", [rule]);
    expect(refused).toMatchObject({ status: 422, body: { Code: "rule-fails" } });
    expect(Object.keys(refused.body.ModelState)).toEqual([place]);
    const forced = await person.post<Row[]>("/api/styleguide/items?force=true", [rule]);
    expect(forced).toMatchObject({ status: 200, body: [{ IsEnabled: false }] });
  });
});

describe("the dictionary", () => {
  test("answers the id of what is there, new or not", async () => {
    const person = await signedUp(server);
    const entry = { word: "Zyntharil", category: "", subCategory: "" };
    const first = await person.post<string>("/api/ignorepatterns", entry);
    expect(first.headers.get("content-type")).toMatch(/^text\/plain/);
    expect((await person.post<string>("/api/ignorepatterns", entry)).body).toBe(first.body);
    expect(first.body).toMatch(/^\d+$/);
  });

  test("has a subcategory, which is empty when none was sent", async () => {
    const person = await signedUp(server);
    await person.post("/api/ignorepatterns", [{ word: "alpha" }, { word: "beta", subCategory: "beta" }]);
    const { body } = await person.get<{ word: string }[]>("/api/ignorepatterns/me/all");
    expect(body).toMatchObject([
      { word: "alpha", subCategory: "" },
      { word: "beta", subCategory: "beta" },
    ]);
  });

  test("is read by id, by scope and by category, and nobody reads another person's", async () => {
    const team = await withTeam(server);
    const other = await signedUp(server);
    await team.admin.post("/api/ignorepatterns", [
      { word: "alpha" },
      { word: "beta", category: "grammar", teamId: team.teamId },
    ]);
    const words = async (path: string) =>
      (await team.admin.get<{ word: string }[]>(`/api/ignorepatterns/${path}`)).body.map(({ word }) => word);
    expect(await words(`${team.admin.id}/all`)).toEqual(["alpha", "beta"]);
    expect(await words("personal/all")).toEqual(["alpha"]);
    expect(await words("team/undefined")).toEqual(["beta"]);
    expect(await words(`team:${team.teamId}/grammar`)).toEqual(["beta"]);
    expect(await words("me/spelling")).toEqual([]);
    expect((await other.get(`/api/ignorepatterns/${team.admin.id}/all`)).status).toBe(404);
    expect((await other.get(`/api/ignorepatterns/team:${team.teamId}/all`)).status).toBe(404);
  });

  test("members add words where the team allows it, and take back their own", async () => {
    const team = await withTeam(server);
    const [user, other] = [await member(server, team), await member(server, team)];
    const added = await user.post<string>("/api/ignorepatterns", { word: "gamma", scope: "team" });
    expect(added.status).toBe(200);
    expect((await other.delete("/api/ignorepatterns", { id: added.body })).status).toBe(403);
    expect((await user.delete("/api/ignorepatterns", added.body)).body).toEqual({ Deleted: 1 });
    await team.admin.patch(`/api/teams/?id=${team.teamId}`, { AllowUserDictionary: false });
    expect((await user.post("/api/ignorepatterns", { word: "gamma", teamId: team.teamId })).status).toBe(403);
  });

  test("ids in the query count where a proxy drops the body of a DELETE", async () => {
    const person = await signedUp(server);
    const { body } = await person.post<string>("/api/ignorepatterns", [{ word: "one" }, { word: "two" }]);
    expect((await person.delete(`/api/ignorepatterns?ids=${body}`)).body).toEqual({ Deleted: 2 });
  });
});

test("members propose terms where the team allows it, and nothing else", async () => {
  const team = await withTeam(server);
  const user = await member(server, team);
  const TermBaseId = await parentOf(team.admin, "/api/termbase", team.teamId);
  const propose = (Status: string, Text: string) => user.post("/api/termbase/items", [{ TermBaseId, Text, Status }]);
  expect((await propose("Pending", "one")).status).toBe(200);
  expect((await propose("Approved", "two")).status).toBe(403);
  await team.admin.patch(`/api/teams/?id=${team.teamId}`, { AllowTermProposals: false });
  expect((await propose("Pending", "three")).status).toBe(403);
});

test("whatever is asked for, no row of another team is answered, and nothing is an error of ours", async () => {
  const team = await withTeam(server);
  const parent = await parentOf(team.admin, "/api/termbase", team.teamId);
  await team.admin.post("/api/termbase/items", [{ TermBaseId: parent, Text: "secret canary" }]);
  const outsider = await signedUp(server);
  const own = await parentOf(outsider, "/api/termbase");
  await outsider.post("/api/termbase/items", [{ TermBaseId: own, Text: "mine" }]);
  const property = fc.constantFrom(
    "Text",
    "Id",
    "TermBaseId",
    "TeamId",
    "Status",
    "CreatedOn",
    "CaseSensitive",
    "owner_id",
    "t.id",
  );
  const literal = fc.oneof(
    fc.string({ maxLength: 12 }).map((text) => `'${text.replaceAll("'", "''")}'`),
    fc.integer().map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.constantFrom("true", "null", String(team.teamId), String(parent), "2027-01-31", "'' or 1=1 --'"),
  );
  const leaf = fc.oneof(
    fc.tuple(property, fc.constantFrom("eq", "ne", "gt", "le", "in"), literal).map((all) => all.join(" ")),
    fc
      .tuple(fc.constantFrom("contains", "substringof", "startswith", "endswith"), property, literal)
      .map(([f, p, l]) => `${f}(${p},${l})`),
    fc
      .tuple(fc.constantFrom("tolower", "toupper", "trim", "length"), property, literal)
      .map(([f, p, l]) => `${f}(${p}) eq ${l}`),
  );
  const filter = fc.oneof(
    fc.array(leaf, { minLength: 1, maxLength: 4 }).map((all) => all.join(" or not ")),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(filter, async (text) => {
      const reply = await outsider.get<Row[] | object>(`/api/termbase/items?Filter=${encodeURIComponent(text)}`);
      expect(reply.status).toBeLessThan(500);
      expect(JSON.stringify(reply.body)).not.toContain("secret canary");
    }),
    { numRuns: 400 },
  );
});

describe("folders in folders", () => {
  const path = "/api/snippetfolder";
  const folder = ({ Id, Name }: Row, ParentId: number | null) => ({ Id, Name, ParentId });
  async function three() {
    const person = await signedUp(server);
    const { body } = await person.post<Row[]>(path, [{ Name: "A" }, { Name: "B" }, { Name: "C" }]);
    const [a, b, c] = body as [Row, Row, Row];
    return { person, a, b, c };
  }
  const parents = async (person: Visitor) =>
    Object.fromEntries(
      (await person.get<Row[]>(path)).body.map(({ Name, ParentId }) => [String(Name), ParentId as number | null]),
    );

  test("a folder lies neither in itself nor in one that lies in it; what was asked for changes nothing", async () => {
    const { person, a, b, c } = await three();
    expect(await person.put(path, [folder(a, a.Id)])).toMatchObject({ status: 400 });
    expect(await person.put(path, [folder(a, b.Id), folder(b, c.Id), folder(c, a.Id)])).toMatchObject({ status: 400 });
    expect(await person.put(path, [folder(a, b.Id), folder(b, c.Id)])).toMatchObject({ status: 200 });
    const refused = await person.put<{ Message: string }>(path, [folder(c, a.Id)]);
    expect(refused).toMatchObject({ status: 400, body: { Message: "A folder cannot lie in itself." } });
    expect(await parents(person)).toMatchObject({ A: b.Id, B: c.Id, C: null });
    expect(await person.put(path, [folder(c, 999_999_999)])).toMatchObject({ status: 404 });
  });

  test("two who move folders into each other at once make no circle", async () => {
    const { person, a, b } = await three();
    for (let round = 0; round < 5; round += 1) {
      await person.put(path, [folder(a, null), folder(b, null)]);
      const both = await Promise.all([person.put(path, [folder(a, b.Id)]), person.put(path, [folder(b, a.Id)])]);
      expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    }
  });

  test("deleting one takes what lies in it, and nothing else", async () => {
    const { person, a, b, c } = await three();
    await person.put(path, [folder(b, a.Id)]);
    await person.post("/api/snippetfolder/items", [
      { SnippetFolderId: b.Id, Name: "deep", Text: "x" },
      { SnippetFolderId: c.Id, Name: "beside", Text: "x" },
    ]);
    expect(await person.delete(`${path}?ids=${a.Id}`)).toMatchObject({ status: 200 });
    expect(Object.keys(await parents(person)).sort()).toEqual(["C"]);
    expect((await person.get<Row[]>("/api/snippetfolder/items")).body.map(({ Name }) => Name)).toEqual(["beside"]);
  });
});
