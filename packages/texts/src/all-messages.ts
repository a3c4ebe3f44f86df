import { catalogues } from "./catalogue.ts";

/** Returns every message of the opened catalogues in English, by key. */
export function allMessages(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, texts] of catalogues) collect(name, texts, found);
  return found;
}

function collect(key: string, text: unknown, into: Map<string, string>): void {
  // A plain text may show braces and tags; in a message what begins them stands between apostrophes.
  if (typeof text === "string") into.set(key, text.replaceAll(/[{}<]+/g, "'$&'"));
  // One sentence may stand at several places: it has the key of the first.
  else if (typeof text === "function" && "key" in text && "source" in text)
    into.set(String(text.key), String(text.source));
  else if (typeof text === "object" && text !== null)
    for (const [name, inner] of Object.entries(text)) collect(`${key}.${name}`, inner, into);
}
