import { YamlMap } from "@housestyle/files";
import { fieldPiece, type NameOfTrigger, type NoteCallback, variablePiece } from "./espanso-variable.ts";
import { printPieces, type SnippetPart } from "./placeholder.ts";

const cursor = "$|$";

const unescaped = (text: string): string => text.replaceAll("\\{\\{", "{{").replaceAll("\\}\\}", "}}");

/** Cuts a text at the matches of a pattern. `pieceAt` returns the piece there, or undefined for plain text. */
function cut(
  text: string,
  pattern: RegExp,
  pieceAt: (found: RegExpExecArray) => SnippetPart | undefined,
): SnippetPart[] {
  const pieces: SnippetPart[] = [];
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    const piece = pieceAt(found);
    if (!piece) continue;
    pieces.push({ kind: "text", text: text.slice(at, found.index) }, piece);
    at = found.index + found[0].length;
  }
  return [...pieces, { kind: "text", text: text.slice(at) }];
}

/** Keeps only the first cursor mark, because espanso allows no second one. */
function withCursor(pieces: readonly SnippetPart[]): SnippetPart[] {
  const at = pieces.findIndex((piece) => piece.kind === "text" && piece.text.includes(cursor));
  const piece = pieces[at];
  if (piece?.kind !== "text") return [...pieces];
  const [before = "", ...after] = piece.text.split(cursor);
  const parts: SnippetPart[] = [
    { kind: "text", text: before },
    { kind: "cursor" },
    { kind: "text", text: after.join(cursor) },
  ];
  return [...pieces.slice(0, at), ...parts, ...pieces.slice(at + 1)];
}

const printed = (pieces: readonly SnippetPart[]): string =>
  printPieces(
    withCursor(pieces).map((piece) => (piece.kind === "text" ? { kind: "text", text: unescaped(piece.text) } : piece)),
  );

/** Returns the text of a match with placeholders. Throws `CannotMap` if one of its variables has no equivalent. */
export function textOfReplace(
  replace: string,
  variables: ReadonlyMap<string, YamlMap>,
  nameOf: NameOfTrigger,
  note: NoteCallback = () => undefined,
): string {
  return printed(
    cut(replace, /\{\{\s{0,9}(\w{1,99})(?:\.(\w{1,99}))?\s{0,9}\}\}/g, ([, name = "", member = ""]) => {
      const variable = variables.get(name);
      return variable && variablePiece(variable, member, nameOf, note);
    }),
  );
}

/** Returns the text of a form, with `[[name]]` for each field. */
export function textOfForm(layout: string, fields: YamlMap | undefined): string {
  return printed(
    cut(layout, /\[\[(\w{1,99})\]\]/g, ([, name = ""]) => {
      const field = fields?.get(name);
      return fieldPiece(name, field instanceof YamlMap ? field : undefined);
    }),
  );
}
