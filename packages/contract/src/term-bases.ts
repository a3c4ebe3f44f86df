import { z } from "zod";
import { listFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { listQuery } from "./list.ts";
import { rowFacts } from "./row.ts";
import { caseless } from "./wire/caseless.ts";
import { named } from "./wire/enumeration.ts";
import { deleted, idsBody, idsQuery, optionalRowId, rowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { oneOrMany } from "./wire/one-or-many.ts";

/** What may be said of a term; `Pending` is proposed, `Rejected` is no term and not proposed again. */
export const termStatuses = ["Approved", "Admitted", "Deprecated", "Forbidden", "Pending", "Rejected"] as const;
export type TermStatus = (typeof termStatuses)[number];

const baseMembers = {
  Name: z
    .string()
    .trim()
    .min(1, "Give the term base a name.")
    .max(limits.name, `A term base's name may be at most ${limits.name} characters long.`),
  Description: z.string().max(limits.description).default(""),
  TeamId: optionalRowId.optional(),
  IsEnabled: looseBoolean.default(true),
  Language: z.string().max(16).default(""),
};

const itemMembers = {
  TermBaseId: rowId.optional(),
  Text: z
    .string()
    .trim()
    .min(1, "Write a term.")
    .max(limits.termText, `A term may be at most ${limits.termText} characters long.`),
  Status: named(termStatuses).default("Approved"),
  Description: z
    .string()
    .max(limits.description, `A description may be at most ${limits.description} characters long.`)
    .default(""),
  Replacement: z.string().max(limits.description).default(""),
  CaseSensitive: looseBoolean.default(false),
  MatchForms: looseBoolean.default(true),
  PartOfSpeech: z.string().max(32).default(""),
  Language: z.string().max(16).default(""),
  ConceptId: z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(limits.name)).default(""),
  Variants: z.array(z.string().max(limits.termText)).max(50).default([]),
  Domain: z.string().max(limits.name).default(""),
  Url: z
    .string()
    .max(2_000)
    .refine((url) => url === "" || /^https?:\/\//i.test(url), "Write an address that begins with https://.")
    .default(""),
  Tags: z.array(z.string().max(limits.name)).max(50).default([]),
};

const existing = { Id: rowId, RowVersion: z.number().optional() };

export const termBase = z.object({
  Id: z.number(),
  Name: z.string(),
  Description: z.string(),
  TeamId: z.number().nullable(),
  Language: z.string(),
  ItemCount: z.number(),
  CanEdit: z.boolean(),
  IsEnabled: z.boolean(),
  ...rowFacts,
});

export const termItem = z.object({
  Id: z.number(),
  TermBaseId: z.number(),
  Text: z.string(),
  Status: z.enum(termStatuses),
  Description: z.string(),
  Replacement: z.string(),
  CaseSensitive: z.boolean(),
  MatchForms: z.boolean(),
  PartOfSpeech: z.string(),
  Language: z.string(),
  ConceptId: z.string(),
  Variants: z.array(z.string()),
  Domain: z.string(),
  Url: z.string(),
  Tags: z.array(z.string()),
  TeamId: z.number().nullable(),
  ...rowFacts,
});

const bases = { path: "/api/termbase", group: "Term base" } as const;
const items = { path: "/api/termbase/items", group: "Term base" } as const;
const bodyLimit = 12_000_000;

export const listTermBases = defineEndpoint({
  ...bases,
  method: "GET",
  summary: "List the term bases; every team has one from the beginning.",
  access: "read",
  form: "list",
  query: listQuery,
  input: z.undefined(),
  output: termBase,
  failures: listFailures,
});

export const addTermBases = defineEndpoint({
  ...bases,
  method: "POST",
  summary: "Make term bases.",
  access: "write",
  batch: true,
  input: oneOrMany(caseless(baseMembers)),
  output: z.array(termBase),
  failures: writeFailures,
});

export const changeTermBases = defineEndpoint({
  ...bases,
  method: "PUT",
  summary: "Replace term bases.",
  access: "write",
  batch: true,
  input: oneOrMany(caseless({ ...existing, ...baseMembers })),
  output: z.array(termBase),
  failures: writeFailures,
});

export const deleteTermBases = defineEndpoint({
  ...bases,
  method: "DELETE",
  summary: "Delete term bases and all terms in them.",
  access: "write",
  batch: true,
  query: idsQuery,
  input: idsBody,
  output: deleted,
  failures: writeFailures,
});

export const listTerms = defineEndpoint({
  ...items,
  method: "GET",
  summary: "List terms.",
  access: "read",
  form: "list",
  query: listQuery,
  input: z.undefined(),
  output: termItem,
  failures: listFailures,
});

export const addTerms = defineEndpoint({
  ...items,
  method: "POST",
  summary: "Add terms; members of a team may propose some with the status Pending.",
  access: "write",
  batch: true,
  input: oneOrMany(caseless(itemMembers)),
  output: z.array(termItem),
  failures: writeFailures,
  bodyLimit,
  example: {
    request: [{ TermBaseId: 3, Text: "sign in", Status: "Approved", Description: "The verb; “login” is the noun." }],
  },
});

export const changeTerms = defineEndpoint({
  ...items,
  method: "PUT",
  summary: "Replace terms.",
  access: "write",
  batch: true,
  input: oneOrMany(caseless({ ...existing, ...itemMembers })),
  output: z.array(termItem),
  failures: writeFailures,
  bodyLimit,
});

export const deleteTerms = defineEndpoint({
  ...items,
  method: "DELETE",
  summary: "Delete terms.",
  access: "write",
  batch: true,
  query: idsQuery,
  input: idsBody,
  output: deleted,
  failures: writeFailures,
});
