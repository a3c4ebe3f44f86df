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

/** What becomes of a finding under some settings: itself, a better one, or nothing. */
export type Decide = (finding: Finding) => Finding | undefined;

/** Settings made ready to be applied to paragraphs; the same lanes as long as what they are made of is in use. */
export interface CompiledSettings {
  readonly house: TeamRulesLane;
  readonly templates: TemplateLane;
  /** The finding as it is shown, or undefined when it is not. */
  readonly wanted: Decide;
}

/** What the lanes have said of a paragraph so far. Kept with it, so that no lane is asked twice. */
export interface LaneResults {
  /** What our rules say, whatever the settings. */
  said?: readonly Finding[];
  /** What the rules remember of it that judge whole documents; undefined until all lanes have spoken. */
  notes?: Notes;
  /** What those lanes say that were there when others were not; forgotten when all have spoken. */
  early?: Map<Lane, readonly Finding[]>;
  templates?: { readonly lane: TemplateLane; readonly of: readonly Finding[]; readonly reading: TemplateReading };
  house?: { readonly lane: TeamRulesLane; readonly findings: readonly Finding[] };
  /** The paragraph as it was read, see `masked`; only when something was found. */
  prose?: string;
}

const nothing: readonly Finding[] = [];
const noUses: Uses = new Map();

/** What is kept of paragraphs our rules have read, in bytes: about a novel. */
const capacity = 2_000_000;

/** What our rules make of a paragraph. */
interface Read {
  readonly said: readonly Finding[];
  readonly notes: Notes;
}

/** What is said of another language is said of no mistake. */
const inEnglish = (said: readonly Finding[], facts: ParagraphFacts): readonly Finding[] =>
  said.length === 0 ? said : said.filter(({ start }) => !facts.of(inOtherLanguage).has(start));

/** Has the lanes read paragraphs, and folds what they say into one list. */
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

  /** Changes when something arrives that lanes were waiting for. */
  get version(): number {
    return this.#shelf.version;
  }

  /** Whether any lane can read. Templates decide what of our rules is heard: where there are some, all wait for them. */
  mayRead({ templates }: CompiledSettings): boolean {
    const waited = templates.idle ? this.#lanes : [templates.lane];
    return waited.some(({ needs }) => this.#isReady(needs));
  }

  /** Whether all lanes can read. */
  hasAll({ templates, house: teamRules }: CompiledSettings): boolean {
    return [...this.#lanes, templates.lane, teamRules.lane].every(({ needs }) => this.#isReady(needs));
  }

  #isReady(needs: readonly Fact<unknown>[]): boolean {
    return this.#shelf.suffices(needs);
  }

  /** What is known of a paragraph; of the last one asked for it is kept. */
  factsOf(paragraph: SessionParagraph, dialect: Dialect): ParagraphFacts {
    if (this.#last?.paragraph !== paragraph || this.#last.dialect !== dialect)
      this.#last = { paragraph, dialect, facts: new ParagraphFacts(paragraph, dialect, this.#shelf) };
    return this.#last.facts;
  }

  /** A paragraph in numbers. */
  *measure(paragraph: SessionParagraph, dialect: Dialect): Steps<ParagraphMeasures> {
    const [numbers] = yield* this.factsOf(paragraph, dialect).all([measures]);
    return numbers;
  }

  /** Has all lanes read a paragraph that can; what they say is added to what was `heard`. */
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

  /** The words of a paragraph that no dictionary has. */
  usesIn({ templates }: LaneResults): Uses {
    const words = this.#shelf.get(lexicon);
    return words && templates ? usesIn(templates.reading.base, words) : noUses;
  }

  /**
   * What remains to be shown of all that was heard. `placed` is what is said of the document at this paragraph, `coinages` are
   * the words it has of its own, `fold` settles overlaps. No suggestion changes anything but prose.
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
    return yield* fold(shown, this.#rank);
  }
}
