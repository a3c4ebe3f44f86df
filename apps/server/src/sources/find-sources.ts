import { open, readdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";

/** A text of the operator's folder. */
export interface FoundSource {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly bytes: number;
}

/** More is neither read nor sent to a device to compare with. */
export const most = { files: 200, bytesEach: 4_000_000, bytes: 32_000_000 };

const endings = new Set([".txt", ".md"]);

/** The texts of a folder by their names, whole ones only, as many as there is room for. A folder that is not there stops the start. */
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

/** What stands in it now, and never more than its bound, however much has been added since. */
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
