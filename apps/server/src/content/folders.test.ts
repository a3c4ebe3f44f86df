import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { ContentRow } from "../testing/content-rows.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";
import { rowsInThemselves } from "./store.ts";

const server = await sharedServer();

describe("folders in folders", () => {
  const path = "/api/snippetfolder";
  const folder = ({ Id, Name }: ContentRow, ParentId: number | null) => ({ Id, Name, ParentId });
  async function three() {
    const person = await signedUp(server);
    const { body } = await person.post<ContentRow[]>(path, [{ Name: "A" }, { Name: "B" }, { Name: "C" }]);
    const [a, b, c] = body as [ContentRow, ContentRow, ContentRow];
    return { person, a, b, c };
  }
  const parents = async (person: Visitor) =>
    Object.fromEntries(
      (await person.get<ContentRow[]>(path)).body.map(({ Name, ParentId }) => [
        String(Name),
        ParentId as number | null,
      ]),
    );

  test("a folder lies neither in itself nor in one that lies in it; what was asked for changes nothing", async () => {
    const { person, a, b, c } = await three();
    expect(await person.put(path, [folder(a, a.Id)])).toMatchObject({ status: 400 });
    expect(await person.put(path, [folder(a, b.Id), folder(b, c.Id), folder(c, a.Id)])).toMatchObject({ status: 400 });
    expect(await person.put(path, [folder(a, b.Id), folder(b, c.Id)])).toMatchObject({ status: 200 });
    const refused = await person.put<{ Message: string }>(path, [folder(c, a.Id)]);
    expect(refused).toMatchObject({ status: 400, body: { Message: "A folder can’t contain itself." } });
    expect(await parents(person)).toMatchObject({ A: b.Id, B: c.Id, C: null });
    expect(await person.put(path, [folder(c, 999_999_999)])).toMatchObject({ status: 404 });
  });

  test("two who move folders into each other at once make no circle", async () => {
    const { person, a, b } = await three();
    for (let round = 0; round < 5; round += 1) {
      await person.put(path, [folder(a, null), folder(b, null)]);
      const both = await Promise.all([person.put(path, [folder(a, b.Id)]), person.put(path, [folder(b, a.Id)])]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  test("whoever looks for circles waits for who looks at the same person's folders", async () => {
    const { person, a, b } = await three();
    const order: string[] = [];
    const { query } = server.database;
    const look = (transaction: typeof query) => rowsInThemselves(transaction, "snippet_folder", "parent_id", person.id);
    const { promise: looked, resolve: hasLooked } = Promise.withResolvers<void>();
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    const first = query.transaction().execute(async (transaction) => {
      expect(await look(transaction)).toEqual([]);
      hasLooked();
      await told;
      await sql`update snippet_folder set parent_id = ${a.Id} where id = ${b.Id}`.execute(transaction);
      order.push("first");
    });
    await looked;
    const second = query.transaction().execute(async (transaction) => {
      await look(transaction);
      order.push("second");
    });
    const isWaiting = async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(query);
      return rows.length > 0;
    };
    await expect.poll(async () => order.length > 0 || (await isWaiting())).toBe(true);
    tell();
    await Promise.all([first, second]);
    expect(order).toEqual(["first", "second"]);
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
    expect((await person.get<ContentRow[]>("/api/snippetfolder/items")).body.map(({ Name }) => Name)).toEqual([
      "beside",
    ]);
  });
});
