import { commonWords as commonest } from "../lists/common-words.ts";

/** Words so common that nobody hears them twice, and that are no topic: the commonest, and everyday nouns and verbs. Written by us. */
export const commonWords: ReadonlySet<string> = new Set([
  ...commonest,
  ...`alone amount begin beside besides beyond close course face fact feel feet follow four full hands head hear heard held help high
  hold home hour idea inside kind large leave life light live matter mind minute moment morning mother move nearly night number
  open order ought person point possible reason room round side sort speak stand start state stood suppose sure talk thank thirty
  times tried true usual voice wait walk water ways week woman women words world young eye eyes
  chapter example section`.split(/\s+/),
]);
