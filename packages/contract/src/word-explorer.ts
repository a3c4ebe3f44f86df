import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import type { FailureCode } from "./failures.ts";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";
import { caseless } from "./wire/caseless.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";

const item = z.object({
  Text: z.string(),
  Weight: z.int().describe("Relevance or frequency, 0 to 100."),
  Meaning: z.string().nullable(),
  PartOfSpeech: z.string().nullable(),
  Example: z.string().nullable(),
  Source: z.string().nullable(),
});

/** One section about a word. Each fact has both of its names, for clients of either form. */
export const explorerSection = z.object({
  Id: z.string().describe("Use it as `section` in a request."),
  Name: z.string(),
  Title: z.string(),
  Type: z.string().describe("Same as Kind."),
  Kind: z.enum(["definitions", "chips", "sentences", "table"]),
  IsLoaded: z.boolean().describe("Same as Loaded."),
  Loaded: z.boolean().describe("False if the items have yet to be requested."),
  Count: z.int().describe("Same as Total."),
  Total: z.int().describe("Total number of items, including those not returned."),
  Items: z.array(item),
});

const group = "Word explorer";
const explorerFailures: readonly FailureCode[] = ["bad-request", "too-many-requests", "not-ready"];
const tooLong = { error: () => texts.lookUpTooLong(limits.exploredWord, limits.exploredDescription) };

/** A word, or several words that describe one. */
const lookedUp = z
  .string()
  .trim()
  .max(limits.exploredDescription, tooLong)
  .refine((text) => /\s/.test(text) || text.length <= limits.exploredWord, tooLong);

/** Returns everything about a word, a phrase, or a description of several words. */
export const exploreWord = defineEndpoint({
  method: "POST",
  path: "/en/apiv1/WordExplorer",
  group,
  summary:
    "Look up a word. Returns an array of sections, or 204 if there are none. With lazyLoad, only the first screen has items, up to 20 per section. Request the others with `section`.",
  form: "raw",
  bodiless: { 204: "No results." },
  query: caseless({
    text: lookedUp.default(""),
    lazyLoad: looseBoolean.default(false),
    section: z.string().trim().max(limits.name).optional().describe("ID of a single section to return with all items."),
    context: z
      .string()
      .trim()
      .max(limits.exploredContext)
      .default("")
      .describe("A sentence containing the word, used to rank synonyms."),
  }),
  input: z.undefined(),
  output: z.array(explorerSection),
  failures: explorerFailures,
});

/** Returns words that complete what is being typed. */
export const searchWordExplorer = defineEndpoint({
  method: "POST",
  path: "/en/apiv1/WordExplorerSearch",
  group,
  summary:
    "Suggest up to ten words: first those with this prefix, then those that differ by one letter. Returns 204 if there are none.",
  form: "raw",
  bodiless: { 204: "No results." },
  query: caseless({ q: z.string().trim().max(limits.exploredDescription, tooLong).default("") }),
  input: z.undefined(),
  output: z.array(z.object({ Text: z.string(), Kind: z.enum(["word", "phrase", "idiom"]), Url: z.string() })),
  failures: explorerFailures,
});
