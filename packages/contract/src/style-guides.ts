import { guideItems, guides } from "@housestyle/tables";
import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { contentCalls } from "./content-calls.ts";
import { answeredRow } from "./row.ts";
import { memberInputs } from "./row-members.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { webAddress } from "./wire/web-address.ts";

const guideMembers = { ...memberInputs(guides), TeamId: optionalRowId.optional() };

const { Url, ...plainMembers } = memberInputs(guideItems);
const itemMembers = { ...plainMembers, Url: webAddress(Url) };

/** A style guide, without its rules. */
export const styleGuide = answeredRow(guides, {
  ItemCount: z.number(),
  RuleCount: z.number(),
  CanEdit: z.boolean(),
});

/** A rule of a style guide as the server returns it. */
export const savedStyleGuideItem = answeredRow(guideItems, {
  Severity: z.string(),
});

/** The calls for style guides. */
export const styleGuideCalls = contentCalls({
  path: "/api/styleguide",
  group: "Style guides",
  given: guideMembers,
  row: styleGuide,
  summaries: {
    list: "List the style guides of the caller and their teams.",
    add: "Create style guides.",
    change: "Replace style guides.",
    remove: "Delete style guides with all their rules.",
  },
});

/** Lists style guides. */
export const listStyleGuides = styleGuideCalls.list;
/** Adds style guides. */
export const addStyleGuides = styleGuideCalls.add;
/** Changes style guides. */
export const changeStyleGuides = styleGuideCalls.change;
/** Deletes style guides. */
export const deleteStyleGuides = styleGuideCalls.remove;

const itemCalls = contentCalls({
  path: "/api/styleguide/items",
  group: "Style guides",
  given: itemMembers,
  row: savedStyleGuideItem,
  summaries: {
    list: "List style guide rules.",
    add: "Add rules. Each must compile, flag its WrongSentence, and not flag its RightSentence.",
    change: "Replace rules.",
    remove: "Delete rules.",
  },
  writes: {
    // `force` stores a rule that cannot be used, switched off.
    query: caseless({ force: looseBoolean.default(false) }),
    failures: [...writeFailures, "rule-fails"],
    bodyLimit: 12_000_000,
  },
  added: [
    {
      StyleGuideId: 4,
      Match: "e-mail",
      Replace: "email",
      WrongSentence: "Send an e-mail.",
      Message: "House spelling",
    },
  ],
  listed: [{ Id: 17, StyleGuideId: 4, Match: "e-mail", Replace: "email", Message: "House spelling" }],
});

/** Lists rules of style guides. */
export const listStyleGuideItems = itemCalls.list;
/** Adds rules of style guides. */
export const addStyleGuideItems = itemCalls.add;
/** Changes rules of style guides. */
export const changeStyleGuideItems = itemCalls.change;
/** Deletes rules of style guides. */
export const deleteStyleGuideItems = itemCalls.remove;
