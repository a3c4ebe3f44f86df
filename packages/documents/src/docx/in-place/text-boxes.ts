import { type XmlPiece, xmlPieces } from "../../xml/xml-pieces.ts";
import type { SourceRange } from "../tracked/paragraph-source.ts";

/** The content of a text box, as a range of its part. */
export interface TextBox extends SourceRange {
  /** The number of text boxes it is nested in, including itself. */
  readonly depth: number;
  /** The same text box as it is written for other programs. */
  readonly twins: readonly SourceRange[];
}

interface OpenBox {
  readonly start: number;
  readonly depth: number;
}

/**
 * Returns the text boxes of a part. For those written in several forms, only the first form is returned. Linear in the
 * source.
 */
export function textBoxesIn(xml: string): readonly TextBox[] {
  if (!xml.includes("<w:txbxContent")) return [];
  const reading = new BoxReading();
  for (const piece of xmlPieces(xml)) reading.take(piece);
  return reading.found;
}

/** Elements that are skipped with their content: text that was deleted or moved away. */
const gone = /^w:(?:del|moveFrom)$/;

/** The open elements while a part is read. */
class BoxReading {
  readonly found: TextBox[] = [];
  readonly #open: OpenBox[] = [];
  /** The text boxes in each form of each open alternate content. */
  readonly #alternates: TextBox[][][] = [];
  #goneDepth = 0;

  take({ kind, name, start, end }: XmlPiece): void {
    if (kind !== "open" && kind !== "close") return;
    if (gone.test(name)) this.#goneDepth += kind === "open" ? 1 : -1;
    else if (this.#goneDepth > 0) return;
    else if (kind === "open") this.#begin(name, end);
    else this.#end(name, start);
  }

  #begin(name: string, end: number): void {
    if (name === "mc:AlternateContent") this.#alternates.push([]);
    else if (name === "mc:Choice" || name === "mc:Fallback") this.#alternates.at(-1)?.push([]);
    else if (name === "w:txbxContent") this.#open.push({ start: end, depth: this.#open.length + 1 });
  }

  #end(name: string, start: number): void {
    if (name === "mc:AlternateContent") this.#add(firstForm(this.#alternates.pop() ?? []));
    const box = name === "w:txbxContent" ? this.#open.pop() : undefined;
    if (box) this.#add([{ ...box, end: start, twins: [] }]);
  }

  #add(boxes: readonly TextBox[]): void {
    (this.#alternates.at(-1)?.at(-1) ?? this.found).push(...boxes);
  }
}

/** Returns the text boxes of the first form that has any, each with those at the same place in the other forms. */
function firstForm(forms: readonly (readonly TextBox[])[]): readonly TextBox[] {
  const [first = [], ...others] = forms.filter((boxes) => boxes.length > 0);
  return first.map((box, index) => ({
    ...box,
    twins: [...box.twins, ...others.flatMap((boxes) => boxes[index] ?? [])],
  }));
}
