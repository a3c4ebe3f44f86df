import { textOf } from "../text-blocks.ts";
import type { DocumentCell, DocumentUnit } from "./document-units.ts";

/** Returns the key that identifies a unit of a document. A unit with the same key needs no change. */
export function documentKey(unit: DocumentUnit): string {
  const { kind, node } = unit;
  if (kind === "words")
    return wordsKey(
      node.type.name === "caption",
      textOf(node),
      node.children.flatMap(({ type, attrs }) => (type.name === "noteMark" ? String(attrs.id) : [])),
    );
  if (kind === "figure") return `figure ${imageKey(node.attrs as ImageAttributes)}`;
  return kind === "table" ? tableKey(unit.rows.map(documentRowKey)) : kind;
}

/** The image of a figure, with its size if the file states one. */
export interface ImageAttributes {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Returns the key of an image: one that a file shows in two sizes has two. */
export const imageKey = ({ src, width, height }: ImageAttributes): string => `${src} ${width} ${height}`;

/** Returns the key of a table row. */
export const documentRowKey = (cells: readonly DocumentCell[]): string =>
  JSON.stringify(cells.map(({ units, colspan, rowspan }) => [colspan, rowspan, ...units.map(documentKey)]));

/** Returns whether a unit can be changed into another one in its place. */
export function fits(old: DocumentUnit, now: DocumentUnit): boolean {
  if (old.kind === "words" && now.kind === "words")
    return (old.node.type.name === "caption") === (now.node.type.name === "caption");
  return old.kind === "table" && now.kind === "table";
}

const wordsKey = (isCaption: boolean, text: string, notes: readonly string[]): string =>
  `${isCaption ? "caption" : "words"} ${[text, ...notes].join("\0")}`;
const tableKey = (rows: readonly string[]): string => `table ${rows.join("\n")}`;
