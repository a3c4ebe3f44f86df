import { ownStep } from "@housestyle/surfaces/prosemirror";
import type { Node } from "prosemirror-model";
import { server } from "../../app/server.ts";
import { editorChapters as texts } from "../../texts/editor-chapters.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { goBack } from "../controller/go-back.ts";
import { contentWith } from "../storage/ignored-in.ts";
import { inBackground } from "../storage/in-background.ts";
import { newName } from "../sync/document-address.ts";
import { chapterDocument, withoutChapter } from "./chapter-document.ts";
import type { OutlineEntry } from "./outline.ts";
import { nameOf } from "./outline-controller.ts";

/** Moves a chapter to a new document in the project of this one. The message about it takes both back. */
export async function moveChapterOut(editor: EditorController, entry: OutlineEntry): Promise<void> {
  const { view } = editor;
  if (!view) return;
  const before = view.state.doc;
  const made = await addChapter(editor, chapterDocument(before, entry), entry.text);
  if (made === undefined) {
    editor.notify(texts.failed(nameOf(entry)));
    return;
  }
  // Somebody may have written while the server answered: then nothing is removed.
  if (editor.view !== view || view.state.doc !== before) {
    await discard(made);
    editor.notify(texts.changed(nameOf(entry)));
    return;
  }
  view.dispatch(withoutChapter(view.state, entry));
  view.dispatch(ownStep(view.state.tr));
  followUndo(editor, before, { id: made, name: nameOf(entry) });
  const back = editor.checking?.surface.wayBack();
  editor.notify(texts.movedOut(nameOf(entry)), () => back && goBack(editor, back));
}

interface MovedOut {
  readonly id: number;
  readonly name: string;
}

/** Deletes the new document when moving a chapter out is undone in any way, and restores it when this is redone. */
function followUndo(editor: EditorController, before: Node, moved: MovedOut): void {
  const after = editor.view?.state.doc;
  let isOut = true;
  editor.events.on("changed", (tr) => {
    const doc = editor.view?.state.doc;
    const wanted = isOut ? before : after;
    if (!tr.docChanged || !doc || doc.content.size !== wanted?.content.size || !doc.eq(wanted)) return;
    isOut = !isOut;
    inBackground(isOut ? restore(moved.id) : takeBack(editor, moved));
  });
}

/** Removes the document of a chapter that is back in its text, unless someone has changed it. */
async function takeBack(editor: EditorController, { id, name }: MovedOut): Promise<void> {
  const there = await server.readDocument(undefined, { params: { id } });
  const isChanged = there.kind === "done" && there.value.Version > 1;
  const isGone = !isChanged && (await discard(id));
  editor.notify(isGone ? texts.back(name) : texts.backBoth(name));
}

/** Stores a chapter as a document beside this one, and returns its number; undefined where the server did not. */
async function addChapter(
  editor: EditorController,
  doc: ReturnType<typeof chapterDocument>,
  title: string,
): Promise<number | undefined> {
  const own = await server.readDocument(undefined, { params: { id: Number(editor.named) } });
  if (own.kind !== "done") return undefined;
  const { Project, TeamId, Language, Style } = own.value;
  const Content = { ...contentWith(doc, editor.state.read().ignored), type: "doc" as const };
  const Title = title.slice(0, 300);
  const owner = TeamId === null ? {} : { TeamId };
  const added = await server.addDocument({ Title, Content, Language, Style, Project, ...owner, ClientKey: newName() });
  return added.kind === "done" ? added.value.Id : undefined;
}

/** Moves a document to the trash. Returns whether that was done. */
async function discard(id: number): Promise<boolean> {
  return (await server.deleteDocument(undefined, { params: { id } })).kind === "done";
}

async function restore(id: number): Promise<void> {
  await server.restoreDocument(undefined, { params: { id } });
}
