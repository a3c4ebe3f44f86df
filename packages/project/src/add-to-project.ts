import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { applyEdits, type EditResult, type FormattingOptions, modify } from "jsonc-parser";
import { type Project, projectSchema } from "./project.ts";
import { ProjectError } from "./project-error.ts";
import { readProject } from "./read-project.ts";
import { texts } from "./texts.ts";
import { whatIsWrong } from "./what-is-wrong.ts";

/** What a settings file can be given one more of. */
export type Addition =
  | { readonly member: "words" | "disabled"; readonly value: string }
  | { readonly member: "ignores"; readonly value: Project["ignores"][number] };

/**
 * Adds one word, rule or ignore to a settings file, which is made if it is not there; everything outside that list stays as
 * it is written. Whoever reads it meanwhile finds it whole. Throws a ProjectError when the file or the addition cannot be used.
 */
export function addToProject(file: string, { member, value }: Addition): void {
  const isThere = existsSync(file);
  if (isThere && readProject(file)[member].some((each) => isDeepStrictEqual(each, value))) return;
  change(file, (before, formattingOptions) =>
    modify(before, [member, -1], value, { formattingOptions, isArrayInsertion: true }),
  );
}

/** The same for many words at once. Returns how many were not there yet. */
export function addWordsToProject(file: string, words: readonly string[]): number {
  const known = new Set(existsSync(file) ? readProject(file).words : []);
  const fresh = [...new Set(words)].filter((word) => !known.has(word));
  if (fresh.length === 0) return 0;
  change(file, (before, formattingOptions) => {
    const written: unknown = JSON.parse(before).words;
    return modify(before, ["words"], [...(Array.isArray(written) ? written : []), ...fresh], { formattingOptions });
  });
  return fresh.length;
}

/** Writes a settings file with an edit that it can be read after. */
function change(file: string, editsOf: (before: string, options: FormattingOptions) => EditResult): void {
  const isThere = existsSync(file);
  const before = isThere ? readFileSync(file, "utf8") : "{}\n";
  const options = { insertSpaces: !/^\t/m.test(before), tabSize: /^( +)\S/m.exec(before)?.[1]?.length ?? 2 };
  const after = applyEdits(before, editsOf(before, options));
  const found = projectSchema.safeParse(JSON.parse(after), { reportInput: true });
  if (!found.success) throw new ProjectError(texts.bad(file, whatIsWrong(found.error.issues[0])));
  replace(file, after, isThere);
}

function replace(file: string, text: string, isThere: boolean): void {
  const place = isThere ? realpathSync(file) : file;
  const beside = `${place}.${process.pid}.new`;
  try {
    writeFileSync(beside, text, isThere ? { mode: statSync(place).mode } : {});
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new ProjectError(texts.cannotWrite(file, reasonOf(error)));
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : texts.wrong;
