import { readableText, textBlocks } from "@housestyle/documents";
import type { ImageMap } from "@housestyle/documents/images";
import { acceptedDocument } from "@housestyle/documents/suggestions";
import type { Node } from "prosemirror-model";
import { done } from "../../texts/editor-done.ts";
import { openFile } from "../controller/document-commands.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { chooseFile } from "./choose-file.ts";
import { download } from "./download.ts";
import { withNotesOf } from "./named-notes.ts";
import { isWritable, type OpenFile } from "./open-file.ts";
import { readDocument } from "./read-file.ts";
import type { TrackableFormat } from "./writable-formats.ts";

/**
 * Knows which file on the device the text came from, and saves it there: Ctrl+S writes to the file where the browser
 * allows that, and otherwise downloads a file of the same name. Ctrl+O opens a file.
 */
export class FileController {
  readonly #controller: EditorController;
  readonly #stops: (() => void)[];
  #open: OpenFile | undefined;
  /** The change to the file by another program that the writer was last told about. */
  #toldOf = 0;

  constructor(controller: EditorController) {
    this.#controller = controller;
    const pressed = (event: KeyboardEvent) => this.#pressed(event);
    // Before the editor keeps the text on this device alone.
    addEventListener("keydown", pressed, { capture: true });
    this.#stops = [
      () => removeEventListener("keydown", pressed, { capture: true }),
      controller.events.on("opened", (file) => {
        this.#open = file;
      }),
      controller.events.on("changed", (tr) => {
        // Who takes the opening back has another text: it must not be written into the file.
        if (tr.getMeta("history$") && this.#open?.before.eq(tr.doc)) this.#open = undefined;
      }),
    ];
  }

  /** Lets the writer choose a file and opens it. */
  async choose(): Promise<void> {
    const handle = await chooseFile();
    if (handle) await openFile(this.#controller, handle);
  }

  /** The format of the file that the text came from, if it can hold tracked changes. */
  get trackable(): TrackableFormat | undefined {
    return this.#open?.read.trackable;
  }

  /**
   * Downloads the file that the text came from, with the changes since it was opened or saved as tracked changes and,
   * if requested, each suggestion as a comment.
   */
  async downloadTracked(isCommented: boolean): Promise<void> {
    const { view, checking } = this.#controller;
    const open = this.#open;
    const remarks = isCommented ? (checking?.surface.remarks() ?? []) : [];
    const written = view && (await open?.read.trackedWith?.(acceptedDocument(view.state.doc), remarks));
    if (!written || !open) return;
    if ("refused" in written) return this.#tell(done.notDownloaded(open.handle.name));
    const ending = isCommented ? "-comments" : "-tracked";
    const format = open.read.trackable ?? "docx";
    const name = `${open.handle.name.replace(/\.(?:docx|odt)$/i, "")}${ending}.${format}`;
    download(name, new Blob([written.bytes]), "");
    const notAll = format === "odt" ? done.onlyWordsTracked : done.notAllTracked;
    this.#tell(written.untracked > 0 ? notAll(name, written.untracked) : done.downloaded(name));
  }

  /** Writes the text into the file it came from. */
  async save(): Promise<void> {
    const { view, document } = this.#controller;
    const open = this.#open;
    if (!open || !view) return;
    await document.flush();
    const doc = acceptedDocument(view.state.doc);
    const { name } = open.handle;
    const bytes = await open.read.bytesWith(doc, await imagesFor(open, doc));
    if ("refused" in bytes) return this.#tell(done.notSaved(name));
    const again = await readDocument(new File([bytes], name));
    // Nothing may ever be written that could not be read again.
    if ("refused" in again || !isWritable(again) || wordsOf(again.doc) !== wordsOf(doc)) {
      return this.#tell(done.notSaved(name));
    }
    if (!open.handle.createWritable) {
      download(name, new Blob([bytes]), "");
      return this.#tell(done.downloaded(name));
    }
    try {
      const { lastModified } = await open.handle.getFile();
      if (lastModified > open.written && lastModified !== this.#toldOf) {
        this.#toldOf = lastModified;
        return this.#tell(done.changedElsewhere(name));
      }
      const writable = await open.handle.createWritable();
      await writable.write(bytes);
      await writable.close();
      const { lastModified: written } = await open.handle.getFile();
      const read = withNotesOf(doc, again);
      if (this.#open === open) this.#open = { ...open, read, written };
      this.#tell(read.doc.eq(doc) ? done.savedIn(name) : done.wordsSavedIn(name));
    } catch {
      this.#tell(done.notSaved(name));
    }
  }

  #tell(text: string): void {
    this.#controller.notify(text);
  }

  #pressed(event: KeyboardEvent): void {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && !event.isComposing;
    const key = event.key.toLowerCase();
    if (!isCommand || this.#controller.state.read().dialog || !(key === "o" || (key === "s" && this.#open))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void (key === "o" ? this.choose() : this.save());
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }
}

/** The images of a document, for a file that can hold new ones. */
const imagesFor = async ({ read }: OpenFile, doc: Node): Promise<ImageMap | undefined> =>
  read.images && (await import("../images/images-for-file.ts")).imagesForFile(doc, true);

/** The words of a document. The descriptions of its images are no words of a file. */
const wordsOf = (doc: Node): string =>
  textBlocks(doc)
    .filter(({ node }) => node.type.name !== "alternative")
    .flatMap(({ node }) => readableText(node).match(/\S+/g) ?? [])
    .join(" ");
