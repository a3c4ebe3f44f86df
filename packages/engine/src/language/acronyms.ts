import type { Analysis } from "../facts/analysis.ts";
import type { Span } from "../text/span.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { isInQuotation } from "./quoted.ts";

/** Nobody spells these out; some are no acronyms but words that programs write in capitals. */
const everyday = wordSet(`
  OK TV AM PM US USA UK EU UN AD BC CE BCE ID CEO PC CD DVD PIN ATM DNA FAQ FBI CIA NASA GPS USB WWW RSVP DIY ASAP
  TRUE FALSE NULL PS TODO PO BST GMT UTC EST PST CET AKA VIP IQ TBA TBD NB
`);

/** An acronym where it stands, and whether it is introduced there. */
export interface AcronymUse extends Span {
  readonly name: string;
  readonly defines: boolean;
}

/** “World Health Organization (WHO)”, “WHO (World Health Organization)”: words with its first letter stand beside it. */
function isIntroduced({ tokens }: Analysis, index: number, name: string): boolean {
  const first = name[0]?.toLowerCase() ?? "";
  const [before, next] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
  if (next === "stands" && tokens[index + 2]?.lower === "for") return true;
  const starts = (words: readonly Token[]): boolean =>
    words.filter(({ kind }) => kind === "word").length > 1 && words.some(({ lower }) => lower.startsWith(first));
  if (before === "(" && next === ")") return starts(tokens.slice(Math.max(0, index - 4 - name.length), index - 1));
  return next === "(" && starts(tokens.slice(index + 2, index + 3 + name.length).filter(({ text }) => text !== ")"));
}

/** Capitals among capitals are shouting, or a heading in capitals. */
function isShouted({ tokens }: Analysis, index: number): boolean {
  const beside = [tokens[index - 1], tokens[index + 1]];
  return beside.some((token) => token?.kind === "word" && /^\p{Lu}{3,}$/u.test(token.text));
}

/** The acronyms of a paragraph; Roman numerals, names of states before a number and shouted words are none. */
export function acronymsIn(a: Analysis, known: ReadonlySet<string>): AcronymUse[] {
  if (a.kind === "heading") return [];
  return a.tokens.flatMap((token, index): AcronymUse[] => {
    const [, name] = /^(\p{Lu}{2,6})(?:s|['’]s)?$/u.exec(token.text) ?? [];
    if (token.kind !== "word" || name === undefined || known.has(name) || everyday.has(name)) return [];
    if (/^[IVXLCDM]+$/.test(name) || a.tokens[index + 1]?.kind === "number" || isShouted(a, index)) return [];
    if (a.kind === "quote" || isInQuotation(a, token.start)) return [];
    return [{ name, start: token.start, end: token.end, defines: isIntroduced(a, index, name) }];
  });
}

/** How often an acronym stands in a stretch of text, and whether it is introduced where it first does. */
interface AcronymCount {
  readonly count: number;
  readonly defines: boolean;
}

/** The acronyms of a stretch of text. */
export type AcronymUses = ReadonlyMap<string, AcronymCount>;

/** The acronyms of a paragraph, put together. */
export function usesOf(uses: readonly AcronymUse[]): AcronymUses {
  const all = new Map<string, AcronymCount>();
  for (const { name, defines } of uses) {
    const known = all.get(name);
    all.set(name, { count: (known?.count ?? 0) + 1, defines: known?.defines ?? defines });
  }
  return all;
}

/** The acronyms of two stretches, one behind the other. */
export function usesOfBoth(left: AcronymUses, right: AcronymUses): AcronymUses {
  if (left.size === 0 || right.size === 0) return left.size === 0 ? right : left;
  const all = new Map(left);
  addUses(all, right);
  return all;
}

/** Adds the acronyms of the stretch behind. */
export function addUses(all: Map<string, AcronymCount>, right: AcronymUses): void {
  for (const [name, { count, defines }] of right) {
    const known = all.get(name);
    all.set(name, { count: (known?.count ?? 0) + count, defines: known?.defines ?? defines });
  }
}

/** Those that stand there so often and are not introduced. */
export const unintroduced = (uses: AcronymUses, often: number): string[] =>
  [...uses].filter(([, { count, defines }]) => count >= often && !defines).map(([name]) => name);
