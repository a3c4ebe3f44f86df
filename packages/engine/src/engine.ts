import type { Assets } from "./facts/assets.ts";
import type { Finding, Kind, Level } from "./findings/finding.ts";
import type { ParagraphMeasures } from "./reports/paragraph-measures.ts";
import type { JudgedVersions } from "./rewrites/judge-versions.ts";
import type { Rewrite } from "./rewrites/rewrite.ts";
import type { Session, SessionParagraph } from "./session/session.ts";
import type { Dialect, Settings, TeamRule } from "./settings/settings.ts";
import type { TemplateInfo } from "./templates/index.ts";
import type { Paragraph } from "./text/paragraph.ts";
import type { Span } from "./text/span.ts";

/** What people see of a rule. */
export interface RuleInfo {
  readonly id: string;
  readonly title: string;
  /** Why the rule flags a text, in two to five sentences. */
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
  /** The field of the rule that causes the error. */
  readonly field: "match" | "replace" | "message" | "includeContext" | "excludeContext";
  /** The span of that field that causes the error, if there is one. */
  readonly position?: Span;
}

/** Sentences to try a team rule on before it is saved. */
export interface RuleExamples {
  /** A sentence that the rule must flag. */
  readonly wrong?: string;
  /** A sentence that the rule must not flag. */
  readonly right?: string;
}

/** The results of trying a team rule. */
export interface RuleTrial {
  /** Why the rule cannot be used; empty if it can. `index` is 0. */
  readonly problems: readonly SettingsError[];
  /** Whether the rule flags the wrong sentence; undefined without one. */
  readonly wrongRaises: boolean | undefined;
  /** Whether the rule does not flag the right sentence; undefined without one. */
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
   * The variety of English that every spelling must follow. Without it, the variety of most spellings in the text applies, and
   * only the first spelling of another variety is flagged.
   */
  readonly dialect?: Dialect | undefined;
  readonly format?: FormatOrCutter;
  readonly settings?: Settings;
  /** With "told", unknown words are flagged even if the text uses them more than once. */
  readonly ownWords?: "told" | undefined;
  /** With "told", several rules of a team may flag the same words. Other findings never overlap. */
  readonly teamOverlaps?: "told" | undefined;
}

/** The checker. It uses no clock, file, or network, and keeps nothing between calls but caches. */
export interface Engine {
  /** All rules, in the order that decides between overlapping findings. */
  readonly rules: readonly RuleInfo[];
  /** The templates of the simple style guide, in the order of their ids. */
  readonly templates: readonly TemplateInfo[];
  /** Provides assets that were missing. Sessions check again only what needed them. */
  provide(assets: Assets): void;
  /**
   * Returns all findings of a text in text order, without overlaps unless `teamOverlaps` is set. Accepts any string. In a text, a
   * sentence, or a quotation in another language, only team rules apply.
   */
  check(text: string, options?: CheckOptions): Finding[];
  /** Returns the findings of a text merged with those of a late lane; see `foldLate`. */
  fold(findings: readonly Finding[], late: readonly Finding[]): readonly Finding[];
  /** Returns the variety of English of a text by its spellings, or American English if they are neutral. */
  dialectOf(text: string, format?: FormatOrCutter): Dialect;
  /** Returns the English name of the language of a whole text, or undefined for English and when unsure. */
  languageOf(text: string, format?: FormatOrCutter): string | undefined;
  /** Returns the paragraphs of a text in the order of their starts, without overlaps except where a `Cutter` nests them. */
  paragraphs(text: string, format?: FormatOrCutter): Paragraph[];
  /** Returns the tokens of a text with their parts of speech. Needs the tagger. */
  tokenize(text: string, dialect?: Dialect): TokenInfo[];
  /** Returns the tokens of one paragraph without markup; offsets count from its start, and `paragraph` is 0. Needs the tagger. */
  tokens(paragraph: SessionParagraph, dialect?: Dialect): TokenInfo[];
  /** Returns the measures of a paragraph, for goals and reports. Needs the dictionary and the tagger. */
  measure(paragraph: SessionParagraph, dialect?: Dialect): ParagraphMeasures;
  /** Returns spelling suggestions for a word, best first, at most `limit`. Empty for a correct word and without a dictionary. */
  suggest(word: string, dialect: Dialect, limit?: number): string[];
  /**
   * Returns other wordings of the sentences that a span of a paragraph touches, by sentence and then in the order of
   * `rewriteKinds`. None of them breaks a team rule of the settings. Empty until all assets have been provided.
   */
  rewrites(
    paragraph: SessionParagraph,
    span: Span,
    options?: { readonly dialect?: Dialect; readonly settings?: Settings },
  ): Rewrite[];
  /**
   * Judges wordings of the whole sentences that a span of a paragraph touches, such as those of a language model: each must keep
   * the numbers, names, negations, quotations, addresses, and approved terms, and add no mistake. Without versions, it returns the
   * span of the sentences. The span is undefined until all assets have been provided.
   */
  judge(
    paragraph: SessionParagraph,
    span: Span,
    versions: readonly string[],
    options?: { readonly dialect?: Dialect; readonly settings?: Settings },
  ): JudgedVersions;
  /** Opens a document under edit, which takes edits and returns findings. */
  session(options: { readonly dialect: Dialect; readonly settings?: Settings }): Session;
  /** Returns the errors in team rules before they are used. */
  problems(settings: Settings): SettingsError[];
  /** Returns everything that one team rule flags in a text, overlaps included; empty if the rule cannot be used. */
  findHouse(text: string, rule: TeamRule, dialect?: Dialect): Finding[];
  /** Tries one team rule on its own, enabled or not, with the example sentences of its author. */
  tryTeamRule(rule: TeamRule, examples?: RuleExamples, dialect?: Dialect): RuleTrial;
}
