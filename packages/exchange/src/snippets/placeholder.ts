/** A part of a snippet's text: words, or a placeholder that is filled on insertion. */
export type SnippetPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "cursor" }
  | { readonly kind: "clipboard" }
  | { readonly kind: "date"; readonly days: number }
  | { readonly kind: "snippet"; readonly name: string }
  | { readonly kind: "field"; readonly label: string; readonly value: string }
  | { readonly kind: "choice"; readonly label: string; readonly values: readonly string[] };

const placeholder =
  /\{\{(?:(cursor|clipboard)|date([+-]\d{1,5})?|snippet:([^{}]+)|field:([^{}=]+)(?:=([^{}]*))?|choice:([^{}=]+)=([^{}]*))\}\}/g;

function pieceOf([, plain, days, name, label, value, choice, values]: RegExpExecArray): SnippetPart {
  if (plain === "cursor" || plain === "clipboard") return { kind: plain };
  if (name !== undefined) return { kind: "snippet", name };
  if (label !== undefined) return { kind: "field", label, value: value ?? "" };
  if (choice !== undefined) return { kind: "choice", label: choice, values: (values ?? "").split("|") };
  return { kind: "date", days: Number(days ?? 0) };
}

/** Cuts a text at its placeholders. What only looks like one is text. */
export function piecesOf(text: string): SnippetPart[] {
  const pieces: SnippetPart[] = [];
  let at = 0;
  for (const found of text.matchAll(placeholder)) {
    if (found.index > at) pieces.push({ kind: "text", text: text.slice(at, found.index) });
    pieces.push(pieceOf(found));
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ kind: "text", text: text.slice(at) });
  return pieces;
}

function printPiece(piece: SnippetPart): string {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "cursor":
    case "clipboard":
      return `{{${piece.kind}}}`;
    case "date":
      return piece.days === 0 ? "{{date}}" : `{{date${piece.days < 0 ? "" : "+"}${piece.days}}}`;
    case "snippet":
      return `{{snippet:${piece.name}}}`;
    case "field":
      return `{{field:${piece.label}${piece.value === "" ? "" : `=${piece.value}`}}}`;
    case "choice":
      return `{{choice:${piece.label}=${piece.values.join("|")}}}`;
  }
}

/** Returns the text of the parts. */
export const printPieces = (pieces: readonly SnippetPart[]): string => pieces.map(printPiece).join("");

/** Whether two texts insert the same, however their placeholders are written. */
export const sameText = (a: string, b: string): boolean => printPieces(piecesOf(a)) === printPieces(piecesOf(b));
