import { z } from "zod";
import { readFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { rowId } from "./wire/ids.ts";

const group = "Documents";
const one = z.object({ id: rowId });

/** Returns a document with who wrote which of its words. */
export const readDocumentAuthors = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id/authors",
  group,
  summary:
    "Get a document with the authors of its words. They are known from the day when people could first write in it together; older words are by nobody, unless only one person has ever written the document.",
  params: one,
  output: z.object({
    Version: z.number(),
    Text: z.string(),
    Content: z.unknown(),
    People: z.array(z.object({ Id: z.number(), Name: z.string() })).describe("The authors whose accounts still exist."),
    Runs: z
      .array(
        z.object({
          Length: z.number().describe("The number of ProseMirror positions, one run after the other."),
          PersonId: z.number().nullable().describe("Null if the author is unknown."),
          IsAssisted: z.boolean().describe("Whether the words were inserted from a language model."),
        }),
      )
      .describe("Who wrote which positions of Content."),
  }),
  failures: readFailures,
});
