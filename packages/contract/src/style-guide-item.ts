import { z } from "zod";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";
import { caseless } from "./wire/caseless.ts";
import { named } from "./wire/enumeration.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";

/** A rule of a style guide as clients send it, saved or not. */
export const styleGuideItem = caseless({
  Id: z.union([z.number(), z.string().max(64)]).optional(),
  Match: z.string().max(limits.pattern).describe("Words, wildcards, or a regular expression."),
  Replace: z
    .string()
    .max(limits.pattern)
    .default("")
    .describe("Alternatives separated by |. If empty, the rule only flags."),
  WrongSentence: z.string().max(limits.ruleSentence).default("").describe("A sentence the rule must flag."),
  Message: z.string().max(limits.ruleSentence).default(""),
  Name: z.string().max(limits.name).default(""),
  RightSentence: z.string().max(limits.ruleSentence).default("").describe("A sentence the rule must not flag."),
  Severity: named(["hint", "warning", "error"]).default("warning"),
  IncludeContext: z.array(z.string().max(limits.pattern)).max(3).default([]),
  ExcludeContext: z.array(z.string().max(limits.pattern)).max(3).default([]),
  IsEnabled: looseBoolean.default(true),
  CaseSensitive: looseBoolean.default(false),
  IsRegex: looseBoolean.default(false),
});

/** A rule of a style guide. */
export type StyleGuideItem = z.output<typeof styleGuideItem>;

/** The rules of one call, at most `limits.rules`. */
export const styleGuideItems = z
  .array(styleGuideItem)
  .max(limits.rules, { error: () => texts.tooManyRules(limits.rules) })
  .default([]);

/** A rule that cannot be used, by its index in `Rules`, and why. */
export const ruleError = z.object({ Index: z.int(), Message: z.string() });
/** A rule that cannot be used, and why. */
export type RuleError = z.infer<typeof ruleError>;
