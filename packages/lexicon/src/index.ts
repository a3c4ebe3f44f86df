import { open, readFile } from "node:fs/promises";
import { type Assets, openSpread, type SpreadAssets } from "@housestyle/engine";
import { readSpread } from "./spread-file.ts";

export { readPhrases } from "./read-phrases.ts";

const model = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`../data/syntax/${name}.bin`, import.meta.url)));

/** The bytes of the tagger’s model, for `openTagger`. */
export const readTagger = (): Promise<Uint8Array> => model("tagger");

/** The bytes of the parser’s model, for `openParser`. */
export const readParser = (): Promise<Uint8Array> => model("parser");

/** The bytes that tell words written for one another apart, for `openConfusions`. */
export const readConfusions = async (): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL("../data/confusions/weights.bin", import.meta.url)));

const notBuilt = "The word list is not built. Run: node packages/lexicon/src/pack.ts (with Node 24)";

/** Where the packed word list lies once it is built. */
const packed = new URL("../dist/lexicon.bin", import.meta.url);

/** The bytes of the packed word list, for `openLexicon`. Says how to build it when it is not there. */
export async function readLexicon(): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(packed));
  } catch (cause) {
    throw new Error(notBuilt, { cause });
  }
}

/** Where what is packed lies spread out once it is built. */
const spread = new URL("../dist/spread.bin", import.meta.url);

/** All that an engine reads with, ready to be used where it lies, in memory that threads can share. */
export async function readShared(): Promise<Uint8Array> {
  await using file = await open(spread).catch((cause) => {
    throw new Error(notBuilt, { cause });
  });
  const { size } = await file.stat();
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  for (let at = 0; at < size; ) at += (await file.read(bytes, at, size - at)).bytesRead;
  return bytes;
}

/** All an engine reads with; `shared` is what `readShared` read, where somebody has it already. */
export async function readAssets(shared?: Uint8Array): Promise<Required<Assets>> {
  return openSpread(readSpread(shared ?? (await readShared())) as SpreadAssets);
}
