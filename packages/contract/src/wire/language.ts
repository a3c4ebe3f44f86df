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

/** A language by any name clients use (`en_US`, `en-GB`, `en_UK`, `en`), read as one of our dialects. */
export const language = z
  .string()
  .max(64)
  .transform((name, context): Dialect => {
    const dialect = known.get(name.toLowerCase().replaceAll("_", "-"));
    if (dialect) return dialect;
    context.addIssue({ code: "custom", message: texts.oneOf(dialects) });
    return z.NEVER;
  });
