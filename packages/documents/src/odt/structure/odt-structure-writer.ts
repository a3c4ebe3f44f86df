import type { Node } from "prosemirror-model";
import { type SourceEdit, withoutNested } from "../../docx/source-edit.ts";
import type { DocumentUnit } from "../../units/document-units.ts";
import { type Step, stepsBetween } from "../../units/steps-between.ts";
import { documentKey, fits } from "../../units/unit-keys.ts";
import { escaped } from "../../xml/xml-pieces.ts";
import type { OdtWrapper } from "../odt-places.ts";
import { GapWriter, type OdtSlot, placeKey } from "./gap-writer.ts";
import { ListPlaces } from "./list-places.ts";
import type { OdtBlockWriter } from "./odt-block-writer.ts";
import { OdtTableWriter } from "./odt-table-writer.ts";
import type { ShownOdtUnit } from "./odt-units.ts";

type UnitStep = Step<ShownOdtUnit, DocumentUnit>;

/** What is needed to place the steps. */
interface Placing {
  /** The offsets of the paragraphs that stay. */
  readonly withParagraph: ReadonlySet<number>;
  /** The places of which something stays. */
  readonly kept: ReadonlySet<string>;
  /** The places that were already used for earlier units. */
  readonly taken: Set<string>;
  /** The slots before it in the same text box. */
  readonly slots: readonly OdtSlot[];
  readonly lists: ListPlaces;
}

/** Matches the content of a text box or a formula, which stays. */
const holdsMore = /<draw:(?!frame|image|a[\s>])/;

/**
 * Writes the content of a document into the text of a file wherever it differs: words, lists, tables, images, page
 * breaks, and dividers.
 */
export class OdtStructureWriter {
  readonly #source: string;
  readonly #blocks: OdtBlockWriter;
  readonly #edits: SourceEdit[] = [];

  constructor(source: string, blocks: OdtBlockWriter) {
    this.#source = source;
    this.#blocks = blocks;
  }

  /** All edits so far. */
  get edits(): readonly SourceEdit[] {
    return withoutNested(this.#edits);
  }

  /** Writes the changes from what an element of the file shows to the units of the document. */
  write(before: readonly ShownOdtUnit[], now: readonly DocumentUnit[], inside: OdtWrapper): void {
    const steps = stepsBetween(before, now, {
      oldKey: ({ shown }) => documentKey(shown),
      nowKey: documentKey,
      fits: ({ shown }, next) => fits(shown, next),
    });
    const breaksGone = new Set(
      steps.flatMap((step) => (step.kind === "gone" && isBreak(step.old) ? [startOf(step.old)] : [])),
    );
    for (const step of steps)
      if (step.kind === "kept") this.#change(step.old, step.now, breaksGone.has(startOf(step.old)));
    this.#place(before, steps, inside);
  }

  #change({ file, shown }: ShownOdtUnit, now: DocumentUnit, losesBreak: boolean): void {
    if (file.kind === "table" && shown.kind === "table" && now.kind === "table") {
      const table = new OdtTableWriter(this.#source, this.#blocks, (before, units, inside) =>
        this.write(before, units, inside),
      );
      if (!shown.node.eq(now.node)) this.#edits.push(...table.edits(file.table, shown, now));
    } else if (file.kind === "figure") this.#describe(file.figure.frame, shown.node, now.node);
    else if (file.kind === "words") this.#edits.push(...this.#blocks.changed(file, shown, now, losesBreak));
  }

  /** Writes the description of an image, which is an element next to it. */
  #describe({ start, end }: OdtWrapper, shown: Node, { lastChild: alternative }: Node): void {
    const words = alternative?.textContent ?? "";
    if (words === (shown.lastChild?.textContent ?? "")) return;
    const frame = this.#source.slice(start, end);
    const bare = frame.replace(/<svg:(title|desc)(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/svg:\1>)/g, "");
    const text = bare.replace(/<\/draw:frame>$/, `${words === "" ? "" : `<svg:desc>${escaped(words)}</svg:desc>`}$&`);
    this.#edit(start, end, text);
  }

  /** Removes the words of a unit that cannot be removed itself. */
  #empty({ file, shown }: ShownOdtUnit): void {
    if (file.kind === "figure") this.#edit(file.figure.frame.start, file.figure.frame.end, "");
    if (file.kind !== "words" || shown.kind !== "words") return;
    this.#edits.push(...this.#blocks.emptied(file, shown));
  }

  /** Inserts new units in their places, and removes others. Content of a text box stays in it. */
  #place(before: readonly ShownOdtUnit[], steps: readonly UnitStep[], inside: OdtWrapper): void {
    const kept = new Set(
      steps.flatMap((step) => (step.kind === "kept" && !isBreak(step.old) ? [keyOf(step.old)] : [])),
    );
    const lists = new ListPlaces(steps, (list, level) => this.#blocks.listTag(list, level));
    const boxes = new Map<number | undefined, OdtSlot[]>();
    const taken = new Set<string>();
    const withParagraph = new Set(
      steps.flatMap((step) => (step.kind === "kept" && !isBreak(step.old) ? [startOf(step.old)] : [])),
    );
    let box = before[0]?.file.place.box;
    for (const step of steps) {
      if (step.kind !== "added") ({ box } = step.old.file.place);
      const slots = boxes.get(box) ?? [];
      boxes.set(box, slots);
      slots.push(...this.#slots(step, { withParagraph, kept, taken, slots, lists }));
      if (step.kind !== "added" && slots.at(-1)?.place === step.old.file.place) taken.add(keyOf(step.old));
    }
    for (const [at, slots] of boxes) {
      const own = before.filter(({ file }) => file.place.box === at);
      const places = [...new Map(own.map((unit) => [keyOf(unit), unit.file.place])).values()];
      for (const { start, end, text } of new GapWriter(this.#source, places, inside).edits(slots))
        this.#edit(start, end, text);
    }
  }

  /** Returns the slots for a step. There are none if it shares its place with an earlier one. */
  #slots(step: UnitStep, { withParagraph, kept, taken, slots, lists }: Placing): readonly OdtSlot[] {
    const added = (now: DocumentUnit) => [{ now, lists: lists.around(now), xml: this.#blocks.added(now, slots) }];
    if (step.kind === "added") return added(step.now);
    const { file, shown } = step.old;
    const { place } = file;
    const key = keyOf(step.old);
    const isTaken = taken.has(key);
    if (step.kind === "kept") {
      if (isBreak(step.old) && !withParagraph.has(place.start)) return added(step.now);
      return isTaken ? [] : [{ now: step.now, lists: lists.of(step.old, step.now), place, shown }];
    }
    const mustStay = file.kind !== "table" && holdsMore.test(this.#source.slice(place.start, place.end));
    if (!kept.has(key) && !mustStay) return [];
    this.#empty(step.old);
    return kept.has(key) || isTaken ? [] : [{ now: shown, lists: place.wrappers, place, shown }];
  }

  #edit(start: number, end: number, text: string): void {
    if (start < end || text !== "") this.#edits.push({ part: "content.xml", start, end, text });
  }
}

const keyOf = ({ file: { place } }: ShownOdtUnit): string => placeKey(place);
const startOf = ({ file: { place } }: ShownOdtUnit): number => place.start;

/** Returns whether a unit is the page break of the paragraph after it. */
const isBreak = ({ file: { kind, place } }: ShownOdtUnit): boolean => kind === "pageBreak" && place.start === place.end;
