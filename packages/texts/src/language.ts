import type { CompiledMessage } from "icu-minify/format";

/** A sentence ready to be said: plain words, or a list of words and places. */
export type Message = CompiledMessage;

/** What people are spoken to in. */
export interface Language {
  /** As in BCP 47; by it numbers, dates and order are chosen. */
  readonly tag: string;
  /** What the sentence of this key is in this language; nothing where it has not been translated. */
  message(key: string, source: Message): Message | undefined;
}

/** What every text is written in, and what is said where there is no translation. */
export const english: Language = { tag: "en", message: () => undefined };

let asked: () => Language = () => english;

/** The language of whoever is spoken to now. */
export const language = (): Language => asked();

/** From now on `whose` tells the language: one for all on a page, each caller's own on a server. */
export function setLanguage(whose: () => Language): void {
  asked = whose;
}
