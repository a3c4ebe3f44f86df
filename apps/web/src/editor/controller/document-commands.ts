import { emptyDocument } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { done } from "../../texts/editor-done.ts";
import type { FileHandle } from "../files/open-file.ts";
import type { ControllerState } from "./controller-state.ts";
import type { EditorController } from "./editor-controller.ts";

/** Begins with an empty page. */
export function freshDocument(controller: EditorController): void {
  show(controller, emptyDocument(), "", done.fresh);
  controller.events.tell("opened", undefined);
}

/** Opens a text to try things on. */
export async function openSample(controller: EditorController): Promise<void> {
  const [{ fromMarkdown }, { sample }] = await Promise.all([
    import("@housestyle/documents/markdown"),
    import("../files/sample.ts"),
  ]);
  show(controller, fromMarkdown(sample), "", done.sample);
  controller.events.tell("opened", undefined);
}

/** Opens a file of this device, and says so where it is no text. What is lent for writing is written back by `FileDesk`. */
export async function openFile(controller: EditorController, from: File | FileHandle): Promise<void> {
  const { readDocument, readOnly } = await import("../files/read-file.ts");
  const handle = from instanceof File ? readOnly(from) : from;
  const file = await handle.getFile();
  const read = await readDocument(file);
  const before = controller.view?.state.doc;
  const title = handle.name.replace(/\.[^.]*$/, "");
  if (!read || !before) return controller.notify(done.notText(handle.name));
  const said = read.isTracked ? done.openedTracked(handle.name) : done.opened(handle.name);
  const shown = show(controller, read.doc, title, said);
  if (shown) controller.events.tell("opened", { handle, read, before, written: file.lastModified });
}

export async function downloadMarkdown({ view, state }: EditorController): Promise<void> {
  const files = await import("../files/download-document.ts");
  if (view) files.downloadMarkdown(view.state.doc, state.read().title);
}

export async function downloadPlain({ view, state }: EditorController): Promise<void> {
  const files = await import("../files/download-document.ts");
  if (view) files.downloadPlain(view.state.doc, state.read().title);
}

/** Puts an earlier version in place of this one; what was there is one step back. */
export function restoreVersion(controller: EditorController, doc: Node, title: string, said: string): void {
  const { silent, ignored } = controller.state.read();
  show(controller, doc, title, said, { silent, ignored });
}

/** The same for any document, with what is silent in it: in another text that is nothing. Answers whether it could be done. */
function show(
  controller: EditorController,
  doc: Node,
  title: string,
  said: string,
  quiet: Pick<ControllerState, "silent" | "ignored"> = { silent: new Set(), ignored: new Map() },
): boolean {
  const { document, view } = controller;
  const before = view?.state.doc;
  const { title: titleBefore, silent, ignored, isEditable } = controller.state.read();
  if (!before || !isEditable) return false;
  document.put(doc, title);
  void document.silence(quiet.silent);
  document.ignore(quiet.ignored);
  view.focus();
  const hadWords = before.textContent.trim() !== "";
  const back = () => {
    document.put(before, titleBefore);
    controller.events.tell("opened", undefined);
    void document.silence(silent);
    document.ignore(ignored);
  };
  controller.notify(said, hadWords ? back : undefined);
  return true;
}
