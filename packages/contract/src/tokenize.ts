import { z } from "zod";
import { checkingFailures } from "./checking-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { caseless } from "./wire/caseless.ts";
import { language } from "./wire/language.ts";

/** A word, number, or punctuation mark of a text; `endPos` is inclusive, as in a tag. */
export const wireToken = z.object({
  startPos: z.int(),
  endPos: z.int(),
  text: z.string(),
  isWord: z.boolean(),
  lemma: z.string(),
  partOfSpeech: z.string().describe("Universal part-of-speech tag: NOUN, VERB, ADJ …"),
  sentenceIndex: z.int(),
  paragraphIndex: z.int(),
});

/** A word, number, or punctuation mark of a text. */
export type WireToken = z.infer<typeof wireToken>;

const request = caseless({ Text: z.string(), Language: language.default("en-US") });

/** Splits a text into tokens, as the rules see them. A bare JSON string is taken as the text. */
export const tokenize = defineEndpoint({
  method: "POST",
  path: "/api/tokenize",
  summary: "Split a text of up to 10,000 characters into words and punctuation marks.",
  input: z.preprocess((body) => (typeof body === "string" ? { Text: body } : body), request),
  output: z.object({ Tokens: z.array(wireToken) }),
  failures: checkingFailures,
  bodyLimit: limits.tagBody,
  example: { request: { Text: "She ate an apple.", Language: "en_US" } },
});
