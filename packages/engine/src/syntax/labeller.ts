import { type Form, type FormRows, formOf, noClasses } from "./form.ts";
import {
  beforeKey,
  behindKey,
  endingKeys,
  type Left,
  likelyFeatures,
  lookKey,
  mostTagFeatures,
  otherFeatures,
  wordKey,
  writtenKey,
} from "./tag-features.ts";
import type { Weights } from "./weights.ts";

/** How far the best label must be ahead for the features that mostly decide to be enough. */
const sure = 50;

/** A sentence has a finite verb: what lacks no more than this to be one is one when there is no other. */
const mostLacking = 40;

/** Decides the label of a piece, given what is to the left of it. */
type Decide = (at: number, left: Left) => number;

/**
 * Gives the pieces of a sentence labels from left to right, as numbers of `labels`: a word that has only one gets it;
 * about others `decide` is asked.
 */
export function walkLabels(verbal: readonly boolean[], forms: readonly Form[], decide: Decide): Uint8Array {
  const found = new Uint8Array(forms.length);
  const left = { last: -1, beforeLast: -1, verb: -1, since: 0 };
  for (let at = 0; at < forms.length; at++) {
    const { only } = forms[at] as Form;
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

/** Finds the rows of a form once: the forms of a text are few. */
function rememberRows(weights: Weights): (form: Form, isFirst: boolean) => FormRows {
  const found = (keys: readonly number[]): number[] => keys.map(weights.find).filter((row) => row !== 0);
  const rowsOf = (form: Form, isFirst: boolean): FormRows => ({
    likely: found([wordKey(form), lookKey(form, isFirst)]),
    other: found([writtenKey(form, isFirst), ...(form.known ? [] : endingKeys(form, isFirst))]),
    onNext: weights.find(behindKey(form)),
    onLast: weights.find(beforeKey(form)),
  });
  return (form, isFirst) => {
    if (isFirst) form.rowsAtStart ??= rowsOf(form, true);
    else form.rows ??= rowsOf(form, false);
    return (isFirst ? form.rowsAtStart : form.rows) as FormRows;
  };
}

/** Guesses the labels of a sentence, each from its words and the labels before. */
export function createLabeller(labels: readonly string[], weights: Weights): (forms: readonly Form[]) => Uint8Array {
  const verbal = verbalOf(labels);
  const finite = labels.map((label) => /^(?:VB[DPZ]?|MD)\|/.test(label));
  const keys = new Int32Array(mostTagFeatures);
  const scores = new Int32Array(labels.length);
  /** The best label, and how far the next one is behind. */
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
  // Its rows are those of these weights, so it is not shared.
  const outside = formOf("", noClasses);
  const guess = (forms: readonly Form[], at: number, left: Left): number => {
    const here = forms[at] as Form;
    const own = rows(here, at === 0);
    scores.fill(0);
    for (const row of own.likely) weights.addRow(row, scores);
    weights.addRow(rows(forms[at - 1] ?? outside, false).onNext, scores);
    weights.addRow(rows(forms[at + 1] ?? outside, false).onLast, scores);
    const likely = likelyFeatures(forms, at, left, keys);
    weights.add(keys, 0, likely, scores);
    rank();
    if (ahead >= sure && here.known) return best;
    for (const row of own.other) weights.addRow(row, scores);
    weights.add(keys, likely, otherFeatures(forms, at, left, keys, likely), scores);
    rank();
    return best;
  };

  /** The place that lacks least to be a finite verb, and the label it would have. */
  const nearestVerb = (forms: readonly Form[]): { at: number; label: number } | undefined => {
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

/** More than a heading or a name: it ends with a full stop, a question mark or an exclamation mark. */
const isSentence = (forms: readonly Form[]): boolean => forms.length > 2 && /^[.?!]$/.test(forms.at(-1)?.lower ?? "");
