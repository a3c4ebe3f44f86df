import { limits } from "@housestyle/contract";
import { positionText, quoteAt } from "@housestyle/documents/anchors";
import type { ReadThread } from "@housestyle/documents/docx";
import { resolveSuggestions, suggestionPieces } from "@housestyle/documents/suggestions";
import type { Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { editorComments as texts } from "../../texts/editor-comments.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import type { ReadFile } from "../files/open-file.ts";
import type { DocumentWorkspace } from "../sync/document-workspace.ts";

/** Adds the comments of a file to the document that it was opened in, which then is in the account. */
export async function importComments(
  controller: EditorController,
  documents: DocumentWorkspace | undefined,
  name: string,
  read: NonNullable<ReadFile["threads"]>,
): Promise<void> {
  const threads = await read();
  if ("refused" in threads) return controller.notify(texts.notBroughtIn(name));
  if (threads.length === 0) return;
  try {
    if (controller.named === undefined) await documents?.draft.save();
    const isSaved = await documents?.saved();
    const id = Number(controller.named);
    const { view } = controller;
    if (!isSaved || !view || !(id > 0)) return controller.notify(texts.notBroughtIn(name));
    const Threads = threadsIn(view.state.doc, threads.slice(0, limits.commentThreads));
    const { Added } = await ask(server.importDocumentComments({ Threads }, { params: { id } }));
    controller.notify(texts.broughtIn(Added, name));
    controller.events.tell("commented", undefined);
  } catch {
    controller.notify(texts.notBroughtIn(name));
  }
}

/** Returns threads of a file as the server takes them, at their places in a document that can have suggested edits. */
export function threadsIn(doc: Node, threads: readonly ReadThread[]) {
  const { mapping } = resolveSuggestions(new Transform(doc), suggestionPieces(doc), "accept");
  const back = mapping.invert();
  const text = positionText(doc);
  return threads.map(({ from, to, quote, isResolved, comments }) => {
    const From = back.map(from, 1);
    const To = Math.min(back.map(to, -1), From + limits.commentQuote);
    const Quote = quoteAt(text, { from: From, to: To }) || quote.slice(0, limits.commentQuote);
    const Comments = comments.slice(0, limits.commentReplies).map(({ author, at, text: words }) => ({
      Text: words.trim().slice(0, limits.commentText),
      Name: author.trim().slice(0, limits.commentAuthor),
      ...(at > 0 && at < latest && { CreatedOn: new Date(at).toISOString() }),
    }));
    return { From, To: Math.max(From, To), Quote, IsResolved: isResolved, Comments };
  });
}

/** The end of the years that have four digits. */
const latest = Date.UTC(9999, 11, 31);
