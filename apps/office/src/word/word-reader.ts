import type { HostParagraph } from "../host.ts";
import type { WordContext, WordParagraph } from "./word-api.ts";

/** A paragraph that was read, and the object that represents it in the same batch. */
export interface ReadWordParagraph {
  readonly read: HostParagraph;
  readonly paragraph: WordParagraph;
}

/** Reads paragraphs as they are with all tracked changes accepted. */
export class WordReader {
  readonly #has: (version: string) => boolean;

  constructor(has: (version: string) => boolean) {
    this.#has = has;
  }

  /** Returns every paragraph: one round trip, or two if the document has tracked changes. */
  async all(context: WordContext): Promise<readonly ReadWordParagraph[]> {
    const { body } = context.document;
    body.paragraphs.load(this.#hasIds ? "items/text,items/uniqueLocalId" : "items/text");
    const accepted = this.#has("1.4") ? body.getReviewedText("Current") : undefined;
    await context.sync();
    const there = body.paragraphs.items.map((paragraph, index) => ({ id: this.#idOf(paragraph, index), paragraph }));
    const stored = there.map(({ paragraph }) => paragraph.text).join("");
    if (!accepted || plain(accepted.value) === plain(stored))
      return there.map(({ id, paragraph }) => ({ read: { id, text: paragraph.text }, paragraph }));
    return this.#read(context, there);
  }

  /** Returns the paragraphs with these IDs: one round trip. Fails with ItemNotFound when one of them is gone. */
  named(context: WordContext, ids: Iterable<string>): Promise<readonly ReadWordParagraph[]> {
    const there = [...ids].map((id) => ({ id, paragraph: context.document.getParagraphByUniqueLocalId(id) }));
    return this.#read(context, there);
  }

  /** Returns all paragraphs after some were added or deleted; transfers the text only of those that are new or in `changed`. */
  async rearranged(
    context: WordContext,
    known: readonly HostParagraph[],
    changed: ReadonlySet<string>,
  ): Promise<readonly HostParagraph[]> {
    const { paragraphs } = context.document.body;
    paragraphs.load("items/uniqueLocalId");
    await context.sync();
    const kept = new Map(known.filter(({ id }) => !changed.has(id)).map((each) => [each.id, each]));
    const there = paragraphs.items.map((paragraph) => ({ id: paragraph.uniqueLocalId, paragraph }));
    const unknown = there.filter(({ id }) => !kept.has(id));
    const news = new Map((await this.#read(context, unknown)).map(({ read }) => [read.id, read]));
    return there.flatMap(({ id }) => kept.get(id) ?? news.get(id) ?? []);
  }

  /**
   * Asks for the text of a paragraph with the next round trip. The returned function reads the answer after it.
   */
  ask(id: string, paragraph: WordParagraph): () => ReadWordParagraph {
    paragraph.load("text");
    const accepted = this.#has("1.4") ? paragraph.getReviewedText("Current") : undefined;
    return () => {
      const { text } = paragraph;
      // Notes and breaks may be stored in one text and not in the other: that is no tracked change.
      if (!accepted || plain(accepted.value) === plain(text)) return { read: { id, text }, paragraph };
      return { read: { id, text: accepted.value, isRevised: true }, paragraph };
    };
  }

  async #read(
    context: WordContext,
    there: readonly { readonly id: string; readonly paragraph: WordParagraph }[],
  ): Promise<readonly ReadWordParagraph[]> {
    const asked = there.map(({ id, paragraph }) => this.ask(id, paragraph));
    await context.sync();
    return asked.map((answer) => answer());
  }

  get #hasIds(): boolean {
    return this.#has("1.6");
  }

  #idOf(paragraph: WordParagraph, index: number): string {
    return this.#hasIds ? paragraph.uniqueLocalId : `${index}`;
  }
}

/** A text without what Word stores as control characters: notes, breaks, fields, and the ends of paragraphs and cells. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are.
export const plain = (text: string): string => text.replace(/[\u0000-\u001f]/g, "");
