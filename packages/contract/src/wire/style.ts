import type { Style } from "@housestyle/engine";
import { z } from "zod";
import { texts } from "../texts.ts";

/** Numbers are the places in this list; NotSet is the general style. */
const names = ["notset", "general", "academic", "business", "technical", "creative", "casual", "web"] as const;
const styleOf: Readonly<Record<(typeof names)[number], Style>> = {
  notset: "general",
  general: "general",
  academic: "academic",
  business: "business",
  technical: "technical",
  creative: "creative",
  casual: "casual",
  web: "web",
};

/** A writing style by name, whatever its case, or by number. */
export const style = z.union([z.string().max(64), z.number()]).transform((given, context): Style => {
  const wanted = String(given).toLowerCase();
  const name = names.find((candidate, number) => candidate === wanted || String(number) === wanted);
  if (name) return styleOf[name];
  context.addIssue({
    code: "custom",
    message: texts.style,
  });
  return z.NEVER;
});
