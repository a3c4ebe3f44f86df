import { RE2JS } from "re2js";

/** A team's regular expression on an engine whose time is linear in the text, whatever the pattern. */
export interface Expression {
  /** Every non-empty match: UTF-16 span and the groups, 0 the whole. At most `limit`. */
  matches(text: string, limit: number): { start: number; end: number; groups: (string | undefined)[] }[];
}

/** The longest pattern and the most repetitions accepted, so that compiling stays quick, too. */
const longestPattern = 1000;

/** Reads `/pattern/` or `/pattern/i`. Undefined when the source is not written between slashes. */
export function slashed(source: string): { pattern: string; insensitive: boolean } | undefined {
  const found = /^\/(.+)\/(i?)$/s.exec(source.trim());
  return found ? { pattern: found[1] ?? "", insensitive: found[2] === "i" } : undefined;
}

/** Compiles a pattern. Throws an Error whose message is for the rule's author. */
export function compileExpression(pattern: string, insensitive: boolean): Expression {
  if (pattern.length > longestPattern) throw new Error(`The pattern is longer than ${longestPattern} characters.`);
  const repeats = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
    (product, [, low = "1", high]) => product * Math.max(1, Number(high || low)),
    1,
  );
  if (repeats > 1000) throw new Error("The pattern repeats too much: at most 1,000 repetitions in all.");
  const compiled = parse(pattern, insensitive);
  return {
    matches(text, limit) {
      const found: { start: number; end: number; groups: (string | undefined)[] }[] = [];
      const matcher = compiled.matcher(text);
      while (found.length < limit && matcher.find()) {
        const start = matcher.start();
        const end = matcher.end();
        if (end === start) continue;
        const groups: (string | undefined)[] = [];
        for (let i = 0; i <= matcher.groupCount(); i++) groups.push(matcher.group(i) ?? undefined);
        found.push({ start, end, groups });
      }
      return found;
    },
  };
}

function parse(pattern: string, insensitive: boolean): RE2JS {
  try {
    return RE2JS.compile(pattern, insensitive ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    const lookaround = /\(\?[=!<]|\\[1-9]/.test(pattern);
    throw new Error(
      lookaround
        ? "Lookaround and back-references cannot be used in a rule."
        : `The pattern cannot be read: ${reason || "syntax error"}.`,
    );
  }
}
