import { type Finding, Lru, type ParagraphSource, readable } from "@housestyle/engine";
import { changeOf } from "./change.ts";
import { familyOf, manner, type TagFamily } from "./families.ts";
import type { Forms } from "./forms.ts";
import type { Judge } from "./judge.ts";
import type { Meant } from "./meant.ts";
import { type Opinion, taggerThreshold, together } from "./opinion.ts";
import type { NeuralTagger, Verdict } from "./tagger.ts";
import { isCut, type PlainToken, plainly, sentenceStart, sentencesOf, tokensOf } from "./tokens.ts";

/**
 * How sure the tagger must be, with a judge both together, by family of changes; a family that is not named is silent.
 */
export type Thresholds = Readonly<Record<string, number>>;

/** What is read of a paragraph. */
export type CorrectorInput = Pick<ParagraphSource, "text" | "markup" | "opaque">;

const remembered = 2000;

/** A sentence, where it stands, and the first and the last of its tokens that something may be said of. */
interface Here {
  /** The passage as it is written, and as it is read. */
  readonly original: string;
  readonly text: string;
  readonly tokens: readonly PlainToken[];
  readonly first: number;
  readonly last: number;
}

type Found = Finding & { readonly p: number; readonly least: number };

/** Reads paragraphs with a tagger. A sentence that was read before is not tagged again. */
export class Corrector {
  readonly #tagger: NeuralTagger;
  readonly #forms: Forms;
  readonly #opinion: Opinion | undefined;
  readonly #seen = new Lru<string, readonly Verdict[]>(remembered);
  readonly #worths = new Lru<string, number>(remembered);
  readonly #read = new Lru<string, readonly Meant[]>(remembered);
  readonly #told: () => void;
  #isBroken = false;

  /**
   * With an `opinion` a judge is asked about what the tagger would change. Once the runtime has failed, `broken` is told, and
   * nothing is found any more.
   */
  constructor(tagger: NeuralTagger, forms: Forms, opinion?: Opinion, broken: () => void = () => {}) {
    this.#tagger = tagger;
    this.#forms = forms;
    this.#opinion = opinion;
    this.#told = broken;
  }

  /**
   * Findings without overlaps, at places of the passage, as far as it `mayGoOn`; none once the runtime has failed. What the judge itself
   * would change is heard by the thresholds `meant`.
   */
  async read(
    passage: CorrectorInput,
    thresholds: Thresholds,
    mayGoOn: () => boolean = () => true,
    meant: Thresholds = {},
  ): Promise<Finding[]> {
    const text = plainly(readable(passage));
    const sentences = sentencesOf(text);
    const found: Found[] = [];
    for (const [i, tokens] of sentences.entries()) {
      if (!mayGoOn()) break;
      const here = { original: passage.text, text, tokens, ...heardPlaces(tokens, sentences[i - 1]) };
      found.push(...(await this.#tagged(here, thresholds)), ...(await this.#meant(here, meant)));
    }
    return apart(found).map(({ p: _, least: __, ...finding }) => finding);
  }

  /** What the tagger would change in a sentence, and the judge, where there is one, lets stand. */
  async #tagged(here: Here, thresholds: Thresholds): Promise<Found[]> {
    const found: Found[] = [];
    for (const [at, verdict] of (await this.#verdicts(here.tokens)).entries()) {
      const finding = this.#finding(here, at, verdict, thresholds);
      const heard = finding && (await this.#heard(finding, here));
      if (heard) found.push(heard);
    }
    return found;
  }

  /** What the judge, where there is one that may speak, would change itself. */
  async #meant(here: Here, thresholds: Thresholds): Promise<Found[]> {
    if (!this.#opinion || Object.keys(thresholds).length === 0) return [];
    return (await this.#meanings(this.#opinion.judge, here.tokens)).flatMap(({ at, ...verdict }) => {
      const finding = this.#finding(here, at, verdict, thresholds);
      return finding && finding.p >= finding.least ? [finding] : [];
    });
  }

  async #verdicts(tokens: readonly PlainToken[]): Promise<readonly Verdict[]> {
    const key = tokens.map(({ text }) => text).join(" ");
    const known = this.#seen.get(key);
    if (known || this.#isBroken) return known ?? [];
    try {
      const verdicts = await this.#tagger.tag(tokens);
      this.#seen.set(key, verdicts);
      return verdicts;
    } catch {
      this.#break();
      return [];
    }
  }

  async #meanings(judge: Judge, tokens: readonly PlainToken[]): Promise<readonly Meant[]> {
    const words = tokens.map(({ text }) => text);
    const key = words.join(" ");
    const known = this.#read.get(key);
    if (known || this.#isBroken) return known ?? [];
    try {
      const meant = await judge.meant(words);
      this.#read.set(key, meant);
      return meant;
    } catch {
      this.#break();
      return [];
    }
  }

  #finding(
    { original, text, tokens, first, last }: Here,
    at: number,
    { tag, p }: Verdict,
    thresholds: Thresholds,
  ): Found | undefined {
    if (at < first || at > last) return undefined;
    const word = tokens[Math.max(at - 1, 0)]?.text ?? "";
    const family = familyOf(tag, word);
    const least = family && Object.hasOwn(thresholds, family.id) ? thresholds[family.id] : undefined;
    if (!family || least === undefined || p < (this.#opinion ? taggerThreshold : least)) return undefined;
    const change = changeOf(this.#forms, text, [sentenceStart, ...tokens], at, tag);
    if (!change) return undefined;
    const { start, end } = change;
    const instead = withMarksOf(original.slice(start, end), change.instead);
    if (instead === original.slice(start, end)) return undefined;
    // What stands for code, a link or markup is not ours to change.
    if (plainly(original.slice(start, end)) !== text.slice(start, end)) return undefined;
    return { ...findingOf(family, original, start, end, word, instead), p, least };
  }

  /** What the judge, where there is one, lets stand, as sure as both are of it. */
  async #heard(found: Found, here: Here): Promise<Found | undefined> {
    if (!this.#opinion) return found;
    const p = together(found.p, await this.#worth(this.#opinion.judge, found, here), this.#opinion.weights);
    return p < found.least ? undefined : { ...found, p };
  }

  async #worth(judge: Judge, found: Found, { text, tokens }: Here): Promise<number> {
    const before = tokens.map((token) => token.text);
    const [from, to] = [tokens.at(0)?.start ?? 0, tokens.at(-1)?.end ?? 0];
    const instead = plainly(found.suggestions[0] ?? "");
    const after = tokensOf(text.slice(from, found.start) + instead + text.slice(found.end, to)).map(
      (token) => token.text,
    );
    const key = `${before.join(" ")}\n${after.join(" ")}`;
    const known = this.#worths.get(key);
    if (known !== undefined || this.#isBroken) return known ?? Number.NEGATIVE_INFINITY;
    try {
      const worth = await judge.worth(before, after);
      this.#worths.set(key, worth);
      return worth;
    } catch {
      this.#break();
      return Number.NEGATIVE_INFINITY;
    }
  }

  /** No memory, most likely: rules go on, and nobody asks a broken runtime again. */
  #break(): void {
    if (!this.#isBroken) this.#told();
    this.#isBroken = true;
  }
}

/** Where something may be said of a sentence: not where it was cut from its neighbours. */
const heardPlaces = (tokens: readonly PlainToken[], before: readonly PlainToken[] = []) => ({
  first: isCut(before) ? 2 : 0,
  last: tokens.length - (isCut(tokens) ? 1 : 0),
});

function findingOf(
  family: TagFamily,
  text: string,
  start: number,
  end: number,
  word: string,
  instead: string,
): Finding {
  return {
    ...manner,
    ruleId: `neural/${family.id}`,
    kind: family.kind,
    start,
    end,
    text: text.slice(start, end),
    message: family.why(word, instead),
    suggestions: [instead],
  };
}

/** A curved apostrophe stays one. */
const withMarksOf = (original: string, instead: string): string =>
  original.includes("’") ? instead.replaceAll("'", "’") : instead;

/** Of what overlaps or touches the likelier stays; in the order of the text. */
function apart(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => b.p - a.p)) {
    if (kept.every(({ start, end }) => one.start >= end || one.end <= start)) kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
}
