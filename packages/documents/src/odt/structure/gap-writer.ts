import type { SourceEdit } from "../../docx/source-edit.ts";
import type { DocumentUnit } from "../../units/document-units.ts";
import type { OdtPlace, OdtWrapper } from "../odt-places.ts";
import { hasOthers, inCommon, listsAround, type OpenLists, tagsBetween, withoutListTags } from "./list-tags.ts";

/** A unit that is to be at a place in the text. */
export interface OdtSlot {
  readonly now: DocumentUnit;
  /** The lists that are open around it. */
  readonly lists: OpenLists;
  /** The source of a new unit. */
  readonly xml?: string;
  /** The place of an existing unit in the file, and what is shown for it. */
  readonly place?: OdtPlace;
  readonly shown?: DocumentUnit;
}

/** A slot for a unit that is already in the file. */
type KeptSlot = OdtSlot & Required<Pick<OdtSlot, "place" | "shown">>;

/** Writes what is between the paragraphs and tables of an element: list tags and new units. */
export class GapWriter {
  readonly #source: string;
  readonly #places: readonly OdtPlace[];
  readonly #inside: OdtWrapper;
  /** The index of each place by its offsets. */
  readonly #indexes: ReadonlyMap<string, number>;

  /** `places` are those of all that is shown of the element. */
  constructor(source: string, places: readonly OdtPlace[], inside: OdtWrapper) {
    this.#source = source;
    this.#places = places;
    this.#inside = inside;
    this.#indexes = new Map(places.map((place, index) => [placeKey(place), index]));
  }

  /** Returns the edits that give the element these slots. */
  edits(slots: readonly OdtSlot[]): readonly Omit<SourceEdit, "part">[] {
    if (this.#places.length === 0) return this.#first(slots);
    const edits: Omit<SourceEdit, "part">[] = [];
    let last: KeptSlot | undefined;
    let added: OdtSlot[] = [];
    for (const slot of [...slots, undefined]) {
      if (slot && !isKept(slot)) {
        added.push(slot);
        continue;
      }
      edits.push(...this.#gap(last, added, slot));
      [last, added] = [slot, []];
    }
    return edits;
  }

  /** Writes the content of an empty element. */
  #first(slots: readonly OdtSlot[]): readonly Omit<SourceEdit, "part">[] {
    const { name, start, end } = this.#inside;
    const isEmpty = slots.every(({ now }) => now.kind === "words" && now.node.content.size === 0);
    if (isEmpty) return [];
    const content = written(noLists, slots, noLists);
    const source = this.#source.slice(start, end);
    if (source.endsWith("/>")) return [{ start, end, text: `${source.replace(/\s*\/>$/, ">")}${content}</${name}>` }];
    const at = end - `</${name}>`.length;
    return [{ start: at, end: at, text: content }];
  }

  #gap(last: KeptSlot | undefined, added: readonly OdtSlot[], next: KeptSlot | undefined) {
    const between = this.#between(last, next);
    if (added.length === 0 && between.length === 0 && staysSame(last, next)) return [];
    const start = last ? last.place.end : outerStart(this.#places[0]);
    const end = next ? next.place.start : outerEnd(this.#places.at(-1));
    // What was moved within its file is written where it was.
    if (end < start) return [];
    const others = this.#others(start, end, between);
    const lists = next?.lists ?? noLists;
    const text = hasOthers(others)
      ? written(last?.lists ?? noLists, added, noLists) + others + tagsBetween(noLists, lists)
      : written(last?.lists ?? noLists, added, lists);
    return text === this.#source.slice(start, end) ? [] : [{ start, end, text }];
  }

  /** Returns the places between two slots, whose content is removed. */
  #between(last: KeptSlot | undefined, next: KeptSlot | undefined): readonly OdtPlace[] {
    const from = last ? this.#indexOf(last.place) + 1 : 0;
    return this.#places.slice(from, next ? this.#indexOf(next.place) : this.#places.length);
  }

  #indexOf(place: OdtPlace): number {
    return this.#indexes.get(placeKey(place)) ?? 0;
  }

  /** Returns the source between two offsets without lists and removed content. */
  #others(start: number, end: number, gone: readonly OdtPlace[]): string {
    let at = start;
    const found: string[] = [];
    for (const place of gone) {
      found.push(withoutListTags(this.#source.slice(at, place.start)));
      at = place.end;
    }
    return found.join("") + withoutListTags(this.#source.slice(at, end));
  }
}

/** The value if no lists are open. */
const noLists: OpenLists = [];

const isKept = (slot: OdtSlot): slot is KeptSlot => slot.place !== undefined && slot.shown !== undefined;

/** Returns a key that is the same for everything at one place. */
export const placeKey = ({ start, end }: OdtPlace): string => `${start} ${end}`;

const outerStart = (place: OdtPlace | undefined): number => place?.wrappers[0]?.start ?? place?.start ?? 0;
const outerEnd = (place: OdtPlace | undefined): number => place?.wrappers[0]?.end ?? place?.end ?? 0;

/** Returns new content with the list tags before, between, and after it. */
function written(before: OpenLists, slots: readonly OdtSlot[], after: OpenLists): string {
  let open = before;
  let text = "";
  for (const { lists, xml = "" } of slots) {
    text += tagsBetween(open, lists) + xml;
    open = lists;
  }
  return text + tagsBetween(open, after);
}

/** Returns whether the source between two slots of the file can stay the same. */
function staysSame(last: KeptSlot | undefined, next: KeptSlot | undefined): boolean {
  const isSame = (slot: KeptSlot | undefined) => !slot || slot.lists === slot.place.wrappers;
  if (!isSame(last) || !isSame(next)) return false;
  if (!last || !next) return true;
  return (
    inCommon(listsAround(last.shown), listsAround(next.shown)) ===
    inCommon(listsAround(last.now), listsAround(next.now))
  );
}
