import { wordSet } from "../text/word-set.ts";

/** Verbs of thinking and saying: what is thought or said needs no “that” behind them, and may stand before them. */
export const reportingVerbs = wordSet(`
  think know guess suppose believe hope fear say see mean tell imagine assume swear feel wish wonder ask add reply answer explain note
  report warn claim insist admit argue cry shout whisper write call agree concede remark observe
`);
