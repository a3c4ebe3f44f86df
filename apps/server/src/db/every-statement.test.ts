import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import ts from "typescript";
import { expect, test } from "vitest";
import { holdsPiece, inOneLine, type SqlPiece, sqlIn } from "../testing/statements/sql-in.ts";
import { sourceFolder, statementsOf } from "../testing/statements/statements-of.ts";
import { freshDatabase } from "../testing/test-database.ts";

/** Where SQL is, beside the folders that open and migrate the database. */
const files = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
  /store\.ts$|^db\/lists\/[^.]*\.ts$|^jobs\/lost-workers\.ts$/.test(file),
);
const sources = files.map((file) =>
  ts.createSourceFile(file, readFileSync(join(sourceFolder, file), "utf8"), ts.ScriptTarget.Latest, true),
);
const pieces = sources.flatMap(sqlIn);
const statements = [...(await statementsOf(sources))];

test("every piece of SQL in a store is part of a statement that is prepared", () => {
  expect(pieces.length).toBeGreaterThan(250);
  const lines = statements.map(inOneLine);
  const unused = pieces.filter((piece) => !lines.some((statement) => holdsPiece(statement, piece)));
  expect(unused.map(({ place, texts }) => `${place}: ${texts.join(" … ").slice(0, 100)}`)).toEqual([]);
});

test("every statement fits the tables and columns that the migrations create", async () => {
  const { database } = await freshDatabase();
  await runMigrations({ pgPool: database.pool });
  const client = await database.connect();
  const faults = new Set<string>();
  const prepared = statements.filter(isPrepared);
  for (const statement of prepared) {
    try {
      await client.query(begin + statement);
      await client.query("deallocate tried");
    } catch (error) {
      const { message, position } = error as pg.DatabaseError;
      faults.add(`${placeOf(statement, Number(position) - begin.length - 1)}: ${message}`);
    }
  }
  await client.end();
  await database.close();
  expect([...faults]).toEqual([]);
  expect(prepared.length).toBeGreaterThan(300);
});

const begin = "prepare tried as ";

/** PostgreSQL prepares what reads or changes rows; the rest names no columns. */
function isPrepared(statement: string): boolean {
  return /^\s*\(?(with|select|insert|update|delete|values)\b/i.test(statement);
}

/** Returns where the piece of a statement is written that has the word at this place in it, or else the longest piece. */
function placeOf(statement: string, at: number): string {
  const word = /^[\w.]+/.exec(statement.slice(at))?.[0] ?? "";
  const line = inOneLine(statement);
  const weight = ({ texts }: SqlPiece) => texts.join("").length + (texts.some((text) => text.includes(word)) ? 1e6 : 0);
  const [found] = pieces
    .filter((piece) => holdsPiece(line, piece))
    .toSorted((one, other) => weight(other) - weight(one));
  return found?.place ?? "the query builder";
}
