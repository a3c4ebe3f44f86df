import { analyse } from "./analyse.ts";
import type { CheckOptions, Engine, Format, RuleInfo, TokenInfo } from "./engine.ts";
import { type Filter, settingsFilter } from "./filter.ts";
import type { Finding } from "./finding.ts";
import { createHouseLane, type HouseLane } from "./house/house-lane.ts";
import { createTagger } from "./language/tagger.ts";
import { openSession } from "./open-session.ts";
import { type Rank, withoutOverlaps } from "./overlap.ts";
import { createParagraphCache } from "./paragraph-cache.ts";
import type { Rule } from "./rule.ts";
import { createRuleSet } from "./rule-set.ts";
import { rules as allRules } from "./rules/index.ts";
import type { SessionParagraph } from "./session.ts";
import { type Dialect, defaultSettings, type Settings } from "./settings.ts";
import type { Lexicon } from "./speller/lexicon.ts";
import { htmlParagraphs } from "./text/html.ts";
import { markdownParagraphs } from "./text/markdown.ts";
import type { Paragraph } from "./text/paragraph.ts";
import { plainParagraphs } from "./text/plain.ts";

/** UTF-16 units of paragraphs whose findings are remembered: about two long novels. */
const cacheCapacity = 3_000_000;

/** Settings made ready to be applied to paragraphs. */
export interface Decisions {
  readonly house: HouseLane;
  readonly wanted: Filter;
}

/** What a session needs from the engine. */
export interface Reader {
  /** What the rules say about a paragraph, whatever the settings; remembered by its text. */
  base(paragraph: SessionParagraph, dialect: Dialect): readonly Finding[];
  /** What the team's own rules say. */
  house(paragraph: SessionParagraph, dialect: Dialect, house: HouseLane): readonly Finding[];
  /** What remains to be shown. */
  settle(base: readonly Finding[], house: readonly Finding[], wanted: Filter): readonly Finding[];
  prepare(settings: Settings): Decisions;
}

const info = ({ id, title, explain, kind, level, examples }: Rule): RuleInfo => ({
  id,
  title,
  explain,
  kind,
  level,
  examples,
});

/** A team's word goes before ours, and its rules keep the order they have. */
const rankOf = (rules: readonly Rule[]): Rank => {
  const places = new Map(rules.map((rule, i) => [rule.id, i]));
  return (id) => places.get(id) ?? (id.startsWith("house/") || id.startsWith("term/") ? -1 : rules.length);
};

function paragraphsOf(text: string, format: Format = "text"): Paragraph[] {
  if (format === "markdown") return markdownParagraphs(text);
  return format === "html" ? htmlParagraphs(text) : plainParagraphs(text);
}

/** Builds the checker over a dictionary. Takes about a fifth of a second; keep it. */
export function createEngine(lexicon: Lexicon): Engine {
  const tagger = createTagger();
  const ruleSet = createRuleSet(allRules);
  const rank = rankOf(allRules);
  const styles = new Map(allRules.flatMap((rule) => (rule.styles ? [[rule.id, new Set(rule.styles)]] : [])));
  const cache = createParagraphCache(cacheCapacity);
  const reader: Reader = {
    base: (paragraph, dialect) =>
      cache.get(paragraph, dialect, () => ruleSet.read(analyse(paragraph, dialect, lexicon, tagger))),
    house: (paragraph, dialect, house) => (house.idle ? [] : house.read(analyse(paragraph, dialect, lexicon))),
    settle: (base, house, wanted) => withoutOverlaps([...house, ...base].filter(wanted), rank),
    prepare(settings) {
      const chosen = settingsFilter(settings);
      const known = termWords(settings);
      return {
        house: createHouseLane(settings),
        wanted: (finding) =>
          chosen(finding) &&
          styles.get(finding.ruleId)?.has(settings.style) !== false &&
          !(finding.kind === "spelling" && known.has(finding.text.toLowerCase())),
      };
    },
  };

  return {
    rules: allRules.map(info),
    paragraphs: paragraphsOf,
    check(text, { dialect = "en-US", format = "text", settings = defaultSettings }: CheckOptions = {}) {
      const { house, wanted } = reader.prepare(settings);
      return paragraphsOf(text, format).flatMap((paragraph) =>
        reader
          .settle(reader.base(paragraph, dialect), reader.house(paragraph, dialect, house), wanted)
          .map((finding) => ({
            ...finding,
            start: finding.start + paragraph.start,
            end: finding.end + paragraph.start,
          })),
      );
    },
    tokenize(text, dialect = "en-US") {
      return plainParagraphs(text).flatMap((paragraph, index) =>
        analyse(paragraph, dialect, lexicon, tagger).tokens.map(
          (token): TokenInfo => ({
            start: token.start + paragraph.start,
            end: token.end + paragraph.start,
            text: token.text,
            isWord: token.kind === "word" || token.kind === "number",
            lemma: token.lemma,
            partOfSpeech: token.tag,
            sentence: token.sentence,
            paragraph: index,
          }),
        ),
      );
    },
    suggest: (word, dialect, limit = 5) => lexicon.suggest(word, dialect, limit),
    session: ({ dialect, settings = defaultSettings }) => openSession(reader, dialect, settings),
    problems: (settings) => [...createHouseLane(settings).problems],
  };
}

/** Words of terms that are in use: the speller knows them. */
const termWords = ({ terms }: Settings): ReadonlySet<string> =>
  new Set(
    terms
      .filter(({ status }) => status === "Approved" || status === "Admitted" || status === "Pending")
      .flatMap(({ text }) => [text, ...text.split(/\s+/)].map((word) => word.toLowerCase())),
  );
