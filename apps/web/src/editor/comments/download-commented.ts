import { resolveSuggestions, suggestionPieces } from "@housestyle/documents/suggestions";
import { Transform } from "prosemirror-transform";
import { parts } from "../../texts/editor-parts.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { download } from "../files/download.ts";
import { fileName } from "../files/file-name.ts";
import { writeDocument } from "../files/write-document.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { keptComments } from "./comment-controller.ts";
import { commentedFile } from "./commented-file.ts";

/** Hands the text to the browser as a Word file with its open comments. */
export async function downloadCommented(controller: EditorController, workspace: Workspace): Promise<void> {
  const comments = keptComments(controller, workspace);
  await comments.load();
  const { view, state } = controller;
  if (!view) return;
  const { doc } = view.state;
  const { title, personal } = state.read();
  const name = title || (doc.firstChild?.textContent ?? "");
  const properties = { title: name.slice(0, 200), language: personal.preferences.dialect };
  const written = await writeDocument(doc, "docx", properties);
  const { doc: accepted, mapping } = resolveSuggestions(new Transform(doc), suggestionPieces(doc), "accept");
  const threads = comments.openThreads().map((thread) => ({
    ...thread,
    from: mapping.map(thread.from),
    to: mapping.map(thread.to, -1),
  }));
  const file = commentedFile(new Uint8Array(await written.arrayBuffer()), accepted, threads);
  download(fileName(name, "docx", parts.files.unnamed), new Blob([file], { type: written.type }), "");
}
