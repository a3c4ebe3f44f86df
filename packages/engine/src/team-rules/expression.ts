import { type LinearPattern, LinearPatternError, linearPattern } from "../linear/index.ts";
import { TeamRuleError } from "./team-rule-error.ts";
import { writtenOut } from "./written-out.ts";

/** The longest pattern, as typed and written out, so that compiling stays quick, too. Published styles list hundreds of words in one. */
const longestPattern = 5000;
const mostSigns = 5000;

/** What stands between the slashes of `/pattern/` or `/pattern/i`, and where. */
export interface Slashed {
  readonly pattern: string;
  readonly insensitive: boolean;
  /** UTF-16 units before the pattern's first character. */
  readonly offset: number;
}

/** Reads `/pattern/` or `/pattern/i`. Undefined when the source is not written between slashes. */
export function slashed(source: string): Slashed | undefined {
  const found = /^\s*\/(.+)\/(i?)\s*$/s.exec(source);
  return found
    ? { pattern: found[1] ?? "", insensitive: found[2] === "i", offset: source.indexOf("/") + 1 }
    : undefined;
}

/** Compiles a pattern. Throws TeamRuleError; its position counts from `offset`. */
export function compileExpression({ pattern, insensitive, offset }: Slashed): LinearPattern {
  if (pattern.length > longestPattern)
    throw new TeamRuleError(`The pattern is longer than ${longestPattern.toLocaleString("en")} characters.`);
  const whole = { start: offset, end: offset + pattern.length };
  if (writtenOut(pattern) > mostSigns)
    throw new TeamRuleError(
      "The pattern has too many repetitions. Written out, it can have at most 5,000 characters.",
      whole,
    );
  try {
    return linearPattern(insensitive ? `(?i)${pattern}` : pattern);
  } catch (error) {
    if (!(error instanceof LinearPatternError)) throw error;
    const start = error.at === "" ? -1 : pattern.indexOf(error.at);
    const position = start < 0 ? whole : { start: offset + start, end: offset + start + error.at.length };
    if (error.why === "backreference") throw new TeamRuleError("Backreferences are not supported.", position);
    throw new TeamRuleError(`The pattern is invalid: ${error.message}.`, position);
  }
}
