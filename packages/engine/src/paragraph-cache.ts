import type { SessionParagraph } from "./session.ts";
import type { Dialect } from "./settings.ts";
import type { Span } from "./text/span.ts";

const spans = (list: readonly Span[] | undefined): string =>
  (list ?? []).map(({ start, end }) => `${start}-${end}`).join();

/** What decides what the rules say about a paragraph; settings are not part of it, they are filters. */
const keyOf = ({ text, kind, markup, opaque }: SessionParagraph, dialect: Dialect): string =>
  `${dialect} ${kind} ${spans(markup)} ${spans(opaque)}\n${text}`;

/** What was read in a paragraph, the least recently used forgotten first. */
export interface ParagraphCache<T> {
  get(paragraph: SessionParagraph, dialect: Dialect, read: () => T): T;
}

/** A cache that keeps at most `capacity` UTF-16 units of paragraphs. */
export function createParagraphCache<T extends object>(capacity: number): ParagraphCache<T> {
  const entries = new Map<string, T>();
  let size = 0;
  return {
    get(paragraph, dialect, read) {
      const key = keyOf(paragraph, dialect);
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
        return known;
      }
      const found = read();
      entries.set(key, found);
      size += key.length;
      for (const oldest of entries.keys()) {
        if (size <= capacity) break;
        entries.delete(oldest);
        size -= oldest.length;
      }
      return found;
    },
  };
}
