import { z } from "zod";

/** The body of every answer that is not a success. Never holds text of the caller. */
export const failureBody = z.object({
  Message: z.string().describe("A sentence for people."),
  Code: z.string().describe("Stable name of the failure, for programs."),
  RequestId: z.string().describe("Names this request in the server's log."),
  ModelState: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe("What is wrong with which member of the request."),
});

export type FailureBody = z.infer<typeof failureBody>;
