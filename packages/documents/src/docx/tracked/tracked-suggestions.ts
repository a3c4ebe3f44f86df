import type { Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { resolveSuggestions, type SuggestionPiece, suggestionPieces } from "../../suggestions/index.ts";
import { docxArchive } from "../docx-archive.ts";
import type { UntrackedChange } from "./tracked-paragraph.ts";

type Files = ReadonlyMap<string, Uint8Array>;

/**
 * The files of a .docx with suggestions as tracked changes, and the changes that could not be tracked and were not
 * made.
 */
export interface TrackedSuggestions {
  readonly files: Files;
  readonly untracked: readonly UntrackedChange[];
}

/**
 * Returns a document without its suggestions, except for those of formatting, which are not tracked.
 * `trackedSuggestions` needs a .docx that was written from this document.
 */
export const untrackedDocument = (doc: Node): Node => decided(doc, ({ mark }) => mark.type.name === "format");

/** Returns the files of a .docx, written from `untrackedDocument(doc)`, with what each person suggests in `doc` as tracked changes by them. */
export function trackedSuggestions(files: Files, doc: Node): TrackedSuggestions {
  const dates = new Map<string, number>();
  for (const { mark } of suggestionPieces(doc))
    if (mark.type.name !== "format") dates.set(nameIn(mark), Math.max(dates.get(nameIn(mark)) ?? 0, mark.attrs.at));
  const accepted = new Set<string>();
  let made: TrackedSuggestions = { files, untracked: [] };
  for (const [author, at] of dates) {
    accepted.add(author);
    const text = decided(doc, ({ mark }) => mark.type.name === "format" || accepted.has(nameIn(mark)));
    // What one change could not track, the next one tells again.
    made = docxArchive(made.files).withTracked(text, { author, date: new Date(at) });
  }
  return made;
}

const nameIn = (mark: SuggestionPiece["mark"]): string => String(mark.attrs.name);

/** Returns a document with some suggestions accepted and the others rejected. */
function decided(doc: Node, isAccepted: (piece: SuggestionPiece) => boolean): Node {
  const rejected = suggestionPieces(doc).filter((piece) => !isAccepted(piece));
  const tr = resolveSuggestions(new Transform(doc), rejected, "reject");
  return resolveSuggestions(tr, suggestionPieces(tr.doc), "accept").doc;
}
