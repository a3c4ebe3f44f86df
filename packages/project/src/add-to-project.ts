import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify } from "jsonc-parser";
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
  const project = isThere ? readProject(file) : undefined;
  if (project?.[member].some((each) => isDeepStrictEqual(each, value))) return;
  const before = isThere ? readFileSync(file, "utf8") : "{}\n";
  const formattingOptions = { insertSpaces: !/^\t/m.test(before), tabSize: /^( +)\S/m.exec(before)?.[1]?.length ?? 2 };
  const after = applyEdits(before, modify(before, [member, -1], value, { formattingOptions, isArrayInsertion: true }));
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
