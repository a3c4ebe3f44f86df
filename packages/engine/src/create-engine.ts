import { analyse } from "./analyse.ts";
import type { Analysis } from "./analysis.ts";
import type { CheckOptions, Engine, Format, RuleInfo, TokenInfo } from "./engine.ts";
import { settingsFilter } from "./filter.ts";
import type { Finding } from "./finding.ts";
import { createHouseLane } from "./house/house-lane.ts";
import { createRuleLane } from "./house/rule-lane.ts";
import { createTagger } from "./language/tagger.ts";
import { openSession } from "./open-session.ts";
import { type Rank, withoutOverlaps } from "./overlap.ts";
import { createOwnWords, type OwnWords } from "./own-words.ts";
import { createParagraphCache } from "./paragraph-cache.ts";
import type { Reader } from "./reader.ts";
import { remembered } from "./remembered.ts";
import { measureParagraph } from "./reports/paragraph-measures.ts";
import type { Rule } from "./rule.ts";
import { createRuleSet } from "./rule-set.ts";
import { rules as allRules } from "./rules/index.ts";
import type { SessionParagraph } from "./session.ts";
import { type Dialect, defaultSettings, type Settings } from "./settings.ts";
import type { Lexicon } from "./speller/lexicon.ts";
import { templates as allTemplates, templateInfo } from "./templates/index.ts";
import { createTemplateLanes } from "./templates/lane/template-lanes.ts";
import { htmlParagraphs } from "./text/html.ts";
import { markdownParagraphs } from "./text/markdown.ts";
import { ownString } from "./text/own-string.ts";
import type { Paragraph } from "./text/paragraph.ts";
import { plainParagraphs } from "./text/plain.ts";

/** UTF-16 units of paragraphs whose findings are remembered: about two long novels. */
const cacheCapacity = 3_000_000;

/** Teams whose settings stay prepared. */
const mostTeams = 8;

const info = ({ id, title, explain, kind, level, examples }: Rule): RuleInfo => ({
  id,
  title,
  explain,
  kind,
  level,
  examples,
});

/**
 * A team's word goes before ours: its rules and terms first, then its templates but for those that hint. Those come
 * before our own hints and behind everything graver. Rules keep the order they have.
 */
const rankOf = (rules: readonly Rule[]): Rank => {
  const places = new Map<string, number>([
    ...rules.map((rule, i): [string, number] => [rule.id, i]),
    ...allTemplates.map(({ key, level }): [string, number] => [`template/${key}`, level === "hint" ? 0 : -1]),
  ]);
  return (id) => places.get(id) ?? (id.startsWith("house/") || id.startsWith("term/") ? -2 : rules.length);
};

/** What is kept of a paragraph must not keep the whole text. */
function paragraphsOf(text: string, format: Format = "text"): Paragraph[] {
  return cut(text, format).map((paragraph) => ({ ...paragraph, text: ownString(paragraph.text) }));
}

function cut(text: string, format: Format): Paragraph[] {
  if (format === "markdown") return markdownParagraphs(text);
  return format === "html" ? htmlParagraphs(text) : plainParagraphs(text);
}

/** Builds the checker over a dictionary. Takes about a fifth of a second; keep it. */
export function createEngine(lexicon: Lexicon): Engine {
  const tagger = createTagger();
  const ruleSet = createRuleSet(allRules);
  const rank = rankOf(allRules);
  const styles = new Map(allRules.flatMap((rule) => (rule.styles ? [[rule.id, new Set(rule.styles)]] : [])));
  const cache = createParagraphCache<readonly Finding[]>(cacheCapacity);
  const lanes = createTemplateLanes();
  const houseOf = remembered(mostTeams, ({ rules, terms }: Settings) => [rules, terms], createHouseLane);
  const ownWordsOf = remembered(mostTeams, ({ words, terms }: Settings) => [words, terms], createOwnWords);
  const filterOf = remembered(
    mostTeams,
    ({ words, terms, ignores, disabled }: Settings) => [words, terms, ignores, disabled],
    (settings) => settingsFilter(settings, ownWordsOf(settings)),
  );
  let last: { readonly paragraph: SessionParagraph; readonly dialect: Dialect; readonly a: Analysis } | undefined;
  /** Rules and templates read a paragraph one after the other: it is analysed once. */
  const analysed = (paragraph: SessionParagraph, dialect: Dialect): Analysis => {
    if (last?.paragraph !== paragraph || last.dialect !== dialect)
      last = { paragraph, dialect, a: analyse(paragraph, dialect, lexicon, tagger) };
    return last.a;
  };
  const reader: Reader = {
    base: (paragraph, dialect) => cache.get(paragraph, dialect, () => ruleSet.read(analysed(paragraph, dialect))),
    house(paragraph, dialect, house) {
      if (house.idle) return [];
      // Words are enough for most rules; tags are there already when the paragraph was just read.
      const a = house.needsTags || last?.paragraph === paragraph ? analysed(paragraph, dialect) : undefined;
      return house.read(a ?? analyse(paragraph, dialect, lexicon));
    },
    templates: (paragraph, dialect, base, lane) =>
      lane.idle
        ? { base, own: [], notes: [] }
        : lanes.cacheOf(lane).get(paragraph, dialect, () => lane.read(analysed(paragraph, dialect), base)),
    settle: ({ base, own }, house, placed, wanted) =>
      withoutOverlaps(
        [...house, ...own, ...placed, ...base].flatMap((finding) => wanted(finding) ?? []),
        rank,
      ),
    prepare(settings) {
      const own = ownWordsOf(settings);
      const chosen = filterOf(settings);
      const templates = lanes.laneOf(settings.templates);
      return {
        house: houseOf(settings),
        templates,
        wanted(finding) {
          const isWanted =
            chosen(finding) &&
            styles.get(finding.ruleId)?.has(settings.style) !== false &&
            !(finding.kind === "spelling" && templates.knows(finding.text));
          return isWanted ? withOwnWords(finding, own) : undefined;
        },
      };
    },
  };

  return {
    rules: allRules.map(info),
    templates: allTemplates.map(templateInfo),
    paragraphs: paragraphsOf,
    check(text, { dialect = "en-US", format = "text", settings = defaultSettings }: CheckOptions = {}) {
      const { house, templates, wanted } = reader.prepare(settings);
      const paragraphs = paragraphsOf(text, format);
      const reads = paragraphs.map((paragraph) => ({
        paragraph,
        read: reader.templates(paragraph, dialect, reader.base(paragraph, dialect), templates),
        own: reader.house(paragraph, dialect, house),
      }));
      const placed = templates.judge(
        reads.map(({ read }) => read),
        (i) => paragraphs[i]?.text ?? "",
      );
      return reads.flatMap(({ paragraph, read, own }, i) =>
        reader.settle(read, own, placed.get(i) ?? [], wanted).map((finding) => ({
          ...finding,
          start: finding.start + paragraph.start,
          end: finding.end + paragraph.start,
        })),
      );
    },
    findHouse(text, rule, dialect = "en-US") {
      const lane = createHouseLane({ rules: [rule], terms: [] });
      return paragraphsOf(text).flatMap((paragraph) =>
        reader.house(paragraph, dialect, lane).map((finding) => ({
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
    measure: (paragraph, dialect = "en-US") => measureParagraph(analysed(paragraph, dialect)),
    suggest: (word, dialect, limit = 5) => lexicon.suggest(word, dialect, limit),
    session: ({ dialect, settings = defaultSettings }) => openSession(reader, dialect, settings),
    problems: ({ rules }) => [...createRuleLane(rules).problems],
    tryHouseRule(rule, examples = {}, dialect = "en-US") {
      const lane = createRuleLane([{ ...rule, enabled: true }]);
      const raises = (text: string | undefined): boolean | undefined =>
        text === undefined
          ? undefined
          : plainParagraphs(text).some((each) => lane.read(analyse(each, dialect, lexicon, tagger)).length > 0);
      const wrongRaises = raises(examples.wrong);
      const right = raises(examples.right);
      return { problems: lane.problems, wrongRaises, rightStaysSilent: right === undefined ? undefined : !right };
    },
  };
}

/** Offers a person's and a team's own words among those of the dictionary. */
function withOwnWords(finding: Finding, own: OwnWords): Finding {
  if (finding.ruleId !== "spelling/unknown-word") return finding;
  const suggestions = own.offeredAmong(finding.text, finding.suggestions);
  const [best] = suggestions;
  if (best === undefined || best === finding.suggestions[0]) return { ...finding, suggestions };
  return { ...finding, suggestions, message: `Did you mean “${best}”?` };
}
