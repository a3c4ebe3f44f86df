import { dialectBit, type WordEntry } from "@housestyle/engine";
import { nearCommon } from "./near-common.ts";
import type { SourceWord } from "./sources.ts";
import { frequencyOf } from "./word-counts.ts";
import type { ListedWord } from "./word-list-file.ts";

/** Everything the packed list is made of. */
export interface Ingredients {
  readonly sources: Iterable<SourceWord>;
  /** Words on top of the dictionaries, and dialects they forgot. */
  readonly added: Iterable<ListedWord>;
  /** Words never offered. */
  readonly rude: Iterable<ListedWord>;
  /** Entries of the dictionaries that are mistakes. */
  readonly removed: Iterable<ListedWord>;
  readonly counts: ReadonlyMap<string, number>;
}

interface Draft {
  dialects: number;
  rude: boolean;
  rare: boolean;
}

/** Merges the sources into one entry per spelling, its dialects together, its frequency attached. */
export function wordEntries(ingredients: Ingredients): WordEntry[] {
  const drafts = new Map<string, Draft>();
  for (const source of ingredients.sources) merge(drafts, source);
  for (const { word, dialects } of ingredients.added) merge(drafts, { word, dialects, rude: false, rare: false });
  acceptOxfordSpelling(drafts);
  for (const { word } of ingredients.rude) for (const draft of [drafts.get(word)]) if (draft) draft.rude = true;
  for (const { word } of ingredients.removed) drafts.delete(word);
  dropLikelySlips(drafts, ingredients.counts);
  return [...drafts].map(([word, draft]) => ({
    word,
    ...draft,
    frequency: frequencyOf(ingredients.counts.get(word) ?? 0),
  }));
}

function merge(drafts: Map<string, Draft>, { word, dialects, rude, rare }: SourceWord): void {
  const draft = drafts.get(word);
  if (!draft) {
    drafts.set(word, { dialects, rude, rare });
    return;
  }
  draft.dialects |= dialects;
  draft.rude ||= rude;
  draft.rare &&= rare;
}

/** British English knows both *organise* and *organize*; the dictionary lists the first alone. Not so *analyse*. */
function acceptOxfordSpelling(drafts: Map<string, Draft>): void {
  for (const [word, draft] of drafts) {
    const british = word.replace(/iz(e|ed|es|er|ers|ing|ings|able|ation|ations|ational|ationally)$/, "is$1");
    const other = british === word ? undefined : drafts.get(british);
    if (other && other.dialects & dialectBit["en-GB"]) draft.dialects |= dialectBit["en-GB"];
  }
}

const commonEnough = 110;

function dropLikelySlips(drafts: Map<string, Draft>, counts: ReadonlyMap<string, number>): void {
  const isSlip = nearCommon(
    [...drafts]
      .filter(([word, { rare }]) => !rare && frequencyOf(counts.get(word) ?? 0) >= commonEnough)
      .map(([word]) => word),
  );
  for (const [word, { rare }] of drafts) if (rare && !counts.get(word) && isSlip(word)) drafts.delete(word);
}
