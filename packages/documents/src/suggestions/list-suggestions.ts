import type { Mark, Node } from "prosemirror-model";
import { schema } from "../schema.ts";
import type { SuggestionAuthor } from "./suggestion.ts";
import { isBeginning, type SuggestionPiece, suggestionPieces } from "./suggestion-pieces.ts";

/** What one person suggests at one place. */
export interface DocumentSuggestion extends SuggestionAuthor {
  readonly from: number;
  readonly to: number;
  /** The inserted and the deleted words. A new paragraph is a line break. */
  readonly inserted: string;
  readonly deleted: string;
  /** Whether it changes only formatting. */
  readonly isFormat: boolean;
  readonly pieces: readonly SuggestionPiece[];
}

const { insertion, deletion, split, join, format } = schema.marks;

/** Returns the suggestions in a document, in order. Adjacent suggestions of the same person are combined into one. */
export function listSuggestions(doc: Node): readonly DocumentSuggestion[] {
  const groups: [SuggestionPiece, ...SuggestionPiece[]][] = [];
  for (const piece of suggestionPieces(doc)) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && goesOn(last, before, piece)) last.push(piece);
    else groups.push([piece]);
  }
  return groups.map(suggestionOf);
}

/**
 * Returns whether a piece belongs to the suggestion of those before it, because only removed content is between them.
 */
function goesOn(group: readonly SuggestionPiece[], before: SuggestionPiece, piece: SuggestionPiece): boolean {
  const [first] = group;
  if (first?.mark.attrs.author !== piece.mark.attrs.author || kindOf(before.mark) !== kindOf(piece.mark)) return false;
  const end = Math.max(...group.filter(({ mark }) => !isBeginning(mark)).map(({ to }) => to), 0);
  const lastBeginning = group.findLast(({ mark }) => isBeginning(mark));
  const reached = lastBeginning ? Math.max(end, lastBeginning.from + 1 + Number(lastBeginning.mark.attrs.depth)) : end;
  // The end of one block and the beginning of the next are side by side.
  return piece.from <= reached || (isBeginning(piece.mark) && piece.from - end <= Number(piece.mark.attrs.depth));
}

const kindOf = (mark: Mark): string => (mark.type === format ? "format" : "words");

function suggestionOf(pieces: readonly [SuggestionPiece, ...SuggestionPiece[]]): DocumentSuggestion {
  const [first] = pieces;
  const { author, name, at } = first.mark.attrs as SuggestionAuthor;
  const wordsOf = (words: Mark["type"], beginning: Mark["type"]) =>
    pieces.reduce((text, { mark, node }) => {
      if (mark.type === beginning) return `${text}\n`;
      if (mark.type !== words) return text;
      return text === "" || node.isInline ? text + readable(node) : `${text}\n${readable(node)}`;
    }, "");
  return {
    ...{ author, name, at, pieces },
    from: first.from,
    to: Math.max(...pieces.map(({ mark, from, to }) => (isBeginning(mark) ? from + 1 : to))),
    inserted: wordsOf(insertion, split),
    deleted: wordsOf(deletion, join),
    isFormat: first.mark.type === format,
  };
}

/** Returns the words of a piece, with a line for each block. */
const readable = (node: Node): string =>
  node.isText
    ? (node.text ?? "")
    : node.textBetween(0, node.content.size, "\n", ({ type }) => type.spec.leafText?.(node) ?? "");
