import { open, readFile } from "node:fs/promises";
import { type Assets, openSpread, type SpreadAssets } from "@housestyle/engine";
import { readSpread } from "./spread-file.ts";

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

/** The bytes of something that is built; says how to build it when it is not there. */
const built = (place: URL): Promise<Buffer> =>
  readFile(place).catch((cause) => {
    throw new Error(notBuilt, { cause });
  });

/** The bytes of the packed word list, for `openLexicon`. Says how to build it when it is not there. */
export const readLexicon = async (): Promise<Uint8Array> => new Uint8Array(await built(packed));

/** All phrase tables in one text, for `openPhrases`. Says how to build it when it is not there. */
export const readPhrases = async (): Promise<string> =>
  (await built(new URL("../dist/phrases.txt", import.meta.url))).toString("utf8");

/** Where what is packed lies spread out once it is built. */
const spread = new URL("../dist/spread.bin", import.meta.url);

/** All that an engine reads with, ready to be used where it lies, in memory that threads can share. */
export async function readShared(): Promise<Uint8Array> {
  const file = await open(spread).catch((cause) => {
    throw new Error(notBuilt, { cause });
  });
  // Not `await using`: the package runs on Node 22, too.
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(new SharedArrayBuffer(size));
    for (let at = 0; at < size; ) at += (await file.read(bytes, at, size - at)).bytesRead;
    return bytes;
  } finally {
    await file.close();
  }
}

/** All an engine reads with; `shared` is what `readShared` read, where somebody has it already. */
export async function readAssets(shared?: Uint8Array): Promise<Required<Assets>> {
  return openSpread(readSpread(shared ?? (await readShared())) as SpreadAssets);
}
