import { sentenceEnds } from "../language/sentence-ends.ts";
import { tokenizeInSteps } from "../language/tokenize.ts";
import { masked } from "../text/mask.ts";
import { type Sentence, splitSentences } from "../text/sentences.ts";
import type { Token } from "../text/token.ts";
import { defineLongFact } from "./fact.ts";

/** A paragraph cut into tokens and sentences; the tokens are not tagged yet. */
export interface Cut {
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
}

/** How a paragraph is cut. */
export const cut = defineLongFact({
  id: "cut",
  needs: [],
  *make(_, paragraph): Generator<void, Cut> {
    const tokens = yield* tokenizeInSteps(masked(paragraph), paragraph.text);
    return { tokens, sentences: splitSentences(tokens, sentenceEnds) };
  },
});
