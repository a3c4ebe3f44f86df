import { type Dialect, dialects } from "@housestyle/engine";
import { z } from "zod";
import { texts } from "../texts.ts";

const known: ReadonlyMap<string, Dialect> = new Map([
  ["en", "en-US"],
  ["en-us", "en-US"],
  ["en-gb", "en-GB"],
  ["en-uk", "en-GB"],
  ["en-ca", "en-CA"],
  ["en-au", "en-AU"],
]);

/** The values that leave the English variety to detection. */
const undecided: ReadonlySet<string> = new Set(["en", "auto"]);

/**
 * The language of a text to check, by any name. A dialect is used as given. With `en`, `auto`, or no value, it is
 * detected from the spelling.
 */
export const textLanguage = z
  .string()
  .max(64)
  .transform((name, context): Dialect | undefined =>
    undecided.has(name.toLowerCase()) ? undefined : dialectNamed(name, context),
  )
  .optional()
  .describe("English variety. With en, auto, or no value, it is detected from the spelling.");

/** A language by any name clients use (`en_US`, `en-GB`, `en_UK`, `en`), read as one of our dialects. */
export const language = z.string().max(64).transform(dialectNamed);

function dialectNamed(name: string, context: z.RefinementCtx): Dialect {
  const dialect = known.get(name.toLowerCase().replaceAll("_", "-"));
  if (dialect) return dialect;
  context.addIssue({ code: "custom", message: texts.oneOf(dialects) });
  return z.NEVER;
}
