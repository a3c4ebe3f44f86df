import type { BlockFindings } from "@housestyle/checker";
import type { Remark } from "../remark.ts";
import type { InBlock, Shaded, SpanBoxes, Surface } from "../surface.ts";
import { LineList, type PlainLine } from "../text/line-list.ts";
import { finding } from "./remark.ts";

/** A surface without a screen: a text, its remarks, a caret and steps to take back. Each `teh` is remarked on. */
export class PlainSurface implements Surface<PlainLine> {
  readonly #list: LineList;
  readonly #before: string[] = [];
  text: string;
  caret = 0;
  selected: readonly [number, number] | undefined;
  shades: readonly Shaded[] = [];
  hasFocus = false;
  readonly isComposing = false;

  constructor(text: string) {
    this.text = text;
    this.#list = new LineList(text);
  }

  get blocks(): readonly PlainLine[] {
    return this.#list.lines;
  }

  get words(): number {
    return this.#list.words;
  }

  get isSelecting(): boolean {
    return this.selected !== undefined;
  }

  /** Somebody writes. */
  write(text: string): void {
    this.#before.push(this.text);
    this.text = text;
    this.#list.follow(text);
  }

  remarks(): readonly Remark[] {
    return [...this.text.matchAll(/teh/g)].map(({ index }) => ({
      key: `${index}`,
      from: index,
      to: index + 3,
      finding: finding(),
    }));
  }

  remark(key: string): Remark | undefined {
    return this.remarks().find((remark) => remark.key === key);
  }

  remarksAround(place: number): readonly Remark[] {
    return this.remarks().filter(({ from, to }) => from <= place && place <= to);
  }

  underline(_arrivals: readonly BlockFindings<PlainLine>[]): void {}

  markCurrent(_key: string | undefined): void {}

  goTo(place: number): void {
    this.caret = place;
  }

  select(from: number, to: number): void {
    this.selected = [from, to];
  }

  shade(stretches: readonly Shaded[]): void {
    this.shades = stretches;
  }

  place({ start }: PlainLine, offset: number): number {
    return start + offset;
  }

  fix(remarks: readonly Remark[], replacement: string): boolean {
    if (!remarks.every(({ from, to, finding: { text } }) => this.text.slice(from, to) === text)) return false;
    let text = this.text;
    for (const { from, to } of remarks.toReversed()) text = text.slice(0, from) + replacement + text.slice(to);
    this.write(text);
    return true;
  }

  wayBack(): () => boolean {
    const { text } = this;
    return () => {
      const before = this.#before.at(-1);
      if (this.text !== text || before === undefined) return false;
      this.write(before);
      return true;
    };
  }

  inBlock({ from, to }: Pick<Remark, "from" | "to">): InBlock | undefined {
    const line = this.blocks[this.#list.indexAt(from)];
    return line && { paragraph: line.paragraph, start: from - line.start, end: to - line.start };
  }

  blockAtPoint(): number | undefined {
    return undefined;
  }

  lines(): SpanBoxes | undefined {
    return undefined;
  }

  focus(): void {
    this.hasFocus = true;
  }
}
