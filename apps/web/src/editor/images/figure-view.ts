import { type DocumentImage, hashIn } from "@housestyle/documents/images";
import type { Node } from "prosemirror-model";
import { NodeSelection } from "prosemirror-state";
import type { EditorView, NodeView } from "prosemirror-view";
import { editorImages as texts } from "../../texts/editor-images.ts";
import { findImage } from "./find-image.ts";
import "./images.css";

/** Returns an image by its hash; undefined if there is none. */
export type FindImage = (hash: string) => Promise<DocumentImage | undefined>;

/** A figure in the editor: its image, or a box of its size until that is there, and below it the lines to write on. */
export class FigureView implements NodeView {
  readonly dom = document.createElement("figure");
  readonly contentDOM = document.createElement("div");
  readonly #picture = document.createElement("div");
  readonly #stopped = new AbortController();
  readonly #find: FindImage;
  #node: Node;
  #address: string | undefined;

  constructor(node: Node, view: EditorView, getPos: () => number | undefined, find: FindImage = findImage) {
    this.#find = find;
    this.#node = node;
    this.#picture.className = "figure-picture";
    this.#picture.contentEditable = "false";
    this.dom.append(this.#picture, this.contentDOM);
    this.#picture.addEventListener("mousedown", (event) => {
      const pos = getPos();
      if (event.button !== 0 || pos === undefined) return;
      event.preventDefault();
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
      view.focus();
    });
    addEventListener("online", () => this.#show(), { signal: this.#stopped.signal });
    this.#measure();
    this.#show();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type || node.attrs.src !== this.#node.attrs.src) return false;
    this.#node = node;
    this.#measure();
    const image = this.#picture.querySelector("img");
    if (image) image.alt = this.#alternative;
    else this.#explain();
    return true;
  }

  selectNode(): void {
    this.dom.classList.add("ProseMirror-selectednode");
  }

  deselectNode(): void {
    this.dom.classList.remove("ProseMirror-selectednode");
  }

  stopEvent(event: Event): boolean {
    return event.type === "mousedown" && this.#picture.contains(event.target as HTMLElement);
  }

  ignoreMutation({ target, type }: { readonly target: globalThis.Node; readonly type: string }): boolean {
    return type !== "selection" && !this.contentDOM.contains(target);
  }

  destroy(): void {
    this.#stopped.abort();
    if (this.#address) URL.revokeObjectURL(this.#address);
  }

  get #alternative(): string {
    return this.#node.lastChild?.textContent ?? "";
  }

  /** The box has the size of the image before that is there, so that nothing moves when it comes. */
  #measure(): void {
    const { width, height } = this.#node.attrs;
    const { style } = this.#picture;
    style.inlineSize = width ? `${Number(width)}px` : "";
    style.aspectRatio = width && height ? `${Number(width)} / ${Number(height)}` : "";
  }

  #show(): void {
    if (this.#address !== undefined) return;
    const hash = hashIn(String(this.#node.attrs.src));
    if (hash === undefined) this.#explain();
    else
      this.#find(hash).then(
        (found) => this.#put(found),
        () => this.#explain(),
      );
  }

  #put(found: DocumentImage | undefined): void {
    if (this.#stopped.signal.aborted || this.#address !== undefined) return;
    if (!found) {
      this.#explain();
      return;
    }
    this.#address = URL.createObjectURL(new Blob([found.bytes], { type: found.type }));
    const image = document.createElement("img");
    image.src = this.#address;
    image.alt = this.#alternative;
    image.draggable = false;
    this.#picture.replaceChildren(image);
  }

  /** Shows why the image is missing, and its description. */
  #explain(): void {
    const isRemote = hashIn(String(this.#node.attrs.src)) === undefined;
    const box = document.createElement("div");
    box.className = "figure-missing";
    box.setAttribute("role", "img");
    const words = this.#alternative || texts.undescribed;
    box.setAttribute("aria-label", words);
    const why = document.createElement("span");
    why.textContent = isRemote ? texts.remote : texts.missing;
    const what = document.createElement("strong");
    what.textContent = words;
    box.append(what, why);
    this.#picture.replaceChildren(box);
  }
}

/** A line below an image with a placeholder that is shown while the line is empty. */
export class FigureLineView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  #node: Node;

  constructor(node: Node) {
    this.#node = node;
    const isCaption = node.type.name === "caption";
    this.dom = document.createElement(isCaption ? "figcaption" : "p");
    if (!isCaption) this.dom.dataset.alternative = "";
    this.dom.dataset.placeholder = isCaption ? texts.caption : texts.alternative;
    this.contentDOM = this.dom;
    this.update(node);
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.dom.classList.toggle("figure-line-empty", node.content.size === 0);
    return true;
  }

  ignoreMutation({ type }: { readonly type: string }): boolean {
    return type === "attributes";
  }
}
