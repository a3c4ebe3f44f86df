import { describe, expect, test } from "vitest";
import type { Person } from "../caller/index.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { type AnsweredRow, terms, words } from "../testing/stored-content.ts";
import { real, upload } from "../testing/upload.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";
import type { ImportRow } from "./store.ts";
import { forgetImports } from "./store.ts";
import { mayUndo } from "./undo-import.ts";

const server = await sharedServer();

test("a member takes back what they only added; what changed or removed something is for those who run the team", () => {
  const membership = { teamId: 2, position: "User", lapsed: false };
  const person = { personId: 1, memberships: [membership] } as unknown as Person;
  const row = (Updated: number, Removed: number, CreatedBy = 1) =>
    ({ OwnerId: 2, CreatedBy, Updated, Removed }) as ImportRow;
  expect(() => mayUndo(person, row(0, 0))).not.toThrow();
  for (const other of [row(1, 0), row(0, 1), row(0, 0, 3)]) {
    expect(() => mayUndo(person, other)).toThrow(expect.objectContaining({ code: "admins-only" }));
  }
});

describe("undoing", () => {
  const undo = (visitor: Visitor, id: unknown, query = "") =>
    visitor.post<Record<string, unknown>>(`/api/v1/imports/${id}/undo${query}`);

  async function replaced() {
    const person = await signedUp(server);
    await upload(person, server, "termbase", "Text,Status\nalfa,Approved\nbravo,Approved\n", real);
    const before = await terms(person);
    const file = "TermBase,Text,Status\nTerms,alfa,Forbidden\nTerms,charlie,Approved\nNew,delta,Approved\n";
    const { body } = await upload(person, server, "termbase", file, { ...real, mode: "replace" });
    expect(body).toMatchObject({ Imported: 2, Updated: 1, Removed: 1 });
    return { person, before, id: body.ImportId };
  }
  const content = (rows: readonly AnsweredRow[]) => rows.map(({ RowVersion, ModifiedOn, ...row }) => row);

  test("puts everything back, once", async () => {
    const { person, before, id } = await replaced();
    const listed = await person.get<AnsweredRow[]>("/api/v1/imports");
    expect(listed.body[0]).toMatchObject({ Id: id, Table: "termbase", Mode: "replace", CanUndo: true, Imported: 2 });
    expect(await undo(person, id)).toMatchObject({ status: 200, body: { Deleted: 3, Restored: 2, Left: 0 } });
    expect(content(await terms(person))).toEqual(content(before));
    expect((await person.get<AnsweredRow[]>("/api/termbase")).body).toHaveLength(1);
    expect(await undo(person, id)).toMatchObject({ status: 409, body: { Code: "cannot-undo" } });
    const after = await person.get<AnsweredRow[]>("/api/v1/imports");
    expect(after.body[0]).toMatchObject({ Id: id, CanUndo: false, UndoneOn: expect.any(String) });
  });

  test("undoes several, the last first", async () => {
    const person = await signedUp(server);
    const ids: unknown[] = [];
    for (const note of ["1", "2", "3"]) {
      const { body } = await upload(person, server, "dictionary", `Word,Note\nalfa,${note}\n`, real);
      ids.push(body.ImportId);
    }
    expect((await undo(person, ids[0])).status).toBe(409);
    for (const [id, notes] of [
      [ids[2], ["2"]],
      [ids[1], ["1"]],
      [ids[0], []],
    ] as const) {
      expect((await undo(person, id)).status).toBe(200);
      expect((await words(person)).map(({ note }) => note)).toEqual(notes);
    }
  });

  test("refuses when a row was changed since, unless told to", async () => {
    const { person, before, id } = await replaced();
    const alfa = (await terms(person)).find(({ Text }) => Text === "alfa");
    await person.put("/api/termbase/items", [{ ...alfa, Description: "Changed by hand." }]);
    expect(await undo(person, id)).toMatchObject({
      status: 409,
      body: { Code: "cannot-undo", Message: "One row has changed since the import." },
    });
    expect((await terms(person)).map(({ Text }) => Text)).toEqual(["alfa", "charlie", "delta"]);
    expect(await undo(person, id, "?force=true")).toMatchObject({ status: 200, body: { Left: 0 } });
    expect(content(await terms(person))).toEqual(content(before));
  });

  test("keeps a new collection that somebody has put something into", async () => {
    const { person, id } = await replaced();
    const bases = await person.get<(AnsweredRow & { Name: string })[]>("/api/termbase");
    const made = bases.body.find(({ Name }) => Name === "New")?.Id;
    await person.post("/api/termbase/items", [{ TermBaseId: made, Text: "echo" }]);
    expect((await undo(person, id)).status).toBe(409);
    expect(await undo(person, id, "?force=true")).toMatchObject({ status: 200, body: { Left: 1 } });
    expect((await terms(person)).map(({ Text }) => Text)).toEqual(["alfa", "bravo", "echo"]);
  });

  test("does not take a place that was filled meanwhile", async () => {
    const { person, id } = await replaced();
    const base = (await terms(person)).find(({ Text }) => Text === "alfa")?.TermBaseId;
    await person.post("/api/termbase/items", [{ TermBaseId: base, Text: "bravo", Status: "Forbidden" }]);
    expect(await undo(person, id)).toMatchObject({ status: 409, body: { Code: "cannot-undo" } });
    expect(await undo(person, id, "?force=true")).toMatchObject({ status: 200, body: { Left: 1 } });
    expect(await terms(person)).toMatchObject([{ Text: "alfa" }, { Text: "bravo", Status: "Forbidden" }]);
  });

  test("is over after 30 days, and nothing of it is kept", async () => {
    const { person, id } = await replaced();
    const { query } = server.database;
    await query
      .updateTable("content_import")
      .set({ created_on: new Date(Date.now() - 31 * 86_400_000) })
      .where("id", "=", id ?? 0)
      .execute();
    expect((await undo(person, id)).status).toBe(404);
    expect((await person.get<AnsweredRow[]>("/api/v1/imports")).body.map(({ Id }) => Id)).not.toContain(id);
    await forgetImports(server.database);
    const kept = await query.selectFrom("import_change").select("import_id").distinct().execute();
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map(({ import_id }) => import_id)).not.toContain(id);
  });
});
