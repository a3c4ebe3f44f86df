import { wordSet } from "../text/word-set.ts";
import { plural } from "./inflect.ts";
import { uncounted } from "./uncounted.ts";

/** Where the frequency of words is known: the dictionary. */
interface Frequencies {
  frequency(word: string): number;
}

/** How much rarer the plural of a counted noun may be, in steps of the dictionary: “idea” 5, “place” 26, “bread” 66. */
const mostRarer = 26;

/** Nouns that are counted in one sense only: a paper, paper. */
const inOneSense = wordSet(`
  text mail state source power value input output rope paper experience change effort thought fear memory faith trust control support interest choice practice notice reason
  need light war law fish chicken cake hair glass stone time school church college hospital prison class court night
  taste sound study speech language death life right vote form credit use land action nature opinion justice business
  university home town bed sea office self view end side top bottom front back help look respect demand supply force
  difference difficulty possibility opportunity detail evidence charge pain pleasure sport exercise breakfast lunch dinner
`);

/** Nouns that are counted although their plural is much rarer. */
const always = wordSet(
  "phone painting building meeting wedding drawing house horse tree window kitchen garden baby daughter son husband wife boyfriend girlfriend",
);

/** Whether a noun in the singular names one thing that is counted, judged by how common its plural is. */
export function isCounted(lexicon: Frequencies, noun: string): boolean {
  if (
    uncounted.has(noun) ||
    inOneSense.has(noun) ||
    /(?:ing|ness|ity|ment|ism|ance|ence|ship|[iu]tion|sion)$/.test(noun) ||
    /.{4}ation$/.test(noun)
  )
    return false;
  if (always.has(noun)) return true;
  return lexicon.frequency(plural(noun)) >= Math.max(60, lexicon.frequency(noun) - mostRarer);
}
