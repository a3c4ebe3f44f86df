import type { ReadPiece } from "../blocks/read-block.ts";

/** A run of a line with the formatting that Fountain can express. */
type EmphasizedPiece = Pick<ReadPiece, "text" | "strong" | "em" | "underline">;

const token = /\\[*_\\]|\*{1,3}|_|[^*_\\]+|[\s\S]/g;
const delimiters = ["***", "**", "*", "_"] as const;
type Delimiter = (typeof delimiters)[number];

const isDelimiter = (text: string): text is Delimiter => delimiters.some((each) => each === text);

/**
 * Parses the emphasis in a line of Fountain. An asterisk or underscore without a partner is a plain character. Linear
 * in the line.
 */
export function readEmphasis(line: string): readonly EmphasizedPiece[] {
  const tokens = line.match(token) ?? [];
  /** The number of pieces before each open delimiter. */
  const open = new Map<Delimiter, number>();
  const lastEnd = new Map(tokens.flatMap((each, at) => (isDelimiter(each) && mayEnd(tokens, at) ? [[each, at]] : [])));
  const pieces: EmphasizedPiece[] = [];
  for (const [at, each] of tokens.entries()) {
    if (isDelimiter(each) && (open.get(each) ?? pieces.length) < pieces.length && mayEnd(tokens, at)) open.delete(each);
    else if (isDelimiter(each) && !open.has(each) && mayBegin(tokens, at) && (lastEnd.get(each) ?? 0) > at)
      open.set(each, pieces.length);
    else pieces.push({ text: /^\\[*_\\]$/.test(each) ? each.slice(1) : each, ...lookOf(open) });
  }
  // Emphasis of nothing, within other emphasis.
  return open.size > 0 ? [{ text: line }] : pieces;
}

const mayBegin = (tokens: readonly string[], at: number): boolean =>
  /^\S/.test(tokens[at + 1] ?? "") && !(tokens[at] === "_" && /[\p{L}\p{N}]$/u.test(tokens[at - 1] ?? ""));

const mayEnd = (tokens: readonly string[], at: number): boolean =>
  /\S$/.test(tokens[at - 1] ?? "") && !(tokens[at] === "_" && /^[\p{L}\p{N}]/u.test(tokens[at + 1] ?? ""));

function lookOf(open: ReadonlyMap<Delimiter, number>): Omit<EmphasizedPiece, "text"> {
  const has = (...any: readonly Delimiter[]) => any.some((each) => open.has(each));
  return {
    ...(has("**", "***") ? { strong: true } : {}),
    ...(has("*", "***") ? { em: true } : {}),
    ...(has("_") ? { underline: true } : {}),
  };
}

/** Returns a line of Fountain for these words. Formatting that Fountain cannot express in a place is left out. */
export function printEmphasis(pieces: readonly EmphasizedPiece[]): string {
  const plain = pieces.map(({ text }) => ({ text }));
  const wanted: readonly (readonly [readonly EmphasizedPiece[], string])[] = [
    [pieces, pieces.map((piece) => emphasized(piece, piece.text)).join("")],
    [pieces, pieces.map((piece) => emphasized(piece, escaped(piece.text))).join("")],
    [plain, plain.map(({ text }) => text).join("")],
  ];
  const found = wanted.find(([from, line]) => characters(readEmphasis(line)) === characters(from));
  return found?.[1] ?? escaped(plain.map(({ text }) => text).join(""));
}

const escaped = (text: string): string => text.replace(/[*_\\]/g, "\\$&");

/** Returns text with emphasis. Spaces at its ends stay outside. */
function emphasized({ strong, em, underline }: EmphasizedPiece, text: string): string {
  const stars = strong ? (em ? "***" : "**") : em ? "*" : "";
  const line = underline ? "_" : "";
  return text.replace(/\S(?:[\s\S]*\S)?/, (words) => line + stars + words + stars + line);
}

/** Returns the characters with their formatting in a form that can be compared. Spaces have no formatting. */
const characters = (pieces: readonly EmphasizedPiece[]): string =>
  pieces
    .map(({ text, ...look }) => {
      const suffix = `${look.strong ? "b" : ""}${look.em ? "i" : ""}${look.underline ? "u" : ""}`;
      return text.replace(/\S/g, (each) => `${each}\n${suffix}\n`);
    })
    .join("");
