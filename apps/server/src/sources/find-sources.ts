import { open, readdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";

/** A text in the operator's folder. */
export interface FoundSource {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly bytes: number;
}

/** The limits for texts that are sent to devices for comparison. */
export const most = { files: 200, bytesEach: 4_000_000, bytes: 32_000_000 };

const endings = new Set([".txt", ".md"]);

/** Returns the complete texts in a folder by name, as many as fit. A missing folder stops the start. */
export async function findSources(folder: string): Promise<FoundSource[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && endings.has(extname(entry.name).toLowerCase()))
    .map(({ name }) => name)
    .sort();
  const found: FoundSource[] = [];
  let room = most.bytes;
  for (const name of names) {
    const path = join(folder, name);
    const { size } = await stat(path);
    if (found.length === most.files) break;
    if (size > most.bytesEach || size > room) continue;
    room -= size;
    found.push({ id: found.length + 1, title: basename(name, extname(name)), path, bytes: size });
  }
  return found;
}

/** Returns the current text of a source, up to its limit. */
export async function textOf({ path }: FoundSource): Promise<string> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array(most.bytesEach);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return new TextDecoder().decode(bytes.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
