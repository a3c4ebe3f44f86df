import type { Assets } from "./facts/assets.ts";
import type { Finding, Kind, Level } from "./findings/finding.ts";
import type { ParagraphMeasures } from "./reports/paragraph-measures.ts";
import type { Session, SessionParagraph } from "./session/session.ts";
import type { Dialect, Settings, TeamRule } from "./settings/settings.ts";
import type { TemplateInfo } from "./templates/index.ts";
import type { Paragraph } from "./text/paragraph.ts";
import type { Span } from "./text/span.ts";

/** What people see of a rule. */
export interface RuleInfo {
  readonly id: string;
  readonly title: string;
  /** Why the rule speaks, in one or two sentences. */
  readonly explain: string;
  readonly kind: Kind;
  readonly level: Level;
  readonly examples: readonly { readonly wrong: string; readonly right: string }[];
}

/** A token with UTF-16 offsets into the given text, end exclusive. */
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

/** A team rule that cannot be used, and an explanation for its author. */
export interface SettingsError {
  /** Index into `Settings.rules`. */
  readonly index: number;
  readonly message: string;
  /** Which of the rule's texts is at fault. */
  readonly field: "match" | "replace" | "message" | "includeContext" | "excludeContext";
  /** The stretch at fault in that text, when one can be named. */
  readonly position?: Span;
}

/** Sentences to try a team rule on before it is saved. */
export interface RuleExamples {
  /** It must raise a finding here. */
  readonly wrong?: string;
  /** It must stay silent here. */
  readonly right?: string;
}

/** The results of trying a team rule. */
export interface RuleTrial {
  /** Why it cannot be used; empty when it can. `index` is 0. */
  readonly problems: readonly SettingsError[];
  /** Whether the wrong sentence raises it; undefined without one. */
  readonly wrongRaises: boolean | undefined;
  /** Whether the right sentence does not; undefined without one. */
  readonly rightStaysSilent: boolean | undefined;
}

/** The markup a text is written in. */
export type Format = "text" | "markdown" | "html";

/**
 * Cuts a text in a format other than those of `Format` into paragraphs. Accepts any string and never throws. Paragraphs refer
 * to spans of the text in order of their starts and do not overlap, except that one may lie inside the markup of another, as a
 * footnote does.
 */
export type Cutter = (text: string) => Paragraph[];

/** The format of a text: one that the engine knows, or a cutter. */
export type FormatOrCutter = Format | Cutter;

/** The options of one check. */
export interface CheckOptions {
  /**
   * The English it is to be in, every spelling of it. Nobody has said so: it is the one that most spellings of the text are
   * in, and of those that are not the first is remarked on.
   */
  readonly dialect?: Dialect | undefined;
  readonly format?: FormatOrCutter;
  readonly settings?: Settings;
  /** Whether an unknown word is told although the text has it more than once, as its own word. */
  readonly ownWords?: "told" | undefined;
  /** With "told", two rules of a team may flag the same words, each on its own. What is not a team's never overlaps anything. */
  readonly teamOverlaps?: "told" | undefined;
}

/** The checker. It uses no clock, file, or network, and keeps nothing between calls but caches. */
export interface Engine {
  /** Every rule there is, in the order that settles overlaps. */
  readonly rules: readonly RuleInfo[];
  /** The templates of the simple style guide, by number. */
  readonly templates: readonly TemplateInfo[];
  /** Takes what was not there when it was made. Sessions read again what had to wait for it, and nothing else. */
  provide(assets: Assets): void;
  /**
   * All findings of a text, in text order, never overlapping unless `teamOverlaps` asks for it. Never throws on any string. In a text, a sentence, or a quotation in
   * another language only what a team has decided is found.
   */
  check(text: string, options?: CheckOptions): Finding[];
  /** What was found in a text and what a late lane says of it besides; see `foldLate`. */
  fold(findings: readonly Finding[], late: readonly Finding[]): readonly Finding[];
  /** The English a text is written in, by its spellings; American when they do not tell. */
  dialectOf(text: string, format?: FormatOrCutter): Dialect;
  /** The English name of the language a text is in as a whole, by its little words; undefined for English, and where they do not tell. */
  languageOf(text: string, format?: FormatOrCutter): string | undefined;
  /** The paragraphs a text falls into, in the order they begin; they never overlap but for what a `Cutter` nests. */
  paragraphs(text: string, format?: FormatOrCutter): Paragraph[];
  /** A text in words with their parts of speech. Asks for the tagger. */
  tokenize(text: string, dialect?: Dialect): TokenInfo[];
  /** The tokens of one paragraph, markup left out; offsets count from its beginning, and `paragraph` is 0. Asks for the tagger. */
  tokens(paragraph: SessionParagraph, dialect?: Dialect): TokenInfo[];
  /** A paragraph in numbers, for goals and reports. Asks for dictionary and tagger. */
  measure(paragraph: SessionParagraph, dialect?: Dialect): ParagraphMeasures;
  /** What an unknown word was probably meant to be, best first, at most `limit`. Empty for a word that is right, and for any without a dictionary. */
  suggest(word: string, dialect: Dialect, limit?: number): string[];
  /** A document that is being written: give it edits, ask it for findings. */
  session(options: { readonly dialect: Dialect; readonly settings?: Settings }): Session;
  /** What is wrong with house rules, before they are used. */
  problems(settings: Settings): SettingsError[];
  /** Everything one house rule would flag in a text, before overlaps are settled; nothing when it cannot be used. */
  findHouse(text: string, rule: TeamRule, dialect?: Dialect): Finding[];
  /** Tries one house rule by itself, enabled or not, with the sentences its author gave. */
  tryTeamRule(rule: TeamRule, examples?: RuleExamples, dialect?: Dialect): RuleTrial;
}
