import { signsIn } from "@housestyle/formats";
import { placesOf } from "@housestyle/project";
import type { AgentFinding, AgentText } from "../host.ts";

/** One change of a text; its place is that in the text as it was given. */
export interface Change {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
  readonly message: string;
}

/**
 * The text with the first suggestion of every sure finding put in, and what that changed. Only words change: where there may
 * be markup, what would bring in or take away a sign that may be some is left to decide.
 */
export function withSureFixes(
  { text, format }: Pick<AgentText, "text" | "format">,
  findings: readonly AgentFinding[],
): { text: string; changes: Change[] } {
  const place = placesOf(text);
  const changes: Change[] = [];
  const parts: string[] = [];
  let done = 0;
  for (const { ruleId, start, end, suggestions, sure, message } of findings) {
    const [after] = suggestions;
    if (!sure || after === undefined || start < done) continue;
    if (format !== "text" && signsIn(text.slice(start, end)) !== signsIn(after)) continue;
    parts.push(text.slice(done, start), after);
    changes.push({ rule: ruleId, start, end, ...place(start), before: text.slice(start, end), after, message });
    done = end;
  }
  return { text: [...parts, text.slice(done)].join(""), changes };
}
