import { termBases, termStatuses, terms } from "@housestyle/tables";
import { z } from "zod";
import { adding, deleting, listing, replacing } from "./content-calls.ts";
import { defineEndpoint } from "./endpoint.ts";
import { rowFacts } from "./row.ts";
import { answeredMembers, givenMembers } from "./row-members.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";
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
  ...listing,
  summary: "List the term bases; every team has one from the beginning.",
  output: termBase,
});

export const addTermBases = defineEndpoint({
  ...bases,
  ...adding,
  summary: "Make term bases.",
  input: oneOrMany(caseless(baseMembers)),
  output: z.array(termBase),
});

export const changeTermBases = defineEndpoint({
  ...bases,
  ...replacing,
  summary: "Replace term bases.",
  input: oneOrMany(caseless({ ...existing, ...baseMembers })),
  output: z.array(termBase),
});

export const deleteTermBases = defineEndpoint({
  ...bases,
  ...deleting,
  summary: "Delete term bases and all terms in them.",
});

export const listTerms = defineEndpoint({
  ...items,
  ...listing,
  summary: "List terms.",
  output: termItem,
});

export const addTerms = defineEndpoint({
  ...items,
  ...adding,
  summary: "Add terms; members of a team may propose some with the status Pending.",
  input: oneOrMany(caseless(itemMembers)),
  output: z.array(termItem),
  bodyLimit,
  example: {
    request: [{ TermBaseId: 3, Text: "sign in", Status: "Approved", Description: "The verb; “login” is the noun." }],
  },
});

export const changeTerms = defineEndpoint({
  ...items,
  ...replacing,
  summary: "Replace terms.",
  input: oneOrMany(caseless({ ...existing, ...itemMembers })),
  output: z.array(termItem),
  bodyLimit,
});

export const deleteTerms = defineEndpoint({
  ...items,
  ...deleting,
  summary: "Delete terms.",
});
