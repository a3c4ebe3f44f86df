import type { Finding } from "../../findings/finding.ts";
import type { Hit } from "../../rule/rule.ts";
import type { Template } from "./template.ts";

/** Creates the finding of a template at a place of `text`. */
export const findingOf = ({ key, level }: Template, hit: Hit, text: string): Finding => ({
  ruleId: `template/${key}`,
  kind: "team",
  level: hit.level ?? level,
  start: hit.start,
  end: hit.end,
  text: text.slice(hit.start, hit.end),
  message: hit.message,
  suggestions: hit.suggestions,
  sure: false,
});
