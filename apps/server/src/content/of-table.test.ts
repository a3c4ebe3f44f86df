import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { dictionaryKind } from "../dictionary/index.ts";
import { guideItemKind, guideKind } from "../guides/index.ts";
import { folderKind, snippetKind } from "../snippets/index.ts";
import { termBaseKind, termKind } from "../terms/index.ts";
import { freshDatabase } from "../testing/test-database.ts";

const { database } = await freshDatabase();
afterAll(() => database.close());

test.each([dictionaryKind, guideKind, guideItemKind, folderKind, snippetKind, termBaseKind, termKind])(
  "every member of a row of $table has its column, of its type, and so has every filter",
  async ({ table, members, columns }) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(database.query);
    const there = new Map(rows.map(({ name, type }) => [name, type]));
    for (const { column, type } of Object.values(members)) expect([column, there.get(column)]).toEqual([column, type]);
    for (const { sql: place, folded } of Object.values(columns)) {
      expect(there.has(place.replace(/^t\./, ""))).toBe(true);
      if (folded !== undefined) expect(there.get(folded.replace(/^t\./, ""))).toBe("text");
    }
  },
);
