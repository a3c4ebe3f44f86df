import type { Book } from "./book.ts";

/** A meaning of a word, and how often it was met. */
type Sense = ReturnType<Book["senses"]>[number];

/**
 * Returns the meanings of a word, the commonest first. Uses were counted in American texts: a British spelling has those
 * of the American one, so that “colour” means first what “color” does.
 */
export function commonestSenses(book: Book, word: number): readonly Sense[] {
  const own = book.senses(word);
  const key = word < 0 ? "" : plainSpelling(book.key(word));
  let isCounted = true;
  const counted = own.map(({ synset, uses }) => {
    const others = book.synset(synset).words.filter(({ id }) => id !== word && plainSpelling(book.key(id)) === key);
    const most = others.flatMap(({ id }) => book.senses(id).filter((each) => each.synset === synset));
    const met = Math.max(uses, ...most.map((each) => each.uses));
    if (met > uses) isCounted = false;
    return { synset, uses: met };
  });
  if (isCounted) return own;
  const ofPart = new Map<string, number>();
  for (const { synset, uses } of counted) {
    const part = book.partOf(synset);
    ofPart.set(part, (ofPart.get(part) ?? 0) + uses);
  }
  const rank = ({ synset }: Sense) => ofPart.get(book.partOf(synset)) ?? 0;
  return counted.toSorted((a, b) => rank(b) - rank(a) || b.uses - a.uses);
}

const toPlain: readonly (readonly [RegExp, string])[] = [
  [/our/g, "or"],
  [/re$/, "er"],
  [/is(e|a|i)/g, "iz$1"],
  [/ys(e|i)/g, "yz$1"],
  [/ogue/g, "og"],
  [/ll/g, "l"],
  [/[ao]e/g, "e"],
  [/ence$/, "ense"],
  [/ey$/, "ay"],
];

/** What the spellings of one word have in common; only words of one meaning may be compared by it. */
const plainSpelling = (word: string): string => toPlain.reduce((text, [from, to]) => text.replace(from, to), word);
