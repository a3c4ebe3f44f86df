import type { Lexicon } from "../speller/lexicon.ts";
import type { Sentence } from "../text/sentences.ts";
import type { Token, Word } from "../text/token.ts";
import { AssetShelf, lexicon } from "./assets.ts";
import { cut } from "./cut.ts";
import { defineFact, type ParagraphSource } from "./fact.ts";
import { ParagraphFacts } from "./paragraph-facts.ts";
import { tags } from "./tags.ts";

/** A paragraph whose words are known, their parts of speech are not. Offsets count from its first letter. */
export interface Words extends Pick<ParagraphSource, "text" | "kind" | "dialect" | "of"> {
  readonly tokens: readonly Word[];
  readonly sentences: readonly Sentence[];
}

/** The same beside the dictionary. */
export interface Spelled extends Words {
  readonly lexicon: Lexicon;
}

/** A paragraph, read: what most rules are given. */
export interface Analysis extends Spelled {
  readonly tokens: readonly Token[];
}

/** The words of a paragraph. */
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

/** The words of a paragraph beside the dictionary. */
export const spelled = defineFact({
  id: "spelled",
  needs: [words, lexicon],
  make: ([read, dictionary]): Spelled => ({ ...read, lexicon: dictionary }),
});

/** All of it. */
export const analysis = defineFact({
  id: "analysis",
  needs: [spelled, tags],
  make: ([read, tokens]): Analysis => ({ ...read, tokens }),
});

/** A paragraph of the same kind that says nothing. */
export function emptied({ kind, dialect, lexicon: dictionary }: Analysis): Analysis {
  const shelf = new AssetShelf();
  shelf.provide({ lexicon: dictionary, tagger: () => undefined });
  return new ParagraphFacts({ text: "", kind }, dialect, shelf).of(analysis);
}
