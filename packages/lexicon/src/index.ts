import { readFile } from "node:fs/promises";
import { type Assets, openConfusions, openLexicon, openParser, openPhrases, openTagger } from "@housestyle/engine";
import { readPhrases } from "./read-phrases.ts";

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

/** All an engine reads with; `bytes` are those of the packed word list, where somebody has them already. */
export async function readAssets(bytes?: Uint8Array): Promise<Required<Assets>> {
  const [lexicon, tagger, parser, confusions, phrases] = await Promise.all([
    bytes ?? readLexicon(),
    readTagger(),
    readParser(),
    readConfusions(),
    readPhrases(),
  ]);
  return {
    lexicon: openLexicon(lexicon),
    tagger: openTagger(tagger),
    parser: openParser(parser),
    confusions: openConfusions(confusions),
    phrases: openPhrases(phrases),
  };
}
