import type { Analysis } from "../../facts/analysis.ts";
import { type AcronymUse, acronymsIn } from "../../language/acronyms.ts";
import { defineRule, ofDocument, type PlacedHit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** How an acronym is used in a stretch of text. */
interface Use {
  readonly count: number;
  /** Whether it is explained where it first stands. */
  readonly opens: boolean;
  /** How often it is explained. */
  readonly explained: number;
}

type Uses = ReadonlyMap<string, Use>;

const none: Uses = new Map();
/** Nobody looks these up. */
const known = wordSet(`
  PDF API HTML CSS HTTP HTTPS URL XML JSON CPU GPU RAM SQL IT AI HR PR TV NATO UNESCO UNICEF BBC CNN NFL NBA MTV IBM HIV AIDS
  VAT GDP CFO CTO MBA SMS IP TCP NULL TRUE FALSE SUV DJ LED LCD MP NGO PE OS UI KGB MI5 SOS UFO VHS CAD ISBN
`);
/** Used once, it explains itself by what stands around it, or nobody has to remember it. */
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

/** Whether there is anything to say of an acronym. */
const isOdd = ({ count, opens, explained }: Use): boolean =>
  explained > 1 || (!opens && (explained > 0 || count >= often));

/** What is said of its first use, and of each explanation behind that. */
function saidOf({ name, defines }: AcronymUse, { opens, explained }: Use, isFirst: boolean): string | undefined {
  if (defines && !isFirst && (opens || explained > 1)) return `“${name}” is defined more than once.`;
  if (!isFirst || opens) return undefined;
  return explained > 0
    ? `Define “${name}” here, where it first appears.`
    : `“${name}” is never defined. Spell it out where it first appears.`;
}

/** “QXW” that is never explained, too late, or twice. */
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
