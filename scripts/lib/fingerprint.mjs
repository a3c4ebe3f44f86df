import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const skipped = new Set(["node_modules", "dist", "testing"]);

/** A hash of everything under `paths` (relative to `base`) that can change a build: not tests, not builds. */
export function fingerprint(base, paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesUnder(join(base, path))) {
      hash
        .update(`${relative(base, file)}\0`)
        .update(readFileSync(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/** The files below a folder, or the file itself, but for tests and builds. */
export function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(path).sort();
  return names.filter((name) => !skipped.has(name)).flatMap((name) => filesUnder(join(path, name)));
}
