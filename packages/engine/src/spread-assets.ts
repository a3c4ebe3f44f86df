import { confusionsOf, spreadConfusions } from "./confusions/open-confusions.ts";
import type { Assets } from "./facts/assets.ts";
import { phrasesOf, spreadPhrases } from "./pattern/phrases.ts";
import { lexiconOf } from "./speller/lexicon.ts";
import { spreadWords, wholeOf } from "./speller/word-table.ts";
import { parserOf } from "./syntax/parser.ts";
import { taggerOf } from "./syntax/tagger.ts";
import { spreadModel } from "./syntax/tagger-model.ts";

/** The tables of an unpacked asset. */
export type Spread = Readonly<Record<string, Int8Array | Uint8Array | Uint16Array | Int32Array | Uint32Array>>;

/** The files of assets, as they are packed. */
export interface PackedAssets {
  readonly lexicon: Uint8Array;
  readonly tagger: Uint8Array;
  readonly parser: Uint8Array;
  readonly confusions: Uint8Array;
  /** The packed text for `openPhrases`. */
  readonly phrases: string;
}

/** Unpacked assets: larger than their files, but ready to use. Threads may share the memory, because nothing writes to it. */
export type SpreadAssets = ReturnType<typeof spreadAssets>;

/** Unpacks the files of assets. */
export const spreadAssets = ({ lexicon, tagger, parser, confusions, phrases }: PackedAssets) => ({
  lexicon: { ...wholeOf(spreadWords(lexicon)) },
  tagger: { ...spreadModel(tagger) },
  parser: { ...spreadModel(parser) },
  confusions: { ...spreadConfusions(confusions) },
  phrases: { ...spreadPhrases(phrases) },
});

/** Opens assets that `spreadAssets` unpacked. */
export const openSpread = ({ lexicon, tagger, parser, confusions, phrases }: SpreadAssets): Required<Assets> => ({
  lexicon: lexiconOf(lexicon),
  tagger: taggerOf(tagger),
  parser: parserOf(parser),
  confusions: confusionsOf(confusions),
  phrases: phrasesOf(phrases),
});
