import { z } from "zod";
import { limits } from "../limits.ts";

/** One row or an array of rows, read as an array. */
export function oneOrMany<T extends z.ZodType>(row: T) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z.array(row).min(1, "Send at least one.").max(limits.batch, `Send at most ${limits.batch} at a time.`),
  );
}
