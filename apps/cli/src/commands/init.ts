import { closeSync, existsSync, openSync, readSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileName } from "@housestyle/project";
import type { CommandContext } from "../command-context.ts";
import { findFiles } from "../files/find-files.ts";
import { ownIgnoreFile } from "../files/ignore-files.ts";
import { type CommandOptions, UsageError } from "../options.ts";
import { texts } from "../texts.ts";

/** So much is read to hear which English a folder is in, bytes: of so many files, of each of them. */
const sample = { files: 50, bytes: 20_000 };

/** `housestyle init [FOLDER]`: makes the settings file and the ignore file of a folder; what is there is left as it is. */
export async function init(context: CommandContext, { files, dialect: asked }: CommandOptions): Promise<number> {
  if (files.length > 1) throw new UsageError(texts.initOne);
  const folder = resolve(context.cwd, files[0] ?? ".");
  if (!existsSync(folder)) throw new UsageError(texts.cannotRead(folder, "ENOENT"));
  const dialect = asked ?? (await context.engine()).dialectOf(sampleOf(folder));
  const settings = { dialect, style: "general", failOn: "warning", words: [], disabled: [] };
  make(context, join(folder, fileName), `${JSON.stringify(settings, null, 2)}\n`);
  make(context, join(folder, ownIgnoreFile), `# ${texts.ignoreHead}\n`);
  context.out(`${texts.initNext}\n`);
  return 0;
}

function make(context: CommandContext, file: string, content: string): void {
  try {
    writeFileSync(file, content, { flag: "wx" });
    context.out(`${texts.made(file)}\n`);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "error";
    if (reason !== "EEXIST") throw new UsageError(texts.cannotWrite(file, reason));
    context.out(`${texts.thereAlready(file)}\n`);
  }
}

/** The beginnings of some texts of a folder. */
function sampleOf(folder: string): string {
  const { names } = findFiles([folder], { cwd: folder, obeys: true, mayBeEmpty: true });
  const step = Math.max(1, Math.floor(names.length / sample.files));
  return names
    .filter((_, i) => i % step === 0)
    .slice(0, sample.files)
    .map(beginningOf)
    .join("\n\n");
}

function beginningOf(path: string): string {
  const bytes = Buffer.alloc(sample.bytes);
  const file = openSync(path, "r");
  try {
    return bytes.toString("utf8", 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
