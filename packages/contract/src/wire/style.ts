import type { Style } from "@housestyle/engine";
import { z } from "zod";
import { texts } from "../texts.ts";

/** Numbers are positions in this list. NotSet is the general style. */
const styleOf = {
  NotSet: "general",
  General: "general",
  Academic: "academic",
  Business: "business",
  Technical: "technical",
  Creative: "creative",
  Casual: "casual",
  Web: "web",
} as const satisfies Readonly<Record<string, Style>>;
const names = Object.keys(styleOf) as readonly (keyof typeof styleOf)[];

/** A writing style by name, in any case, or by number. */
export const style = z.union([z.string().max(64), z.number()]).transform((given, context): Style => {
  const wanted = String(given).toLowerCase();
  const name = names.find((candidate, number) => candidate.toLowerCase() === wanted || String(number) === wanted);
  if (name) return styleOf[name];
  context.addIssue({ code: "custom", message: texts.oneOf(names) });
  return z.NEVER;
});
