import { resolve } from "node:path";
import type { Source } from "@housestyle/reports";
import { readSource, SourceError } from "../check/source.ts";
import { findFiles } from "../files/find-files.ts";
import { UsageError } from "../options.ts";
import type { World } from "../world.ts";

/** The texts that one is compared with: files, and what lies in folders; never the text itself. */
export async function sourcesOf(names: readonly string[], own: string, world: World): Promise<Source[]> {
  const found: Source[] = [];
  for (const name of findFiles(names, { cwd: world.cwd, obeys: false }).names) {
    const path = resolve(world.cwd, name);
    if (path === resolve(world.cwd, own)) continue;
    const { text } = await readSource(name, path, "", undefined).catch((error) => {
      throw error instanceof SourceError ? new UsageError(error.message) : error;
    });
    found.push({ id: path, title: name, text });
  }
  return found;
}
