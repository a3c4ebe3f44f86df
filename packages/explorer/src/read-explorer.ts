import { readFile } from "node:fs/promises";

/** Where the packed words lie once they are built. */
const packed = new URL("../dist/explorer.bin", import.meta.url);

/** The bytes of the packed words, for `openBook`. Says how to build them when they are not there. */
export async function readExplorer(): Promise<Uint8Array> {
  try {
    return await readFile(packed);
  } catch (cause) {
    throw new Error("The word explorer is not built. Run: node packages/explorer/src/pack/main.ts (with Node 24)", {
      cause,
    });
  }
}
