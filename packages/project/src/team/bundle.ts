import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Settings } from "@housestyle/engine";
import { z } from "zod";

/** What a team has decided, as far as settings go. */
export type Shared = Pick<Settings, "words" | "ignores" | "disabled" | "rules" | "terms" | "templates">;

const depths = ["off", "strict", "eager"] as const;
/** How deeply a team has its members' texts checked beside the rules. */
export type TeamDepth = (typeof depths)[number];

const list = z.array(z.any()).default([]);
/** What `GET /api/v1/rules` answers; the server's own engine wrote the lists. */
export const bundle = z.object({
  Version: z.string(),
  // A server that says it in a way we do not know leaves it to its members.
  Deeper: z
    .object({ Depth: z.enum(depths) })
    .nullish()
    .catch(undefined),
  Settings: z.object({ words: list, ignores: list, disabled: list, rules: list, terms: list, templates: list }),
});

/** What a server has answered. */
export type ServerBundle = z.output<typeof bundle>;

/** What was kept in a file; undefined when there is nothing to use. */
export function kept(file: string): ServerBundle | undefined {
  try {
    return bundle.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Keeps it there, for nobody else to read. */
export function keep(file: string, value: ServerBundle): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // A disk that takes nothing: it is asked for again the next time.
  }
}
