import type { Report } from "./report.ts";
import { suggested } from "./suggested.ts";

/** A line for each finding, as compilers write theirs. */
export const line = ({ outcomes }: Report): string =>
  outcomes
    .flatMap(({ name, findings }) =>
      findings.map(
        ({ finding: { level, ruleId, message, suggestions }, from }) =>
          `${name}:${from.line}:${from.column}: ${level} ${ruleId}: ${message}${suggested(suggestions)}\n`,
      ),
    )
    .join("");
