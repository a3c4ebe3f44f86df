import type { Sentence } from "../text/sentences.ts";
import type { Token } from "../text/token.ts";
import { tagger } from "./assets.ts";
import { cut } from "./cut.ts";
import { defineLongFact } from "./fact.ts";

/** Only a longer paragraph is tagged in parts, because a tagger is more accurate with the whole. */
const longest = 4000;
/** The number of tokens in a step of some milliseconds. */
const piece = 1000;

/** Divides a paragraph's tokens into parts that end with a sentence, or inside one that is too long. */
function* pieces(tokens: readonly Token[], sentences: readonly Sentence[]): Iterable<readonly Token[]> {
  if (tokens.length <= longest) {
    yield tokens;
    return;
  }
  let first = 0;
  for (const { last } of sentences) {
    while (last - first > 2 * piece) {
      yield tokens.slice(first, first + piece);
      first += piece;
    }
    if (last - first < piece) continue;
    yield tokens.slice(first, last);
    first = last;
  }
  if (first < tokens.length) yield tokens.slice(first);
}

/** The fact of the paragraph's tokens with their tags, lemmas, and clitics. */
export const tags = defineLongFact({
  id: "tags",
  needs: [cut, tagger],
  *make([{ tokens, sentences }, tag]): Generator<void, readonly Token[]> {
    for (const stretch of pieces(tokens, sentences)) {
      tag(stretch);
      yield;
    }
    return tokens;
  },
});
