import { realpathSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import type { Finding } from "@housestyle/engine";
import { type AgentFile, type AgentFileFixes, AgentRefusal } from "@housestyle/mcp";
import { commentedSource, fixedSource, keepSource } from "../check/fixed-source.ts";
import { type InputText, readSourceOrOffice } from "../check/input-text.ts";
import { SourceError } from "../check/source-error.ts";
import { texts } from "../texts.ts";

/** Returns the findings of a source. */
type Find = (source: InputText) => Promise<readonly (Finding & { readonly sentence: string })[]>;

/** Corrects a Word or OpenDocument file of a folder in its place. Throws `AgentRefusal` for every other file. */
export async function fixFile(folder: string, asked: AgentFile, find: Find): Promise<AgentFileFixes> {
  try {
    const source = await readSourceOrOffice(asked.path, pathIn(folder, asked.path), "", undefined);
    if (!source.office) throw new AgentRefusal(texts.onlyOfficeForAgents(asked.path));
    const by = { author: asked.author, date: new Date() };
    const found = await find(source);
    const fixed = fixedSource(source, found, asked.trackChanges ? by : undefined);
    const left = fixed.count > 0 ? await find(fixed.source) : found;
    const now = asked.comments ? commentedSource(fixed.source, left, by) : fixed.source;
    if (now !== source) await keepSource(now);
    return { text: now.text, found, fixes: fixed.count, leftOut: fixed.leftOut, left };
  } catch (error) {
    throw error instanceof SourceError ? new AgentRefusal(error.message) : error;
  }
}

/** The path of a file in a folder, wherever links lead. */
function pathIn(folder: string, path: string): string {
  const named = resolve(folder, path);
  const real = realpathOf(named);
  const inside = relative(realpathOf(folder), real);
  if (inside.startsWith("..") || isAbsolute(inside)) throw new AgentRefusal(texts.outsideFolder(path));
  return named;
}

function realpathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
