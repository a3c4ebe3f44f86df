import { sentenceEnds } from "../language/sentence-ends.ts";
import { tokenizeInSteps } from "../language/tokenize.ts";
import { maskedInSteps } from "../text/mask.ts";
import { type Sentence, splitSentences } from "../text/sentences.ts";
import type { Token } from "../text/token.ts";
import { defineLongFact } from "./fact.ts";

/** A paragraph cut into tokens and sentences; the tokens are not tagged yet. */
export interface CutParagraph {
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
}

/** The fact of a paragraph's tokens and sentences. */
export const cut = defineLongFact({
  id: "cut",
  needs: [],
  *make(_, paragraph): Generator<void, CutParagraph> {
    const prose = yield* maskedInSteps(paragraph);
    const tokens = yield* tokenizeInSteps(prose, paragraph.text);
    return { tokens, sentences: splitSentences(tokens, sentenceEnds) };
  },
});
