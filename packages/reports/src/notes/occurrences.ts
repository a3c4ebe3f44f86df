import type { Span } from "@housestyle/engine";
import type { Bar } from "../result/report.ts";
import { commonest } from "./commonest.ts";
import { grouped } from "./grouped.ts";
import type { ParagraphNote } from "./paragraph-note.ts";

/**
 * Things that were found in paragraphs, in text order. Counting them looks at paragraphs as they were noted; where each stands in the
 * text is worked out when it is asked for, as an edit moves all that stands behind it.
 */
export class Occurrences<T extends Span> {
  readonly length: number;
  readonly #noted: readonly ParagraphNote<readonly T[]>[];
  #all: readonly T[] | undefined;

  constructor(noted: readonly ParagraphNote<readonly T[]>[]) {
    this.#noted = noted;
    this.length = noted.reduce((sum, { note }) => sum + note.length, 0);
  }

  /** With their places in the text. */
  get all(): readonly T[] {
    this.#all ??= this.#placed(() => true);
    return this.#all;
  }

  /** How many there are of each name, in the order in which names are first met. What `nameOf` is given has its place in its paragraph. */
  counts<K>(nameOf: (thing: T) => K): Map<K, number> {
    const counts = new Map<K, number>();
    for (const { note } of this.#noted) {
      for (const thing of note) {
        const name = nameOf(thing);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
    return counts;
  }

  /** Those of which `is` says yes. */
  where(is: (thing: T) => boolean): Occurrences<T> {
    const noted = this.#noted.map(({ paragraph, note }) => ({ paragraph, note: note.filter(is) }));
    return new Occurrences(noted.filter(({ note }) => note.length > 0));
  }

  /** Those of paragraphs that begin before a letter of the text. */
  before(offset: number): Occurrences<T> {
    return new Occurrences(this.#noted.filter(({ paragraph }) => paragraph.start < offset));
  }

  /** By their names those of which `is` says yes, as they were noted: each has its place in its paragraph. */
  grouped<K>(nameOf: (thing: T) => K, is: (thing: T) => boolean): Map<K, T[]> {
    return grouped(
      this.#noted.flatMap(({ note }) => note.filter(is)),
      nameOf,
    );
  }

  /** Where those stand of which `is` says yes, of things as they were noted. */
  spans(is: (thing: T) => boolean): Span[] {
    return this.#placed(is).map(({ start, end }) => ({ start, end }));
  }

  /** By what they are called, the commonest first, and of as common ones the earliest. */
  bars(nameOf: (thing: T) => string, most: number): Bar[] {
    return commonest(this.counts(nameOf), most).map(([label, value]) =>
      this.bar(label, value, (thing) => nameOf(thing) === label),
    );
  }

  /** A bar whose places are looked for when they are asked for. */
  bar(label: string, value: number, is: (thing: T) => boolean): Bar {
    const spans = () => this.spans(is);
    return {
      ...{ label, value },
      get places() {
        return spans();
      },
    };
  }

  #placed(is: (thing: T) => boolean): T[] {
    const all: T[] = [];
    for (const { paragraph, note } of this.#noted) {
      const { start: from } = paragraph;
      for (const thing of note) {
        if (is(thing)) all.push({ ...thing, start: thing.start + from, end: thing.end + from });
      }
    }
    return all;
  }
}
