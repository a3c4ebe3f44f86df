import { type FileRow, terms } from "@housestyle/tables";
import { columnsFor } from "./columns-for.ts";
import { keyOfParts, type Table } from "./table.ts";

/** One term of a term base. Terms with the same `ConceptId` mean the same thing. */
export type TermRow = FileRow<typeof terms>;

/** Terms are the same when text and language are, in the same term base. A status nobody knows becomes Pending. */
export const termTable: Table<TermRow> = {
  columns: columnsFor(terms),
  aliases: { term: "Text", word: "Text", definition: "Description", pos: "PartOfSpeech", concept: "ConceptId" },
  keyOf: ({ TermBase, Text, Language }) => keyOfParts(TermBase, Text, Language),
};
