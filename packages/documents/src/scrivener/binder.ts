import { Unreadable } from "../unreadable.ts";
import { attributeOf, textIn, type XmlPiece, xmlPieces } from "../xml/xml-pieces.ts";

/** A text or folder in the draft. */
export interface BinderItem {
  /** The number of items around it, including the draft folder: 0 for that folder itself. */
  readonly depth: number;
  /** The id that names its files: a UUID, or a number in projects of versions 1 and 2. */
  readonly id: string;
  readonly title: string;
}

/** Returns the draft folder and everything in it, in order. Throws `Unreadable` for broken XML or a binder without one. */
export function draftItems(binder: string): readonly BinderItem[] {
  const reading = new BinderReading();
  for (const piece of xmlPieces(binder)) reading.take(piece);
  return reading.end();
}

interface OpenItem extends BinderItem {
  title: string;
}

class BinderReading {
  readonly #path: string[] = [];
  /** The open items. Undefined outside the draft. */
  readonly #open: (OpenItem | undefined)[] = [];
  readonly #found: OpenItem[] = [];

  take(piece: XmlPiece): void {
    const { kind, name, source } = piece;
    if (kind === "open" || kind === "empty") this.#begin(name, source);
    if (kind === "close" || kind === "empty") this.#end(name);
    const item = this.#open.at(-1);
    if (item && this.#path.at(-1) === "Title" && this.#path.at(-2) === "BinderItem") item.title += textIn(piece);
  }

  end(): readonly BinderItem[] {
    if (this.#path.length > 0 || this.#found.length === 0) throw new Unreadable();
    return this.#found;
  }

  #begin(name: string, source: string): void {
    this.#path.push(name);
    if (name !== "BinderItem") return;
    const item = itemFrom(source, this.#open.at(-1));
    if (item) this.#found.push(item);
    this.#open.push(item);
  }

  #end(name: string): void {
    if (this.#path.pop() !== name) throw new Unreadable();
    if (name === "BinderItem") this.#open.pop();
  }
}

function itemFrom(source: string, around: BinderItem | undefined): OpenItem | undefined {
  if (!around && attributeOf(source, "Type") !== "DraftFolder") return undefined;
  const id = attributeOf(source, "UUID") ?? attributeOf(source, "ID") ?? "";
  return { depth: around ? around.depth + 1 : 0, id, title: "" };
}
