import { statSync } from "node:fs";
import { isAbsolute, join, matchesGlob, normalize, relative, resolve } from "node:path";
import { isProse } from "@housestyle/formats";
import { UsageError } from "../options.ts";
import { texts } from "../texts.ts";
import { IgnoreFiles, outermostFolder, ownIgnoreFile } from "./ignore-files.ts";
import { walk } from "./walk.ts";

/** The files that were asked for. */
export interface FoundFiles {
  /** By the names they go by, each once, in the order of the command line. */
  readonly names: readonly string[];
  /** How many were named one by one that the ignore file leaves out. */
  readonly leftOut: number;
}

interface Looking {
  readonly cwd: string;
  /** Whether ignore files count. */
  readonly obeys: boolean;
  /** Whether it is well when there is nothing. */
  readonly mayBeEmpty?: boolean;
}

const isGlob = (asked: string): boolean => /[*?[\]{}]/.test(asked);

/**
 * The files that names, folders and globs stand for; `!` in front of a glob takes files away. A folder gives what is
 * known to be prose by its name, a glob that names an ending all that has it. Throws a UsageError for what gives nothing.
 */
export function findFiles(asked: readonly string[], looking: Looking): FoundFiles {
  const away = asked.filter((each) => each.startsWith("!")).map((each) => normalize(each.slice(1)));
  // A file that is named is checked wherever it lies, but for those our own ignore file names: hooks name every file.
  const own = looking.obeys ? new IgnoreFiles([ownIgnoreFile], outermostFolder(looking.cwd)) : undefined;
  const names = new Set<string>();
  let leftOut = 0;
  for (const each of asked.filter((one) => !one.startsWith("!"))) {
    const isNamed = each === "-" || !(isFolder(each, looking.cwd) || isMeantAsGlob(each, looking.cwd));
    if (!isNamed) for (const name of searched(each, looking)) names.add(name);
    else if (each !== "-" && own?.leavesOut(resolve(looking.cwd, each))) leftOut++;
    else names.add(each);
  }
  return { names: [...names].filter((name) => !away.some((glob) => matches(name, glob))), leftOut };
}

/** Whether a word of the command line stands for files. */
export const isFile = (asked: string, cwd: string): boolean => isGlob(asked) || statOf(asked, cwd) !== undefined;

const statOf = (asked: string, cwd: string) => statSync(resolve(cwd, asked), { throwIfNoEntry: false });
const isFolder = (asked: string, cwd: string): boolean => statOf(asked, cwd)?.isDirectory() ?? false;
const isMeantAsGlob = (asked: string, cwd: string): boolean => isGlob(asked) && !statOf(asked, cwd);

/** A glob without a folder's name takes a folder and all below it, too. */
const matches = (name: string, glob: string): boolean => matchesGlob(name, glob) || matchesGlob(name, join(glob, "**"));

/** What a folder or a glob stands for. */
function searched(asked: string, { cwd, obeys, mayBeEmpty }: Looking): readonly string[] {
  const glob = isFolder(asked, cwd) ? undefined : normalize(asked);
  const folder = glob === undefined ? normalize(asked) : plainStart(glob);
  const top = resolve(cwd, folder);
  const ignored = obeys ? new IgnoreFiles([".gitignore", ownIgnoreFile], outermostFolder(top)) : undefined;
  const found = isFolder(folder, cwd) ? [...walk(top, ignored)] : [];
  const names = found.map((path) => (isAbsolute(folder) ? path : join(folder, relative(top, path))));
  const wanted = names.filter((name) => (glob === undefined ? isProse(name) : fits(name, glob)));
  if (wanted.length === 0 && !mayBeEmpty && glob !== undefined) throw new UsageError(texts.nothingIn(asked));
  return wanted;
}

const fits = (name: string, glob: string): boolean =>
  matchesGlob(name, glob) && (isProse(name) || /\.[^*/\\]+$/.test(glob));

/** The folders at the beginning of a glob that have plain names. */
function plainStart(glob: string): string {
  const parts = glob.split(/[/\\]/);
  const first = parts.findIndex(isGlob);
  return parts.slice(0, first).join("/") || (isAbsolute(glob) ? "/" : ".");
}
