import type { Span } from "./span.ts";
import type { VocabularyEntry } from "./vocabulary.ts";

/**
 * `opaque` stands for a thing that is not prose: code, a URL, an e-mail address, a word of absurd length.
 * Rules may count it as a noun but never look inside.
 */
export type TokenKind = "word" | "number" | "punctuation" | "symbol" | "opaque";

/** Universal part-of-speech tags, universaldependencies.org/u/pos. */
export type Tag =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "INTJ"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "PUNCT"
  | "SCONJ"
  | "SYM"
  | "VERB"
  | "X";

/** A word, number or mark of a paragraph; offsets count from the paragraph's first letter. */
export interface Word extends Span {
  readonly kind: TokenKind;
  /** As written. */
  readonly text: string;
  /** Lower case, curly apostrophes made straight, soft hyphens left out: what word lists are asked for. */
  readonly lower: string;
  /** The same of all tokens that are written so. */
  readonly entry: VocabularyEntry;
  /** Whether white space stands before it. The first token of a paragraph has none. */
  readonly spaced: boolean;
  /** Index of its sentence. */
  sentence: number;
}

/** The same with what a tagger knows of it. */
export interface Token extends Word {
  /** Filled by the tagger. */
  tag: Tag;
  /** Its tag in the Penn Treebank, which tells forms apart: VBZ, NNS; a mark is its own. */
  penn: string;
  lemma: string;
  /** Tag of the part behind the apostrophe: AUX in “it’s late”, PART in “Ann’s hat” and “don’t”. */
  clitic: Tag | undefined;
  /** The same in the Penn Treebank: VBZ, POS, RB. */
  cliticPenn: string | undefined;
}
