import { z } from "zod";
import { listFailures, readFailures, writeFailures } from "./common-failures.ts";
import { listQuery } from "./list.ts";

// What calls of a kind have in common; where they are, and what one is about, stands beside it.

/** A call that reads one thing. */
export const reading = { method: "GET", access: "read", input: z.undefined(), failures: readFailures } as const;

/** A call that lists rows. */
export const listing = { ...reading, form: "list", query: listQuery, failures: listFailures } as const;

/** The same for what only the operator may see. */
export const listingForOperators = {
  ...listing,
  access: "manage",
  failures: [...listFailures, "operators-only"],
} as const;

/** A call that does something to what its address names, takes no more than that and answers nothing. */
export const acting = {
  access: "manage",
  form: "nothing",
  input: z.unknown(),
  output: z.undefined(),
  failures: writeFailures,
} as const;
