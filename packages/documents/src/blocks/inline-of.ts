import type { Mark, Node } from "prosemirror-model";
import { safeAddress, schema } from "../schema.ts";
import type { ReadPiece } from "./read-block.ts";

const { newline, noteMark } = schema.nodes;

/** Returns words with their formatting as nodes. Marks of notes that `hasNote` rejects are left out. */
export function inlineOf(pieces: readonly ReadPiece[], hasNote: (id: string) => boolean): readonly Node[] {
  return pieces.flatMap((piece) => {
    if (piece.note !== undefined) return hasNote(piece.note) ? [noteMark.create({ id: piece.note })] : [];
    const marks = marksOf(piece);
    return piece.text
      .split(/(\n)/)
      .filter((part) => part !== "")
      .map((part) => (part === "\n" ? newline.create(null, null, marks) : schema.text(part, marks)));
  });
}

function marksOf({ strong, em, underline, strike, shift, literal, math, href }: ReadPiece): readonly Mark[] {
  const { marks } = schema;
  return [
    ...(href !== undefined && safeAddress.test(href) ? [marks.link.create({ href })] : []),
    ...(em ? [marks.em.create()] : []),
    ...(strong ? [marks.strong.create()] : []),
    ...(underline ? [marks.underline.create()] : []),
    ...(strike ? [marks.strike.create()] : []),
    ...(shift ? [marks[shift].create()] : []),
    ...(math ? [marks.math.create()] : []),
    ...(literal && !math ? [marks.literal.create()] : []),
  ];
}
