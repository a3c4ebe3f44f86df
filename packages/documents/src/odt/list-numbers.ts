import type { ReadBlock } from "../blocks/read-block.ts";
import { attributeOf } from "../xml/xml-pieces.ts";
import type { OdtStyles } from "./odt-styles.ts";

/** A list that is being read. */
interface OpenList {
  readonly style: string;
  readonly id: string | undefined;
  /** Whether its current item already has a paragraph. */
  hasWords: boolean;
  /** The number of its next item. */
  next: number;
  /** Whether lists in it continue earlier ones, because it continues a list and has no item of its own yet. */
  isContinued: boolean;
}

/** Follows the lists of an OpenDocument text, and counts their items. */
export class ListNumbers {
  readonly #styles: Pick<OdtStyles, "listKind" | "listStart">;
  /** The numbers that would follow lists that have ended, by their ids and by their styles and levels. */
  readonly #ended = new Map<string, number>();
  #open: OpenList[] = [];

  constructor(styles: Pick<OdtStyles, "listKind" | "listStart">) {
    this.#styles = styles;
  }

  /** Closes the lists around a table cell or note while it is read, and returns a function that opens them again. */
  interrupt(): () => void {
    const around = this.#open;
    this.#open = [];
    return () => {
      this.#open = around;
    };
  }

  /** Closes all lists. */
  clear(): void {
    this.#open = [];
  }

  beginList(source: string): void {
    const outer = this.#open.at(-1);
    const style = attributeOf(source, "text:style-name") || (outer?.style ?? "");
    const level = this.#open.length + 1;
    const earlier = attributeOf(source, "text:continue-list");
    const isContinued =
      earlier !== undefined || attributeOf(source, "text:continue-numbering") === "true" || outer?.isContinued === true;
    const last = isContinued ? this.#ended.get(styleKey(style, level)) : undefined;
    const next = (earlier && level === 1 ? this.#ended.get(idKey(earlier)) : undefined) ?? last;
    const id = attributeOf(source, "xml:id");
    const start = this.#styles.listStart(style, level);
    this.#open.push({ style, id, hasWords: false, next: next ?? start, isContinued });
  }

  endList(): void {
    const level = this.#open.length;
    const ended = this.#open.pop();
    if (!ended) return;
    this.#ended.set(styleKey(ended.style, level), ended.next);
    if (ended.id !== undefined) this.#ended.set(idKey(ended.id), ended.next);
  }

  beginItem(source: string): void {
    const list = this.#open.at(-1);
    if (!list) return;
    list.hasWords = false;
    const start = attributeOf(source, "text:start-value");
    if (start !== undefined && /^\d{1,9}$/.test(start)) list.next = Number(start);
  }

  /** Returns the kind of a plain paragraph in the open lists, and its number if it begins a numbered item. */
  place(): Pick<ReadBlock, "kind" | "number"> {
    const list = this.#open.at(-1);
    if (!list) return { kind: "paragraph" };
    const level = this.#open.length - 1;
    if (list.hasWords) return { kind: { continues: level } };
    list.hasWords = true;
    list.isContinued = false;
    const number = list.next++;
    // An item lets the lists below it start again.
    for (let deeper = level + 2; this.#ended.delete(styleKey(list.style, deeper)); deeper++);
    const kind = this.#styles.listKind(list.style, level + 1);
    return { kind: { list: kind, level }, ...(kind === "numbers" && { number }) };
  }
}

const idKey = (id: string): string => `id ${id}`;
const styleKey = (style: string, level: number): string => `style ${level} ${style}`;
