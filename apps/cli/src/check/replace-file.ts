import { randomUUID } from "node:crypto";
import { realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { texts } from "../texts.ts";
import { SourceError } from "./source-error.ts";

/**
 * Writes a file that exists in one step: whoever reads it finds all of it as it was or all of it as it is now. Its mode stays, and a
 * link goes on to lead to it. Throws SourceError.
 */
export async function replaceFile(path: string, name: string, bytes: Uint8Array): Promise<void> {
  let beside: string | undefined;
  try {
    const place = await realpath(path);
    beside = `${place}.${randomUUID()}.new`;
    await writeFile(beside, bytes, { mode: (await stat(place)).mode, flush: true });
    await rename(beside, place);
  } catch (error) {
    if (beside !== undefined) await rm(beside, { force: true });
    throw new SourceError(texts.cannotWrite(name, reasonOf(error)));
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "error");
