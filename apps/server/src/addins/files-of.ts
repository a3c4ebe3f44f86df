import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const apps = join(import.meta.dirname, "..", "..", "..");

/** Returns the path of a folder below `apps`. */
export const folderOf = (path: string): string => join(apps, path);

/** Returns the names of the files below a folder, with `/` as separator, or none if the folder does not exist. */
export function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
}

/** Returns the files of a folder below `apps` by name, without compiled Python files. */
export function filesOf(path: string): Map<string, Uint8Array> {
  const folder = folderOf(path);
  const names = namesIn(folder).filter((name) => !name.includes("__pycache__"));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}
