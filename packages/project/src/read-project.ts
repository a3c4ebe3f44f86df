import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { together } from "./merged-projects.ts";
import { type Project, projectSchema } from "./project.ts";
import { ProjectError } from "./project-error.ts";
import { texts } from "./texts.ts";
import { whatIsWrong } from "./what-is-wrong.ts";

/** What a settings file is called. */
export const fileName = ".housestyle.json";
/** What it is called in a package that others extend. */
const packagedName = "housestyle.json";

/** The settings file nearest to a folder, looking upwards; undefined when there is none. */
export function findProject(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const file = join(at, fileName);
    if (existsSync(file)) return file;
    if (dirname(at) === at) return undefined;
  }
}

/**
 * Reads a settings file with those it extends and, unless it says `"root": true`, those in the folders above it: lists add up, of
 * everything else the nearest counts. A file with another name than `.housestyle.json` takes nothing from the folders above.
 * No file gives the defaults. Throws a ProjectError that names the member at fault.
 */
export function readProject(file: string | undefined): Project {
  return together(readAll(file).map(({ project }) => project));
}

/** Returns the settings files that `readProject` reads for a file, those that count least first. Throws a ProjectError. */
export const filesOf = (file: string | undefined): readonly string[] => readAll(file).map((each) => each.file);

interface Read {
  readonly file: string;
  readonly project: Project;
}

function readAll(file: string | undefined): readonly Read[] {
  const levels: (readonly Read[])[] = [];
  for (let at = file; at !== undefined; ) {
    const all = withBases(at, []);
    levels.unshift(all);
    const isRoot = all.at(-1)?.project.root === true || !at.endsWith(fileName);
    at = isRoot ? undefined : outer(at);
  }
  return levels.flat();
}

/** The next settings file in the folders above that of another. */
function outer(file: string): string | undefined {
  const folder = dirname(resolve(file));
  return dirname(folder) === folder ? undefined : findProject(dirname(folder));
}

/** A file behind those it extends. `path` leads to it from the first one. */
function withBases(file: string, path: readonly string[]): readonly Read[] {
  const place = resolve(file);
  if (path.includes(place)) throw new ProjectError(texts.bad(file, texts.extendsItself));
  const project = readOne(file);
  const bases = [project.extends ?? []].flat();
  return [...bases.flatMap((base) => withBases(located(base, file), [...path, place])), { file, project }];
}

/** Where a file is that another extends: a path from there, or a package that is installed above it. */
function located(base: string, from: string): string {
  const folder = dirname(resolve(from));
  if (/^\.{1,2}[/\\]/.test(base) || isAbsolute(base)) return resolve(folder, base);
  for (let at = folder; ; at = dirname(at)) {
    const place = join(at, "node_modules", base);
    const file = base.endsWith(".json") ? place : join(place, packagedName);
    if (existsSync(file)) return file;
    if (dirname(at) === at) throw new ProjectError(texts.bad(from, texts.noBase(base)));
  }
}

function readOne(file: string): Project {
  const found = projectSchema.safeParse(parsed(file, textOf(file)), { reportInput: true });
  if (found.success) return found.data;
  throw new ProjectError(texts.bad(file, whatIsWrong(found.error.issues[0])));
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProjectError(texts.bad(file, texts.notJson));
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "error";
    throw new ProjectError(texts.cannotRead(file, reason));
  }
}
