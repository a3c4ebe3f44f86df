import type { Hit } from "../../rule/rule.ts";
import type { Span } from "../../text/span.ts";

/** Creates a hit at a span, with each suggestion once. */
export const say = ({ start, end }: Span, message: string, ...suggestions: readonly string[]): Hit => ({
  start,
  end,
  message,
  suggestions: [...new Set(suggestions)],
});

/** The span of a regular expression's match. */
export const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });
