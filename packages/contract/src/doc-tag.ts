import { z } from "zod";

/** A remark as clients of the public text API read it: camelCase, and `endPos` is the last letter, not the one after. */
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

export type DocTag = z.infer<typeof docTag>;
