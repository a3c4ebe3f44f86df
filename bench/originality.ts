import { createSourceIndex } from "@housestyle/reports";
import { paragraphsIn, wordsOf, wordsOfNovels } from "./measure.ts";

// Originality: how many passages are found of which one word in ten was changed, and how many fresh ones are taken for copies.

const passages = 200;
const wordsOfAPassage = 80;
/** Numbers that look like chance, the same each time (Park and Miller, 1988). */
const chance = (seed: number) => () => {
  seed = (seed * 48271) % 2147483647;
  return seed / 2147483647;
};

/** A text in passages of so many words. */
function cut(paragraphs: readonly string[]): string[] {
  const words = paragraphs.join(" ").split(/\s+/);
  return Array.from({ length: Math.floor(words.length / wordsOfAPassage) }, (_, i) =>
    words.slice(i * wordsOfAPassage, (i + 1) * wordsOfAPassage).join(" "),
  );
}
const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor((i * all.length) / count)] as T);

const next = chance(7);
const others = wordsOfNovels(2000);

/** One word in ten is another, is gone, or has one more beside it. */
function reworded(passage: string): string {
  return passage
    .split(" ")
    .flatMap((word) => {
      if (next() >= 0.1) return [word];
      const other = others[Math.floor(next() * others.length)] ?? "other";
      const how = next();
      return how < 0.6 ? [other] : how < 0.8 ? [] : [word, other];
    })
    .join(" ");
}

const sources = [...paragraphsIn("novels"), ...paragraphsIn("modern")];
const text = sources.join("\n\n");
const start = performance.now();
const index = createSourceIndex([{ id: "all", title: "all", text }]);
console.log(`an index of ${wordsOf(text)} words: ${(performance.now() - start).toFixed(0)} ms`);
const copies = spread(cut(sources), passages).map(reworded);
const found = copies.filter((copy) => index.passagesIn(copy).length > 0);
console.log(`found ${found.length} of ${copies.length} passages with one word in ten changed (bar ≥ 95 %)`);
// The reserve is of other authors, and no source.
const fresh = spread(cut(paragraphsIn("reserve")), passages);
const flagged = fresh.filter((each) => index.passagesIn(each).length > 0);
console.log(`flagged ${flagged.length} of ${fresh.length} fresh ones (bar 0)`);
for (const each of flagged) console.log(`  ${index.passagesIn(each)[0]?.text}`);
const book = paragraphsIn("novels").join("\n\n");
const before = performance.now();
const again = index.passagesIn(book);
console.log(
  `${wordsOf(book)} words compared with it: ${(performance.now() - before).toFixed(0)} ms, ${again.length} passages`,
);
