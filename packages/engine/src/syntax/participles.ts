import { byPast, irregularVerbs } from "../language/irregular-verbs.ts";
import { wordSet } from "../text/word-set.ts";
import type { WordShape } from "./form.ts";

const haveOrBe = wordSet("have has had having 've be am is are was were been being 'm 're");

/** Whether a form is only ever the past: went, saw; “walked” is the participle, too. */
function isOnlyPast(lower: string): boolean {
  const base = byPast.get(lower);
  return base !== undefined && irregularVerbs.get(base)?.participle !== lower;
}

/**
 * Behind a form of “have” or “be” a form that is past and participle alike is the participle: has walked. `found` are
 * labels, put right in place; `past` and `participle` are the numbers of VBD and VBN, `adverb` of what may stand between.
 */
export function settleParticiples(
  forms: readonly WordShape[],
  found: Uint8Array,
  labels: { readonly past: number; readonly participle: number; readonly adverb: number },
): void {
  for (let at = 1; at < forms.length; at++) {
    if (found[at] !== labels.past) continue;
    let before = at - 1;
    while (before > 0 && found[before] === labels.adverb) before--;
    if (haveOrBe.has(forms[before]?.lower ?? "") && !isOnlyPast(forms[at]?.lower ?? "")) found[at] = labels.participle;
  }
}
