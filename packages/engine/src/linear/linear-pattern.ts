import { RE2JS, RE2JSSyntaxException } from "re2js";
import { type Pulse, steady } from "../text/steps.ts";
import { type LookingPattern, lookingPattern } from "./looking-pattern.ts";
import type { PatternMatch } from "./pattern-match.ts";
import { type ReadPattern, readPattern } from "./read-pattern.ts";
import { PatternFault } from "./regex-node.ts";
import { Work } from "./work.ts";

/** A regular expression that takes time linear in the text, whatever it says. */
export interface LinearPattern {
  /** Fits wherever the pattern does; RE2 can read it. */
  readonly relaxed: string;
  /** How many steps each character of a text may cost. */
  readonly size: number;
  /** How many groups there are, the whole included. */
  readonly groups: number;
  /** Whether it fits somewhere, be it nothing between two characters. */
  fits(text: string): boolean;
  /** Every non-empty match, at most `limit`. Where that takes long, `pulse` is called now and then. */
  matches(text: string, limit?: number, pulse?: Pulse): PatternMatch[];
}

const lookaround = /\(\?<?[=!]/;
/** What no such engine can do. */
const backReference = /(?<!\\)(?:\\\\)*\\(?:[1-9]|k<)|\(\?>/;

/**
 * Why a pattern cannot be run: it says what no linear engine can do, it has more beside its lookaround than we can do, or it is not
 * written right.
 */
export class LinearPatternError extends Error {
  readonly why: "backreference" | "lookaround" | "unreadable";
  /** The stretch of the pattern at fault, as it is written; empty when that is not known. */
  readonly at: string;

  constructor(why: LinearPatternError["why"], message: string, at = "") {
    super(message);
    this.why = why;
    this.at = at;
  }
}

/** Makes a pattern ready, in the syntax of RE2 with lookaround besides. Throws a LinearPatternError. */
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

/** A state of ours costs more than one of RE2, which remembers what it has seen. */
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
