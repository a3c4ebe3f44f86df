/** Words that hold a sentence together and carry little of its meaning: articles, pronouns, prepositions, auxiliaries. Written by us. */
const glueWords: ReadonlySet<string> = new Set(
  `a about above across after again against all almost along already also although always am among an and another any anybody
  anyone anything are around as at away back be became because become been before behind being below between both but by
  came can cannot come could did do does doing done down during each either else enough even ever every everybody everyone
  everything few for from further get gets getting give given go goes going gone got had has have having he her here hers
  herself him himself his how however i if in into is it its itself just keep kept let like made make makes many may me might
  mine more most much must my myself neither never no nobody none nor not nothing now of off often on once one only onto or
  other others our ours ourselves out over own perhaps put quite rather really said same say says seem seemed seems several
  shall she should since so some somebody someone something sometimes soon still such take taken than that the their theirs
  them themselves then there therefore these they thing things this those though through thus till to together too took toward
  towards under until up upon us use used very was way we well went were what whatever when whenever where whether which while
  who whoever whole whom whose why will with within without would yet you your yours yourself yourselves`.split(/\s+/),
);

/** Whether a lower-case word, perhaps with a clitic, is glue: it’s, don’t. */
export const isGlue = (word: string): boolean =>
  glueWords.has(word) || glueWords.has(word.replace(/(?:n't|'(?:s|m|re|ve|ll|d))$/, ""));
