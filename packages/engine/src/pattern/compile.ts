import { type Element, element, PatternError } from "./element.ts";

/** A pattern, read: elements in order; where the finding lies among them; whether it is held to a sentence's ends. */
export interface Pattern {
  readonly source: string;
  readonly before: readonly Element[];
  readonly body: readonly Element[];
  readonly after: readonly Element[];
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** How many of its words may be missing or be more than one. */
  readonly ways: number;
  /** True when a test says more than its element's words, so that finding the words is not enough. */
  readonly strict: boolean;
  /** True for words and marks alone: their marks may end a sentence in their midst, “Yahoo! Mail”. */
  readonly acrossSentences: boolean;
}

interface Group {
  readonly context: boolean;
  readonly sources: readonly string[];
}

/** Splits at blanks and takes the bracketed stretches apart. */
function groups(source: string): Group[] {
  const found: Group[] = [];
  for (const part of source.match(/\[[^\]]*\]|[^[\]]+/g) ?? []) {
    const context = part.startsWith("[");
    const sources = (context ? part.slice(1, -1) : part).trim().split(/\s+/).filter(Boolean);
    if (sources.length > 0) found.push({ context, sources });
  }
  return found;
}

/** A pattern in the making. */
interface Draft {
  readonly before: Element[];
  readonly body: Element[];
  readonly after: Element[];
  atStart: boolean;
  atEnd: boolean;
}

/** Puts one element of a pattern where it belongs. */
function place(draft: Draft, source: string, context: boolean, position: number): void {
  if (source === "^") draft.atStart = true;
  else if (source === "$") draft.atEnd = true;
  else if (context) (draft.body.length === 0 ? draft.before : draft.after).push(element(source, position, true));
  else if (draft.after.length > 0)
    throw new PatternError("Context is allowed before or after the words, not between them.", position);
  else draft.body.push(element(source, position, false));
}

/** How many of the elements may be missing or be more than one token. */
export const waysOf = (elements: readonly Element[]): number =>
  elements.filter(({ optional, gap }) => optional || gap).length;

/** Reads a pattern. Throws PatternError with the position of the element that cannot be read. */
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

/** The words of which one has to stand right before a pattern’s match; undefined where something else may. */
export function wordsBefore({ before }: Pattern): readonly string[] | undefined {
  const last = before.at(-1);
  return last && !last.optional && !last.negated ? last.words : undefined;
}
