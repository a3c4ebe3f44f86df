import { limits } from "@housestyle/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type ContentRow, parentOf } from "../testing/content-rows.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { member, signedUp, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

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
    const replies = [ann, bob].map((person) => person.get<ContentRow[]>("/api/termbase"));
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
    const added = await person.post<ContentRow[]>(items, rows(parent, 1, 2, 3));
    expect(added).toMatchObject({ status: 200, body: rows(parent, 1, 2, 3) });
    const [first] = added.body;
    const changed = await person.put<ContentRow[]>(items, [{ ...first, ...row("one") }]);
    expect(changed).toMatchObject({ status: 200, body: [{ Id: first?.Id, ...row("one"), RowVersion: 2 }] });
    const removed = await person.delete(items, [{ Id: first?.Id }]);
    expect(removed).toMatchObject({ status: 200, body: { Deleted: 1 } });
    const listed = await person.get<ContentRow[]>(`${items}?Take=10&OrderBy=${key}&OrderDir=desc`);
    expect(listed.headers.get("x-total-count")).toBe("2");
    expect(listed.body.map((each) => each[key])).toEqual(
      [row(3), row(2)].map((each) => (each as Record<string, unknown>)[key]),
    );
  });

  test("a list pages, counts, filters and takes both forms", async () => {
    const person = await signedUp(server);
    const parent = await parentOf(person, parents);
    await person.post(items, rows(parent, ...Array.from({ length: 30 }, (_, i) => i)));
    expect((await person.get<ContentRow[]>(items)).body).toHaveLength(25);
    expect((await person.get<ContentRow[]>(`${items}?skip=25`)).body).toHaveLength(5);
    const counted = await person.get<ContentRow[]>(`${items}?Take=0`);
    expect([counted.body, counted.headers.get("x-total-count")]).toEqual([[], "30"]);
    const found = await person.get<ContentRow[]>(
      `${items}?Filter=${encodeURIComponent(`contains(tolower(${key}),'ROW 1') and ${parentMember} eq '${parent}'`)}`,
    );
    expect(found.headers.get("x-total-count")).toBe("11");
    const odata = await person.get<ContentRow[]>(
      `${items}?$top=2&$filter=${encodeURIComponent(`substringof('row 2',${key})`)}&$orderby=${key} desc`,
    );
    expect([odata.body.length, odata.headers.get("x-total-count")]).toEqual([2, "11"]);
    const tables = await person.get<{ data: ContentRow[] }>(`${items}?draw=7&Take=3`);
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
    const [stored] = (await person.post<ContentRow[]>(items, rows(parent, 1))).body;
    await person.put(items, [{ ...stored, ...row(2) }]);
    expect(await person.put(items, [{ ...stored, ...row(3) }])).toMatchObject({ status: 409, body: { Code: "stale" } });
  });

  test("members read, admins write, others see nothing of a team's rows", async () => {
    const team = await withTeam(server);
    const [user, outsider] = [await member(server, team), await signedUp(server)];
    const parent = await parentOf(team.admin, parents, team.teamId);
    const [stored] = (await team.admin.post<ContentRow[]>(items, rows(parent, 1))).body;
    expect((await user.get<ContentRow[]>(items)).body).toMatchObject([{ Id: stored?.Id, TeamId: team.teamId }]);
    expect(await user.post(items, rows(parent, 2))).toMatchObject({ status: 403, body: { Code: "admins-only" } });
    expect((await user.put(items, [{ ...stored }])).status).toBe(403);
    expect((await user.delete(items, [stored?.Id])).status).toBe(403);
    expect((await outsider.get<ContentRow[]>(items)).body).toEqual([]);
    expect((await outsider.post(items, rows(parent, 2))).status).toBe(404);
    expect((await outsider.put(items, [{ ...stored }])).status).toBe(404);
    expect((await outsider.delete(items, [stored?.Id])).status).toBe(404);
    expect(
      (await outsider.get<ContentRow[]>(`${items}?Filter=Id eq ${stored?.Id} or true eq true`)).status,
    ).toBeLessThan(500);
  });

  test("nothing moves to another owner", async () => {
    const team = await withTeam(server);
    const [own, teams] = [await parentOf(team.admin, parents), await parentOf(team.admin, parents, team.teamId)];
    const [stored] = (await team.admin.post<ContentRow[]>(items, rows(own, 1))).body;
    expect(await team.admin.put(items, [{ ...stored, [parentMember]: teams }])).toMatchObject({ status: 400 });
  });

  test("a lapsed team can be read, not written", async () => {
    const team = await withTeam(server);
    const parent = await parentOf(team.admin, parents, team.teamId);
    await team.admin.post(items, rows(parent, 1));
    const mayEdit = async () =>
      (await team.admin.get<ContentRow[]>(parents)).body.find(({ TeamId }) => TeamId === team.teamId)?.CanEdit;
    expect(await mayEdit()).toBe(true);
    await server.database.query
      .updateTable("team")
      .set({ licence_expiry: "2020-01-01" })
      .where("id", "=", team.teamId)
      .execute();
    expect(await mayEdit()).toBe(false);
    expect((await team.admin.get<ContentRow[]>(items)).body).toHaveLength(1);
    expect(await team.admin.post(items, rows(parent, 2))).toMatchObject({ status: 403, body: { Code: "team-lapsed" } });
  });

  test("deleting the parent deletes what is in it, and its owner everything", async () => {
    const person = await signedUp(server);
    const [fresh] = (await person.post<ContentRow[]>(parents, { Name: "Other" })).body;
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

test("a thousand rows in one batch, more are refused", async () => {
  const person = await signedUp(server);
  const parent = await parentOf(person, "/api/termbase");
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ TermBaseId: parent, Text: `term ${i}` }));
  expect((await person.post<ContentRow[]>("/api/termbase/items", many(1_000))).body).toHaveLength(1_000);
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
    const forced = await person.post<ContentRow[]>("/api/styleguide/items?force=true", [rule]);
    expect(forced).toMatchObject({ status: 200, body: [{ IsEnabled: false }] });
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

test("a person may have as many guides as the limit says, and not one more", async () => {
  const person = await signedUp(server);
  const has = (await person.get<ContentRow[]>("/api/styleguide")).body.length;
  const guides = (count: number) => Array.from({ length: count }, (_, at) => ({ Name: `Guide ${at}` }));
  const rest = limits.guides - has;
  expect(await person.post("/api/styleguide", guides(rest + 1))).toMatchObject({
    status: 409,
    body: { Code: "too-many" },
  });
  expect((await person.post("/api/styleguide", guides(rest))).status).toBe(200);
  expect(await person.post("/api/styleguide", guides(1))).toMatchObject({ status: 409, body: { Code: "too-many" } });
});
