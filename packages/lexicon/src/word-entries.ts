import { dialectBit, type WordEntry } from "@housestyle/engine";
import { nearCommon } from "./near-common.ts";
import type { SourceWord } from "./sources.ts";
import { frequencyOf } from "./word-counts.ts";
import type { WordListEntry } from "./word-list-file.ts";

/** Everything the packed list is made of. */
export interface Ingredients {
  readonly sources: Iterable<SourceWord>;
  /** Words on top of the dictionaries, and dialects they forgot. */
  readonly added: Iterable<SourceWord>;
  /** Words never offered. */
  readonly rude: Iterable<WordListEntry>;
  /** Entries of the dictionaries that are mistakes. */
  readonly removed: Iterable<WordListEntry>;
  readonly counts: ReadonlyMap<string, number>;
}

interface Draft {
  dialects: number;
  rude: boolean;
  rare: boolean;
  chosen: boolean;
}

/** Merges the sources into one entry per spelling, its dialects together, its frequency attached. */
export function wordEntries(ingredients: Ingredients): WordEntry[] {
  const drafts = new Map<string, Draft>();
  for (const source of ingredients.sources) merge(drafts, source);
  for (const added of ingredients.added) merge(drafts, added);
  acceptOxfordSpelling(drafts);
  spreadNames(drafts);
  for (const { word } of ingredients.rude) markRude(drafts.get(word));
  for (const { word } of ingredients.removed) drafts.delete(word);
  dropLikelySlips(drafts, ingredients.counts);
  return [...drafts].map(([word, { dialects, rude, rare }]) => ({
    word,
    dialects,
    rude,
    rare,
    frequency: frequencyOf(ingredients.counts.get(word) ?? 0),
  }));
}

function markRude(draft: Draft | undefined): void {
  if (draft) draft.rude = true;
}

function merge(drafts: Map<string, Draft>, { word, dialects, rude, rare, chosen = false }: SourceWord): void {
  const draft = drafts.get(word);
  if (!draft) {
    drafts.set(word, { dialects, rude, rare, chosen });
    return;
  }
  draft.dialects |= dialects;
  draft.rude ||= rude;
  draft.rare &&= rare;
  draft.chosen ||= chosen;
}

/** British English knows both *organise* and *organize*; the dictionary lists the first alone. Not so *analyse*. */
function acceptOxfordSpelling(drafts: Map<string, Draft>): void {
  for (const [word, draft] of drafts) {
    const british = word.replace(/iz(e|ed|es|er|ers|ing|ings|able|ation|ations|ational|ationally)$/, "is$1");
    const other = british === word ? undefined : drafts.get(british);
    if (other && other.dialects & dialectBit["en-GB"]) draft.dialects |= dialectBit["en-GB"];
  }
}

/** A name is spelled alike everywhere; adjectives and verbs made of names (*Americanise*, *Palaeolithic*) are no names. */
function spreadNames(drafts: Map<string, Draft>): void {
  for (const [word, draft] of drafts) {
    if (/^\p{Lu}/u.test(word) && !/ae|eo|i[sz](e|ed|es|ing|ation)/.test(word)) draft.dialects = everywhere;
  }
}

const everywhere = 15;
const commonEnough = 110;

/** Rare words that are met less often as themselves than as slips: of a common word, or of a name without its capital. */
function dropLikelySlips(drafts: Map<string, Draft>, counts: ReadonlyMap<string, number>): void {
  const frequency = (word: string) => frequencyOf(counts.get(word) ?? 0);
  const common = [...drafts].filter(([word, { rare }]) => !rare && frequency(word) >= commonEnough);
  const isSlip = nearCommon(common.map(([word]) => word));
  for (const [word, { rare, chosen }] of drafts) {
    if (!rare) continue;
    const name = drafts.get(word.slice(0, 1).toUpperCase() + word.slice(1));
    const lostCapital = /^\p{Ll}/u.test(word) && name !== undefined && !name.rare;
    if (lostCapital || (!chosen && !counts.get(word) && isSlip(word))) drafts.delete(word);
  }
}
