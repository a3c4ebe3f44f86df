import type { AnswerRow } from "../../app/answer.ts";
import { documents as texts } from "../../texts/documents.ts";

/** A document as the list shows it. */
export type DocumentListRow = AnswerRow<"listDocuments">;

/** Where a search looks. */
export const searchedColumns = ["Title", "Project", "Text"];

/** What a document is called; one without a title still needs a name to be found by. */
export function nameOf({ Title }: Pick<DocumentListRow, "Title">): string {
  return Title.trim() === "" ? texts.untitled : Title;
}

/** The first words of a text, on one line. */
export function beginningOf(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 160);
}

/** Why a document has no score; undefined where it has one. */
export function whyNoScore({ Issues, Score }: Pick<DocumentListRow, "Issues" | "Score">): string | undefined {
  if (Score !== null) return undefined;
  return Issues === null ? texts.unchecked : texts.tooShort;
}

/** Where a document is written on. */
export function addressOf({ Id }: Pick<DocumentListRow, "Id">): string {
  return `/editor?document=${Id}`;
}
