import { guideItems, guides } from "@housestyle/tables";
import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { adding, deleting, listing, replacing } from "./content-calls.ts";
import { defineEndpoint } from "./endpoint.ts";
import { rowFacts } from "./row.ts";
import { answeredMembers, givenMembers } from "./row-members.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";
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
  ...listing,
  summary: "List the style guides: the caller's and those of the caller's teams.",
  output: styleGuide,
});

export const addStyleGuides = defineEndpoint({
  ...guideCalls,
  ...adding,
  summary: "Make style guides.",
  input: oneOrMany(caseless(guideMembers)),
  output: z.array(styleGuide),
});

export const changeStyleGuides = defineEndpoint({
  ...guideCalls,
  ...replacing,
  summary: "Replace style guides.",
  input: oneOrMany(caseless({ ...existing, ...guideMembers })),
  output: z.array(styleGuide),
});

export const deleteStyleGuides = defineEndpoint({
  ...guideCalls,
  ...deleting,
  summary: "Delete style guides and all rules in them.",
});

export const listStyleGuideItems = defineEndpoint({
  ...items,
  ...listing,
  summary: "List rules of style guides.",
  output: savedStyleGuideItem,
  example: { response: [{ Id: 17, StyleGuideId: 4, Match: "e-mail", Replace: "email", Message: "House spelling" }] },
});

export const addStyleGuideItems = defineEndpoint({
  ...items,
  ...adding,
  summary: "Add rules. Each must compile, find its WrongSentence and leave its RightSentence alone.",
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
  ...replacing,
  summary: "Replace rules.",
  query: forceQuery,
  input: oneOrMany(caseless({ ...existing, ...itemMembers })),
  output: z.array(savedStyleGuideItem),
  failures: [...writeFailures, "rule-fails"],
  bodyLimit,
});

export const deleteStyleGuideItems = defineEndpoint({
  ...items,
  ...deleting,
  summary: "Delete rules.",
});
