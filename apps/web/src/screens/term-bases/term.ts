import type { TermBaseStatus } from "@housestyle/contract";
import type { AnswerRow } from "../../app/answer.ts";

/** A term as the lists show it. */
export type ListedTerm = AnswerRow<"listTerms">;
export type { TermBaseStatus };

/** The statuses of a term, in the order in which people look for them. */
export const statuses: readonly TermBaseStatus[] = [
  "Approved",
  "Admitted",
  "Deprecated",
  "Forbidden",
  "Pending",
  "Rejected",
];

/** What is written down about a term. */
export interface TermDraft {
  readonly Text: string;
  readonly Status: TermBaseStatus;
  readonly Description: string;
  readonly Replacement: string;
  readonly CaseSensitive: boolean;
  readonly MatchForms: boolean;
  readonly PartOfSpeech: string;
  readonly Language: string;
  readonly ConceptId: string;
  readonly Domain: string;
  readonly Url: string;
  /** As they are typed: variants one a line, tags separated by commas. */
  readonly variants: string;
  readonly tags: string;
}

/** Returns an empty draft for a new term. People who may not decide on terms propose it. */
export function emptyDraft(mayDecide: boolean): TermDraft {
  return {
    Text: "",
    Status: mayDecide ? "Approved" : "Pending",
    Description: "",
    Replacement: "",
    CaseSensitive: false,
    MatchForms: true,
    PartOfSpeech: "",
    Language: "",
    ConceptId: "",
    Domain: "",
    Url: "",
    variants: "",
    tags: "",
  };
}

/** What is written down about a term that exists. */
export function draftOf(term: ListedTerm): TermDraft {
  const { Text, Status, Description, Replacement, CaseSensitive, MatchForms, PartOfSpeech } = term;
  const { Language, ConceptId, Domain, Url, Variants, Tags } = term;
  return {
    ...{ Text, Status, Description, Replacement, CaseSensitive, MatchForms, PartOfSpeech },
    ...{ Language, ConceptId, Domain, Url },
    variants: Variants.join("\n"),
    tags: Tags.join(", "),
  };
}

/** A draft as it is sent. */
export function wireOf({ variants, tags, ...rest }: TermDraft) {
  return { ...rest, Variants: [...partsOf(variants, "\n")], Tags: [...partsOf(tags, ",")] };
}

/** Returns the parts between separators, each once. */
export function partsOf(text: string, separator: string): readonly string[] {
  return [...new Set(text.split(separator).map((part) => part.trim()))].filter((part) => part !== "");
}

/** The filter for the terms of a base, with one status or with any. */
export function termFilter(baseId: number, status: string): string {
  const known = statuses.find((each) => each === status);
  return known === undefined ? `TermBaseId eq ${baseId}` : `TermBaseId eq ${baseId} and Status eq '${known}'`;
}

/** The filter for the other terms of a concept. */
export function sisterFilter(baseId: number, concept: string, id: number | undefined): string {
  const others = id === undefined ? "" : ` and Id ne ${id}`;
  return `TermBaseId eq ${baseId} and ConceptId eq '${concept.trim().replaceAll("'", "''")}'${others}`;
}
