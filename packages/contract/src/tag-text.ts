import { z } from "zod";
import { checkingFailures } from "./checking-failures.ts";
import { docTag } from "./doc-tag.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { ruleError, styleGuideItems } from "./style-guide-item.ts";
import { caseless } from "./wire/caseless.ts";
import { textLanguage } from "./wire/language.ts";
import { style } from "./wire/style.ts";

/** Checks a short text, also against rules that are not saved yet. */
export const tagText = defineEndpoint({
  method: "POST",
  path: "/api/tagtext",
  summary: "Check a text of up to 10,000 characters, optionally with style guide rules to test.",
  input: caseless({
    Text: z.string(),
    Rules: styleGuideItems,
    Style: style.default("general"),
    Language: textLanguage,
  }),
  output: z.object({ Tags: z.array(docTag), RuleErrors: z.array(ruleError) }),
  failures: checkingFailures,
  bodyLimit: limits.tagBody,
  example: {
    request: {
      Text: "Send an e-mail.",
      Rules: [{ Match: "e-mail", Replace: "email", Message: "House spelling" }],
      Style: "NotSet",
      Language: "en_US",
    },
  },
});
