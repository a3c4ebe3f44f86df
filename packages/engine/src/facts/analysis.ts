import type { Lexicon } from "../speller/lexicon.ts";
import type { Sentence } from "../text/sentences.ts";
import type { Token, Word } from "../text/token.ts";
import { AssetShelf, lexicon } from "./assets.ts";
import { cut } from "./cut.ts";
import { defineFact, type ParagraphSource } from "./fact.ts";
import { ParagraphFacts } from "./paragraph-facts.ts";
import { tags } from "./tags.ts";

/** A paragraph whose words are known but not yet tagged. Offsets count from its first character. */
export interface Words extends Pick<ParagraphSource, "text" | "kind" | "dialect" | "of"> {
  readonly tokens: readonly Word[];
  readonly sentences: readonly Sentence[];
}

/** The same with the dictionary. */
export interface Spelled extends Words {
  readonly lexicon: Lexicon;
}

/** A paragraph with everything that most rules need. */
export interface Analysis extends Spelled {
  readonly tokens: readonly Token[];
}

/** The fact for rules that need only the words of a paragraph. */
export const words = defineFact({
  id: "words",
  needs: [cut],
  make: ([{ tokens, sentences }], { text, kind, dialect, of }): Words => ({
    text,
    kind,
    dialect,
    of,
    tokens,
    sentences,
  }),
});

/** The fact for rules that need the words and the dictionary. */
export const spelled = defineFact({
  id: "spelled",
  needs: [words, lexicon],
  make: ([read, dictionary]): Spelled => ({ ...read, lexicon: dictionary }),
});

/** The fact for rules that need tagged words. */
export const analysis = defineFact({
  id: "analysis",
  needs: [spelled, tags],
  make: ([read, tokens]): Analysis => ({ ...read, tokens }),
});

/** Returns an empty paragraph of the same kind. */
export function emptied({ kind, dialect, lexicon: dictionary }: Analysis): Analysis {
  const shelf = new AssetShelf();
  shelf.provide({ lexicon: dictionary, tagger: () => undefined });
  return new ParagraphFacts({ text: "", kind }, dialect, shelf).of(analysis);
}
