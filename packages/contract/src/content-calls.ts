import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import type { FailureCode } from "./failures.ts";
import type { listQuery } from "./list.ts";
import { listing } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { deleted, idsBody, idsQuery, rowId } from "./wire/ids.ts";
import { oneOrMany } from "./wire/one-or-many.ts";

const writing = { access: "write", batch: true, failures: writeFailures } as const;

/** What all calls that add rows have in common. */
export const adding = { ...writing, method: "POST" } as const;

/** What all calls that delete rows have in common, apart from the path. */
export const deleting = { ...writing, method: "DELETE", query: idsQuery, input: idsBody, output: deleted } as const;

/** The members that identify an existing row. */
const existing = { Id: rowId, RowVersion: z.number().optional() };

type Named = Readonly<Record<string, unknown>>;
type Writing<Rows, Row> = Endpoint<z.ZodType<Rows>, z.ZodType<Row[]>, z.ZodType, z.ZodUndefined, "json">;

/** The four calls for one kind of rows; `Row` is a row as the server returns it. */
export interface ContentCalls<Row> {
  readonly list: Endpoint<z.ZodUndefined, z.ZodType<Row>, typeof listQuery, z.ZodUndefined, "list">;
  readonly add: Writing<Named[], Row>;
  readonly change: Writing<(Named & { readonly Id: number })[], Row>;
  readonly remove: Endpoint<typeof idsBody, typeof deleted, typeof idsQuery, z.ZodUndefined, "json">;
}

/** A kind of rows: the path of its calls, the shape of a row, and a summary of each call. */
interface RowCalls<Given extends z.ZodRawShape, Row extends z.ZodType, Query extends z.ZodType> {
  readonly path: string;
  readonly group: string;
  /** The members that a caller sends. */
  readonly given: Given;
  /** A row as it is returned. */
  readonly row: Row;
  readonly summaries: Readonly<Record<"list" | "add" | "change" | "remove", string>>;
  /** What applies to adding and replacing only. */
  readonly writes?: {
    readonly query?: Query;
    readonly failures?: readonly FailureCode[];
    readonly bodyLimit?: number;
  };
  /** An example of a request to add rows. */
  readonly added?: readonly unknown[];
  /** An example of a listed row. */
  readonly listed?: readonly unknown[];
}

/** Returns the four calls of a kind of rows: list, add, replace, and delete. */
export function contentCalls<
  Given extends z.ZodRawShape,
  Row extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
>({ path, group, given, row, summaries, writes, added, listed }: RowCalls<Given, Row, Query>) {
  const rows = { path, group, output: z.array(row) };
  return {
    list: defineEndpoint({
      ...rows,
      ...listing,
      summary: summaries.list,
      output: row,
      ...(listed && { example: { response: listed } }),
    }),
    add: defineEndpoint({
      ...rows,
      ...adding,
      summary: summaries.add,
      input: oneOrMany(caseless(given)),
      ...writes,
      ...(added && { example: { request: added } }),
    }),
    change: defineEndpoint({
      ...rows,
      ...writing,
      method: "PUT",
      summary: summaries.change,
      input: oneOrMany(caseless({ ...existing, ...given })),
      ...writes,
    }),
    remove: defineEndpoint({ ...rows, ...deleting, summary: summaries.remove }),
  };
}
