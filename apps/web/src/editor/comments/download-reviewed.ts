import { untrackedDocument } from "@housestyle/documents/docx";
import { resolveSuggestions, suggestionPieces } from "@housestyle/documents/suggestions";
import { Transform } from "prosemirror-transform";
import { parts } from "../../texts/editor-parts.ts";
import { editorSuggesting as texts } from "../../texts/editor-suggesting.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { download } from "../files/download.ts";
import { fileName } from "../files/file-name.ts";
import { writeDocument } from "../files/write-document.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { keptComments } from "./comment-controller.ts";
import { reviewedFile } from "./reviewed-file.ts";

/** Hands the text to the browser as a Word file with its comments, and with its suggested edits as tracked changes. */
export async function downloadReviewed(controller: EditorController, workspace: Workspace): Promise<void> {
  const comments = workspace.state.read().gates.comments ? keptComments(controller, workspace) : undefined;
  await comments?.load();
  const { view, state } = controller;
  if (!view) return;
  const { doc } = view.state;
  const { title, personal } = state.read();
  const name = title || (doc.firstChild?.textContent ?? "");
  const properties = { title: name.slice(0, 200), language: personal.preferences.dialect };
  const written = await writeDocument(untrackedDocument(doc), "docx", properties);
  const { mapping } = resolveSuggestions(new Transform(doc), suggestionPieces(doc), "accept");
  const threads = (comments?.placedThreads() ?? []).map((thread) => ({
    ...thread,
    from: mapping.map(thread.from),
    to: mapping.map(thread.to, -1),
  }));
  const { bytes, untracked } = reviewedFile(new Uint8Array(await written.arrayBuffer()), doc, threads);
  const file = fileName(name, "docx", parts.files.unnamed);
  download(file, new Blob([bytes], { type: written.type }), "");
  if (untracked > 0) controller.notify(texts.notAllTracked(file, untracked));
}
