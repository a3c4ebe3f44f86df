import { emptyDocument } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { session } from "../../app/session.ts";
import { done } from "../../texts/editor-done.ts";
import type { DownloadFormat } from "../files/download-formats.ts";
import type { FileHandle, ReadFile } from "../files/open-file.ts";
import { replaceText } from "../writing/replace-text.ts";
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

/**
 * Opens a file of this device, or says why it cannot be opened. What is lent for writing is written back by `FileController`; of a format
 * that is only read, a copy is opened.
 */
export async function openFile(controller: EditorController, from: File | FileHandle): Promise<void> {
  const [{ readDocument, readOnly }, { isWritable }, { notOpened }] = await Promise.all([
    import("../files/read-file.ts"),
    import("../files/open-file.ts"),
    import("../../texts/editor-not-opened.ts"),
  ]);
  const handle = from instanceof File ? readOnly(from) : from;
  const { name } = handle;
  const file = await handle.getFile();
  const read = await readDocument(file);
  if ("refused" in read) return controller.notify(notOpened[read.refused](name));
  if (await controller.openElsewhere(from)) return;
  const lost = read.images?.size ? await (await import("../images/keep-images.ts")).keepImages(read.images) : undefined;
  const suggested = session.read().profile?.Flags?.CollaborativeEditing === true ? await read.suggested?.() : undefined;
  const before = controller.view?.state.doc;
  const title = name.replace(/\.[^.]*$/, "");
  if (!before || !show(controller, suggested ?? read.doc, title, openedAs(read, name, suggested !== undefined))) return;
  if (lost) controller.notify(lost);
  const written = file.lastModified;
  // What is suggested is part of the text here. The file keeps its own.
  const isCopy = suggested !== undefined || !isWritable(read);
  controller.events.tell("opened", isCopy ? undefined : { handle, read, before, written });
  if (read.threads) await controller.importComments(name, read.threads);
}

function openedAs({ isTracked, isTextOnly, bytesWith }: ReadFile, name: string, isSuggested: boolean): string {
  if (isSuggested) return done.openedSuggested(name);
  if (isTextOnly) return done.openedText(name);
  if (!bytesWith) return done.openedCopy(name);
  return isTracked ? done.openedTracked(name) : done.opened(name);
}

/** Hands the text to the browser as a file of a format. */
export async function downloadText(controller: EditorController, format: DownloadFormat): Promise<void> {
  const { downloadDocument } = await import("../files/download-document.ts");
  const { view, state } = controller;
  const { title, personal } = state.read();
  if (!view) return;
  const { doc } = view.state;
  await downloadDocument(doc, format, { title, language: personal.preferences.dialect });
  if (format !== "md") return;
  const { markdownLosses } = await import("@housestyle/documents/markdown");
  const losses = markdownLosses(doc);
  if (losses.length > 0) controller.notify(done.notInMarkdown(losses));
}

/** Downloads only the selection, named after its first words. */
export async function downloadSelection({ view, state }: EditorController, format: DownloadFormat): Promise<void> {
  const [{ downloadDocument }, { selectedDocument }] = await Promise.all([
    import("../files/download-document.ts"),
    import("../files/selected-document.ts"),
  ]);
  if (!view) return;
  const { doc, selection } = view.state;
  const { dialect } = state.read().personal.preferences;
  await downloadDocument(selectedDocument(doc, selection), format, { title: "", language: dialect });
}

/** Replaces the text with an earlier version. The previous text can be restored with undo. */
export function restoreVersion(controller: EditorController, doc: Node, title: string, said: string): void {
  const { silent, ignored } = controller.state.read();
  show(controller, doc, title, said, { silent, ignored });
}

/**
 * Shows any document together with the rules that are turned off in it, which are none for another text. Returns
 * whether this was possible.
 */
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
  const hadWords = before.textContent.trim() !== "";
  // Nobody wants an empty page back.
  replaceText(view, doc, hadWords);
  document.setTitle(title);
  void document.silence(quiet.silent);
  document.ignore(quiet.ignored);
  view.focus();
  const back = () => {
    replaceText(view, before);
    document.setTitle(titleBefore);
    controller.events.tell("opened", undefined);
    void document.silence(silent);
    document.ignore(ignored);
  };
  controller.notify(said, hadWords ? back : undefined);
  return true;
}
