import type { Node } from "prosemirror-model";
import { type DocumentUnit, kindOfUnit } from "../../units/document-units.ts";
import type { Step } from "../../units/steps-between.ts";
import type { OdtWrapper } from "../odt-places.ts";
import { type ListTag, listsAround, type OpenLists, sameLists } from "./list-tags.ts";
import type { ShownOdtUnit } from "./odt-units.ts";

/** Finds the lists and items in a file that correspond to those of a document. */
export class ListPlaces {
  readonly #tagOf: (list: Node, level: number) => string;
  /** The open elements in each list or item of the document that is in the file. */
  readonly #found = new Map<Node, OpenLists>();
  readonly #items = new Map<OdtWrapper, Node>();
  readonly #own = new Map<Node, ListTag>();

  /** `tagOf` returns the opening tag of a list that the file does not have. */
  constructor(steps: readonly Step<ShownOdtUnit, DocumentUnit>[], tagOf: (list: Node, level: number) => string) {
    this.#tagOf = tagOf;
    for (const step of steps) if (step.kind === "kept") this.#find(step.old, step.now);
  }

  /** Assigns items: the first paragraph of the file in an item of the document decides which item it corresponds to. */
  #find({ file: { place }, shown }: ShownOdtUnit, now: DocumentUnit): void {
    if (!sameLists(shown, now)) return;
    const nodes = listsAround(now);
    const { wrappers } = place;
    // Of lists whose outer levels have no words, the document has only the inner ones.
    const missing = wrappers.length - nodes.length;
    for (const [index, node] of nodes.entries()) {
      const isCertain = missing === 0 || index >= nodes.length - 2;
      const wrapper = wrappers[index + missing];
      // A list of an item that is written elsewhere is not where it was.
      if (this.#isElsewhere(nodes[index - 1], wrappers[index + missing - 1])) break;
      if (!isCertain || !wrapper || this.#found.has(node)) continue;
      if (node.type.name === "item") {
        if (this.#items.has(wrapper)) continue;
        this.#items.set(wrapper, node);
      }
      this.#found.set(node, wrappers.slice(0, index + missing + 1));
    }
  }

  /** Returns whether an item of the document is written in another one of the file. */
  #isElsewhere(item: Node | undefined, wrapper: OdtWrapper | undefined): boolean {
    const found = item?.type.name === "item" ? this.#found.get(item)?.at(-1) : undefined;
    return found !== undefined && found !== wrapper;
  }

  /** Returns the open lists around a unit in the file: the same as before if it is still in the same items. */
  of({ file: { place }, shown }: ShownOdtUnit, now: DocumentUnit): OpenLists {
    const { wrappers } = place;
    const nodes = listsAround(now);
    const missing = wrappers.length - nodes.length;
    const isSame = nodes.every((node, index) => {
      const isCertain = missing === 0 || index >= nodes.length - 2;
      if (node.type.name !== "item" || !isCertain) return true;
      return this.#found.get(node)?.at(-1) === wrappers[index + missing];
    });
    // A heading in a list is shown without it; as a paragraph, it would be an item.
    const isFreed = nodes.length === 0 && kindOfUnit(now) === "paragraph" && kindOfUnit(shown) !== "paragraph";
    return sameLists(shown, now) && isSame && !isFreed ? wrappers : this.around(now);
  }

  /** Returns the lists that are to be open around a unit. */
  around(now: DocumentUnit): OpenLists {
    const nodes = listsAround(now);
    const last = nodes.findLastIndex((node) => this.#found.has(node));
    const start = (last >= 0 && nodes[last] && this.#found.get(nodes[last])) || [];
    return [...start, ...nodes.slice(last + 1).map((node, index) => this.#tag(node, (last + 1 + index) / 2))];
  }

  #tag(node: Node, level: number): ListTag {
    const own = this.#own.get(node) ?? {
      ...(node.type.name === "item"
        ? { name: "text:list-item", source: "<text:list-item>" }
        : { name: "text:list", source: this.#tagOf(node, level) }),
    };
    this.#own.set(node, own);
    return own;
  }
}
