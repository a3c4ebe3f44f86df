import { limits } from "@housestyle/contract";
import type { ContentKind } from "../content/index.ts";

/** Term bases. */
export const termBaseKind: ContentKind = {
  table: "term_base",
  members: {
    Name: { column: "name", type: "text" },
    Description: { column: "description", type: "text" },
    IsEnabled: { column: "is_enabled", type: "boolean" },
    Language: { column: "language", type: "text" },
  },
  computed: {
    ItemCount: "(select count(*) from term i where i.owner_id = t.owner_id and i.term_base_id = t.id)",
  },
  columns: {
    Name: { type: "text", sql: "t.name", folded: "t.name_fold" },
    Description: { type: "text", sql: "t.description" },
    IsEnabled: { type: "boolean", sql: "t.is_enabled" },
    Language: { type: "text", sql: "t.language" },
  },
  defaultOrder: "Name",
  mostPerOwner: 50,
  firstName: "Terms",
  act: "term-base",
  called: "Name",
  uniqueMember: "Name",
};

/** Terms, each in a base. */
export const termKind: ContentKind = {
  table: "term",
  members: {
    TermBaseId: { column: "term_base_id", type: "bigint" },
    Text: { column: "text", type: "text" },
    Status: { column: "status", type: "text" },
    Description: { column: "description", type: "text" },
    Replacement: { column: "replacement", type: "text" },
    CaseSensitive: { column: "case_sensitive", type: "boolean" },
    MatchForms: { column: "match_forms", type: "boolean" },
    PartOfSpeech: { column: "part_of_speech", type: "text" },
    Language: { column: "language", type: "text" },
    ConceptId: { column: "concept_id", type: "text" },
    Variants: { column: "variants", type: "text[]" },
    Domain: { column: "domain", type: "text" },
    Url: { column: "url", type: "text" },
    Tags: { column: "tags", type: "text[]" },
  },
  computed: {},
  columns: {
    TermBaseId: { type: "number", sql: "t.term_base_id" },
    Text: { type: "text", sql: "t.text", folded: "t.text_fold" },
    Status: { type: "text", sql: "t.status" },
    Description: { type: "text", sql: "t.description", folded: "t.description_fold" },
    Replacement: { type: "text", sql: "t.replacement", folded: "t.replacement_fold" },
    CaseSensitive: { type: "boolean", sql: "t.case_sensitive" },
    MatchForms: { type: "boolean", sql: "t.match_forms" },
    PartOfSpeech: { type: "text", sql: "t.part_of_speech" },
    Language: { type: "text", sql: "t.language" },
    ConceptId: { type: "text", sql: "t.concept_id" },
    Domain: { type: "text", sql: "t.domain" },
  },
  defaultOrder: "Text",
  parent: { kind: termBaseKind, member: "TermBaseId", most: limits.terms },
  act: "term",
  called: "Text",
  uniqueMember: "Text",
};
