import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { failureBody } from "./failure-body.ts";
import { caseless } from "./wire/caseless.ts";

/** The problem with one row of a batch. `Index` counts from 0 in the order sent. */
export const rowError = z.object({
  Index: z.int(),
  Code: z.string(),
  Message: z.string(),
  ModelState: failureBody.shape.ModelState,
});
/** The problem with one row of a batch. */
export type RowError = z.infer<typeof rowError>;

/**
 * A parameter of every call with `batch`. With `continue`, valid rows are written and the others are reported; otherwise all
 * rows are written or none.
 */
export const onErrorQuery = caseless({ onError: z.enum(["stop", "continue"]).default("stop") });

/** Returns the response to a batch with `onError=continue`: what was written, and the errors of the other rows. */
export function batchOutcome({ method, form, output }: Pick<Endpoint, "method" | "form" | "output">) {
  const Errors = z.array(rowError);
  if (method === "DELETE") return z.object({ Deleted: z.int(), Errors });
  return z.object({ Rows: form === "text" ? z.array(z.string()).describe("IDs.") : output, Errors });
}
