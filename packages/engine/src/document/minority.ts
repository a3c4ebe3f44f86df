import type { Analysis } from "../facts/analysis.ts";
import { type Hit, type OfDocument, ofDocument, type PlacedHit } from "../rule/rule.ts";
import type { Span } from "../text/span.ts";

/** Something that can be written in several ways, and how it is written here. */
export interface VariantUse extends Span {
  /** The same key for all ways of writing it. */
  readonly key: string;
  readonly way: string;
  /** The words as written. */
  readonly text: string;
}

/** What can be written in several ways, and the message for a way that is not the usual one. */
interface Choices {
  readonly note: (a: Analysis) => readonly VariantUse[];
  /** `most` is the most frequent way; if several are equally frequent, the first of them. */
  readonly say: (choice: VariantUse, most: string) => Omit<Hit, "start" | "end">;
}

/** How often each way is used, by key, in the order of first use. */
type Uses = ReadonlyMap<string, ReadonlyMap<string, number>>;

const none: Uses = new Map();

/** Creates a document rule that flags each way of writing something other than the usual one of the document. */
export const minority = ({ note, say }: Choices): OfDocument<Analysis> =>
  ofDocument<Analysis, readonly VariantUse[], Uses>({
    note,
    sum: usesOf,
    merge: usesOfBoth,
    *result(uses, walk): Generator<PlacedHit> {
      const usual = usualOf(uses);
      if (usual.size === 0) return;
      const isUnusual = (key: string, way: string): boolean => (usual.get(key) ?? way) !== way;
      const holdsOne = (part: Uses): boolean =>
        [...part].some(([key, ways]) => usual.has(key) && [...ways.keys()].some((way) => isUnusual(key, way)));
      for (const { paragraph, note: choices } of walk(holdsOne))
        for (const choice of choices) {
          const most = usual.get(choice.key);
          if (most === undefined || most === choice.way) continue;
          yield { paragraph, start: choice.start, end: choice.end, ...say(choice, most) };
        }
    },
  });

/** Returns the usual way of each thing that is written in more than one. */
function usualOf(uses: Uses): ReadonlyMap<string, string> {
  const usual = new Map<string, string>();
  for (const [key, ways] of uses) {
    if (ways.size < 2) continue;
    const [first] = [...ways].sort(([, one], [, other]) => other - one);
    if (first) usual.set(key, first[0]);
  }
  return usual;
}

function usesOf(choices: readonly VariantUse[]): Uses {
  if (choices.length === 0) return none;
  const all = new Map<string, Map<string, number>>();
  for (const { key, way } of choices) {
    const ways = all.get(key) ?? new Map<string, number>();
    all.set(key, ways.set(way, (ways.get(way) ?? 0) + 1));
  }
  return all;
}

function usesOfBoth(left: Uses, right: Uses): Uses {
  if (left.size === 0 || right.size === 0) return left.size === 0 ? right : left;
  const all = new Map(left);
  for (const [key, ways] of right) {
    const known = new Map(all.get(key));
    for (const [way, count] of ways) known.set(way, (known.get(way) ?? 0) + count);
    all.set(key, known);
  }
  return all;
}
