import { termBases, termStatuses, terms } from "@housestyle/tables";
import { z } from "zod";
import { contentCalls } from "./content-calls.ts";
import { answeredRow } from "./row.ts";
import { memberInputs } from "./row-members.ts";
import { optionalRowId } from "./wire/ids.ts";
import { webAddress } from "./wire/web-address.ts";

export { termStatuses };
/** The status of a term. */
export type TermBaseStatus = (typeof termStatuses)[number];

const baseMembers = { ...memberInputs(termBases), TeamId: optionalRowId.optional() };

const { Url, ConceptId, ...plainMembers } = memberInputs(terms);
const itemMembers = {
  ...plainMembers,
  ConceptId: z.union([z.string(), z.number()]).transform(String).pipe(ConceptId.unwrap()).default(""),
  Url: webAddress(Url),
};

/** A term base, without its terms. */
export const termBase = answeredRow(termBases, {
  ItemCount: z.number(),
  CanEdit: z.boolean(),
});

/** A term as the server returns it. */
export const termItem = answeredRow(terms, {});

/** The calls for term bases. */
export const termBaseCalls = contentCalls({
  path: "/api/termbase",
  group: "Term base",
  given: baseMembers,
  row: termBase,
  summaries: {
    list: "List the term bases. Every team starts with one.",
    add: "Create term bases.",
    change: "Replace term bases.",
    remove: "Delete term bases with all their terms.",
  },
});

/** Lists term bases. */
export const listTermBases = termBaseCalls.list;
/** Adds term bases. */
export const addTermBases = termBaseCalls.add;
/** Changes term bases. */
export const changeTermBases = termBaseCalls.change;
/** Deletes term bases. */
export const deleteTermBases = termBaseCalls.remove;

/** The calls for terms. */
export const termCalls = contentCalls({
  path: "/api/termbase/items",
  group: "Term base",
  given: itemMembers,
  row: termItem,
  summaries: {
    list: "List terms.",
    add: "Add terms. Team members can propose terms with the status Pending.",
    change: "Replace terms.",
    remove: "Delete terms.",
  },
  writes: { bodyLimit: 12_000_000 },
  added: [{ TermBaseId: 3, Text: "sign in", Status: "Approved", Description: "The verb; “login” is the noun." }],
});

/** Lists terms. */
export const listTerms = termCalls.list;
/** Adds terms. */
export const addTerms = termCalls.add;
/** Changes terms. */
export const changeTerms = termCalls.change;
/** Deletes terms. */
export const deleteTerms = termCalls.remove;
