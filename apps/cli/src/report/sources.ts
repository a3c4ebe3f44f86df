import { resolve } from "node:path";
import type { ComparisonText } from "@housestyle/reports";
import { readSource } from "../check/input-text.ts";
import { SourceError } from "../check/source-error.ts";
import type { CommandContext } from "../command-context.ts";
import { findFiles } from "../files/find-files.ts";
import { UsageError } from "../options.ts";

/** The texts that one is compared with: files, and what lies in folders; never the text itself. */
export async function sourcesOf(
  names: readonly string[],
  own: string,
  context: CommandContext,
): Promise<ComparisonText[]> {
  const found: ComparisonText[] = [];
  for (const name of findFiles(names, { cwd: context.cwd, obeys: false }).names) {
    const path = resolve(context.cwd, name);
    if (path === resolve(context.cwd, own)) continue;
    const { text } = await readSource(name, path, "", undefined).catch((error) => {
      throw error instanceof SourceError ? new UsageError(error.message) : error;
    });
    found.push({ id: path, title: name, text });
  }
  return found;
}
