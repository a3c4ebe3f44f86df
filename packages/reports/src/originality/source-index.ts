import type { Span } from "@housestyle/engine";
import { fingerprintsOf, gram, gramsOf, type PlainWord, plainWords } from "./fingerprints.ts";

/** A text that others are compared with: an own or a team's document, an import, a text in the public domain. */
export interface ComparisonText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A stretch of a text that stands in a source as well, perhaps with some words changed. */
export interface MatchedPassage extends Span {
  readonly source: Pick<ComparisonText, "id" | "title">;
  /** The source's words beside it. */
  readonly text: string;
  /** How many words are the same in both. */
  readonly same: number;
}

/** Sources by their fingerprints. */
export interface SourceIndex {
  readonly size: number;
  /** What stands in a source as well, in text order; stretches to be left out are not compared. */
  passagesIn(text: string, leaveOut?: readonly Span[]): MatchedPassage[];
}

interface Indexed {
  readonly source: ComparisonText;
  readonly words: readonly PlainWord[];
}

interface Hit {
  /** Indices of words, in the text and in the source. */
  readonly word: number;
  readonly at: number;
}

/** What stands in so many places is a phrase of the language. */
const mostPlaces = 40;
/** Between two hits of one passage so many words may be changed, and so many be there in one and not in the other. */
const gap = 25;
const drift = 6;
/** So many passages of one source may be under way at once. */
const open = 12;
/** So many common rows of words and so many common words are no accident. */
const fewest = { hits: 4, words: 12 };
/** So much of a passage is the same in both. */
const density = 0.4;

/** Compares texts with some sources. It keeps the sources. */
export function createSourceIndex(sources: readonly ComparisonText[]): SourceIndex {
  const places = new Map<number, { readonly from: number; readonly at: number }[]>();
  const all = sources.map((source, from): Indexed => {
    const words = plainWords(source.text);
    for (const { hash, word } of fingerprintsOf(words)) {
      const own = places.get(hash);
      if (own) own.push({ from, at: word });
      else places.set(hash, [{ from, at: word }]);
    }
    return { source, words };
  });
  return {
    size: sources.length,
    passagesIn(text, leaveOut = []) {
      const words = outside(plainWords(text), leaveOut);
      const hits = new Map<number, Hit[]>();
      // Every row of words of the text is asked for: only the sources are thinned out.
      for (const { hash, word } of gramsOf(words)) {
        const found = places.get(hash) ?? [];
        if (found.length > mostPlaces) continue;
        for (const { from, at } of found) {
          const own = hits.get(from);
          if (own) own.push({ word, at });
          else hits.set(from, [{ word, at }]);
        }
      }
      const passages = [...hits].flatMap(([from, own]) => passagesOf(own, words, all[from] as Indexed));
      return withoutDoubles(passages);
    },
  };
}

/** Words that lie in none of some stretches, which are in text order. */
function outside<T extends Span>(words: readonly T[], stretches: readonly Span[]): T[] {
  let at = 0;
  return words.filter(({ start }) => {
    while ((stretches[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
    return (stretches[at]?.start ?? Number.POSITIVE_INFINITY) > start;
  });
}

/** Hits that lie behind one another in both texts, as passages. */
function passagesOf(
  hits: readonly Hit[],
  words: readonly PlainWord[],
  { source, words: theirs }: Indexed,
): MatchedPassage[] {
  const chains: Hit[][] = [];
  for (const hit of hits) {
    const chain = chains.slice(-open).findLast((each) => goesOn(each.at(-1) as Hit, hit));
    if (chain) chain.push(hit);
    else chains.push([hit]);
  }
  return chains.flatMap((chain) => {
    const [first, last] = [chain[0], chain.at(-1)];
    if (!first || !last) return [];
    const same = new Set(chain.flatMap(({ word }) => Array.from({ length: gram }, (_, i) => word + i))).size;
    const length = last.word + gram - first.word;
    if (chain.length < fewest.hits || same < fewest.words || same < density * length) return [];
    // Sources are thinned out: the first and last words that are the same may have no fingerprint.
    const before = alikeFrom((i) => [words[first.word - i], theirs[first.at - i]]);
    const behind = alikeFrom((i) => [words[last.word + gram - 1 + i], theirs[last.at + gram - 1 + i]]);
    const [start, end] = [words[first.word - before]?.start ?? 0, words[last.word + gram - 1 + behind]?.end ?? 0];
    const text = source.text.slice(theirs[first.at - before]?.start, theirs[last.at + gram - 1 + behind]?.end);
    return [{ start, end, text, same: same + before + behind, source: { id: source.id, title: source.title } }];
  });
}

/** How many words further on, from the first on, are the same in both. */
function alikeFrom(pairAt: (i: number) => readonly (PlainWord | undefined)[]): number {
  let i = 1;
  for (let [own, their] = pairAt(i); own && own.word === their?.word; [own, their] = pairAt(i)) i++;
  return i - 1;
}

const goesOn = (before: Hit, next: Hit): boolean => {
  const [own, their] = [next.word - before.word, next.at - before.at];
  return own > 0 && their > 0 && own <= gap && Math.abs(own - their) <= drift;
};

/** Of passages that overlap, the one with most in common stays. */
function withoutDoubles(passages: readonly MatchedPassage[]): MatchedPassage[] {
  const kept: MatchedPassage[] = [];
  for (const each of [...passages].sort((a, b) => b.same - a.same))
    if (!kept.some(({ start, end }) => start < each.end && each.start < end)) kept.push(each);
  return kept.sort((a, b) => a.start - b.start);
}
