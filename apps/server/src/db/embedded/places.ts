import { createHash } from "node:crypto";
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { StartFailure } from "../../start-failure.ts";
import { texts } from "../../texts.ts";
import { type Binaries, copyBinaries } from "./binaries.ts";
import type { RunAs } from "./run-as.ts";

/** The locations of a built-in database. */
export interface Places {
  /** The folder with `bin`, `lib`, and `share`, accessible to the database's user. */
  readonly programs: string;
  /** PostgreSQL's own data folder, without links in its path. */
  readonly data: string;
  /** The folder in which `data` is created, writable for the database's user. */
  readonly nursery: string;
  readonly log: string;
}

/** A folder that every user can access, for when root's folders are not accessible to the database's user. */
const openFolder = "/var/lib/housestyle";

/** Creates the data folder. Fails with a clear message if that is not possible. */
export function makeDataFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch {
    throw new StartFailure(texts.database.notWritable(folder));
  }
}

/**
 * Chooses the locations of programs and data so that the chosen user can access them. `folder` exists and has no links.
 */
export function choosePlaces(folder: string, binaries: Binaries, runAs: RunAs, open = openFolder): Places {
  const log = join(folder, "postgres.log");
  const inside = join(folder, "postgres");
  if (runAs.kind !== "other-user") {
    return { programs: binaries.folder, data: realOr(inside), nursery: join(folder, "postgres.new"), log };
  }
  const programs = reachable(binaries.folder) ? binaries.folder : copyBinaries(binaries, makeOpen(open));
  const home = homeFor(folder, open, runAs);
  if (home !== folder && !isLink(inside)) symlinkSync(join(home, "postgres"), inside);
  return { programs, data: realOr(join(home, "postgres")), nursery: join(home, "postgres.new"), log };
}

/** Returns the wanted folder if everyone can access its path, or else one in the open folder. */
function homeFor(folder: string, open: string, runAs: { readonly uid: number; readonly gid: number }): string {
  const link = join(folder, "postgres");
  if (isLink(link)) return dirname(readlinkSync(link));
  if (!reachable(dirname(folder))) {
    const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
    const home = join(makeOpen(open), name);
    mkdirSync(home, { recursive: true, mode: 0o700 });
    chownSync(home, runAs.uid, runAs.gid);
    return home;
  }
  // Given away whole: the app itself is root and keeps its access.
  chownSync(folder, runAs.uid, runAs.gid);
  if (existsSync(link)) refuseForeignData(link, runAs.uid);
  return folder;
}

function refuseForeignData(data: string, uid: number): void {
  if (statSync(data).uid !== uid) throw new StartFailure(texts.database.notWritable(data));
}

function makeOpen(open: string): string {
  mkdirSync(open, { recursive: true, mode: 0o755 });
  return open;
}

/** Returns whether another user can access every folder of a path. */
function reachable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function realOr(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}
