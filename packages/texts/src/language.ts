import type { CompiledMessage } from "icu-minify/format";

/** A message ready to format: plain text, or a list of text and placeholders. */
export type Message = CompiledMessage;

/** The language in which a person is addressed. */
export interface Language {
  /** The BCP 47 tag, which decides the format of numbers and dates, and the sort order. */
  readonly tag: string;
  /** Returns the translation of a message, or undefined if there is none. */
  message(key: string, source: Message): Message | undefined;
}

/** English, in which all texts are written and which replaces missing translations. */
export const english: Language = { tag: "en", message: () => undefined };

let asked: () => Language = () => english;

/** Returns the language of the current reader. */
export const language = (): Language => asked();

/** Sets how the language is determined: once for a page, or for each caller on a server. */
export function setLanguage(whose: () => Language): void {
  asked = whose;
}
