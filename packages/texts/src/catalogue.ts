import { written } from "./format.ts";
import { language } from "./language.ts";

/** All opened catalogues by name, for listing them to translators. */
export const catalogues = new Map<string, object>();

/**
 * Returns a catalogue of English texts that are read in the current reader's language. A plain text is looked up each
 * time it is read, so keep the catalogue and not the text. Values that are not texts stay as they are.
 */
export function catalogue<Texts extends object>(name: string, texts: Texts): Texts {
  catalogues.set(name, texts);
  listen(name, texts);
  return texts;
}

function listen(path: string, texts: object): void {
  // What has a getter belongs to another catalogue already.
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(texts))) {
    const key = `${path}.${name}`;
    if (typeof value === "string")
      Object.defineProperty(texts, name, { enumerable: true, get: () => plain(key, value) });
    else if (typeof value === "function" && "key" in value) value.key ||= key;
    else if (typeof value === "object" && value) listen(key, value);
  }
}

function plain(key: string, source: string): string {
  const { tag, message } = language();
  const found = message(key, source);
  return found === undefined ? source : written(found, tag, {});
}
