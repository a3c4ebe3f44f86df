import type { Analysis } from "../../facts/analysis.ts";
import { type AcronymUse, acronymsIn } from "../../language/acronyms.ts";
import { defineRule, ofDocument, type PlacedHit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** How an acronym is used in one part of a document. */
interface Use {
  readonly count: number;
  /** Whether its first use defines it. */
  readonly opens: boolean;
  /** How many times it is defined. */
  readonly explained: number;
}

type Uses = ReadonlyMap<string, Use>;

const none: Uses = new Map();
/** Well-known acronyms that need no definition. */
const known = wordSet(`
  PDF API HTML CSS HTTP HTTPS URL XML JSON CPU GPU RAM SQL IT AI HR PR TV NATO UNESCO UNICEF BBC CNN NFL NBA MTV IBM HIV AIDS
  VAT GDP CFO CTO MBA SMS IP TCP NULL TRUE FALSE SUV DJ LED LCD MP NGO PE OS UI KGB MI5 SOS UFO VHS CAD ISBN
`);
/** An undefined acronym is flagged only if it is used at least this many times. */
const often = 3;

function added(uses: Uses, more: Iterable<readonly [string, Use]>): Uses {
  const all = new Map(uses);
  for (const [name, { count, opens, explained }] of more) {
    const known = all.get(name);
    all.set(name, {
      count: (known?.count ?? 0) + count,
      opens: known?.opens ?? opens,
      explained: (known?.explained ?? 0) + explained,
    });
  }
  return all;
}

const useOf = ({ name, defines }: AcronymUse): readonly [string, Use] => [
  name,
  { count: 1, opens: defines, explained: defines ? 1 : 0 },
];

/** Whether an acronym is defined more than once, too late, or never although it is used often. */
const isOdd = ({ count, opens, explained }: Use): boolean =>
  explained > 1 || (!opens && (explained > 0 || count >= often));

/** Returns the message for one use of such an acronym, or undefined if this use is not flagged. */
function saidOf({ name, defines }: AcronymUse, { opens, explained }: Use, isFirst: boolean): string | undefined {
  if (defines && !isFirst && (opens || explained > 1)) return `“${name}” is defined more than once.`;
  if (!isFirst || opens) return undefined;
  return explained > 0
    ? `Define “${name}” here, where it first appears.`
    : `“${name}” is never defined. Spell it out where it first appears.`;
}

/** Flags acronyms that are never defined, defined too late, or defined twice. */
export const acronyms = defineRule({
  document: ofDocument<Analysis, readonly AcronymUse[], Uses>({
    note: (a) => acronymsIn(a, known),
    sum: (uses) => (uses.length === 0 ? none : added(none, uses.map(useOf))),
    merge: (left, right) =>
      left.size === 0 || right.size === 0 ? (left.size === 0 ? right : left) : added(left, right),
    *result(all, walk): Generator<PlacedHit> {
      const odd = new Map([...all].filter(([, use]) => isOdd(use)));
      const met = new Set<string>();
      // A stretch is of interest for what has not been met yet, or is explained there.
      const isOfInterest = (uses: Uses): boolean =>
        [...uses].some(([name, { explained }]) => odd.has(name) && (!met.has(name) || explained > 0));
      for (const { paragraph, note } of walk(isOfInterest))
        for (const each of note) {
          const use = odd.get(each.name);
          const message = use && saidOf(each, use, !met.has(each.name));
          met.add(each.name);
          if (message) yield { paragraph, start: each.start, end: each.end, message, suggestions: [] };
        }
    },
  }),
});
