import { termBases, termStatuses, terms } from "@housestyle/tables";
import { z } from "zod";
import { listFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { listQuery } from "./list.ts";
import { rowFacts } from "./row.ts";
import { answeredMembers, givenMembers } from "./row-members.ts";
import { caseless } from "./wire/caseless.ts";
import { deleted, idsBody, idsQuery, optionalRowId, rowId } from "./wire/ids.ts";
import { oneOrMany } from "./wire/one-or-many.ts";
import { webAddress } from "./wire/web-address.ts";

export { termStatuses };
export type TermStatus = (typeof termStatuses)[number];

const baseMembers = { ...givenMembers(termBases), TeamId: optionalRowId.optional() };

const { Url, ConceptId, ...plainMembers } = givenMembers(terms);
const itemMembers = {
  ...plainMembers,
  ConceptId: z.union([z.string(), z.number()]).transform(String).pipe(ConceptId.unwrap()).default(""),
  Url: webAddress(Url),
};

const existing = { Id: rowId, RowVersion: z.number().optional() };

export const termBase = z.object({
  Id: z.number(),
  ...answeredMembers(termBases),
  TeamId: z.number().nullable(),
  ItemCount: z.number(),
  CanEdit: z.boolean(),
  ...rowFacts,
});

export const termItem = z.object({
  Id: z.number(),
  ...answeredMembers(terms),
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
