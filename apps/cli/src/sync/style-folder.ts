import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { placeOf, readRecord, recordFile, type SyncRecord, syncKinds } from "@housestyle/team-files";

/** Returns the texts of the style files in a folder by path, with `/` between folders. */
export function readSources(folder: string): Map<string, string> {
  const kinds = Object.values(syncKinds).filter(({ isFolder }) => isFolder);
  const paths = ["", ...kinds.map(({ id }) => `${id}/`)].flatMap((inside) => {
    const place = join(folder, inside);
    if (!existsSync(place)) return [];
    return readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [inside + entry.name] : [],
    );
  });
  const found = paths.filter((path) => placeOf(path)).sort();
  return new Map(found.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** Returns the record of the last sync, or undefined before the first one. Throws a RecordError. */
export function readFolderRecord(folder: string): SyncRecord | undefined {
  const file = join(folder, recordFile);
  return existsSync(file) ? readRecord(file, readFileSync(file, "utf8")) : undefined;
}

/**
 * Writes files, undefined for those to delete. Everything is written beside its file first and then moved, in order:
 * the record last. A stop in between loses nothing, because the next sync compares again.
 */
export function writeFolder(folder: string, writes: ReadonlyMap<string, string | undefined>): void {
  const changed = [...writes].filter(([path, text]) => text === undefined || !hasText(join(folder, path), text));
  for (const [path, text] of changed) {
    if (text === undefined) continue;
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, text);
  }
  for (const [path, text] of changed) {
    const file = join(folder, path);
    if (text === undefined) rmSync(file, { force: true });
    else renameSync(`${file}.new`, file);
  }
}

function hasText(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, "utf8") === text;
}
