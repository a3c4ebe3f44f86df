import { type DiffPart, differences, textChanges } from "@housestyle/documents/merge";
import type { Piece } from "@housestyle/engine";
import type { Wording } from "./rewrite-transaction.ts";

/** A line of a preview: a paragraph, or an item of a list. */
export interface PreviewLine {
  readonly isItem: boolean;
  readonly parts: readonly DiffPart[];
}

/** What a rewrite would look like, before it is written. */
export interface RewritePreview {
  readonly lines: readonly PreviewLine[];
  /** The new words alone. */
  readonly text: string;
}

/** Returns what a rewrite of a paragraph would change, word by word. */
export function previewOf(paragraph: string, rewrite: Wording): RewritePreview {
  const before = paragraph.slice(rewrite.start, rewrite.end);
  const lines = linesOfRewrite(paragraph, rewrite);
  const after = lines.join("\n");
  const shown: { isItem: boolean; parts: DiffPart[] }[] = [{ isItem: false, parts: [] }];
  for (const { kind, text } of changedParts(before, after)) {
    // Only a list has lines of its own.
    const split = kind === "new" && lines.length > 1 ? text.split("\n") : [text];
    for (const [index, each] of split.entries()) {
      if (index > 0) shown.push({ isItem: true, parts: [] });
      // A space that is removed is nothing to see.
      const isSeen = kind === "gone" ? each.trim() !== "" : each !== "";
      if (isSeen) shown.at(-1)?.parts.push({ kind, text: each });
    }
  }
  return { lines: shown, text: after };
}

/** Returns the new text, that of a list as its introduction and its items. */
function linesOfRewrite(paragraph: string, { kind, text, pieces, items = [] }: Wording): string[] {
  if (kind !== "list") return [text];
  const written = (part: readonly Piece[]) =>
    part
      .map((piece) => (typeof piece === "string" ? piece : paragraph.slice(piece.start, piece.end)))
      .join("")
      .trim();
  return [
    written(pieces.slice(0, items[0]?.start)),
    ...items.map(({ start, end }) => written(pieces.slice(start, end))),
  ];
}

/** Returns how two wordings differ. Changes with only a space between them are one. */
export function changedParts(before: string, after: string): DiffPart[] {
  const changes = textChanges(differences([before], [after]));
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart["kind"], text: string) => {
    if (text !== "") parts.push({ kind, text });
  };
  let at = 0;
  for (const { before: gone, after: fresh } of changes) {
    const old = gone ? before.slice(gone.start, gone.end) : "";
    const words = fresh ? after.slice(fresh.start, fresh.end) : "";
    const shared = spaceAtEnd(old) === spaceAtEnd(words) ? spaceAtEnd(old).length : 0;
    if (gone) add("same", before.slice(at, gone.start));
    add("gone", old.slice(0, old.length - shared));
    add("new", words.slice(0, words.length - shared));
    if (gone) at = gone.end - shared;
  }
  add("same", before.slice(at));
  return parts;
}

const spaceAtEnd = (text: string): string => text.slice(text.trimEnd().length);
