import { z } from "zod";
import { listFailures, readFailures, writeFailures } from "./common-failures.ts";
import { listQuery } from "./list.ts";

// What calls of the same kind have in common. Each call adds its path and its summary.

/** A call that reads one thing. */
export const reading = { method: "GET", access: "read", input: z.undefined(), failures: readFailures } as const;

/** A call that lists rows. */
export const listing = { ...reading, form: "list", query: listQuery, failures: listFailures } as const;

/** The same for data that only the operator can see. */
export const listingForOperators = {
  ...listing,
  access: "manage",
  failures: [...listFailures, "operators-only"],
} as const;

/** A call that acts on the resource in its path. It ignores the request body and returns none. */
export const acting = {
  access: "manage",
  form: "nothing",
  input: z.unknown(),
  output: z.undefined(),
  failures: writeFailures,
} as const;
