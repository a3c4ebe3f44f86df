import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { IgnoreFiles } from "./ignore-files.ts";

/** The files in a folder and below, by name; hidden ones, links and packages are passed by. */
export function* walk(folder: string, ignored: IgnoreFiles | undefined): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const path = join(folder, entry.name);
    if (!(entry.isFile() || entry.isDirectory()) || ignored?.names(path, entry.isDirectory())) continue;
    if (entry.isDirectory()) yield* walk(path, ignored);
    else yield path;
  }
}
