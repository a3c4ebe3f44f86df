import { z } from "zod";
import { listFailures, writeFailures } from "./common-failures.ts";
import { listQuery } from "./list.ts";
import { deleted, idsBody, idsQuery } from "./wire/ids.ts";

const writing = { access: "write", batch: true, failures: writeFailures } as const;

/** What every call has that lists rows of content: where they are and what one is stands beside it. */
export const listing = {
  method: "GET",
  access: "read",
  form: "list",
  query: listQuery,
  input: z.undefined(),
  failures: listFailures,
} as const;

/** What every call has that adds rows. */
export const adding = { ...writing, method: "POST" } as const;

/** What every call has that replaces rows by their ids. */
export const replacing = { ...writing, method: "PUT" } as const;

/** What every call has that deletes rows: all of it but where they are. */
export const deleting = { ...writing, method: "DELETE", query: idsQuery, input: idsBody, output: deleted } as const;
