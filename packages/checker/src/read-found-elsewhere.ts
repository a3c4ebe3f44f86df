import { z } from "zod/mini";
import type { FoundElsewhere } from "./distant-port.ts";

/** What our server answers to `api/v1/check`, as far as it is shown. */
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

/** Reads what a server of ours has found in a text (`api/v1/check`); undefined for what is no such answer. */
export function readFoundElsewhere(json: unknown): FoundElsewhere | undefined {
  const read = answer.safeParse(json);
  if (!read.success) return undefined;
  const { findings } = read.data;
  const rules = findings.map(({ ruleId, kind, level, explain }) => ({
    ...{ id: ruleId, title: "", explain, kind, level, examples: [] },
  }));
  return { findings, rules };
}
