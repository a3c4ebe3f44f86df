import { wordSet } from "../text/word-set.ts";

/**
 * Words that hold a sentence together and carry little of its meaning: articles, prepositions, conjunctions, auxiliaries.
 * Personal pronouns, negations and what tells how much are left out, so that edited prose has about 40 in 100. Written
 * by us.
 */
const glueWords = wordSet(`
  a about above across after again against all almost along although am among an and are around as at back be became
  because become been before behind being below between but by can cannot could did do does doing done down during
  else for from further get gets getting go got had has have having if in into is just let like may might must nor
  of off often on once onto or out over put shall should since so such take than that the then there therefore these
  this those though through thus till to together too toward towards under until up upon very was way were what
  whatever whenever whether which while whoever will with within without would
`);

/** Whether a lower-case word, perhaps with a clitic, is glue: it’s, don’t. */
export const isGlue = (word: string): boolean =>
  glueWords.has(word) || glueWords.has(word.replace(/(?:n't|'(?:s|m|re|ve|ll|d))$/, ""));
