import { paragraphOf, parsedDocument, textBlocks } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { server } from "../../../app/server.ts";
import { takeWorker } from "../../checking/early-worker.ts";
import { type Decided, settingsOf } from "../../controller/settings-of.ts";
import { readDocument } from "../../files/read-file.ts";
import { contentOf } from "../../sync/send-document.ts";
import { checkDraft } from "../drafts/check-draft.ts";
import type { ComparedDraft } from "../messages.ts";

/** A text to be counted: a document of the server or a file of the device. */
export type ChosenText =
  | { readonly kind: "document"; readonly id: number; readonly name: string }
  | { readonly kind: "file"; readonly file: File; readonly name: string };

/** Returns a text with its findings, checked like the text in the editor. Undefined if it cannot be read. */
export async function checkedText(chosen: ChosenText, decided: Decided): Promise<ComparedDraft | undefined> {
  const doc = chosen.kind === "file" ? await documentIn(chosen.file) : await documentOf(chosen.id);
  if (!doc) return undefined;
  const sent = textBlocks(doc).map((block, stamp) => ({ stamp, paragraph: paragraphOf(block) }));
  const { dialect } = decided.personal.preferences;
  return { sent, found: await checkDraft(takeWorker(), sent, { dialect, settings: settingsOf(decided) }) };
}

async function documentIn(file: File): Promise<Node | undefined> {
  const read = await readDocument(file);
  return "refused" in read ? undefined : read.doc;
}

async function documentOf(id: number): Promise<Node | undefined> {
  const outcome = await server.readDocument(undefined, { params: { id } });
  return outcome.kind === "done" ? parsedDocument(contentOf(outcome.value)) : undefined;
}
