import { z } from "zod";

/** A finding for clients of the public text API: camelCase, and `endPos` is the last character, not the one after it. */
export const docTag = z.object({
  startPos: z.int().describe("Position of the first character, in UTF-16 code units from 0."),
  endPos: z.int().describe("Position of the last character, inclusive."),
  report: z.string(),
  category: z.string(),
  categoryDisplayName: z.string(),
  subcategory: z.string(),
  hint: z.string(),
  suggestions: z.array(z.string()).describe("Best first. An empty string means delete."),
  isCorrection: z
    .boolean()
    .describe(
      "True for a mistake that the suggestions correct. Otherwise they are rewordings that may change the meaning.",
    ),
  isSubTag: z.boolean(),
  helpId: z.string(),
  urls: z.array(z.string()).nullable(),
  id: z.guid(),
});

/** A finding for clients of the public text API. */
export type DocTag = z.infer<typeof docTag>;
