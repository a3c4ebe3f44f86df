import type { z } from "zod";

/** An address of the web, or none. */
export function webAddress(text: z.ZodDefault<z.ZodString>) {
  return text
    .unwrap()
    .refine((url) => url === "" || /^https?:\/\//i.test(url), "Write an address that begins with https://.")
    .default("");
}
