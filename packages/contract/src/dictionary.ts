import { dictionary } from "@housestyle/tables";
import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { adding, deleting } from "./content-calls.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { rowFacts } from "./row.ts";
import { answeredMembers, memberInputs } from "./row-members.ts";
import { texts } from "./texts.ts";
import { listing } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { oneOrMany } from "./wire/one-or-many.ts";

const { word, isRegex, ...members } = memberInputs(dictionary);

/** An entry as clients send it. The word can also be called `pattern`. */
const newEntry = z.preprocess(
  renamePattern,
  caseless({
    word: word.refine((given) => !hasControls(given), { error: () => texts.noControls }),
    ...members,
    isRegex: isRegex.describe("Whether the word is a regular expression that must match the whole flagged text."),
    caseSensitive: looseBoolean.optional(),
    teamId: optionalRowId.optional(),
    scope: z.enum(["personal", "team"]).optional(),
  }),
);

/** A dictionary entry to add. */
export type NewDictionaryEntry = z.output<typeof newEntry>;

/** A dictionary entry as the server returns it. The id and the word have both names that clients read. */
export const dictionaryEntry = z.object({
  Id: z.string(),
  id: z.string(),
  Word: z.string(),
  ...answeredMembers(dictionary),
  teamId: z.number().nullable().describe("Null if it belongs to the caller."),
  ...rowFacts,
});

/** Adds a word or an ignored suggestion. Returns the id of the entry, whether or not it is new. */
export const addDictionaryEntries = defineEndpoint({
  ...adding,
  path: "/api/ignorepatterns",
  summary: "Add dictionary entries.",
  group: "Dictionary",
  form: "text",
  input: oneOrMany(newEntry),
  output: z.string(),
  failures: [...writeFailures, "rule-fails"],
  bodyLimit: 2_000_000,
  example: { request: { word: "Zyntharil", category: "", subCategory: "", teamId: null } },
});

/** Lists the entries that apply to checks of the caller's texts. */
export const listDictionary = defineEndpoint({
  ...listing,
  path: "/api/ignorepatterns/:a/:b",
  summary: "List dictionary entries. a: the caller's ID or me, personal, team, team:ID, or all. b: a category or all.",
  group: "Dictionary",
  params: z.object({ a: z.string().max(64), b: z.string().max(limits.name) }),
  output: dictionaryEntry,
});

/** Deletes dictionary entries. */
export const deleteDictionaryEntries = defineEndpoint({
  ...deleting,
  path: "/api/ignorepatterns",
  summary: "Delete dictionary entries.",
  group: "Dictionary",
});

function renamePattern(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const pattern = names.find((name) => name.toLowerCase() === "pattern");
  if (pattern === undefined || names.some((name) => name.toLowerCase() === "word")) return value;
  return { ...value, word: (value as Record<string, unknown>)[pattern] };
}

function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
