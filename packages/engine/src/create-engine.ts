import { bothPlaced } from "./document/judging.ts";
import { treeOf } from "./document/sum-tree.ts";
import { Summary } from "./document/summary.ts";
import type { CheckOptions, Engine, FormatOrCutter, RuleInfo, TokenInfo } from "./engine.ts";
import { analysis } from "./facts/analysis.ts";
import { AssetShelf, type Assets, lexicon } from "./facts/assets.ts";
import { parsed } from "./facts/parsed.ts";
import { tags } from "./facts/tags.ts";
import { inTextOrder } from "./findings/in-text-order.ts";
import { type Rank, withoutOverlaps, withTeamOverlaps } from "./findings/overlap.ts";
import { placedIn } from "./findings/placed-in.ts";
import { decisionsOf } from "./lanes/decide.ts";
import { documentRules } from "./lanes/document-rules.ts";
import { foldLate } from "./lanes/fold-late.ts";
import { type CompiledSettings, LaneReader, type LaneResults } from "./lanes/lane-reader.ts";
import { oneStray } from "./lanes/one-stray.ts";
import { ruleLanes } from "./lanes/rule-lanes.ts";
import { languageOfText } from "./language/language-of-text.ts";
import { judgeVersions } from "./rewrites/judge-versions.ts";
import { type RewriteSource, rewritesOf } from "./rewrites/rewrites-of.ts";
import type { Rule } from "./rule/rule.ts";
import { rules as allRules } from "./rules/index.ts";
import { EditSession } from "./session/edit-session.ts";
import type { SessionParagraph } from "./session/session.ts";
import { type Dialect, defaultSettings } from "./settings/settings.ts";
import { type Coinages, coinagesOfText } from "./speller/coinages.ts";
import { dialectBy, dialectVotes } from "./speller/dialect-of-text.ts";
import { createRuleLane } from "./team-rules/rule-lane.ts";
import { createTeamRulesLane } from "./team-rules/team-rules-lane.ts";
import { templates as allTemplates, templateInfo } from "./templates/index.ts";
import { createTemplateLanes } from "./templates/lane/template-lanes.ts";
import { cut } from "./text/cut.ts";
import { ownString } from "./text/own-string.ts";
import type { Paragraph } from "./text/paragraph.ts";
import { plainParagraphs } from "./text/plain.ts";
import { finish, finishAbreast, type Pulse, steady } from "./text/steps.ts";

const info = ({ id, title, explain, kind, level, examples }: Rule): RuleInfo => ({
  id,
  title,
  explain,
  kind,
  level,
  examples,
});

/**
 * The order of lanes: a team's rules and terms come first, then its templates, except those that only hint. Those come
 * before our own hints and after everything more severe. Rules keep their order.
 */
const rankOf = (rules: readonly Rule[]): Rank => {
  const places = new Map<string, number>([
    ...rules.map((rule, i): [string, number] => [rule.id, i]),
    ...allTemplates.map(({ key, level }): [string, number] => [`template/${key}`, level === "hint" ? 0 : -1]),
  ]);
  return (id) => places.get(id) ?? (id.startsWith("house/") || id.startsWith("term/") ? -2 : rules.length);
};

/** The paragraphs that decide which variety of English a text is in. */
const spelling = [dialectVotes] as const;

/** Cuts a text into paragraphs that do not hold on to the whole text. */
function paragraphsOf(text: string, format: FormatOrCutter = "text"): Paragraph[] {
  return cut(text, format).map((paragraph) => ({ ...paragraph, text: ownString(paragraph.text) }));
}

/**
 * The number of characters that are read side by side, because the facts of these paragraphs are all in memory at once.
 */
const handful = 20_000;

/** Divides paragraphs into groups that are read side by side. */
function* handfuls(paragraphs: readonly Paragraph[]): Iterable<{ readonly first: number; readonly last: number }> {
  let first = 0;
  let letters = 0;
  for (const [i, { text }] of paragraphs.entries()) {
    letters += text.length;
    if (letters < handful && i < paragraphs.length - 1) continue;
    yield { first, last: i + 1 };
    first = i + 1;
    letters = 0;
  }
}

/**
 * Creates an engine from the assets that are available. Missing assets may be provided later; rules that need them find
 * nothing until then. Creating an engine takes some hundredths of a second, so keep it. `pulse` is called between steps of
 * checking; what it throws ends the check and reaches the caller.
 * @example
 * const engine = createEngine(await readAssets());
 * engine.check("She ate a apple.")[0]?.suggestions; // ["an"]
 */
export function createEngine(assets: Assets, { pulse = steady }: { readonly pulse?: Pulse } = {}): Engine {
  const shelf = new AssetShelf();
  shelf.provide(assets);
  const lanes = createTemplateLanes();
  const ofDocument = documentRules(allRules);
  const reader = new LaneReader(shelf, ruleLanes(allRules), ofDocument.lane, lanes, rankOf(allRules));
  const decide = decisionsOf(allRules, lanes, pulse);
  const analysed = (paragraph: SessionParagraph, dialect: Dialect) => reader.factsOf(paragraph, dialect).of(analysis);
  const tokensOf = (paragraph: SessionParagraph, dialect: Dialect): TokenInfo[] =>
    reader
      .factsOf(paragraph, dialect)
      .of(tags)
      .map(({ start, end, text, kind, lemma, tag, sentence }) => ({
        ...{ start, end, text, isWord: kind === "word" || kind === "number" },
        ...{ lemma, partOfSpeech: tag, sentence, paragraph: 0 },
      }));
  const spokenIn = (paragraphs: readonly SessionParagraph[]): Dialect =>
    shelf.suffices(spelling)
      ? dialectBy(
          paragraphs.map((paragraph) => {
            pulse();
            return reader.factsOf(paragraph, "en-US").of(dialectVotes);
          }),
        )
      : "en-US";

  const coinagesIn = (paragraphs: readonly LaneResults[]): Coinages => {
    const document = treeOf(paragraphs);
    const uses = new Summary(coinagesOfText, (results: LaneResults) => reader.usesIn(results));
    return document ? coinagesOfText.result(uses.of(document), () => []) : new Map();
  };

  const rewriteSource = (dialect: Dialect, decisions: CompiledSettings): RewriteSource => ({
    parsed: (paragraph) => reader.factsOf(paragraph, dialect).of(parsed),
    findings(paragraph) {
      const results: LaneResults = {};
      finish(reader.read(results, paragraph, dialect, decisions), pulse);
      return finish(reader.settle(results, paragraph, [], new Map(), decisions.wanted), pulse);
    },
  });

  return {
    rules: allRules.map(info),
    templates: allTemplates.map(templateInfo),
    provide: (more) => shelf.provide(more),
    paragraphs: paragraphsOf,
    languageOf: (text, format) => languageOfText(paragraphsOf(text, format)),
    dialectOf: (text, format) => spokenIn(paragraphsOf(text, format)),
    check(
      text,
      { dialect: asked, format = "text", settings = defaultSettings, ownWords, teamOverlaps }: CheckOptions = {},
    ) {
      const decisions = decide(settings);
      const paragraphs = paragraphsOf(text, format);
      const dialect = asked ?? spokenIn(paragraphs);
      const all = paragraphs.map((): LaneResults => ({}));
      for (const { first, last } of handfuls(paragraphs))
        finishAbreast(
          paragraphs
            .slice(first, last)
            .map((each, i) => reader.read(all[first + i] as LaneResults, each, dialect, decisions)),
          pulse,
        );
      const document = all.every(({ templates }) => templates) ? treeOf([...all.keys()]) : undefined;
      const textOf = (i: number) => paragraphs[i]?.text ?? "";
      const byTemplates = decisions.templates.judging((i: number) => all[i]?.templates?.reading, textOf);
      const byRules = ofDocument.judging((i: number) => all[i]?.notes, textOf);
      const placed = bothPlaced(byTemplates.judge(document), byRules.judge(document));
      const coinages: Coinages = ownWords === "told" ? new Map() : coinagesIn(all);
      const fold = teamOverlaps === "told" ? withTeamOverlaps : withoutOverlaps;
      const wantedIn = asked ? () => decisions.wanted : oneStray(all, dialect, decisions.wanted);
      const found = paragraphs.flatMap((paragraph, i) => {
        const here = placed.get(i)?.findings ?? [];
        return placedIn(
          finish(reader.settle(all[i] ?? {}, paragraph, here, coinages, wantedIn(i), fold), pulse),
          paragraph.start,
        );
      });
      const said = languageOfText(paragraphs) === undefined ? found : found.filter(({ kind }) => kind === "team");
      return typeof format === "function" ? inTextOrder(said) : said;
    },
    fold: foldLate,
    findHouse(text, rule, dialect = "en-US") {
      const { lane } = createTeamRulesLane({ rules: [rule], terms: [] });
      return paragraphsOf(text).flatMap((paragraph) =>
        placedIn(finish(lane.read(reader.factsOf(paragraph, dialect), []), pulse), paragraph.start),
      );
    },
    tokenize: (text, dialect = "en-US") =>
      plainParagraphs(text).flatMap((paragraph, index) =>
        tokensOf(paragraph, dialect).map(({ start, end, ...token }) => ({
          ...{ start: start + paragraph.start, end: end + paragraph.start },
          ...{ ...token, paragraph: index },
        })),
      ),
    tokens: (paragraph, dialect = "en-US") => tokensOf(paragraph, dialect),
    measure: (paragraph, dialect = "en-US") => finish(reader.measure(paragraph, dialect)),
    suggest: (word, dialect, limit = 5) => shelf.get(lexicon)?.suggest(word, dialect, limit) ?? [],
    rewrites(paragraph, span, { dialect = "en-US", settings = defaultSettings } = {}) {
      const decisions = decide({ ...settings, picky: false });
      return reader.hasAll(decisions) ? rewritesOf(paragraph, span, rewriteSource(dialect, decisions)) : [];
    },
    judge(paragraph, span, versions, { dialect = "en-US", settings = defaultSettings } = {}) {
      const decisions = decide({ ...settings, picky: false });
      if (!reader.hasAll(decisions)) return { span: undefined, faults: [] };
      return judgeVersions(paragraph, span, versions, { ...rewriteSource(dialect, decisions), terms: settings.terms });
    },
    session: ({ dialect, settings = defaultSettings }) =>
      new EditSession({ reader, decide, documentRules: ofDocument, dialect }, settings),
    problems: (settings) => [...decide(settings).house.problems],
    tryTeamRule(rule, examples = {}, dialect = "en-US") {
      const lane = createRuleLane([{ ...rule, enabled: true }]);
      const raises = (text: string | undefined): boolean | undefined =>
        text === undefined
          ? undefined
          : plainParagraphs(text).some((each) => finish(lane.read(analysed(each, dialect)), pulse).length > 0);
      const wrongRaises = raises(examples.wrong);
      const right = raises(examples.right);
      return { problems: lane.problems, wrongRaises, rightStaysSilent: right === undefined ? undefined : !right };
    },
  };
}
