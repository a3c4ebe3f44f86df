import { z } from "zod";

/** A remark as clients of the public text API read it: camelCase, and `endPos` is the last letter, not the one after. */
export const docTag = z.object({
  startPos: z.int().describe("First letter, UTF-16, from 0."),
  endPos: z.int().describe("Last letter, inclusive."),
  report: z.string(),
  category: z.string(),
  categoryDisplayName: z.string(),
  subcategory: z.string(),
  hint: z.string(),
  suggestions: z.array(z.string()).describe("Best first; the empty string means delete."),
  isCorrection: z
    .boolean()
    .describe("A mistake, and suggestions put it right. Otherwise they say it in another way, perhaps something else."),
  isSubTag: z.boolean(),
  helpId: z.string(),
  urls: z.array(z.string()).nullable(),
  id: z.guid(),
});

export type DocTag = z.infer<typeof docTag>;
