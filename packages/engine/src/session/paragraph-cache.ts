import type { Dialect } from "../settings/settings.ts";
import { Lru } from "../text/lru.ts";
import type { Span } from "../text/span.ts";
import type { SessionParagraph } from "./session.ts";

const spans = (list: readonly Span[] | undefined): string =>
  (list ?? []).map(({ start, end }) => `${start}-${end}`).join();

/** What decides what the rules say about a paragraph; settings are not part of it, they are filters. */
const keyOf = ({ text, kind, markup, opaque }: SessionParagraph, dialect: Dialect): string =>
  `${dialect} ${kind} ${spans(markup)} ${spans(opaque)}\n${text}`;

/** Where a paragraph has its place in a cache, by what it says. */
interface Place<T> {
  readonly known: T | undefined;
  /** Keeps what was read and answers it. */
  keep(read: T): T;
}

/** What was read in paragraphs, the least recently used forgotten first. */
export interface ParagraphCache<T> {
  placeOf(paragraph: SessionParagraph, dialect: Dialect): Place<T>;
}

/** What a finding takes, its words and suggestions included: about so many bytes. */
const bytesOfFinding = 500;

/** A cache that takes at most `capacity` bytes, about; `findingsIn` counts the findings it holds with a paragraph. */
export function createParagraphCache<T extends object>(
  capacity: number,
  findingsIn: (read: T) => number,
): ParagraphCache<T> {
  const entries = new Lru<string, T>(capacity, (key, read) => key.length + findingsIn(read) * bytesOfFinding);
  return {
    placeOf(paragraph, dialect) {
      const key = keyOf(paragraph, dialect);
      return { known: entries.get(key), keep: (read) => entries.set(key, read) };
    },
  };
}
