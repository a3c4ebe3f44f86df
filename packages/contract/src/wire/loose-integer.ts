import { z } from "zod";
import { texts } from "../texts.ts";

/** A whole number from `least` to `most`, or the same as a string. */
export function looseInteger(least: number, most: number) {
  const message = { error: () => texts.wholeNumber(least, most) };
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,16}$/, message)])
    .transform(Number)
    .refine((number) => Number.isInteger(number) && number >= least && number <= most, message);
}
