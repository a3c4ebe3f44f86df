import { server } from "../../app/server.ts";
import { editorVersions as texts } from "../../texts/editor-versions.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { readStored } from "../storage/database.ts";
import type { DocumentWorkspace } from "../sync/document-workspace.ts";

/**
 * Names a version, or removes its name if the new one is empty. Returns a sentence about what was done, or why it was
 * not.
 */
export async function nameVersion(id: number, version: number, name: string): Promise<NamingResult> {
  const outcome = await server.nameDocumentVersion({ Name: name }, { params: { id, version } });
  if (outcome.kind !== "done") {
    const isFull = outcome.kind === "failed" && outcome.code === "too-many";
    return { isDone: false, message: isFull ? texts.tooMany : texts.failed };
  }
  return { isDone: true, message: name === "" ? texts.unnamed : texts.named(name) };
}

interface NamingResult {
  readonly isDone: boolean;
  readonly message: string;
}

/** Saves the text as it is now as a version with a name. */
export async function saveVersion(
  { document }: EditorController,
  documents: DocumentWorkspace,
  name: string,
): Promise<NamingResult> {
  const kept = document.database && (await documents.saved()) && (await readStored(document.database, document.key));
  if (!kept || kept.server?.id === undefined) return { isDone: false, message: texts.notSent };
  return nameVersion(kept.server.id, kept.server.version, name);
}
