import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { zipSync } from "fflate";

/** A moment that every archive can say and that is the same everywhere: archives count in the time of the place. */
const mtime = new Date(1980, 0, 1);

/** All files of a folder as an archive, the same bytes for the same files. `level` 0 to 9: how long it tries to be small. */
export function zipFolder(folder, level) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(folder, path).replaceAll(sep, "/"), path])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = files.map(([name, path]) => [name, [new Uint8Array(readFileSync(path)), { level, mtime }]]);
  return zipSync(Object.fromEntries(entries));
}
