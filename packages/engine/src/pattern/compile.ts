import { type Element, element, PatternError } from "./element.ts";

/** A pattern, read: elements in order; where the finding lies among them; whether it is held to a sentence's ends. */
export interface Pattern {
  readonly source: string;
  readonly before: readonly Element[];
  readonly body: readonly Element[];
  readonly after: readonly Element[];
  readonly atStart: boolean;
  readonly atEnd: boolean;
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

/** Reads a pattern. Throws PatternError with the position of the element that cannot be read. */
export function compile(source: string): Pattern {
  const before: Element[] = [];
  const body: Element[] = [];
  const after: Element[] = [];
  let atStart = false;
  let atEnd = false;
  let position = 0;
  for (const group of groups(source)) {
    for (const each of group.sources) {
      if (each === "^") atStart = true;
      else if (each === "$") atEnd = true;
      else if (!group.context) {
        if (after.length > 0)
          throw new PatternError("Context may stand before or behind the words, not between them.", position);
        body.push(element(each, position, false));
      } else (body.length === 0 ? before : after).push(element(each, position, true));
      position++;
    }
  }
  if (body.length === 0) throw new PatternError("The pattern has no words to find.", 0);
  if (body.every((each) => each.optional || each.gap))
    throw new PatternError("Every word of the pattern is optional.", 0);
  return { source, before, body, after, atStart, atEnd };
}
