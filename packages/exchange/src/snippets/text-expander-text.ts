import { texts } from "../texts.ts";
import { CannotMap } from "./cannot-map.ts";
import { isDateForm, isoDate } from "./date-form.ts";
import type { ShortcutOfName } from "./keep-mappable.ts";
import { piecesOf, printPieces, type SnippetPart } from "./placeholder.ts";

const dateLetter = "%[aAbBdeHIjmMpSyY]";
const macro = new RegExp(
  [
    "%(\\||clipboard)",
    "%(filltext|fillarea|fillpopup|snippet):([^%]{0,2000})%",
    `(?:%@([+-]\\d{1,5})D)?((?:${dateLetter}[-/., :]{0,2})*${dateLetter})`,
    "%(key|applescript|shell|javascript|fillpart|fillpartend|fillday|filldate)\\b",
  ].join("|"),
  "g",
);

const daysOf = (days: string | undefined): number => Number(days ?? 0);

/** Returns the parts of `name=A:default=B:other`. Parts without a name are values. */
function partsOf(inside: string): { label: string; value: string; values: string[] } {
  let label = "";
  let value = "";
  const values: string[] = [];
  for (const part of inside.split(":")) {
    const [, key, said = ""] = /^(name|default|width|height|optional)=(.*)$/s.exec(part) ?? [];
    if (key === "name") label = said;
    else if (key === "default") {
      value = said;
      values.push(said);
    } else if (key === undefined) values.push(part);
  }
  return { label: label || "Field", value, values };
}

function namedPiece(kind: string, inside: string, nameOf: ShortcutOfName): SnippetPart {
  if (kind === "snippet") {
    const name = nameOf(inside);
    if (name === undefined) throw new CannotMap(texts.snippets.anotherMissing);
    return { kind: "snippet", name };
  }
  const { label, value, values } = partsOf(inside);
  return kind === "fillpopup" ? { kind: "choice", label, values } : { kind: "field", label, value };
}

function macroPiece([all, plain, named, inside, days, form]: RegExpExecArray, nameOf: ShortcutOfName): SnippetPart {
  if (plain === "|") return { kind: "cursor" };
  if (plain === "clipboard") return { kind: "clipboard" };
  if (named !== undefined) return namedPiece(named, inside ?? "", nameOf);
  if (form !== undefined && isDateForm(form)) return { kind: "date", days: daysOf(days) };
  throw new CannotMap(texts.snippets.noCounterpart(all));
}

/** Returns a TextExpander text with placeholders. Throws `CannotMap` for scripts, keys, and times of day. */
export function textOfMacros(content: string, nameOf: ShortcutOfName, note: (message: string) => void): string {
  const pieces: SnippetPart[] = [];
  let at = 0;
  for (const found of content.matchAll(macro)) {
    const piece = macroPiece(found, nameOf);
    if (piece.kind === "date" && found[5] !== isoDate) note(texts.snippets.usualDate);
    pieces.push({ kind: "text", text: content.slice(at, found.index) }, piece);
    at = found.index + found[0].length;
  }
  pieces.push({ kind: "text", text: content.slice(at) });
  return printPieces(pieces);
}

function printMacro(piece: SnippetPart, shortcutOf: ShortcutOfName): string {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "cursor":
      return "%|";
    case "clipboard":
      return "%clipboard";
    case "date":
      return piece.days === 0 ? isoDate : `%@${piece.days < 0 ? "" : "+"}${piece.days}D${isoDate}`;
    case "field":
      return `%filltext:name=${piece.label}${piece.value === "" ? "" : `:default=${piece.value}`}%`;
    case "choice":
      return `%fillpopup:name=${piece.label}:${piece.values.join(":")}%`;
    case "snippet": {
      const shortcut = shortcutOf(piece.name);
      if (shortcut === undefined) throw new CannotMap(texts.snippets.anotherNotWritten);
      return `%snippet:${shortcut}%`;
    }
  }
}

/** Returns a text with TextExpander macros. Throws `CannotMap` if there is no equivalent. */
export const macrosOfText = (text: string, shortcutOf: ShortcutOfName): string =>
  piecesOf(text)
    .map((piece) => printMacro(piece, shortcutOf))
    .join("");
