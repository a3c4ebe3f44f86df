import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Function words. Two of them that repeat in the same order are always a slip. */
const small = wordSet(`
  the a an of in on at to from for with by and or but as is are was were be been has have had will would can could
  should may might must this that these those his her their our my your its it i you he she we they not if when
  which who into through about than so because
`);
/** Words that are repeated on purpose: “had had had had”, “over and over and over”. */
const onPurpose = wordSet("had that no yes and over again very so if");

const isWord = (a: Analysis, index: number): boolean => a.tokens[index]?.kind === "word";

/** Whether the `length` tokens at `index` are repeated directly after themselves. */
function isTwice(a: Analysis, index: number, length: number): boolean {
  for (let i = index; i < index + length; i++) {
    const again = a.tokens[i + length];
    if (!isWord(a, i) || !again?.spaced || again.lower !== a.tokens[i]?.lower) return false;
    if (again.sentence !== a.tokens[index]?.sentence) return false;
  }
  return true;
}

/** “on the on the table” → “on the table”. */
export const doubledPhrase = defineRule({
  *check(a): Iterable<Hit> {
    for (let i = 0; i < a.tokens.length; i++) {
      const length = twiceFrom(a, i);
      const [first, last] = [a.tokens[i], a.tokens[i + 2 * length - 1]];
      if (length === 0 || !first || !last) continue;
      const words = a.tokens.slice(i, i + length);
      yield {
        start: first.start,
        end: last.end,
        message: "These words appear twice in a row.",
        suggestions: [words.map(({ text }, at) => (at > 0 && words[at]?.spaced ? ` ${text}` : text)).join("")],
      };
      i += 2 * length - 1;
    }
  },
});

/** Returns how many tokens from `index` on are repeated by mistake, or 0. */
function twiceFrom(a: Analysis, index: number): number {
  const token = a.tokens[index];
  if (!token || (a.tokens[index + 2]?.lower !== token.lower && a.tokens[index + 3]?.lower !== token.lower)) return 0;
  if (!small.has(token.lower)) return 0;
  const length = [3, 2].find((count) => isTwice(a, index, count)) ?? 0;
  const words = a.tokens.slice(index, index + length);
  if (words.filter(({ lower }) => small.has(lower)).length < 2 || follows(a, index, length)) return 0;
  // “On and on and on”; “If they are they are not told.”
  if (words.some(({ lower }) => onPurpose.has(lower)) || (length === 2 && endsClause(words))) return 0;
  return length;
}

/** Whether a clause may end with these words: a pronoun and its verb. The next clause may begin with the same ones. */
const endsClause = ([first, second]: readonly Token[]): boolean => first?.tag === "PRON" && second?.tag === "AUX";

/** Whether the words follow a third time, which is deliberate: “it is what it is what it is”. */
const follows = (a: Analysis, index: number, length: number): boolean =>
  neighbour(a, index + 2 * length - 1, 1)?.lower === a.tokens[index]?.lower ||
  a.tokens[index - 1]?.lower === a.tokens[index + length - 1]?.lower;
