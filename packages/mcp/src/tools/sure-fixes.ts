import { placesOf } from "@housestyle/project";
import type { AgentFinding } from "../host.ts";

/** A change of a text. Its offsets refer to the original text. */
export interface TextFix {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
  readonly message: string;
}

/** Returns the text with the first suggestion of every safe finding applied, and the changes. */
export function withSureFixes(text: string, findings: readonly AgentFinding[]): { text: string; changes: TextFix[] } {
  const place = placesOf(text);
  const changes: TextFix[] = [];
  const parts: string[] = [];
  let done = 0;
  for (const { ruleId, start, end, suggestions, sure, message } of findings) {
    const [after] = suggestions;
    if (!sure || after === undefined || start < done) continue;
    parts.push(text.slice(done, start), after);
    changes.push({ rule: ruleId, start, end, ...place(start), before: text.slice(start, end), after, message });
    done = end;
  }
  return { text: [...parts, text.slice(done)].join(""), changes };
}
