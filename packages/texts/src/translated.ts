import compile from "icu-minify/compile";
import type { Language, Message } from "./language.ts";

/** Returns a language from its translations by key, in ICU MessageFormat. Each is compiled when first used. */
export function translated(tag: string, messages: Readonly<Record<string, string>>): Language {
  const read = new Map<string, Message>();
  return {
    tag,
    message(key) {
      const source = messages[key];
      if (source === undefined) return undefined;
      const message = read.get(key) ?? compile(source);
      read.set(key, message);
      return message;
    },
  };
}
