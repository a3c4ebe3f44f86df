import type { Span } from "../text/span.ts";
import type { Token } from "../text/token.ts";
import type { Draft, Piece } from "./rewrite.ts";
import { type Statement, tokensOf } from "./statement.ts";

/** A list of fewer items reads better as a sentence. */
const fewestItems = 3;
const mostWordsInItem = 12;

/** Returns a sentence that ends in an enumeration as an introduction and a list; undefined for any other sentence. */
export function listed(statement: Statement): Draft | undefined {
  const { a, sentence } = statement;
  const tokens = tokensOf(statement);
  const colon = tokens.findIndex(({ text }) => text === ":");
  const stop = tokens.at(-1);
  if (colon < 2 || stop?.text !== "." || tokens.some(({ text }) => /^[;"“”()[\]?!—–]$/.test(text))) return undefined;
  if (tokens.filter(({ text }) => text === ":").length > 1) return undefined;
  const items: { start: number; end: number }[] = [];
  let from = colon + 1;
  const close = (to: number): boolean => {
    const first = tokens[from];
    const last = tokens[to - 1];
    if (!first || !last || to - from < 1 || to - from > mostWordsInItem) return false;
    items.push({ start: first.start, end: last.end });
    return true;
  };
  const words = tokens.slice(0, -1);
  for (let at = colon + 1; at < words.length; at++) {
    if (words[at]?.text !== ",") continue;
    if (!close(at)) return undefined;
    from = at + 1;
  }
  // “or” as a list would need its “one of”.
  if (tokens[from]?.lower !== "and") return undefined;
  from += 1;
  if (!close(words.length) || items.length < fewestItems || !areAlike(statement, items)) return undefined;
  const introduction = { start: sentence.start, end: tokens[colon]?.end ?? sentence.start };
  const pieces: Piece[] = [introduction];
  const ranges = items.map((item) => {
    pieces.push("\n• ", item);
    return { start: pieces.length - 1, end: pieces.length };
  });
  return a.text.includes("•") ? undefined : { start: sentence.start, end: sentence.end, pieces, items: ranges };
}

/** Whether items are of one kind: all name something, all say what to do, or all name a deed. */
function areAlike({ a }: Statement, items: readonly Span[]): boolean {
  const kinds = items.map(({ start, end }) =>
    kindOf(a.tokens.filter((token) => token.start >= start && token.end <= end)),
  );
  return kinds.every((kind) => kind !== undefined && kind === kinds[0]);
}

const loose = /^(?:and|or|but|that|which|who|then|more|others|etc\.?|such|it|they|he|she|we|you)$/;

/** Returns the kind of an item, or undefined if it is none that a list should hold. */
function kindOf(item: readonly Token[]): "noun" | "verb" | "gerund" | undefined {
  const [first] = item;
  if (!first || item.some(({ tag, lower }) => tag === "AUX" || loose.test(lower))) return undefined;
  // “The Struggle: A Father, Two Sons, and a Road”: that is a title.
  if (/^\p{Lu}/u.test(first.text) && /^(?:DET|NUM|ADJ)$/.test(first.tag)) return undefined;
  if (first.penn === "VBG") return "gerund";
  if (first.penn === "VB" || first.penn === "VBP") return "verb";
  const names = item.some(({ tag, kind }) => tag === "NOUN" || tag === "PROPN" || kind === "opaque");
  return names && /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(first.tag) ? "noun" : undefined;
}
