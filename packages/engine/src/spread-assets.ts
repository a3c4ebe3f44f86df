import { confusionsOf, spreadConfusions } from "./confusions/open-confusions.ts";
import type { Assets } from "./facts/assets.ts";
import { phrasesOf, spreadPhrases } from "./pattern/phrases.ts";
import { lexiconOf } from "./speller/lexicon.ts";
import { spreadWords, wholeOf } from "./speller/word-table.ts";
import { parserOf } from "./syntax/parser.ts";
import { taggerOf } from "./syntax/tagger.ts";
import { spreadModel } from "./syntax/tagger-model.ts";

/** Numbers that an asset looks things up in. */
export type Spread = Readonly<Record<string, Int8Array | Uint8Array | Uint16Array | Int32Array | Uint32Array>>;

/** The files of assets, as they are packed. */
export interface PackedAssets {
  readonly lexicon: Uint8Array;
  readonly tagger: Uint8Array;
  readonly parser: Uint8Array;
  readonly confusions: Uint8Array;
  /** A text, for `openPhrases`. */
  readonly phrases: string;
}

/**
 * Assets spread out to be looked at: larger than their files, but nothing is left to be done when they are opened. Threads
 * may share the memory: nobody writes there.
 */
export type SpreadAssets = ReturnType<typeof spreadAssets>;

/** Spreads out the files of assets. */
export const spreadAssets = ({ lexicon, tagger, parser, confusions, phrases }: PackedAssets) => ({
  lexicon: { ...wholeOf(spreadWords(lexicon)) },
  tagger: { ...spreadModel(tagger) },
  parser: { ...spreadModel(parser) },
  confusions: { ...spreadConfusions(confusions) },
  phrases: { ...spreadPhrases(phrases) },
});

/** Opens what was spread out. */
export const openSpread = ({ lexicon, tagger, parser, confusions, phrases }: SpreadAssets): Required<Assets> => ({
  lexicon: lexiconOf(lexicon),
  tagger: taggerOf(tagger),
  parser: parserOf(parser),
  confusions: confusionsOf(confusions),
  phrases: phrasesOf(phrases),
});
