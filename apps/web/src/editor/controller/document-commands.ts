import { emptyDocument } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { done } from "../../texts/editor-done.ts";
import type { ControllerState } from "./controller-state.ts";
import type { EditorController } from "./editor-controller.ts";

/** Begins with an empty page. */
export function freshDocument(controller: EditorController): void {
  show(controller, emptyDocument(), "", done.fresh);
}

/** Opens a text to try things on. */
export async function openSample(controller: EditorController): Promise<void> {
  const [{ fromMarkdown }, { sample }] = await Promise.all([
    import("@housestyle/documents/markdown"),
    import("../files/sample.ts"),
  ]);
  show(controller, fromMarkdown(sample), "", done.sample);
}

/** Opens a file of this device, and says so where it is no text. */
export async function openFile(controller: EditorController, file: File): Promise<void> {
  const { readDocument } = await import("../files/read-file.ts");
  const doc = await readDocument(file);
  const title = file.name.replace(/\.[^.]*$/, "");
  if (doc) show(controller, doc, title, done.opened(file.name));
  else controller.notify(done.notText(file.name));
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

/** The same for any document, with what is silent in it: in another text that is nothing. */
function show(
  controller: EditorController,
  doc: Node,
  title: string,
  said: string,
  quiet: Pick<ControllerState, "silent" | "ignored"> = { silent: new Set(), ignored: new Map() },
): void {
  const { document, view } = controller;
  const before = view?.state.doc;
  const { title: titleBefore, silent, ignored, isEditable } = controller.state.read();
  if (!before || !isEditable) return;
  document.put(doc, title);
  void document.silence(quiet.silent);
  document.ignore(quiet.ignored);
  view.focus();
  const hadWords = before.textContent.trim() !== "";
  const back = () => {
    document.put(before, titleBefore);
    void document.silence(silent);
    document.ignore(ignored);
  };
  controller.notify(said, hadWords ? back : undefined);
}
