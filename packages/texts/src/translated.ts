import compile from "icu-minify/compile";
import type { Language, Message } from "./language.ts";

/** A language out of its file: what each key is in it, in ICU's MessageFormat. Each is read when it is first said. */
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
