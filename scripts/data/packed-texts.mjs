import { createReadStream, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";

/** The names of the `.txt.gz` files of a folder, in order, each with its lines as they are read. */
export function packedTexts(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt.gz"))
    .sort()
    .map((file) => ({
      file,
      lines: () =>
        createInterface({ input: createReadStream(join(folder, file)).pipe(createGunzip()), crlfDelay: Infinity }),
    }));
}
