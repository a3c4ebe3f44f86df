import { RE2JS, RE2JSSyntaxException } from "re2js";
import { type Pulse, steady } from "../text/steps.ts";
import { type LookingPattern, lookingPattern } from "./looking-pattern.ts";
import type { PatternMatch } from "./pattern-match.ts";
import { type ReadPattern, readPattern } from "./read-pattern.ts";
import { PatternFault } from "./regex-node.ts";
import { Work } from "./work.ts";

/** A regular expression whose running time is linear in the length of the text. */
export interface LinearPattern {
  /** An expression in the syntax of RE2 that matches wherever this one does. */
  readonly relaxed: string;
  /** The number of steps that each character of a text may cost. */
  readonly size: number;
  /** The number of groups, including the whole match. */
  readonly groups: number;
  /** Returns whether the pattern matches anywhere, even an empty string. */
  fits(text: string): boolean;
  /** Returns all matches that are not empty, at most `limit`. In long runs, `pulse` is called between steps. */
  matches(text: string, limit?: number, pulse?: Pulse): PatternMatch[];
}

const lookaround = /\(\?<?[=!]/;
/** Syntax that no linear engine supports. */
const backReference = /(?<!\\)(?:\\\\)*\\(?:[1-9]|k<)|\(\?>/;

/**
 * The reason why a pattern cannot be run: it needs a back reference, has more beside its lookaround than is supported, or
 * is invalid.
 */
export class LinearPatternError extends Error {
  readonly why: "backreference" | "lookaround" | "unreadable";
  /** The part of the pattern that causes the error, or an empty string. */
  readonly at: string;

  constructor(why: LinearPatternError["why"], message: string, at = "") {
    super(message);
    this.why = why;
    this.at = at;
  }
}

/** Compiles a pattern in the syntax of RE2, with lookaround. Throws a `LinearPatternError`. */
export function linearPattern(source: string): LinearPattern {
  if (!lookaround.test(source)) return plainPattern(source);
  const read = readSource(source);
  const mayFit = compiledBy(() => RE2JS.compile(read.relaxed), source);
  const looking = runnable(read);
  return {
    relaxed: read.relaxed,
    size: looking.size * stepsPerState,
    groups: read.groups,
    fits: (text) => mayFit.matcher(text).find() && looking.fits(text),
    matches: (text, limit = Number.POSITIVE_INFINITY, pulse = steady) =>
      mayFit.matcher(text).find() ? looking.matches(text, limit, new Work(pulse)) : [],
  };
}

/** One of our states costs more than one of RE2, which caches what it has seen. */
const stepsPerState = 4;

function plainPattern(source: string): LinearPattern {
  const compiled = compiledBy(() => RE2JS.compile(source), source);
  return {
    relaxed: source,
    size: compiled.programSize(),
    groups: compiled.groupCount() + 1,
    fits: (text) => compiled.matcher(text).find(),
    matches(text, limit = Number.POSITIVE_INFINITY) {
      const found: PatternMatch[] = [];
      const matcher = compiled.matcher(text);
      while (found.length < limit && matcher.find()) {
        const start = matcher.start();
        const end = matcher.end();
        if (end === start) continue;
        const all = Array.from({ length: matcher.groupCount() + 1 }, (_, group) => group);
        const groups = all.map((group) => matcher.group(group) ?? undefined);
        found.push({ start, end, groups, starts: all.map((group) => matcher.start(group)) });
      }
      return found;
    },
  };
}

const readSource = (source: string): ReadPattern => compiledBy(() => readPattern(source), source);

function runnable(read: ReadPattern): LookingPattern {
  try {
    return lookingPattern(read);
  } catch (error) {
    if (error instanceof PatternFault) throw new LinearPatternError("lookaround", error.message);
    throw error;
  }
}

function compiledBy<T>(step: () => T, source: string): T {
  try {
    return step();
  } catch (error) {
    const [at] = backReference.exec(source) ?? [];
    if (at !== undefined) throw new LinearPatternError("backreference", "it uses backreferences", at);
    if (error instanceof PatternFault) throw new LinearPatternError("unreadable", error.message);
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    throw new LinearPatternError("unreadable", error.getDescription() ?? "syntax error", error.getPattern() ?? "");
  }
}
