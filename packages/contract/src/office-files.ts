import { z } from "zod";
import { checkingFailures } from "./checking-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { importLimits } from "./exchange.ts";
import { texts } from "./texts.ts";
import { caseless } from "./wire/caseless.ts";
import { textLanguage } from "./wire/language.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { style } from "./wire/style.ts";

/** For clients that cannot send multipart/form-data with a part `file`. */
const officeFile = caseless({
  FileName: z.string().max(255).default(""),
  Base64: z.base64({ error: () => texts.base64 }).optional(),
});

/** Applies safe fixes to a .docx or .odt file and returns it. Everything else in the file stays. */
export const fixOfficeFile = defineEndpoint({
  method: "POST",
  path: "/api/v1/files/fix",
  summary:
    "Fix a .docx or .odt file (multipart/form-data with a part `file`, or JSON). Safe fixes are applied in place, and everything else in the file stays unchanged.",
  access: "check",
  query: caseless({
    trackChanges: looseBoolean.default(false).describe("Write each fix as a tracked change."),
    comments: looseBoolean.default(false).describe("Write each remaining suggestion as a comment on its words."),
    author: z.string().min(1).max(200).default("Housestyle").describe("Author of tracked changes and comments."),
    language: textLanguage,
    style: style.default("general"),
  }),
  input: officeFile,
  output: z.object({
    FileName: z.string(),
    Fixes: z.int().describe("Number of fixes applied."),
    LeftOut: z.int().describe("Fixes that could not be written into the file."),
    Left: z.int().describe("Suggestions that still need a decision."),
    Base64: z.base64().describe("The file."),
  }),
  failures: [...checkingFailures, "bad-file", "file-too-large", "token-scope"],
  bodyLimit: importLimits.jsonBody,
  example: { request: { FileName: "letter.docx", Base64: "UEsDBA==" } },
});
