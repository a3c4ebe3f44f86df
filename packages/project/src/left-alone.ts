import type { Finding } from "@housestyle/engine";
import type { Project } from "./project.ts";
import { sentenceAround } from "./sentence-around.ts";

const keyOf = (rule: string, pattern: string, sentence: string): string => [rule, pattern, sentence].join("\n");

/** Tells what a project leaves alone where it stands: these words, in this sentence, by this rule. */
export function leftAlone({ ignores }: Pick<Project, "ignores">): (text: string, finding: Finding) => boolean {
  const left = new Set(
    ignores.flatMap(({ rule, pattern, in: sentence }) =>
      sentence === undefined ? [] : keyOf(rule, pattern, sentence.replace(/\s+/g, " ").trim()),
    ),
  );
  if (left.size === 0) return () => false;
  return (text, finding) => left.has(keyOf(finding.ruleId, finding.text, sentenceAround(text, finding)));
}
