import type { Book } from "../book.ts";
import { companyKinds, together } from "../company.ts";
import type { SectionItem } from "../section.ts";
import { isOffered, type Subject } from "../subject.ts";

/** A word that is often met with another. */
export interface Companion {
  readonly kind: number;
  readonly id: number;
  readonly count: number;
}

/** The company a word keeps, kind by kind, the most telling first. */
export function companyOf(book: Book, word: number): Companion[] {
  const row = book.rows.company(word);
  const found: Companion[] = [];
  for (let at = 0; at < row.length; ) {
    const kind = row[at] ?? 0;
    const count = row[at + 1] ?? 0;
    for (let i = 0; i < count; i++) {
      found.push({ kind, id: row[at + 2 + 2 * i] ?? 0, count: row[at + 3 + 2 * i] ?? 0 });
    }
    at += 2 + 2 * count;
  }
  return found;
}

/** Words that go with it; each kind in turn, so that a short list shows some of each. */
export function collocations(book: Book, { word }: Subject): SectionItem[] {
  const company = companyOf(book, word).filter(({ id }) => isOffered(book, id));
  const most = Math.max(1, ...company.map(({ count }) => count));
  const kinds = [...Map.groupBy(company, ({ kind }) => kind).values()];
  const longest = Math.max(0, ...kinds.map((kind) => kind.length));
  const inTurn = Array.from({ length: longest }, (_, i) => kinds.flatMap((kind) => kind[i] ?? [])).flat();
  return inTurn.map(({ kind, id, count }) => ({
    text: together(kind, book.text(word), book.text(id)),
    weight: Math.max(1, Math.round((100 * Math.log2(1 + count)) / Math.log2(1 + most))),
    meaning: companyKinds[kind]?.name ?? "",
  }));
}
