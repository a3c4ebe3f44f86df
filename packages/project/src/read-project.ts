import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Project, projectSchema } from "./project.ts";
import { ProjectError } from "./project-error.ts";
import { texts } from "./texts.ts";
import { whatIsWrong } from "./what-is-wrong.ts";

/** What a settings file is called. */
export const fileName = ".housestyle.json";

/** The settings file nearest to a folder, looking upwards; undefined when there is none. */
export function findProject(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const file = join(at, fileName);
    if (existsSync(file)) return file;
    if (dirname(at) === at) return undefined;
  }
}

/** Reads a settings file; no file gives the defaults. Throws a ProjectError that names the member at fault. */
export function readProject(file: string | undefined): Project {
  const sent = file === undefined ? {} : parsed(file, textOf(file));
  const found = projectSchema.safeParse(sent, { reportInput: true });
  if (found.success) return found.data;
  throw new ProjectError(texts.bad(file ?? fileName, whatIsWrong(found.error.issues[0])));
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
