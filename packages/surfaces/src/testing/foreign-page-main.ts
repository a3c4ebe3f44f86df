import type { BlockFindings, Splice } from "@housestyle/checker";
import { history, undo } from "prosemirror-history";
import { DOMSerializer, Schema } from "prosemirror-model";
import { EditorState, Plugin } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import {
  type CorrectionResult,
  type FieldExclusion,
  type ForeignSurface,
  openDrawing,
  silenceOf,
  surfaceOf,
} from "../foreign/index.ts";
import { highlightName, ownPalette } from "../foreign/look.ts";
import type { PlainLine } from "../text/line-list.ts";
import { finding } from "./remark.ts";

const schema = new Schema({
  nodes: {
    doc: { content: "paragraph+" },
    paragraph: { content: "text*", toDOM: () => ["p", 0] },
    text: {},
  },
});

/** What a page may do to its own editable. */
export interface PageAct {
  readonly what: number;
  readonly where: number;
  readonly text: string;
}

const acts: readonly ((node: Element, act: PageAct) => void)[] = [
  (node, { text }) => node.append(text),
  (node) => node.remove(),
  (node, { where }) => node.after(document.createElement(where % 2 ? "p" : "span")),
  (node) => node.prepend(document.createElement("br")),
  (node) => node.replaceWith(...node.childNodes),
  (node, { text }) => node.firstChild?.nodeType === Node.TEXT_NODE && (node.firstChild as Text).insertData(0, text),
  (node) => node.toggleAttribute("hidden"),
];

/** Letters that are written into a field in place of others, at a part of its length. */
export interface Typed {
  readonly at: number;
  /** Right behind the first mark instead. */
  readonly isBehind: boolean;
  readonly gone: number;
  readonly text: string;
  /** Whether it is remarked on then. */
  readonly isRead: boolean;
}

/** Lays surfaces over places of this page and remarks on each `teh`, as an extension would. */
class Foreign {
  readonly #surfaces = new Map<Element, ForeignSurface>();
  #view: EditorView | undefined;
  #remarksAtOnce = true;
  readonly #layers = new Map<Element, HTMLElement>();
  readonly #stamps = new Map<Element, readonly number[]>();

  /** Lays a surface over an element; false when it is not to be read. */
  open(element: Element): boolean {
    const drawing = openDrawing(element.ownerDocument);
    const surface = surfaceOf(
      element,
      {
        changed: (splice) => this.#follow(element, splice),
        written: () => this.#remarksAtOnce && this.remark(element),
        moved: () => {},
        clicked: () => {},
        composed: () => {},
      },
      drawing,
    );
    if (!surface) return false;
    this.#surfaces.set(element, surface);
    this.#layers.set(element, drawing.layer);
    this.#stamps.set(
      element,
      surface.blocks.map(({ stamp }) => stamp),
    );
    return true;
  }

  /** Says of each `teh` that it is misspelled. */
  remark(element: Element): void {
    const surface = this.#at(element);
    const arrivals = surface.blocks.map((block): BlockFindings<PlainLine> => {
      const { text } = block.paragraph;
      const findings = [...text.matchAll(/teh/g)].map(({ index }) => finding({ start: index }));
      return { block, findings } as unknown as BlockFindings<PlainLine>;
    });
    surface.underline(arrivals as never);
  }

  text(element: Element): readonly string[] {
    return this.#at(element).blocks.map(({ paragraph }) => paragraph.text);
  }

  /** Whether whoever was told of all changes knows the same blocks as the surface. */
  isInStep(element: Element): boolean {
    const now = this.#at(element).blocks.map(({ stamp }) => stamp);
    return now.join() === this.#stamps.get(element)?.join();
  }

  remarks(element: Element): readonly string[] {
    return this.#at(element)
      .remarks()
      .map(({ from, to, finding: { text } }) => `${from}-${to} ${text}`);
  }

  /** The box around the first remark, in the window. */
  box(element: Element): readonly number[] {
    const surface = this.#at(element);
    const [first] = surface.remarks();
    const lines = first && surface.lines(first.from, first.to);
    return lines ? [lines.first.left, lines.first.top, lines.last.right, lines.last.bottom] : [];
  }

  async fix(element: Element, replacement: string): Promise<boolean> {
    return (await this.written(element, replacement)) === "as-meant";
  }

  /** How writing over the first remark ended; undefined when its words have changed. */
  async written(element: Element, replacement: string): Promise<CorrectionResult | undefined> {
    const surface = this.#at(element);
    const [first] = surface.remarks();
    return first && surface.fix([first], replacement) ? surface.settled() : undefined;
  }

  async fixAll(element: Element, replacement: string): Promise<boolean> {
    const surface = this.#at(element);
    return surface.fix(surface.remarks(), replacement) && (await surface.settled()) === "as-meant";
  }

  /** The words the browser underlines, by its own word. */
  underlined(document = window.document): readonly string[] {
    const highlight = (document.defaultView ?? window).CSS.highlights.get(
      highlightName(ownPalette, "spelling", "light"),
    );
    return [...(highlight ?? [])].map(String);
  }

  /** Why an element is not to be read, on this device and when what is written is sent away. */
  silences(element: Element): readonly (FieldExclusion | undefined)[] {
    return [silenceOf(element), silenceOf(element, true)];
  }

  /** What is known of the editable `#it` after all of this was done to it, and what a fresh look at it finds. */
  afterAll(done: readonly PageAct[]) {
    const host = document.querySelector("#it") as HTMLElement;
    host.innerHTML = "<p>One teh</p><p>two <b>three</b></p>";
    this.open(host);
    for (const act of done) {
      const nodes = host.querySelectorAll("*");
      const node = nodes[act.where % nodes.length];
      if (node) acts[act.what]?.(node, act);
      this.remark(host);
    }
    const text = this.text(host).join("\n");
    const known = { text, isInStep: this.isInStep(host), remarks: this.remarks(host) };
    this.close(host);
    this.open(host);
    const fresh = this.text(host).join("\n");
    this.close(host);
    return { ...known, fresh };
  }

  /** Where marks are seen in the field `#it` after each of these, and where when all is drawn anew. */
  async drawnAfter(all: readonly Typed[]) {
    const field = document.querySelector("#it") as HTMLTextAreaElement;
    field.value = "One teh two teh three four five six seven eight nine ten";
    this.open(field);
    this.remark(field);
    this.#remarksAtOnce = false;
    const seen: [readonly string[], readonly string[]][] = [];
    for (const { at, isBehind, gone, text, isRead } of all) {
      const [first] = this.#at(field).remarks();
      const from = isBehind && first ? first.to : Math.floor(at * field.value.length);
      field.setRangeText(text, from, Math.min(field.value.length, from + gone));
      field.scrollTop = from % 40;
      field.dispatchEvent(new InputEvent("input"));
      if (isRead) this.remark(field);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const before = this.#marksIn(field);
      this.#at(field).lines(0, 0);
      seen.push([before, this.#marksIn(field)]);
    }
    this.close(field);
    this.#remarksAtOnce = true;
    return seen;
  }

  #marksIn(field: Element): readonly string[] {
    const boxes = [...(this.#layers.get(field)?.querySelectorAll(".mark") ?? [])].flatMap((mark) => [
      ...mark.getClientRects(),
    ]);
    return boxes.map(({ left, top, width }) => [left, top, width].map((each) => each.toFixed(1)).join(" "));
  }

  /** Makes an editor that we did not write of `#it`. */
  proseMirror(text: string): void {
    const doc = schema.node("doc", null, [schema.node("paragraph", null, [schema.text(text)])]);
    const undoes = new Plugin({
      props: {
        handleKeyDown: (view, { key, ctrlKey }) => key === "z" && ctrlKey && undo(view.state, view.dispatch),
      },
    });
    const state = EditorState.create({ doc, plugins: [history({ newGroupDelay: 0 }), undoes] });
    this.#view = new EditorView(document.querySelector("#it"), { state });
  }

  editor(): HTMLElement {
    return document.querySelector(".ProseMirror") as HTMLElement;
  }

  /** What the editor would save. */
  model(): string {
    const holder = document.createElement("div");
    if (this.#view) holder.append(DOMSerializer.fromSchema(schema).serializeFragment(this.#view.state.doc.content));
    return holder.innerHTML;
  }

  close(element: Element): void {
    this.#at(element).dispose();
    this.#surfaces.delete(element);
  }

  #follow(element: Element, { at, remove, insert }: Splice<{ readonly stamp: number }>): void {
    const before = this.#stamps.get(element) ?? [];
    this.#stamps.set(element, before.toSpliced(at, remove, ...insert.map(({ stamp }) => stamp)));
  }

  #at(element: Element): ForeignSurface {
    const surface = this.#surfaces.get(element);
    if (!surface) throw new Error("No surface lies over this element.");
    return surface;
  }
}

declare global {
  interface Window {
    foreign: Foreign;
  }
}

window.foreign = new Foreign();
