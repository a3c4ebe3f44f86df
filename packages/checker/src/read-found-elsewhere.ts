import { z } from "zod/mini";
import type { FoundElsewhere } from "./distant-port.ts";

/** The part of the response of `api/v1/check` that is shown. */
const answer = z.object({
  findings: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      ruleId: z.string(),
      kind: z.enum(["spelling", "grammar", "punctuation", "clarity", "style", "inclusive", "team"]),
      level: z.enum(["error", "warning", "hint"]),
      text: z.string(),
      message: z.string(),
      explain: z.string(),
      suggestions: z.array(z.string()),
      sure: z.boolean(),
    }),
  ),
});

/** Parses the response of `api/v1/check`; returns undefined if it is not one. */
export function readFoundElsewhere(json: unknown): FoundElsewhere | undefined {
  const read = answer.safeParse(json);
  if (!read.success) return undefined;
  const { findings } = read.data;
  const rules = findings.map(({ ruleId, kind, level, explain }) => ({
    ...{ id: ruleId, title: "", explain, kind, level, examples: [] },
  }));
  return { findings, rules };
}
