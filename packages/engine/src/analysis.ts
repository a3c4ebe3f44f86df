import type { Dialect } from "./settings.ts";
import type { Lexicon } from "./speller/lexicon.ts";
import type { ParagraphKind } from "./text/paragraph.ts";
import type { Sentence } from "./text/sentences.ts";
import type { Token } from "./text/token.ts";

/** A paragraph, read: what every rule is given. Offsets count from the paragraph's first letter. */
export interface Analysis {
  /** As written. */
  readonly text: string;
  readonly kind: ParagraphKind;
  readonly dialect: Dialect;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  /** The dictionary: what is a word, how common it is, what an unknown one was meant to be. */
  readonly lexicon: Lexicon;
}
