import { readFile } from "node:fs/promises";

export { readPhrases } from "./read-phrases.ts";

/** Where the packed word list lies once it is built. */
const packed = new URL("../dist/lexicon.bin", import.meta.url);

/** The bytes of the packed word list, for `openLexicon`. Says how to build it when it is not there. */
export async function readLexicon(): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(packed));
  } catch (cause) {
    throw new Error("The word list is not built. Run: node packages/lexicon/src/pack.ts (with Node 24)", { cause });
  }
}
