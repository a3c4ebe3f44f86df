export { createEngine } from "./create-engine.ts";
export type * from "./engine.ts";
export type * from "./finding.ts";
export type * from "./session.ts";
export * from "./settings.ts";
export { dialectBit, encodeWords, type WordEntry } from "./speller/encode-words.ts";
export { type Lexicon, openLexicon } from "./speller/lexicon.ts";
export * from "./text/paragraph.ts";
export type { Span } from "./text/span.ts";
