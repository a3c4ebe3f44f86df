import { z } from "zod";
import { annotationNode } from "./annotation.ts";
import { checkingFailures } from "./checking-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { ruleError, styleGuideItems } from "./style-guide-item.ts";
import { texts } from "./texts.ts";
import { caseless } from "./wire/caseless.ts";
import { textLanguage } from "./wire/language.ts";
import { style } from "./wire/style.ts";

const kind = z.enum(["spelling", "grammar", "punctuation", "clarity", "style", "inclusive", "team"]);
const level = z.enum(["error", "warning", "hint"]);
const entry = z.string().max(limits.personalEntry);

/** A finding in our own dialect: offsets count UTF-16 code units, and `end` is exclusive. */
export const wireFinding = z.object({
  start: z.int(),
  end: z.int(),
  ruleId: z.string().describe("Stable across releases."),
  kind,
  level,
  text: z.string().describe("The flagged text as written."),
  message: z.string(),
  explain: z.string().describe("Explanation of the rule."),
  suggestions: z.array(z.string()).describe("Best first. An empty string means delete."),
  isCorrection: z
    .boolean()
    .describe(
      "True for a mistake that the suggestions correct. Otherwise they are rewordings that may change the meaning.",
    ),
  sure: z.boolean().describe("Whether the first suggestion is safe to apply automatically."),
});

/** A finding in our own dialect. */
export type WireFinding = z.infer<typeof wireFinding>;

const request = caseless({
  text: z.string().optional(),
  annotation: z.array(annotationNode).max(limits.annotationNodes).optional(),
  language: textLanguage,
  format: z.enum(["text", "markdown", "html"]).default("text"),
  style: style.default("general"),
  level: level.default("hint").describe("The lowest severity to report: error, warning, or hint."),
  picky: z
    .boolean()
    .default(false)
    .describe("Also report style suggestions that are a matter of style: adverbs, hedges, common long words."),
  rules: styleGuideItems,
  words: z.array(entry).max(limits.personalEntries).default([]).describe("Words to accept."),
  ignores: z
    .array(caseless({ rule: entry.default(""), pattern: entry.default("") }))
    .max(limits.personalEntries)
    .default([])
    .describe(
      "Suggestions to suppress. An empty property matches everything, * matches any characters, ? matches one.",
    ),
  disabled: z.array(entry).max(limits.personalEntries).default([]).describe("IDs of rules to turn off."),
}).refine((body) => (body.text === undefined) !== (body.annotation === undefined), {
  error: () => texts.textOrAnnotation,
});

/** Checks a text in our own dialect. */
export const check = defineEndpoint({
  method: "POST",
  path: "/api/v1/check",
  summary: "Check a text or an annotated text.",
  input: request,
  output: z.object({ findings: z.array(wireFinding), ruleErrors: z.array(ruleError) }),
  failures: checkingFailures,
  example: { request: { text: "She ate a apple.", language: "en-GB", style: "web" } },
});
