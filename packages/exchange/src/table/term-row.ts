import { keyOfParts, type Table } from "./table.ts";

/** One term of a term base. Terms with the same `ConceptId` mean the same thing. */
export type TermRow = {
  readonly TermBase: string;
  readonly Text: string;
  readonly Status: string;
  readonly Description: string;
  readonly Replacement: string;
  readonly CaseSensitive: boolean;
  readonly MatchForms: boolean;
  readonly PartOfSpeech: string;
  readonly Language: string;
  readonly ConceptId: string;
  readonly Variants: readonly string[];
  readonly Domain: string;
  readonly Url: string;
  readonly Tags: readonly string[];
};

/** Terms are the same when text and language are, in the same term base. A status nobody knows becomes Pending. */
export const termTable: Table<TermRow> = {
  columns: {
    TermBase: { kind: "line" },
    Text: { kind: "line", required: true },
    Status: {
      kind: "choice",
      values: ["Approved", "Admitted", "Deprecated", "Forbidden", "Pending", "Rejected"],
      otherwise: "Pending",
      unknown: "Pending",
    },
    Description: { kind: "text" },
    Replacement: { kind: "line" },
    CaseSensitive: { kind: "flag", otherwise: false },
    MatchForms: { kind: "flag", otherwise: true },
    PartOfSpeech: { kind: "line" },
    Language: { kind: "line" },
    ConceptId: { kind: "line" },
    Variants: { kind: "list" },
    Domain: { kind: "line" },
    Url: { kind: "line" },
    Tags: { kind: "list" },
  },
  aliases: { term: "Text", word: "Text", definition: "Description", pos: "PartOfSpeech", concept: "ConceptId" },
  keyOf: ({ TermBase, Text, Language }) => keyOfParts(TermBase, Text, Language),
};
