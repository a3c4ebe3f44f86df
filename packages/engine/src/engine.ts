import type { Finding, Kind, Level } from "./finding.ts";
import type { Session } from "./session.ts";
import type { Dialect, Settings } from "./settings.ts";
import type { Paragraph } from "./text/paragraph.ts";

/** What people may read about a rule. */
export interface RuleInfo {
  readonly id: string;
  readonly title: string;
  /** Why the rule speaks, in one or two sentences. */
  readonly explain: string;
  readonly kind: Kind;
  readonly level: Level;
  readonly examples: readonly { readonly wrong: string; readonly right: string }[];
}

/** A token as the outside sees it: UTF-16 offsets into the text that was given, end exclusive. */
export interface TokenInfo {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isWord: boolean;
  readonly lemma: string;
  /** Universal part-of-speech tag: NOUN, VERB, ADJ … */
  readonly partOfSpeech: string;
  readonly sentence: number;
  readonly paragraph: number;
}

/** A house rule that cannot be used, and why, in words for its author. */
export interface SettingsError {
  /** Index into `Settings.rules`. */
  readonly index: number;
  readonly message: string;
}

export type Format = "text" | "markdown" | "html";

export interface CheckOptions {
  readonly dialect?: Dialect;
  readonly format?: Format;
  readonly settings?: Settings;
}

/** The checker. It reads no clock, file or network and keeps nothing between calls but its caches. */
export interface Engine {
  /** Every rule there is, in the order that settles overlaps. */
  readonly rules: readonly RuleInfo[];
  /** All findings of a text, in text order, never overlapping. Never throws on any string. */
  check(text: string, options?: CheckOptions): Finding[];
  /** The paragraphs a text falls into. Paragraphs never overlap and are in text order. */
  paragraphs(text: string, format?: Format): Paragraph[];
  tokenize(text: string, dialect?: Dialect): TokenInfo[];
  /** What an unknown word was probably meant to be, best first, at most `limit`. Empty for a word that is right. */
  suggest(word: string, dialect: Dialect, limit?: number): string[];
  /** A document that is being written: give it edits, ask it for findings. */
  session(options: { readonly dialect: Dialect; readonly settings?: Settings }): Session;
  /** What is wrong with house rules, before they are used. */
  problems(settings: Settings): SettingsError[];
}
