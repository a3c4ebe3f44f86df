import { type Element, element, PatternError } from "./element.ts";

/**
 * A parsed pattern: its elements in order, the span of the finding among them, and whether it must begin or end a
 * sentence.
 */
export interface Pattern {
  readonly source: string;
  readonly before: readonly Element[];
  readonly body: readonly Element[];
  readonly after: readonly Element[];
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** The number of elements that may be missing or be more than one token. */
  readonly ways: number;
  /** True if a test requires more than its element's words, so that finding the words is not enough. */
  readonly strict: boolean;
  /** True for words and marks only: a mark of theirs may end a sentence in the middle, as in “Yahoo! Mail”. */
  readonly acrossSentences: boolean;
}

interface Group {
  readonly context: boolean;
  readonly sources: readonly string[];
}

/** Splits a pattern at spaces and separates the parts in brackets. */
function groups(source: string): Group[] {
  const found: Group[] = [];
  for (const part of source.match(/\[[^\]]*\]|[^[\]]+/g) ?? []) {
    const context = part.startsWith("[");
    const sources = (context ? part.slice(1, -1) : part).trim().split(/\s+/).filter(Boolean);
    if (sources.length > 0) found.push({ context, sources });
  }
  return found;
}

/** A pattern while it is being parsed. */
interface Draft {
  readonly before: Element[];
  readonly body: Element[];
  readonly after: Element[];
  atStart: boolean;
  atEnd: boolean;
}

/** Adds one element of a pattern where it belongs. */
function place(draft: Draft, source: string, context: boolean, position: number): void {
  if (source === "^") draft.atStart = true;
  else if (source === "$") draft.atEnd = true;
  else if (context) (draft.body.length === 0 ? draft.before : draft.after).push(element(source, position, true));
  else if (draft.after.length > 0)
    throw new PatternError("Context is allowed before or after the words, not between them.", position);
  else draft.body.push(element(source, position, false));
}

/** Returns how many of the elements may be missing or be more than one token. */
export const waysOf = (elements: readonly Element[]): number =>
  elements.filter(({ optional, gap }) => optional || gap).length;

/** Parses a pattern. Throws a PatternError with the position of the element that cannot be read. */
export function compile(source: string): Pattern {
  const draft: Draft = { before: [], body: [], after: [], atStart: false, atEnd: false };
  let position = 0;
  for (const { sources, context } of groups(source))
    for (const each of sources) place(draft, each, context, position++);
  if (draft.body.length === 0) throw new PatternError("The pattern has no words to find.", 0);
  if (draft.body.every((each) => each.optional || each.gap))
    throw new PatternError("Every word of the pattern is optional.", 0);
  return {
    source,
    ...draft,
    ways: waysOf(draft.body),
    strict: draft.body.some(({ strict }) => strict),
    acrossSentences: false,
  };
}

/** Returns the words of which one must precede a match of the pattern; undefined if something else may. */
export function wordsBefore({ before }: Pattern): readonly string[] | undefined {
  const last = before.at(-1);
  return last && !last.optional && !last.negated ? last.words : undefined;
}
