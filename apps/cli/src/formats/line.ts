import type { Checked } from "../check/outcome.ts";
import { texts } from "../texts.ts";

const suggested = (suggestions: readonly string[]): string =>
  suggestions.length === 0
    ? ""
    : ` → ${suggestions
        .slice(0, 3)
        .map((each) => (each === "" ? texts.delete : each))
        .join(" | ")}`;

/** A line for each finding, as compilers write theirs. */
export const line = (checked: readonly Checked[]): string =>
  checked
    .flatMap(({ name, findings }) =>
      findings.map(
        ({ finding: { level, ruleId, message, suggestions }, from }) =>
          `${name}:${from.line}:${from.column}: ${level} ${ruleId}: ${message}${suggested(suggestions)}\n`,
      ),
    )
    .join("");
