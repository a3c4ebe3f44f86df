import { escaped } from "../xml/xml-pieces.ts";
import type { BookChapter } from "./book-chapters.ts";

/** A line of the table of contents. */
interface ContentsEntry {
  readonly href: string;
  readonly level: number;
  readonly words: string;
}

/** Returns the table of contents as an XHTML list. Chapters without headings are listed under the title of the book. */
export function contentsList(chapters: readonly BookChapter[], title: string): string {
  return listFrom(chapters.flatMap((chapter) => entriesOf(chapter, title)));
}

function entriesOf({ name, headings }: BookChapter, title: string): readonly ContentsEntry[] {
  const entries = headings
    .filter(({ words }) => escaped(words).trim() !== "")
    .map(({ id, level, words }) => ({ href: `${name}#${id}`, level, words }));
  return entries.length > 0 ? entries : [{ href: name, level: 1, words: title }];
}

/**
 * Returns entries as a list. Those deeper than the one before them form a list in it, however many levels are skipped.
 */
function listFrom(entries: readonly ContentsEntry[]): string {
  const open: number[] = [];
  let list = "";
  for (const { href, level, words } of entries) {
    while (open.length > 1 && (open.at(-2) ?? 0) >= level) {
      list += "</li></ol>";
      open.pop();
    }
    const around = open.at(-1);
    if (around === undefined || around < level) {
      list += "\n<ol>";
      open.push(level);
    } else {
      list += "</li>\n";
      open[open.length - 1] = level;
    }
    list += `<li><a href="${href}">${escaped(words)}</a>`;
  }
  return list + "</li></ol>".repeat(open.length);
}
