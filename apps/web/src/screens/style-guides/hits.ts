import { trialId } from "./rule.ts";

/** A remark in the server's format, in which the end is the last letter. */
interface Tag {
  readonly startPos: number;
  readonly endPos: number;
  readonly helpId: string;
  readonly suggestions: readonly string[];
}

/** A match of the tried rule. `end` is the position after its last letter. */
export interface TrialHit {
  readonly start: number;
  readonly end: number;
  readonly suggestions: readonly string[];
}

/** Returns the matches of the tried rule in the order of the text, without those of other rules. */
export function hitsOf(tags: readonly Tag[]): readonly TrialHit[] {
  return tags
    .filter(({ helpId }) => helpId === trialId)
    .map(({ startPos, endPos, suggestions }) => ({ start: startPos, end: endPos + 1, suggestions }))
    .sort((one, other) => one.start - other.start);
}

/** Splits a text into matches and the text between them. */
export function piecesOf(
  text: string,
  hits: readonly TrialHit[],
): readonly { readonly text: string; readonly hit?: TrialHit }[] {
  const pieces: { readonly text: string; readonly hit?: TrialHit }[] = [];
  let at = 0;
  for (const hit of hits) {
    if (hit.start < at) continue;
    if (hit.start > at) pieces.push({ text: text.slice(at, hit.start) });
    pieces.push({ text: text.slice(hit.start, hit.end), hit });
    at = hit.end;
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces;
}

/** The text with the first suggestion in each place; nothing when the rule only flags. */
export function corrected(text: string, hits: readonly TrialHit[]): string | undefined {
  if (!hits.some(({ suggestions }) => suggestions.length > 0)) return undefined;
  return piecesOf(text, hits)
    .map(({ text: words, hit }) => hit?.suggestions[0] ?? words)
    .join("");
}

/** The numbers of tokens inside the first place that was found: `$0`, `$1` … by their place among all tokens. */
export function refsOf(
  tokens: readonly { readonly startPos: number; readonly endPos: number }[],
  hits: readonly TrialHit[],
): ReadonlyMap<number, string> {
  const [first] = hits;
  const refs = new Map<number, string>();
  if (!first) return refs;
  tokens.forEach(({ startPos, endPos }, index) => {
    if (startPos >= first.start && endPos < first.end) refs.set(index, `$${refs.size}`);
  });
  return refs;
}
