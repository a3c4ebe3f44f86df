import type { Kind } from "@housestyle/engine";
import type { Marking } from "../host.ts";
import type { WordContext } from "./word-api.ts";
import { isGone } from "./word-places.ts";
import type { ReadWordParagraph, WordReader } from "./word-reader.ts";

/** The colors Word offers for underlines. */
const colors: Readonly<Record<Kind, string>> = {
  spelling: "Red",
  grammar: "Blue",
  punctuation: "Blue",
  clarity: "Green",
  style: "Green",
  inclusive: "Green",
  team: "Lavender",
};

/** The underlines in the document, which Word calls annotations. Word drops them by itself when their words are edited. */
export class WordMarks {
  readonly #reader: WordReader;
  readonly #marks = new Map<string, { readonly paragraph: string; readonly start: number }>();

  constructor(reader: WordReader) {
    this.#reader = reader;
  }

  /** Returns the paragraph of an underline and where it began. */
  at(id: string): { readonly paragraph: string; readonly start: number } | undefined {
    return this.#marks.get(id);
  }

  /**
   * Underlines many paragraphs in two round trips; four when one of the old underlines or paragraphs is gone. Paragraphs with
   * another text than was checked, or with tracked changes, lose their underlines.
   */
  async draw(context: WordContext, markings: readonly Marking[]): Promise<void> {
    const ids = new Set(markings.map(({ paragraph }) => paragraph.id));
    const old = [...this.#marks].filter(([, { paragraph }]) => ids.has(paragraph)).map(([id]) => id);
    const read = await this.#eraseAndRead(context, old, ids);
    for (const id of old) this.#marks.delete(id);
    const added = markings.flatMap(({ paragraph, findings }) => {
      const here = read.get(paragraph.id);
      if (here?.read.text !== paragraph.text || here.read.isRevised || findings.length === 0) return [];
      const critiques = findings.map(({ start, end, kind }) => ({
        colorScheme: colors[kind],
        start,
        length: end - start,
      }));
      return { paragraph, findings, ids: here.paragraph.insertAnnotations({ critiques }) };
    });
    await context.sync();
    for (const { paragraph, findings, ids } of added)
      for (const [index, id] of ids.value.entries())
        this.#marks.set(id, { paragraph: paragraph.id, start: findings[index]?.start ?? 0 });
  }

  async #eraseAndRead(
    context: WordContext,
    old: readonly string[],
    ids: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, ReadWordParagraph>> {
    try {
      for (const id of old) context.document.getAnnotationById(id).delete();
      return byId(await this.#reader.named(context, ids));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    // One of them is gone, and Word does not say which.
    const read = (await this.#reader.all(context)).filter(({ read }) => ids.has(read.id));
    const left = read.map(({ paragraph }) => paragraph.getAnnotations());
    for (const annotations of left) annotations.load("items/id");
    await context.sync();
    for (const annotation of left.flatMap(({ items }) => items)) if (old.includes(annotation.id)) annotation.delete();
    return byId(read);
  }
}

const byId = (paragraphs: readonly ReadWordParagraph[]) => new Map(paragraphs.map((each) => [each.read.id, each]));
