import type { AnswerRow } from "../../app/answer.ts";
import { documents as texts } from "../../texts/documents.ts";

/** A document as the list shows it. */
export type DocumentListRow = AnswerRow<"listDocuments">;

/** The longest line that is a name as a whole. */
const longestName = 80;

/** Returns what a document is called: its title, or else its first line. One without words still needs a name. */
export function nameOf({ Title, Opening }: Pick<DocumentListRow, "Title" | "Opening">): string {
  return Title.trim() || firstLine(Opening) || texts.untitled;
}

/** Returns the first line with words, cut between two words where it is too long for a name. */
export function firstLine(text: string): string {
  const [line = ""] = text.trim().split("\n");
  if (line.length <= longestName) return line.trim();
  const cut = line.slice(0, longestName);
  const [whole] = /^.*(?=\s)/.exec(cut) ?? [cut];
  return `${whole.replace(/[\s,;:.]+$/, "").replace(/[\ud800-\udbff]$/, "")}…`;
}

/** The first words of a text, on one line. */
export function beginningOf(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 160);
}

/** Returns the first words under the name of a document: a first line that is the name is not read twice. */
export function beginningUnder({ Title, Opening }: Pick<DocumentListRow, "Title" | "Opening">): string {
  const line = firstLine(Opening);
  const isNamed = Title.trim() === "" && Opening.trim().startsWith(line);
  return beginningOf(isNamed ? Opening.trim().slice(line.length) : Opening);
}

/** Why a document has no score; undefined where it has one. */
export function whyNoScore({ Issues, Score }: Pick<DocumentListRow, "Issues" | "Score">): string | undefined {
  if (Score !== null) return undefined;
  return Issues === null ? texts.unchecked : texts.tooShort;
}

/** Whether a document can be moved and tagged: projects and tags are its owner’s. */
export function mayOrganize({ CanEdit, SharedBy }: Pick<DocumentListRow, "CanEdit" | "SharedBy">): boolean {
  return CanEdit && SharedBy === null;
}

/** Where a document is written on. */
export function addressOf({ Id }: Pick<DocumentListRow, "Id">): string {
  return `/editor?document=${Id}`;
}
