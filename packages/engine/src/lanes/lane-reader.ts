import type { Notes } from "../document/judging.ts";
import { type AssetShelf, lexicon } from "../facts/assets.ts";
import type { Fact } from "../facts/fact.ts";
import { inOtherLanguage } from "../facts/other-languages.ts";
import { ParagraphFacts } from "../facts/paragraph-facts.ts";
import type { Finding } from "../findings/finding.ts";
import { type Rank, withoutOverlaps } from "../findings/overlap.ts";
import { measures, type ParagraphMeasures } from "../reports/paragraph-measures.ts";
import { createParagraphCache } from "../session/paragraph-cache.ts";
import type { SessionParagraph } from "../session/session.ts";
import type { Dialect } from "../settings/settings.ts";
import { amongCoinages, type Coinages, type Uses, usesIn } from "../speller/coinages.ts";
import type { TeamRulesLane } from "../team-rules/team-rules-lane.ts";
import type { TemplateLane } from "../templates/lane/template-lane.ts";
import type { TemplateLanes } from "../templates/lane/template-lanes.ts";
import type { TemplateReading } from "../templates/lane/template-reading.ts";
import { maskedInSteps } from "../text/mask.ts";
import { type Steps, stretches } from "../text/steps.ts";
import type { Lane } from "./lane.ts";
import { proseOnly } from "./prose-only.ts";
import { withinGrowth } from "./within-growth.ts";

/** Returns the finding as some settings want it: unchanged, improved, or not at all. */
export type Decide = (finding: Finding) => Finding | undefined;

/** Compiled settings. They share lanes as long as the parts they are compiled from are in use. */
export interface CompiledSettings {
  readonly house: TeamRulesLane;
  readonly templates: TemplateLane;
  /** Returns the finding as it is shown, or undefined if it is not. */
  readonly wanted: Decide;
}

/** The results of the lanes for a paragraph so far, kept with it so that no lane reads it twice. */
export interface LaneResults {
  /** The findings of our rules, whatever the settings. */
  said?: readonly Finding[];
  /** The notes of document rules; undefined until all lanes have read the paragraph. */
  notes?: Notes;
  /** The findings of lanes that could read before others; discarded when all have. */
  early?: Map<Lane, readonly Finding[]>;
  templates?: { readonly lane: TemplateLane; readonly of: readonly Finding[]; readonly reading: TemplateReading };
  house?: { readonly lane: TeamRulesLane; readonly findings: readonly Finding[] };
  /** The paragraph as it was read, see `masked`; only if something was found. */
  prose?: string;
}

const nothing: readonly Finding[] = [];
const noUses: Uses = new Map();

/** The size of the cache of paragraphs that our rules have read, in bytes: about a novel. */
const capacity = 2_000_000;

/** The results of our rules for a paragraph. */
interface Read {
  readonly said: readonly Finding[];
  readonly notes: Notes;
}

/** Removes findings in other languages, which are not mistakes. */
const inEnglish = (said: readonly Finding[], facts: ParagraphFacts): readonly Finding[] =>
  said.length === 0 ? said : said.filter(({ start }) => !facts.of(inOtherLanguage).has(start));

/** Runs the lanes on paragraphs and merges their findings. */
export class LaneReader {
  readonly #shelf: AssetShelf;
  readonly #lanes: readonly Lane[];
  readonly #ofDocument: Lane<Notes>;
  readonly #templates: TemplateLanes;
  readonly #rank: Rank;
  readonly #cache = createParagraphCache<Read>(capacity, ({ said, notes }) => said.length + notes.length);
  #last:
    | { readonly paragraph: SessionParagraph; readonly dialect: Dialect; readonly facts: ParagraphFacts }
    | undefined;

  constructor(
    shelf: AssetShelf,
    lanes: readonly Lane[],
    ofDocument: Lane<Notes>,
    templates: TemplateLanes,
    rank: Rank,
  ) {
    this.#shelf = shelf;
    this.#lanes = lanes;
    this.#ofDocument = ofDocument;
    this.#templates = templates;
    this.#rank = rank;
  }

  /** Changes when an asset arrives that lanes were waiting for. */
  get version(): number {
    return this.#shelf.version;
  }

  /**
   * Returns whether any lane can read. Templates decide which findings of our rules are shown, so if there are any, all
   * lanes wait for them.
   */
  mayRead({ templates }: CompiledSettings): boolean {
    const waited = templates.idle ? this.#lanes : [templates.lane];
    return waited.some(({ needs }) => this.#isReady(needs));
  }

  /** Returns whether all lanes can read. */
  hasAll({ templates, house: teamRules }: CompiledSettings): boolean {
    return [...this.#lanes, templates.lane, teamRules.lane].every(({ needs }) => this.#isReady(needs));
  }

  #isReady(needs: readonly Fact<unknown>[]): boolean {
    return this.#shelf.suffices(needs);
  }

  /** Returns the facts of a paragraph; those of the last one are kept. */
  factsOf(paragraph: SessionParagraph, dialect: Dialect): ParagraphFacts {
    if (this.#last?.paragraph !== paragraph || this.#last.dialect !== dialect)
      this.#last = { paragraph, dialect, facts: new ParagraphFacts(paragraph, dialect, this.#shelf) };
    return this.#last.facts;
  }

  /** Returns the measures of a paragraph. */
  *measure(paragraph: SessionParagraph, dialect: Dialect): Steps<ParagraphMeasures> {
    const [numbers] = yield* this.factsOf(paragraph, dialect).all([measures]);
    return numbers;
  }

  /** Runs all lanes that can read on a paragraph, and adds their findings to `results`. */
  *read(
    results: LaneResults,
    paragraph: SessionParagraph,
    dialect: Dialect,
    { house: teamRules, templates }: CompiledSettings,
  ): Steps<void> {
    const facts = this.factsOf(paragraph, dialect);
    const said = results.said ?? (yield* this.#ask(results, paragraph, dialect, facts));
    if (results.templates?.lane !== templates || results.templates.of !== said) {
      const reading = yield* this.#askTemplates(templates, said, paragraph, dialect, facts);
      if (reading) results.templates = { lane: templates, of: said, reading };
      else delete results.templates;
    }
    if (results.house?.lane !== teamRules && this.#isReady(teamRules.lane.needs))
      results.house = { lane: teamRules, findings: teamRules.idle ? nothing : yield* teamRules.lane.read(facts, said) };
  }

  *#ask(
    results: LaneResults,
    paragraph: SessionParagraph,
    dialect: Dialect,
    facts: ParagraphFacts,
  ): Steps<readonly Finding[]> {
    const place = this.#cache.placeOf(paragraph, dialect);
    if (place.known) {
      results.notes = place.known.notes;
      results.said = place.known.said;
      return results.said;
    }
    results.early ??= new Map();
    let all: readonly Finding[] = [];
    let isWhole = true;
    for (const lane of this.#lanes) {
      const isReady = this.#isReady(lane.needs);
      const said = results.early.get(lane) ?? (isReady ? inEnglish(yield* lane.read(facts, all), facts) : nothing);
      if (isReady) results.early.set(lane, said);
      isWhole &&= isReady;
      all = all.concat(said);
    }
    if (!isWhole) return all;
    delete results.early;
    const notes = yield* this.#ofDocument.read(facts, all);
    results.notes = place.keep({ said: all, notes }).notes;
    results.said = all;
    return all;
  }

  *#askTemplates(
    templates: TemplateLane,
    said: readonly Finding[],
    paragraph: SessionParagraph,
    dialect: Dialect,
    facts: ParagraphFacts,
  ): Steps<TemplateReading | undefined> {
    if (templates.idle) return { base: said, own: nothing, notes: nothing };
    if (!this.#isReady(templates.lane.needs)) return undefined;
    const place = this.#templates.cacheOf(templates).placeOf(paragraph, dialect);
    return place.known ?? place.keep(yield* templates.lane.read(facts, said));
  }

  /** Returns the words of a paragraph that the dictionary lacks. */
  usesIn({ templates }: LaneResults): Uses {
    const words = this.#shelf.get(lexicon);
    return words && templates ? usesIn(templates.reading.base, words) : noUses;
  }

  /**
   * Returns the findings to show. `placed` are those of document rules in this paragraph, `coinages` the words that the
   * text uses as its own, and `fold` settles overlaps. No suggestion changes anything but prose.
   */
  *settle(
    results: LaneResults,
    paragraph: SessionParagraph,
    placed: readonly Finding[],
    coinages: Coinages,
    wanted: Decide,
    fold = withoutOverlaps,
  ): Steps<readonly Finding[]> {
    const { templates, house } = results;
    const { base = nothing, own = nothing } = templates?.reading ?? {};
    const all = [...(house?.findings ?? nothing), ...own, ...placed, ...base];
    if (all.length === 0) return nothing;
    results.prose ??= yield* maskedInSteps(paragraph);
    const shown: Finding[] = [];
    for (const { first, last } of stretches(all.length)) {
      for (const finding of all.slice(first, last)) {
        const left = amongCoinages(finding, coinages);
        const kept = left && proseOnly(left, results.prose);
        const said = kept && wanted(kept);
        if (said) shown.push(said);
      }
      yield;
    }
    return yield* fold(withinGrowth(shown, paragraph), this.#rank);
  }
}
