import { defineTable } from "./define-table.ts";
import { sizes } from "./sizes.ts";

/** What may be said of a term; `Pending` is proposed, `Rejected` is no term and not proposed again. */
export const termStatuses = ["Approved", "Admitted", "Deprecated", "Forbidden", "Pending", "Rejected"] as const;

/** Terms of term bases. Those with the same `ConceptId` mean the same thing. */
export const terms = defineTable({
  table: "term",
  collection: "TermBase",
  called: ["Text"],
  same: { exactly: ["TermBase", "Text", "Language"], apart: ["PartOfSpeech"] },
  aliases: { term: "Text", word: "Text", definition: "Description", pos: "PartOfSpeech", concept: "ConceptId" },
  members: {
    TermBaseId: { kind: "row", optional: true, filter: "plain" },
    Text: {
      kind: "line",
      most: sizes.termText,
      required: "always",
      filter: "folded",
    },
    Status: { kind: "choice", values: termStatuses, otherwise: "Approved", unknown: "Pending", filter: "plain" },
    Description: { kind: "text", most: sizes.description, filter: "folded" },
    Replacement: { kind: "line", most: sizes.description, filter: "folded" },
    CaseSensitive: { kind: "flag", otherwise: false, filter: "plain" },
    MatchForms: { kind: "flag", otherwise: true, filter: "plain" },
    PartOfSpeech: { kind: "line", most: 32, filter: "plain" },
    Language: { kind: "line", most: sizes.language, filter: "plain" },
    ConceptId: { kind: "line", most: sizes.name, filter: "plain" },
    Variants: { kind: "list", most: sizes.termText, count: 50 },
    Domain: { kind: "line", most: sizes.name, filter: "plain" },
    Url: { kind: "line", most: sizes.url },
    Tags: { kind: "list", most: sizes.name, count: 50 },
  },
});
