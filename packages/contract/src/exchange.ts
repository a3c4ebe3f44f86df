import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { texts } from "./texts.ts";
import { listing, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";

/** What can be imported and exported: four tables, and everything of a team as one archive. */
export const exchangeTables = ["dictionary", "styleguide", "snippets", "termbase", "team"] as const;
/** A table that can be imported and exported. */
export type ExchangeTable = (typeof exchangeTables)[number];

/** The modes of an import: `add` leaves existing rows alone, `replace` also deletes rows that the file does not have. */
export const importModes = ["add", "update", "replace"] as const;
/** The mode of an import. */
export type ImportMode = (typeof importModes)[number];

/** The size limit of a file in bytes, the number of rows in a report, and how long an import can be undone. */
export const importLimits = { file: 25 * 1024 * 1024, jsonBody: 12_000_000, rowsShown: 1_000, undoDays: 30 } as const;

const lowerCase = z.string().max(32).toLowerCase();
const table = z.object({ table: lowerCase.pipe(z.enum(exchangeTables)) });

const place = {
  format: z.string().max(32).toLowerCase().optional().describe("Detected from the file by default."),
  parentId: optionalRowId
    .optional()
    .describe("The style guide, folder, or term base. By default, each row names its own."),
  teamId: optionalRowId.optional().describe("Defaults to the caller's own."),
};

const mappingExample = '{"Heading":"Member","Other heading":null}';

const mapping = z
  .string()
  .max(4_096)
  .transform((text, context) => {
    const parsed = z.record(z.string(), z.string().nullable()).safeParse(parsedJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: "custom", message: texts.mapping(mappingExample) });
    return z.NEVER;
  });

const importQuery = caseless({
  ...place,
  mode: lowerCase.pipe(z.enum(importModes)).default("update"),
  dryRun: looseBoolean.default(true).describe("Changes are made only if this is false."),
  mapping: mapping
    .optional()
    .describe("For CSV: column headings mapped to properties, as JSON. Use null to skip a column."),
});

/** For clients that cannot send multipart/form-data with a part `file`. */
const fileBody = caseless({
  FileName: z.string().max(255).default(""),
  Text: z.string().optional(),
  Base64: z.base64({ error: () => texts.base64 }).optional(),
});

const change = z.object({ Column: z.string(), From: z.unknown(), To: z.unknown() });

/** What happens to one row; `kept` means that the row differs but the mode is `add`. */
export const importStates = ["new", "changed", "kept", "same", "removed", "error"] as const;

const row = z.object({
  Table: z.string().describe("Dictionary, StyleGuides, StyleGuideItems, Terms … A file can contain several types."),
  Line: z.int().nullable(),
  State: z.enum(importStates),
  Key: z.string().describe("Display name of the row."),
  Changes: z.array(change),
  Message: z.string(),
});

/** What an import did, or would do. */
export const importReport = z.object({
  Imported: z.int(),
  Updated: z.int(),
  Same: z.int(),
  Removed: z.int(),
  Skipped: z.int().describe("Skipped rows: errors and, with mode add, existing entries."),
  Errors: z.array(z.object({ Line: z.int().nullable(), Message: z.string() })),
  Rows: z.array(row).describe(`The first ${importLimits.rowsShown}, errors first.`),
  Format: z.string(),
  DryRun: z.boolean(),
  ImportId: z.number().nullable().describe("ID for undoing the import. Null if nothing was changed."),
});
/** What an import did, or would do. */
export type ImportReport = z.output<typeof importReport>;

/** A completed import. */
const pastImport = z.object({
  Id: z.number(),
  TeamId: z.number().nullable(),
  Table: z.string(),
  FileName: z.string(),
  Format: z.string(),
  Mode: z.string(),
  Imported: z.int(),
  Updated: z.int(),
  Removed: z.int(),
  CreatedOn: z.string(),
  CreatedBy: z.number().nullable(),
  UndoneOn: z.string().nullable(),
  CanUndo: z.boolean(),
});

const group = "Import and export";

/** Imports a file and returns what happened to each row. Changes nothing unless `dryRun` is false. */
export const importFile = defineEndpoint({
  method: "POST",
  path: "/api/import/:table",
  group,
  summary:
    "Import a file (multipart/form-data with a part `file`, or JSON). By default this is a dry run. Send dryRun=false to apply it.",
  access: "write",
  params: table,
  query: importQuery,
  input: fileBody,
  output: importReport,
  failures: [...writeFailures, "bad-file", "file-too-large", "busy"],
  bodyLimit: importLimits.jsonBody,
  example: { request: { FileName: "words.txt", Text: "Zyntharil\nNordwind\n" } },
});

/** Returns a table as a file in a chosen format, or everything of a team as one archive. */
export const exportFile = defineEndpoint({
  ...reading,
  path: "/api/export/:table",
  group,
  summary: "Export to a file: CSV, formats of other programs, or a complete team archive.",
  form: "file",
  media: ["text/csv", "text/plain", "application/yaml", "application/x-tbx+xml", "application/zip"],
  params: table,
  query: caseless(place),
  output: z.string(),
  failures: [...readFailures, "busy"],
});

/** Lists the imports that can still be undone, newest first. */
export const listImports = defineEndpoint({
  ...listing,
  path: "/api/v1/imports",
  group,
  summary: `List the imports of the last ${importLimits.undoDays} days, newest first.`,
  output: pastImport,
});

/** Undoes an import. Fails if anything has changed since, unless `force` is true. */
export const undoImport = defineEndpoint({
  method: "POST",
  path: "/api/v1/imports/:id/undo",
  group,
  summary: "Undo an import. Fails if anything has changed since, unless force=true.",
  access: "write",
  params: z.object({ id: rowId }),
  query: caseless({ force: looseBoolean.default(false) }),
  input: z.unknown(),
  output: z.object({
    Deleted: z.int().describe("Rows the import had added."),
    Restored: z.int().describe("Rows it had changed or removed."),
    Left: z.int().describe("Rows that could not be restored, only with force."),
  }),
  failures: [...writeFailures, "cannot-undo"],
});

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
