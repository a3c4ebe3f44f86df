import { z } from "zod";
import { texts } from "./texts.ts";

// Hints are said when a setting is read: the language is known by then.

/** On or off, in the words that people use. */
export const flag = z
  .string()
  .regex(/^(on|off|true|false|1|0|yes|no)$/i, { error: () => texts.settings.onOrOff })
  .transform((word) => /^(on|true|1|yes)$/i.test(word));

/** A whole number between two bounds, both included. */
export function wholeNumber(least: number, most: number) {
  const error = () => texts.settings.wholeNumber(least, most);
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((number) => number >= least && number <= most, { error });
}

/** A URL with one of these schemes. */
export const address = (schemes: RegExp, error: () => string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.test(text), { error });

/** A web URL. */
export const webAddress = address(/^https?:/, () => texts.settings.webAddress);

/** Several words, separated by commas or spaces. */
export const words = z.string().transform((text) => text.split(/[\s,]+/).filter((word) => word !== ""));

/** One or several times such as `03:20`, UTC. */
export const timesOfDay = words.refine(
  (times) => times.length > 0 && times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)),
  { error: () => texts.settings.timesOfDay },
);
