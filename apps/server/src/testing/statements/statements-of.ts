import { join } from "node:path";
import type { Kysely } from "kysely";
import type ts from "typescript";
import { type ListSource, listPage, type Schema } from "../../db/index.ts";
import { argumentsFor } from "./arguments.ts";
import { functionsIn } from "./functions-in.ts";
import { recording } from "./recording.ts";
import { standIn } from "./stand-in.ts";

export const sourceFolder = join(import.meta.dirname, "..", "..");

/** What a read finds: one row, none, or one whose members are those that some function looks at closely. */
const answers: readonly (readonly unknown[])[] = [
  [standIn()],
  [],
  [standIn({ id: 1, others: 0, name: "usage_event_0000_01", table: "team" })],
];

/**
 * Returns the statements that the functions of these sources send to the database, whatever they are called with and
 * whatever a read finds.
 */
export async function statementsOf(sources: readonly ts.SourceFile[]): Promise<ReadonlySet<string>> {
  const statements = new Set<string>();
  for (const rows of answers) {
    const query = recording((statement) => statements.add(statement), rows);
    for (const source of sources) {
      const module = (await import(join(sourceFolder, source.fileName))) as Readonly<Record<string, unknown>>;
      for (const value of Object.values(module)) await readAll(query, value);
      for (const [name, parameters] of functionsIn(source)) {
        const called = module[name] as (...given: readonly unknown[]) => unknown;
        for (const given of argumentsFor(name, parameters, query))
          await attempt(async () => readAll(query, await called(...given)));
      }
    }
    await query.destroy();
  }
  return statements;
}

/** Reads what a function returns to be read later: a list, or rows one by one. */
async function readAll(query: Kysely<Schema>, value: unknown): Promise<void> {
  if (typeof value !== "object" || value === null) return;
  if ("tieBreak" in value) return readList(query, value as ListSource);
  if (Symbol.asyncIterator in value) return readSome(value as AsyncIterable<unknown>);
  if (Array.isArray(value)) {
    for (const each of value as readonly { readonly rows?: unknown }[]) await readAll(query, each?.rows);
  }
}

/** Where each read finds a row, there is no end. */
async function readSome(rows: AsyncIterable<unknown>): Promise<void> {
  let count = 0;
  for await (const _ of rows) if (++count > 10) return;
}

/** Filters for each type of column, which `@` stands for. */
const filters = {
  text: [
    "@ eq 'a'",
    "contains(@, 'a')",
    "startswith(trim(@), 'a')",
    "endswith(toupper(@), 'a')",
    "toupper(@) eq 'A'",
  ].concat("trim(@) eq 'a'", "length(@) gt 1", "indexof(@, 'a') eq 0", "startswith('a', @)"),
  number: ["@ eq 1"],
  boolean: ["@", "not @"],
  date: ["@ gt '2026-01-01'"],
} as const;

/** Reads a list in each order, filtered by each column. */
async function readList(query: Kysely<Schema>, source: ListSource): Promise<void> {
  const reads: readonly Record<string, unknown>[] = Object.entries(source.columns).flatMap(([name, { type }]) => [
    { OrderBy: name, Skip: 0 },
    { OrderBy: name, Skip: 1 },
    ...filters[type].map((filter) => ({ Skip: 0, Filter: filter.replaceAll("@", name) })),
  ]);
  for (const wanted of reads) await attempt(() => listPage(query, source, wanted as never));
}

/** What a function makes of the answers does not matter here. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // The statements it did send are kept, and those it did not are found missing.
  }
}
