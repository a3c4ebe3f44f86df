import { acronyms } from "./acronyms.ts";
import { adverbs } from "./adverbs.ts";
import { ampersand } from "./ampersand.ts";
import { cliches } from "./cliches.ts";
import { commonNouns } from "./common-nouns.ts";
import { contractions } from "./contractions.ts";
import { currency } from "./currency.ts";
import { dashes } from "./dashes.ts";
import { dateFormat } from "./date-format.ts";
import { ellipsis } from "./ellipsis.ts";
import { emoji } from "./emoji.ts";
import { exclamationMarks } from "./exclamation-marks.ts";
import { genderInclusive } from "./gender-inclusive.ts";
import { headingCapitals } from "./heading-capitals.ts";
import { headingEndMark } from "./heading-end-mark.ts";
import { hedging } from "./hedging.ts";
import { jargon } from "./jargon.ts";
import type { Option, TemplateOptions } from "./lane/options.ts";
import { type ParsedConfig, parseConfig } from "./lane/parse-config.ts";
import type { Group, Template } from "./lane/template.ts";
import { latinAbbreviations } from "./latin-abbreviations.ts";
import { listPunctuation } from "./list-punctuation.ts";
import { paragraphLength } from "./paragraph-length.ts";
import { passiveVoice } from "./passive-voice.ts";
import { percent } from "./percent.ts";
import { preferredSpellings } from "./preferred-spellings.ts";
import { prefixHyphens } from "./prefix-hyphens.ts";
import { productNames } from "./product-names.ts";
import { pronouns } from "./pronouns.ts";
import { quotationMarks } from "./quotation-marks.ts";
import { readingLevel } from "./reading-level.ts";
import { respectfulLanguage } from "./respectful-language.ts";
import { secondPerson } from "./second-person.ts";
import { sentenceLength } from "./sentence-length.ts";
import { sentenceSpacing } from "./sentence-spacing.ts";
import { serialComma } from "./serial-comma.ts";
import { spelledNumbers } from "./spelled-numbers.ts";
import { spellingVariant } from "./spelling-variant.ts";
import { stickySentences } from "./sticky-sentences.ts";
import { thousandsSeparator } from "./thousands-separator.ts";
import { timeFormat } from "./time-format.ts";
import { units } from "./units.ts";
import { wordyPhrases } from "./wordy-phrases.ts";

/** The templates of the simple style guide, by number. */
export const templates: readonly Template[] = [
  serialComma,
  spelledNumbers,
  thousandsSeparator,
  percent,
  dateFormat,
  timeFormat,
  currency,
  units,
  headingCapitals,
  headingEndMark,
  listPunctuation,
  contractions,
  exclamationMarks,
  emoji,
  quotationMarks,
  dashes,
  ellipsis,
  sentenceSpacing,
  ampersand,
  latinAbbreviations,
  acronyms,
  spellingVariant,
  preferredSpellings,
  prefixHyphens,
  commonNouns,
  passiveVoice,
  sentenceLength,
  paragraphLength,
  readingLevel,
  stickySentences,
  pronouns,
  adverbs,
  wordyPhrases,
  jargon,
  cliches,
  hedging,
  genderInclusive,
  respectfulLanguage,
  secondPerson,
  productNames,
];

/** What people see of a template, and the options they can choose. */
export interface TemplateInfo {
  readonly id: number;
  /** The end of the rule id of its findings, `template/<key>`. */
  readonly key: string;
  readonly name: string;
  readonly group: Group;
  readonly description: string;
  readonly example: { readonly wrong: string; readonly right: string };
  readonly options: readonly ({ readonly key: string } & Option<unknown>)[];
  /** The default configuration. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

const defaultsOf = (options: TemplateOptions): Readonly<Record<string, unknown>> =>
  parseConfig(options, undefined).config;

/** A template without what it does. */
export function templateInfo({ id, key, name, group, description, shown, examples, options }: Template): TemplateInfo {
  const { wrong = "", right = "" } = shown ?? examples[0] ?? {};
  return {
    id,
    key,
    name,
    group,
    description,
    example: { wrong, right },
    options: Object.entries(options).map(([option, about]) => ({ key: option, ...about })),
    defaults: defaultsOf(options),
  };
}

/** Returns all templates without what they do, by number. */
export const allTemplates = (): readonly TemplateInfo[] => templates.map(templateInfo);

/**
 * Parses the configuration of a template: an object, its JSON, or nothing. Missing options get their defaults; so do invalid
 * ones, each with a problem. Returns undefined if there is no template with this id.
 * @example
 * const parsed = templateConfig(1, "{}");
 * parsed?.config; // { mode: "always" }
 */
export function templateConfig(id: number, given: unknown): ParsedConfig | undefined {
  const template = templates.find((each) => each.id === id);
  return template && parseConfig(template.options, given);
}
