import type { server } from "../../app/server.ts";
import { documents as texts } from "../../texts/documents.ts";

/** A document as the list shows it. */
export type DocumentRow = Extract<Awaited<ReturnType<typeof server.listDocuments>>, { kind: "done" }>["value"][number];

/** What a document is called; one without a title still needs a name to be found by. */
export function nameOf({ Title }: Pick<DocumentRow, "Title">): string {
  return Title.trim() === "" ? texts.untitled : Title;
}

/** Where a document is written on. */
export function addressOf({ Id }: Pick<DocumentRow, "Id">): string {
  return `/editor?document=${Id}`;
}
