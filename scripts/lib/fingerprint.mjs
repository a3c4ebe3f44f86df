import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const skipped = new Set(["node_modules", "dist", "testing"]);
/** A change so soon after another may bear the same time: what file systems tell is this coarse, milliseconds. */
const coarse = 2_000;

/** A hash of everything under `paths` (relative to `base`) that can change a build: not tests, not builds. */
export function fingerprint(base, paths) {
  const hash = createHash("sha256");
  for (const file of filesAt(base, paths)) {
    hash
      .update(`${relative(base, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * A hash of how the same files look from outside, for less than reading them: while it stays, so does what is in them.
 * Undefined while one has changed so lately that the next change could not be told from that one.
 */
export function outsideOf(base, paths, now) {
  const hash = createHash("sha256");
  let latest = 0n;
  for (const file of filesAt(base, paths)) {
    // The time of change, unlike that of the last writing, cannot be set back.
    const { ino, size, ctimeMs, ctimeNs } = statSync(file, { bigint: true });
    if (ctimeMs > latest) latest = ctimeMs;
    hash.update(`${relative(base, file)}\0${ino} ${size} ${ctimeNs}\0`);
  }
  return Number(latest) < now - coarse ? hash.digest("hex") : undefined;
}

function filesAt(base, paths) {
  return paths.flatMap((path) => filesUnder(join(base, path)));
}

/** The files below a folder, or the file itself, but for tests and builds. */
export function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? filesIn(path) : [path].filter(isSource);
}

function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !skipped.has(name));
  // A link is followed.
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path].filter(isSource) : filesUnder(path);
    });
}

function isSource(path) {
  return !/\.test\.tsx?$/.test(path);
}
