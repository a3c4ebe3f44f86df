import { guideItems, guides } from "@housestyle/tables";
import { z } from "zod";
import { listFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { listQuery } from "./list.ts";
import { rowFacts } from "./row.ts";
import { answeredMembers, givenMembers } from "./row-members.ts";
import { caseless } from "./wire/caseless.ts";
import { deleted, idsBody, idsQuery, optionalRowId, rowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { oneOrMany } from "./wire/one-or-many.ts";
import { webAddress } from "./wire/web-address.ts";

const guideMembers = { ...givenMembers(guides), TeamId: optionalRowId.optional() };

const { Url, ...plainMembers } = givenMembers(guideItems);
const itemMembers = { ...plainMembers, Url: webAddress(Url) };

const existing = { Id: rowId, RowVersion: z.number().optional() };

/** `force` stores a rule that cannot be used, switched off. */
const forceQuery = caseless({ force: looseBoolean.default(false) });

export const styleGuide = z.object({
  Id: z.number(),
  ...answeredMembers(guides),
  TeamId: z.number().nullable(),
  ItemCount: z.number(),
  RuleCount: z.number(),
  CanEdit: z.boolean(),
  ...rowFacts,
});

export const savedStyleGuideItem = z.object({
  Id: z.number(),
  ...answeredMembers(guideItems),
  Severity: z.string(),
  TeamId: z.number().nullable(),
  ...rowFacts,
});

const guideCalls = { path: "/api/styleguide", group: "Style guides" } as const;
const items = { path: "/api/styleguide/items", group: "Style guides" } as const;
const bodyLimit = 12_000_000;

export const listStyleGuides = defineEndpoint({
  ...guideCalls,
  method: "GET",
  summary: "List the style guides: the caller's and those of the caller's teams.",
  access: "read",
  form: "list",
  query: listQuery,
  input: z.undefined(),
  output: styleGuide,
  failures: listFailures,
});

export const addStyleGuides = defineEndpoint({
  ...guideCalls,
  method: "POST",
  summary: "Make style guides.",
  access: "write",
  batch: true,
  input: oneOrMany(caseless(guideMembers)),
  output: z.array(styleGuide),
  failures: writeFailures,
});

export const changeStyleGuides = defineEndpoint({
  ...guideCalls,
  method: "PUT",
  summary: "Replace style guides.",
  access: "write",
  batch: true,
  input: oneOrMany(caseless({ ...existing, ...guideMembers })),
  output: z.array(styleGuide),
  failures: writeFailures,
});

export const deleteStyleGuides = defineEndpoint({
  ...guideCalls,
  method: "DELETE",
  summary: "Delete style guides and all rules in them.",
  access: "write",
  batch: true,
  query: idsQuery,
  input: idsBody,
  output: deleted,
  failures: writeFailures,
});

export const listStyleGuideItems = defineEndpoint({
  ...items,
  method: "GET",
  summary: "List rules of style guides.",
  access: "read",
  form: "list",
  query: listQuery,
  input: z.undefined(),
  output: savedStyleGuideItem,
  failures: listFailures,
  example: { response: [{ Id: 17, StyleGuideId: 4, Match: "e-mail", Replace: "email", Message: "House spelling" }] },
});

export const addStyleGuideItems = defineEndpoint({
  ...items,
  method: "POST",
  summary: "Add rules. Each must compile, find its WrongSentence and leave its RightSentence alone.",
  access: "write",
  batch: true,
  query: forceQuery,
  input: oneOrMany(caseless(itemMembers)),
  output: z.array(savedStyleGuideItem),
  failures: [...writeFailures, "rule-fails"],
  bodyLimit,
  example: {
    request: [
      {
        StyleGuideId: 4,
        Match: "e-mail",
        Replace: "email",
        WrongSentence: "Send an e-mail.",
        Message: "House spelling",
      },
    ],
  },
});

export const changeStyleGuideItems = defineEndpoint({
  ...items,
  method: "PUT",
  summary: "Replace rules.",
  access: "write",
  batch: true,
  query: forceQuery,
  input: oneOrMany(caseless({ ...existing, ...itemMembers })),
  output: z.array(savedStyleGuideItem),
  failures: [...writeFailures, "rule-fails"],
  bodyLimit,
});

export const deleteStyleGuideItems = defineEndpoint({
  ...items,
  method: "DELETE",
  summary: "Delete rules.",
  access: "write",
  batch: true,
  query: idsQuery,
  input: idsBody,
  output: deleted,
  failures: writeFailures,
});
