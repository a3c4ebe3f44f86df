import { dialects, styles } from "@housestyle/engine";
import { z } from "zod";

const name = z
  .string()
  .regex(/^[A-Za-z@]+\*?$/)
  .max(100);
const word = z.string().trim().min(1).max(100);

/** The form of a settings file. A member it does not know is a mistake worth telling. */
export const projectSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Files or packages whose settings count, too, as far as this file says nothing else. */
  extends: z.union([z.string().min(1), z.array(z.string().min(1)).max(20)]).optional(),
  /** Whether settings files in the folders above do not count. */
  root: z.boolean().optional(),
  dialect: z.enum(dialects).optional(),
  style: z.enum(styles).optional(),
  picky: z.boolean().optional(),
  level: z.enum(["error", "warning", "hint"]).optional(),
  failOn: z.enum(["error", "warning", "hint", "never"]).optional(),
  words: z.array(word).max(100_000).default([]),
  disabled: z.array(z.string()).default([]),
  ignores: z
    .array(
      z.strictObject({
        rule: z.string().default(""),
        pattern: z.string().default(""),
        /** The sentence it is said of, as `sentenceAround` gives it; everywhere without one. */
        in: z.string().max(500).optional(),
      }),
    )
    .default([]),
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
  /** What commands and environments of LaTeX are that we do not know, or know otherwise. */
  latex: z
    .strictObject({
      commands: z.record(name, z.enum(["text", "note", "name", "skip"])).optional(),
      environments: z.record(name, z.enum(["text", "skip"])).optional(),
    })
    .optional(),
});

/** What a folder of texts has decided. */
export type Project = z.output<typeof projectSchema>;
