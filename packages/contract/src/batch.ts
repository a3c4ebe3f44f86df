import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { failureBody } from "./failure-body.ts";
import { caseless } from "./wire/caseless.ts";

/** What was wrong with one row of a batch. `Index` counts from 0 in the order sent. */
export const rowError = z.object({
  Index: z.int(),
  Code: z.string(),
  Message: z.string(),
  ModelState: failureBody.shape.ModelState,
});
export type RowError = z.infer<typeof rowError>;

/**
 * A parameter of every call with `batch`: with `continue` the rows that can be written are, and the others told; else
 * all are written or none.
 */
export const onErrorQuery = caseless({ onError: z.enum(["stop", "continue"]).default("stop") });

/** What a batch answers to `onError=continue`: what was done, and what was not. */
export function batchOutcome({ method, form, output }: Pick<Endpoint, "method" | "form" | "output">) {
  const Errors = z.array(rowError);
  if (method === "DELETE") return z.object({ Deleted: z.int(), Errors });
  return z.object({ Rows: form === "text" ? z.array(z.string()).describe("Ids.") : output, Errors });
}
