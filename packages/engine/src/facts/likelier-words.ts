import { TokenHashes } from "../confusions/slot.ts";
import { stretches } from "../text/steps.ts";
import { confusions } from "./assets.ts";
import { cut } from "./cut.ts";
import { defineLongFact } from "./fact.ts";

/** A word that was probably meant instead of a token. */
export interface LikelierWord {
  readonly index: number;
  readonly word: string;
}

/** The fact of the words in a paragraph that were probably written in place of others. */
export const likelierWords = defineLongFact({
  id: "likelier-words",
  needs: [cut, confusions],
  *make([{ tokens }, known]): Generator<void, readonly LikelierWord[]> {
    const hashes = new TokenHashes(tokens.length);
    for (const { first, last } of stretches(tokens.length)) {
      for (let index = first; index < last; index++) hashes.read(tokens, index);
      yield;
    }
    const found: LikelierWord[] = [];
    for (const { first, last } of stretches(tokens.length)) {
      for (let index = first; index < last; index++) {
        const word = known.likelier(tokens, hashes, index);
        if (word !== undefined) found.push({ index, word });
      }
      yield;
    }
    return found;
  },
});
