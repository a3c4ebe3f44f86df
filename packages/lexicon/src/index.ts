import { open, readFile } from "node:fs/promises";
import { type Assets, openSpread, type SpreadAssets } from "@housestyle/engine";
import { readSpread } from "./spread-file.ts";

const model = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`../data/syntax/${name}.bin`, import.meta.url)));

/** Returns the bytes of the tagger’s model, for `openTagger`. */
export const readTagger = (): Promise<Uint8Array> => model("tagger");

/** Returns the bytes of the parser’s model, for `openParser`. */
export const readParser = (): Promise<Uint8Array> => model("parser");

/** Returns the bytes of the model of confused words, for `openConfusions`. */
export const readConfusions = async (): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL("../data/confusions/weights.bin", import.meta.url)));

const notBuilt = "The word list is not built. Run: node packages/lexicon/src/pack.ts (with Node 24)";

/** The place of the packed word list after a build. */
const packed = new URL("../dist/lexicon.bin", import.meta.url);

/** Returns the bytes of a built file. Rejects with the command that builds it if it is missing. */
const built = (place: URL): Promise<Buffer> =>
  readFile(place).catch((cause) => {
    throw new Error(notBuilt, { cause });
  });

/**
 * Returns the bytes of the word list, for `openLexicon`. Rejects if it has not been built.
 * @example
 * const lexicon = openLexicon(await readLexicon());
 * lexicon.suggest("recieve", "en-US"); // ["receive", …]
 */
export const readLexicon = async (): Promise<Uint8Array> => new Uint8Array(await built(packed));

/** Returns all phrase tables in one text, for `openPhrases`. Rejects if they have not been built. */
export const readPhrases = async (): Promise<string> =>
  (await built(new URL("../dist/phrases.txt", import.meta.url))).toString("utf8");

/** The place of the unpacked assets after a build. */
const spread = new URL("../dist/spread.bin", import.meta.url);

/** Returns all assets of an engine, unpacked, in memory that threads can share. Rejects if they have not been built. */
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

/**
 * Returns all assets of an engine. Pass `shared` if `readShared` has already read them.
 * @example
 * const { lexicon } = await readAssets();
 * lexicon.knows("colour", "en-GB"); // true
 */
export async function readAssets(shared?: Uint8Array): Promise<Required<Assets>> {
  return openSpread(readSpread(shared ?? (await readShared())) as SpreadAssets);
}
