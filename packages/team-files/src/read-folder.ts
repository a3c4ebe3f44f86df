import { labelOf, repeatedEntries } from "./entry-keys.ts";
import { placeOf, refOf } from "./kinds.ts";
import { parseFile } from "./parse-file.ts";
import type { ParsedFile } from "./parsed-file.ts";
import type { SyncProblem } from "./state.ts";
import { texts } from "./texts.ts";

/** The files of a folder by reference, and what is wrong with them. With problems, nothing may be changed. */
export interface FolderReading {
  readonly files: ReadonlyMap<string, ParsedFile>;
  readonly problems: readonly SyncProblem[];
}

/** Reads the style files of a folder from their texts by path. Other files are left alone. */
export function readFolder(sources: ReadonlyMap<string, string>): FolderReading {
  const files = new Map<string, ParsedFile>();
  const problems: SyncProblem[] = [];
  for (const [path, text] of sources) {
    const place = placeOf(path);
    if (!place) continue;
    const ref = refOf(place.kind, place.slug);
    const { file, problems: found } = parseFile(path, text, place.kind);
    const twin = files.get(ref);
    if (twin) problems.push({ path, line: 1, column: 1, message: texts.sameFile(twin.path) });
    problems.push(...found);
    if (!file) continue;
    problems.push(...repetitions(file));
    files.set(ref, file);
  }
  // Only a complete folder tells whether something is missing.
  return { files, problems: problems.length > 0 ? problems : parentProblems(files) };
}

function repetitions({ path, kind, entries }: ParsedFile): SyncProblem[] {
  return repeatedEntries(kind, entries).map(([{ at, fields }, earlier]) => ({
    ...{ path, line: at?.line ?? 1, column: at?.column ?? 1 },
    message: texts.sameEntry(labelOf(kind, fields), earlier.at?.line ?? 1),
  }));
}

function parentProblems(files: ReadonlyMap<string, ParsedFile>): SyncProblem[] {
  const parentOf = (ref: string) => {
    const parent = String(files.get(ref)?.fields.parent ?? "");
    return parent === "" ? undefined : `snippets/${parent}`;
  };
  return [...files].flatMap(([ref, file]) => {
    const parent = parentOf(ref);
    if (parent === undefined) return [];
    const message = files.has(parent)
      ? isInItself(ref, parentOf)
        ? texts.parentOfItself
        : undefined
      : texts.noParent(parent.slice("snippets/".length));
    return message === undefined ? [] : [{ path: file.path, line: 1, column: 1, message }];
  });
}

function isInItself(ref: string, parentOf: (ref: string) => string | undefined): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = ref; at !== undefined; at = parentOf(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}
