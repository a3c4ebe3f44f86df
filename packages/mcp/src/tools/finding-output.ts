import { placesOf } from "@housestyle/project";
import { z } from "zod";
import type { AgentFinding } from "../host.ts";
import { texts } from "../texts.ts";

/** A finding as returned to agents. Lines and columns count from 1; offsets and columns are in UTF-16 code units. */
export const findingOutput = z.object({
  rule: z.string(),
  level: z.enum(["error", "warning", "hint"]),
  kind: z.string(),
  start: z.number(),
  end: z.number(),
  line: z.number(),
  column: z.number(),
  words: z.string(),
  sentence: z.string(),
  message: z.string(),
  suggestions: z.array(z.string()),
  sure: z.boolean(),
});

type FindingOutput = z.output<typeof findingOutput>;

/** Returns findings with their positions in the text. */
export function findingOutputs(text: string, findings: readonly AgentFinding[]): FindingOutput[] {
  const place = placesOf(text);
  return findings.map(({ ruleId, level, kind, start, end, text: words, sentence, message, suggestions, sure }) => ({
    ...{ rule: ruleId, level, kind, start, end, ...place(start), words, sentence, message },
    ...{ suggestions: [...suggestions], sure },
  }));
}

/** Lists findings, each on a line with its sentence below. */
export function listed(findings: readonly FindingOutput[]): string {
  return findings.map(lineOf).join("\n");
}

function lineOf({ line, column, level, rule, words, suggestions, message, sentence }: FindingOutput): string {
  const instead = suggestions.map((each) => (each === "" ? texts.delete : `“${each}”`)).join(" | ");
  const arrow = instead === "" ? "" : ` → ${instead}`;
  return `- ${line}:${column} ${level} ${rule} “${words}”${arrow}: ${message}\n  ${sentence}`;
}
