import { z } from "zod";
import { limits } from "../limits.ts";
import { texts } from "../texts.ts";

const wanted = { error: () => texts.id };

/** The id of a row: a 64-bit number that JavaScript can represent, or the same as a string. */
export const rowId = z
  .union([z.number(), z.string().regex(/^\s*\d{1,16}\s*$/, wanted)])
  .transform(Number)
  .refine((id) => Number.isSafeInteger(id) && id >= 0, wanted);

/** An optional id: null, an empty string, and 0 mean none. */
export const optionalRowId = z
  .union([z.null(), z.literal(""), rowId])
  .transform((id) => (id === null || id === "" || id === 0 ? null : id));

const one = z.preprocess((value) => idWithin(value), rowId);

/**
 * Ids to delete, in any form clients send: `7`, `"7"`, `{"Id": 7}`, `{"id": 7}`, arrays of those; without a body the
 * query `ids=1,2` counts.
 */
export const idsBody = z
  .preprocess(
    (value) => {
      if (value === undefined || value === null || value === "") return [];
      return Array.isArray(value) ? value : [value];
    },
    z.array(one).max(limits.batch, { error: () => texts.tooMany(limits.batch) }),
  )
  .describe("IDs: numbers, strings, or objects with Id.");

/** `ids=1,2` in the query, for callers whose proxies drop the body of a DELETE. */
export const idsQuery = z.preprocess(
  (value) => {
    const given = typeof value === "object" && value !== null ? Object.entries(value) : [];
    const found = given.find(([name]) => /^ids?$/i.test(name))?.[1];
    const text = Array.isArray(found) ? found.join(",") : found;
    return { ids: typeof text === "string" && text !== "" ? text.split(",") : [] };
  },
  z.object({ ids: z.array(rowId).max(limits.batch) }),
);

function idWithin(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value).find(([name]) => name.toLowerCase() === "id")?.[1];
}

/** How many rows a DELETE removed. */
export const deleted = z.object({ Deleted: z.int() });
