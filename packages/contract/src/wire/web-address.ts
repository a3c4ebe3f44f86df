import type { z } from "zod";
import { texts } from "../texts.ts";

/** A URL, or none. */
export function webAddress(text: z.ZodDefault<z.ZodString>) {
  return text
    .unwrap()
    .refine((url) => url === "" || /^https?:\/\//i.test(url), { error: () => texts.webAddress })
    .default("");
}
