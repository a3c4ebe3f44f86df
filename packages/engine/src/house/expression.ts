import { RE2JS, RE2JSSyntaxException } from "re2js";
import { HouseFault } from "./house-fault.ts";
import { writtenOut } from "./written-out.ts";

/** One place a regular expression fits: UTF-16 span and the groups, 0 the whole. */
export interface ExpressionMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/** A team's regular expression on an engine whose time is linear in the text, whatever the pattern. */
export interface Expression {
  /** As RE2 takes it, its flags in front. */
  readonly source: string;
  /** How many steps each letter of a text may cost. */
  readonly size: number;
  /** How many groups there are, the whole included. */
  readonly groups: number;
  /** Every non-empty match, at most `limit`. */
  matches(text: string, limit: number): ExpressionMatch[];
}

/** The longest pattern, as typed and written out, so that compiling stays quick, too. */
const longestPattern = 500;
const mostSigns = 1000;

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

/** Compiles a pattern. Throws HouseFault; its position counts from `offset`. */
export function compileExpression({ pattern, insensitive, offset }: Slashed): Expression {
  if (pattern.length > longestPattern) throw new HouseFault(`The pattern is longer than ${longestPattern} characters.`);
  if (writtenOut(pattern) > mostSigns)
    throw new HouseFault("The pattern repeats too much: written out it may have 1,000 signs.", {
      start: offset,
      end: offset + pattern.length,
    });
  const source = insensitive ? `(?i)${pattern}` : pattern;
  const compiled = parse(source, pattern, offset);
  return {
    source,
    size: compiled.programSize(),
    groups: compiled.groupCount() + 1,
    matches(text, limit) {
      const found: ExpressionMatch[] = [];
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

/** What a linear engine cannot do, and what people try instead. */
const beyond = /\(\?(?:=|!|<=|<!)|(?<!\\)(?:\\\\)*\\[1-9]/;

function parse(source: string, pattern: string, offset: number): RE2JS {
  try {
    return RE2JS.compile(source);
  } catch (error) {
    const ahead = beyond.exec(pattern);
    if (ahead)
      throw new HouseFault("Lookaround and back-references cannot be used in a rule.", {
        start: offset + ahead.index,
        end: offset + ahead.index + ahead[0].length,
      });
    const reason = error instanceof RE2JSSyntaxException ? error.getDescription() : "syntax error";
    const wrong = error instanceof RE2JSSyntaxException ? (error.getPattern() ?? "") : "";
    const at = wrong === "" ? -1 : pattern.indexOf(wrong);
    throw new HouseFault(
      `The pattern cannot be read: ${reason}.`,
      at < 0
        ? { start: offset, end: offset + pattern.length }
        : { start: offset + at, end: offset + at + wrong.length },
    );
  }
}
