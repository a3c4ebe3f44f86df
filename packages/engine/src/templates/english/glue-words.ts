/** Words that hold a sentence together and carry little of its meaning: articles, prepositions, conjunctions, auxiliaries; personal
 * pronouns are left out. Written by us. */
const glueWords: ReadonlySet<string> = new Set(
  `a about above across after again against all almost along already also although always am among an and another any anything are around as at back be became because become been before behind being below between both but by can cannot could did do does doing done down during each either else even ever every everything few for from further get gets getting go got had has have having how if in into is just let like many may might more most much must neither never no none nor not nothing now of off often on once one only onto or other others out over own put same several shall should since so some something sometimes still such take than that the then there therefore these this those though through thus till to together too toward towards under until up upon very was way were what whatever when whenever where whether which while who whoever whom whose why will with within without would yet`.split(
    /\s+/,
  ),
);

/** Whether a lower-case word, perhaps with a clitic, is glue: it’s, don’t. */
export const isGlue = (word: string): boolean =>
  glueWords.has(word) || glueWords.has(word.replace(/(?:n't|'(?:s|m|re|ve|ll|d))$/, ""));
