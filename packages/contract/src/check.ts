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

/** A remark in our own dialect: `end` is exclusive, offsets count UTF-16 code units. */
export const wireFinding = z.object({
  start: z.int(),
  end: z.int(),
  ruleId: z.string().describe("Never changes once released."),
  kind,
  level,
  text: z.string().describe("The words it is about, as written."),
  message: z.string(),
  explain: z.string().describe("Why the rule speaks."),
  suggestions: z.array(z.string()).describe("Best first; the empty string means delete."),
  isCorrection: z
    .boolean()
    .describe("A mistake, and suggestions put it right. Otherwise they say it in another way, perhaps something else."),
  sure: z.boolean().describe("The first suggestion may be applied without asking."),
});

export type WireFinding = z.infer<typeof wireFinding>;

const request = caseless({
  text: z.string().optional(),
  annotation: z.array(annotationNode).max(limits.annotationNodes).optional(),
  language: textLanguage,
  format: z.enum(["text", "markdown", "html"]).default("text"),
  style: style.default("general"),
  level: level.default("hint").describe("The least that is worth telling: error, warning or hint."),
  picky: z
    .boolean()
    .default(false)
    .describe("Also what only some people want to hear: adverbs, hedges, common long words."),
  rules: styleGuideItems,
  words: z.array(entry).max(limits.personalEntries).default([]).describe("Words that are right here."),
  ignores: z
    .array(caseless({ rule: entry.default(""), pattern: entry.default("") }))
    .max(limits.personalEntries)
    .default([])
    .describe("Remarks not wanted; an empty member matches everything, * any letters, ? one letter."),
  disabled: z.array(entry).max(limits.personalEntries).default([]).describe("Rule ids that stay silent."),
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
