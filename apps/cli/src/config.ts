import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { dialects, styles } from "@housestyle/engine";
import { z } from "zod";
import { UsageError } from "./options.ts";
import { texts } from "./texts.ts";

const word = z.string().trim().min(1).max(100);

/** The settings file. A member it does not know is a mistake worth telling. */
const schema = z.strictObject({
  $schema: z.string().optional(),
  dialect: z.enum(dialects).optional(),
  style: z.enum(styles).optional(),
  level: z.enum(["error", "warning", "hint"]).optional(),
  failOn: z.enum(["error", "warning", "hint", "never"]).optional(),
  words: z.array(word).max(100_000).default([]),
  disabled: z.array(z.string()).default([]),
  ignores: z.array(z.strictObject({ rule: z.string().default(""), pattern: z.string().default("") })).default([]),
  rules: z
    .array(
      z.strictObject({
        match: z.string().min(1).max(500),
        replace: z.string().max(500).default(""),
        message: z.string().max(200).default(""),
        caseSensitive: z.boolean().default(false),
      }),
    )
    .max(10_000)
    .default([]),
  terms: z
    .array(
      z.strictObject({
        text: word,
        status: z.enum(["Approved", "Admitted", "Deprecated", "Forbidden", "Pending", "Rejected"]),
        replacement: z.string().max(500).optional(),
        description: z.string().max(500).optional(),
        caseSensitive: z.boolean().optional(),
      }),
    )
    .max(10_000)
    .default([]),
});

export type Config = z.infer<typeof schema>;

export const configName = ".housestyle.json";

/** The settings file nearest to a folder, looking upwards; undefined when there is none. */
export function findConfig(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const file = join(at, configName);
    if (existsSync(file)) return file;
    if (dirname(at) === at) return undefined;
  }
}

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(texts.badConfig(file, texts.notJson));
  }
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(
      texts.cannotRead(file, error instanceof Error && "code" in error ? String(error.code) : "error"),
    );
  }
};

/** Reads a settings file; no file gives the defaults. Throws UsageError that names the member at fault. */
export function readConfig(file: string | undefined): Config {
  const found = schema.safeParse(file === undefined ? {} : parsed(file, textOf(file)));
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  const where = issue && issue.path.length > 0 ? `${issue.path.join(".")}: ` : "";
  throw new UsageError(texts.badConfig(file ?? configName, `${where}${issue?.message ?? ""}`));
}
