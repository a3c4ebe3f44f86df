import { z } from "zod";
import { limits } from "../limits.ts";
import { texts } from "../texts.ts";

/** One row or an array of rows, read as an array. */
export function oneOrMany<T extends z.ZodType>(row: T) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z
      .array(row)
      .min(1, { error: () => texts.atLeastOne })
      .max(limits.batch, { error: () => texts.tooMany(limits.batch) }),
  );
}
