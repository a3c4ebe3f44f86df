import { type BlockFindings, type Splice, spliced } from "@housestyle/checker";
import type { Finding } from "@housestyle/engine";
import type { InBlock, Remark, SpanBoxes, Surface, SurfaceEvents } from "@housestyle/surfaces";
import type { DocumentHost, HostEdit, HostParagraph, WriteResult } from "./host.ts";
import { BlockMaker, type HostBlock, movedStretch, spliceTo } from "./host-block.ts";
import { HostMarks } from "./host-marks.ts";
import { HostTurns } from "./host-turns.ts";

/** A remark inside its block. */
interface Mark {
  readonly key: string;
  readonly finding: Finding;
  readonly start: number;
  readonly end: number;
}

/** What the pane hears of a document it has only at second hand. */
export interface HostSurfaceEvents extends SurfaceEvents<HostBlock> {
  /** The host did not write what was asked for: its text has changed, or it cannot write there. */
  readonly refused: (why: Exclude<WriteResult, "written">) => void;
  /** The host has underlined what was found, or refused to. */
  readonly underlined: (isUnderlined: boolean) => void;
  /** The host could not be asked. */
  readonly failed: () => void;
}

/**
 * A document in another program as a surface: what was read of it last. Places count as if its paragraphs were lines of one text.
 * What is written here is sent to the host, which checks it against its own text.
 */
export class HostSurface implements Surface<HostBlock> {
  readonly #host: DocumentHost;
  readonly #events: HostSurfaceEvents;
  readonly #maker = new BlockMaker();
  readonly #marks = new Map<number, readonly Mark[]>();
  readonly #hostMarks: HostMarks | undefined;
  readonly #turns: HostTurns;
  #blocks: HostBlock[] = [];
  #lastKey = 0;
  /** What takes back what was written last. */
  #lastWritten: readonly HostEdit[] = [];
  #current: string | undefined;
  caret = 0;
  readonly isSelecting = false;
  readonly isComposing = false;

  constructor(host: DocumentHost, events: HostSurfaceEvents) {
    this.#host = host;
    this.#events = events;
    this.#turns = new HostTurns(host, events.failed);
    const mark = host.mark?.bind(host);
    this.#hostMarks = mark && new HostMarks(mark, events.underlined);
  }

  get blocks(): readonly HostBlock[] {
    return this.#blocks;
  }

  /** Whether a paragraph has tracked changes. */
  get isRevised(): boolean {
    return this.#blocks.some(({ isRevised }) => isRevised);
  }

  get words(): number {
    return this.#blocks.reduce((sum, { words }) => sum + words, 0);
  }

  /** Reads the document. */
  read(): Promise<void> {
    return this.#turns.read((paragraphs) => this.#follow(paragraphs));
  }

  remarks(): readonly Remark[] {
    const found: Remark[] = [];
    let at = 0;
    for (const { stamp, text } of this.#blocks) {
      for (const { key, finding, start, end } of this.#marks.get(stamp) ?? [])
        found.push({ key, finding, from: at + start, to: at + end });
      at += text.length + 1;
    }
    return found;
  }

  remark(key: string): Remark | undefined {
    return this.remarks().find((remark) => remark.key === key);
  }

  remarksAround(place: number): readonly Remark[] {
    return this.remarks().filter(({ from, to }) => from <= place && place <= to);
  }

  underline(arrivals: readonly BlockFindings<HostBlock>[]): void {
    for (const { block, findings } of arrivals) {
      const before = this.#marks.get(block.stamp) ?? [];
      const keyOf = ({ ruleId, start, end }: Finding) =>
        before.find((mark) => mark.finding.ruleId === ruleId && mark.start === start && mark.end === end)?.key;
      const marks = findings.map((finding): Mark => {
        const { start, end } = finding;
        return { key: keyOf(finding) ?? String(++this.#lastKey), finding, start, end };
      });
      this.#marks.set(block.stamp, marks);
      this.#hostMarks?.add(block, findings);
    }
  }

  /** Shows the words in the document. */
  markCurrent(key: string | undefined): void {
    if (key === this.#current) return;
    this.#current = key;
    const place = key === undefined ? undefined : this.#placeOf(key);
    if (place) this.#turns.show(place);
  }

  goTo(place: number): void {
    this.caret = place;
  }

  select(from: number, to: number): void {
    const here = this.#inBlock(from, to);
    if (here) this.#turns.show({ ...here.block, start: here.start, end: here.end });
  }

  shade(): void {
    // No host shades words for us; reports lead to them one by one.
  }

  fix(remarks: readonly Remark[], replacement: string): boolean {
    const edits = remarks.map((remark) => this.#editOf(remark, replacement));
    if (edits.length === 0 || !edits.every((edit) => edit !== undefined)) return false;
    this.#send(edits);
    return true;
  }

  wayBack(): () => boolean {
    const now = this.#blocks;
    const back = this.#lastWritten;
    return () => {
      if (this.#blocks !== now || back.length === 0) return false;
      this.#send(back);
      return true;
    };
  }

  place(block: HostBlock, offset: number): number {
    let at = 0;
    for (const { stamp, text } of this.#blocks) {
      if (stamp === block.stamp) return at + offset;
      at += text.length + 1;
    }
    return at;
  }

  inBlock({ from, to }: Pick<Remark, "from" | "to">): InBlock | undefined {
    const here = this.#inBlock(from, to);
    return here && { paragraph: here.block.paragraph, start: here.start, end: here.end };
  }

  blockAtPoint(): number | undefined {
    return undefined;
  }

  lines(): SpanBoxes | undefined {
    return undefined;
  }

  focus(): void {
    // Nobody may take the keyboard back into the document but the host.
  }

  #inBlock(from: number, to: number) {
    let at = 0;
    for (const block of this.#blocks) {
      const end = at + block.text.length;
      if (from >= at && from <= end) return to <= end ? { block, start: from - at, end: to - at } : undefined;
      at = end + 1;
    }
    return undefined;
  }

  #placeOf(key: string) {
    const remark = this.remark(key);
    const here = remark && this.#inBlock(remark.from, remark.to);
    return here && { id: here.block.id, text: here.block.text, start: here.start, end: here.end };
  }

  #editOf({ from, to, finding }: Remark, replacement: string): HostEdit | undefined {
    const here = this.#inBlock(from, to);
    if (!here || here.block.text.slice(here.start, here.end) !== finding.text) return undefined;
    return { id: here.block.id, text: here.block.text, start: here.start, end: here.end, replacement };
  }

  /** What is written counts here at once, and is taken back when the host refuses it. */
  #send(edits: readonly HostEdit[]): void {
    const after = new Map(edits.map(({ id, text }) => [id, withEdits(text, ofParagraph(edits, id))]));
    this.#lastWritten = [...after].flatMap(([id, text]) => inverse(ofParagraph(edits, id), text));
    const before = this.#blocks
      .filter(({ id }) => after.has(id))
      .map((block) => ({ block, marks: this.#marks.get(block.stamp) ?? [] }));
    this.#follow(this.#blocks.map((block) => ({ ...block, text: after.get(block.id) ?? block.text })));
    this.#turns.write(async () => {
      const written = await this.#host.write(edits);
      if (written === "written") return;
      this.#follow(await this.#host.read());
      this.#restore(before);
      this.#events.refused(written);
    });
  }

  /** What was remarked on before something was written that the host refused is remarked on again. */
  #restore(before: readonly { readonly block: HostBlock; readonly marks: readonly Mark[] }[]): void {
    for (const { block, marks } of before) {
      const now = this.#blocks.find(({ id }) => id === block.id);
      if (now)
        this.#marks.set(
          now.stamp,
          marks.flatMap((mark) => movedStretch(mark, block.text, now.text) ?? []),
        );
    }
  }

  #follow(paragraphs: readonly HostParagraph[]): void {
    const splice = spliceTo(this.#blocks, paragraphs, this.#maker);
    if (!splice) return;
    this.#carryMarks(splice);
    this.#blocks = spliced(this.#blocks, splice).list;
    this.#events.changed(splice);
  }

  /** A remark whose words were not touched stays while its paragraph is read again. */
  #carryMarks({ at, remove, insert }: Splice<HostBlock>): void {
    const gone = new Map(this.#blocks.slice(at, at + remove).map((block) => [block.id, block]));
    for (const block of insert) {
      const before = gone.get(block.id);
      if (!before || before.stamp === block.stamp) continue;
      const marks = this.#marks.get(before.stamp) ?? [];
      this.#marks.set(
        block.stamp,
        marks.flatMap((mark) => movedStretch(mark, before.text, block.text) ?? []),
      );
    }
    const staying = new Set(insert.map(({ stamp }) => stamp));
    for (const { stamp } of gone.values()) if (!staying.has(stamp)) this.#marks.delete(stamp);
  }
}

const ofParagraph = (edits: readonly HostEdit[], id: string) => edits.filter((edit) => edit.id === id);

/** A text with edits of it done. */
export function withEdits(text: string, edits: readonly Pick<HostEdit, "start" | "end" | "replacement">[]): string {
  let written = text;
  for (const { start, end, replacement } of edits.toSorted((a, b) => b.start - a.start))
    written = written.slice(0, start) + replacement + written.slice(end);
  return written;
}

/** The edits of a paragraph that take these back, which made `after` of it. */
function inverse(edits: readonly HostEdit[], after: string): HostEdit[] {
  let by = 0;
  return edits
    .toSorted((a, b) => a.start - b.start)
    .map(({ id, text, start, end, replacement }) => {
      const at = start + by;
      by += replacement.length - (end - start);
      return { id, text: after, start: at, end: at + replacement.length, replacement: text.slice(start, end) };
    });
}
