import { explore } from "@housestyle/explorer";
import type { HeadOf } from "../http/index.ts";
import { texts } from "../texts.ts";
import type { LookUp } from "./look-up.ts";

/** The most characters of a page description, because longer ones are cut off. */
const longest = 180;

/** Returns the title and description of a word's page, with its meaning, for links and search results. */
export function wordHead(lookUp: LookUp): HeadOf {
  return async (path) => {
    const [, encoded] = /^\/word-explorer\/([^/]+)\/?$/i.exec(path) ?? [];
    if (encoded === undefined) return undefined;
    const word = decoded(encoded);
    if (word === undefined) return { title: texts.words.unknownTitle, description: texts.words.unknown, found: false };
    const book = await lookUp().catch(() => undefined);
    // Without its book the page still comes; its own call says what is wrong.
    if (!book) return undefined;
    const sections = explore(book, word, {});
    if (sections.length === 0)
      return { title: texts.words.unknownTitle, description: texts.words.unknown, found: false };
    const meanings = sections.find(({ kind }) => kind === "definitions")?.items.map(({ text }) => text) ?? [];
    const description = `${word}: ${meanings.slice(0, 2).join("; ") || texts.words.about}`;
    return { title: texts.words.title(word), description: description.slice(0, longest), found: true };
  };
}

function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
