import { z } from "zod";

/** The body of every response that is not a success. Contains no text of the caller. */
export const failureBody = z.object({
  Message: z.string().describe("Human-readable message."),
  Code: z.string().describe("Stable, machine-readable error code."),
  RequestId: z.string().describe("Identifies this request in the server log."),
  ModelState: z.record(z.string(), z.array(z.string())).optional().describe("Validation errors by request property."),
});

/** The body of a failure. */
export type FailureBody = z.infer<typeof failureBody>;
