import { type FormRows, formOf, noClasses, type WordShape } from "./form.ts";
import {
  beforeKey,
  behindKey,
  endingKeys,
  type Left,
  likelyFeatures,
  lookKey,
  mostTagFeatures,
  otherFeatures,
  otherLikely,
  wordKey,
  writtenKey,
} from "./tag-features.ts";
import type { LinearModel } from "./weights.ts";

/** How far ahead the best label must be for the words alone to be enough: true for half of those that are looked at. */
const plain = 60;

/** The same for the most decisive features, true for half of the rest. */
const sure = 50;
const surer = 45;

/** A sentence has a finite verb: if there is none, the word that falls short by no more than this is taken for one. */
const mostLacking = 40;

/** Decides the label of a piece from what is to its left. */
type Decide = (at: number, left: Left) => number;

/**
 * Gives the pieces of a sentence labels from left to right, as numbers of `labels`: a word that has only one gets it;
 * about others `decide` is asked.
 */
export function walkLabels(verbal: readonly boolean[], forms: readonly WordShape[], decide: Decide): Uint8Array {
  const found = new Uint8Array(forms.length);
  const left = { last: -1, beforeLast: -1, verb: -1, since: 0 };
  for (let at = 0; at < forms.length; at++) {
    const { only } = forms[at] as WordShape;
    const label = only < 0 ? decide(at, left) : only;
    found[at] = label;
    left.beforeLast = left.last;
    left.last = label;
    if (verbal[label]) {
      left.verb = label;
      left.since = 0;
    } else if (left.since < 3) left.since++;
  }
  return found;
}

/** Which labels are verbs, modals and “to”. */
export const verbalOf = (labels: readonly string[]): boolean[] => labels.map((label) => /^(?:VB|MD|TO)/.test(label));

/** Finds the rows of a form once, because a text has few forms. */
function rememberRows(weights: LinearModel): (form: WordShape) => FormRows {
  // Copied: a list that has grown has room for sixteen more, and there are twenty thousand of them.
  const found = (keys: readonly number[]): number[] =>
    keys
      .map(weights.find)
      .filter((row) => row !== 0)
      .slice();
  const other = (form: WordShape, isFirst: boolean): number[] =>
    found([writtenKey(form, isFirst), ...(form.known ? [] : endingKeys(form, isFirst))]);
  return (form) => {
    form.rows ??= {
      word: weights.find(wordKey(form)),
      look: weights.find(lookKey(form, false)),
      lookAtStart: weights.find(lookKey(form, true)),
      onNext: weights.find(behindKey(form)),
      onLast: weights.find(beforeKey(form)),
      other: other(form, false),
      otherAtStart: other(form, true),
    };
    return form.rows;
  };
}

/** Predicts the labels of a sentence, each from its words and the labels before it. */
export function createLabeller(
  labels: readonly string[],
  weights: LinearModel,
): (forms: readonly WordShape[]) => Uint8Array {
  const verbal = verbalOf(labels);
  const finite = labels.map((label) => /^(?:VB[DPZ]?|MD)\|/.test(label));
  const keys = new Int32Array(mostTagFeatures);
  const scores = new Int32Array(labels.length);
  /** The best label, and the distance to the next one. */
  let best = 0;
  let ahead = 0;
  const rank = (): void => {
    let most = Number.NEGATIVE_INFINITY;
    let second = most;
    for (let label = 0; label < scores.length; label++) {
      const score = scores[label] as number;
      if (score > most) {
        second = most;
        most = score;
        best = label;
      } else if (score > second) second = score;
    }
    ahead = most - second;
  };
  const rows = rememberRows(weights);
  // Its rows belong to these weights, so it is not shared.
  const outside = formOf("", noClasses);
  /** Returns whether the best label of a known word is so far ahead that no other features are needed. */
  const isAhead = ({ known }: WordShape, enough: number): boolean => {
    rank();
    return known && ahead >= enough;
  };
  const first = new Int32Array(4);
  /** Starts with the scores of the words alone. */
  const begin = (forms: readonly WordShape[], at: number, { word, look, lookAtStart }: FormRows): void => {
    scores.fill(0);
    first[0] = word;
    first[1] = at === 0 ? lookAtStart : look;
    first[2] = rows(forms[at - 1] ?? outside).onNext;
    first[3] = rows(forms[at + 1] ?? outside).onLast;
    weights.addRows(first, scores);
  };
  const guess = (forms: readonly WordShape[], at: number, left: Left): number => {
    const here = forms[at] as WordShape;
    const own = rows(here);
    begin(forms, at, own);
    if (isAhead(here, plain)) return best;
    const likely = likelyFeatures(forms, at, left, keys);
    weights.add(keys, 0, likely, scores);
    if (isAhead(here, sure)) return best;
    weights.addRows(at === 0 ? own.otherAtStart : own.other, scores);
    const all = otherFeatures(forms, at, left, keys, likely);
    const half = likely + otherLikely;
    weights.add(keys, likely, half, scores);
    if (isAhead(here, surer)) return best;
    weights.add(keys, half, all, scores);
    rank();
    return best;
  };

  /** Returns the word that comes closest to a finite verb, and the label it would have. */
  const nearestVerb = (forms: readonly WordShape[]): { at: number; label: number } | undefined => {
    let found: { at: number; label: number } | undefined;
    let least = mostLacking;
    walkLabels(verbal, forms, (at, left) => {
      const label = guess(forms, at, left);
      const score = scores[label] as number;
      for (let other = 0; other < labels.length; other++) {
        if (!finite[other]) continue;
        const lacking = score - (scores[other] as number);
        if (lacking >= least) continue;
        least = lacking;
        found = { at, label: other };
      }
      return label;
    });
    return found;
  };

  return (forms) => {
    const read = (verb?: { at: number; label: number }): Uint8Array =>
      walkLabels(verbal, forms, (at, left) => (at === verb?.at ? verb.label : guess(forms, at, left)));
    const found = read();
    if (!isSentence(forms) || found.some((label) => finite[label])) return found;
    const verb = nearestVerb(forms);
    return verb ? read(verb) : found;
  };
}

/**
 * Returns whether it is more than a heading or a name: it ends with a period, a question mark, or an exclamation point.
 */
const isSentence = (forms: readonly WordShape[]): boolean =>
  forms.length > 2 && /^[.?!]$/.test(forms.at(-1)?.lower ?? "");
