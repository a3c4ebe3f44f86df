import { schema } from "@housestyle/documents";
import { type DocumentImage, sourceOf } from "@housestyle/documents/images";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Fragment, type Node, type ResolvedPos } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { toasts } from "../../app/toasts.ts";
import { editorImages as texts } from "../../texts/editor-images.ts";
import { keepOnDevice } from "./images-of-device.ts";
import { type ImageRefusal, prepareImage, type RefusedImage } from "./prepare-image.ts";

const { figure, caption, alternative, paragraph, note } = schema.nodes;

/** An image to insert, with its description if one came along. */
export interface InsertedFile {
  readonly file: Blob;
  readonly alternative?: string;
}

/** Inserts image files after the block with the caret, or with a position of the text; what cannot be inserted is explained. */
export async function insertImages(view: EditorView, files: readonly InsertedFile[], at?: number): Promise<void> {
  const figures: Node[] = [];
  let refusal: ImageRefusal | undefined;
  for (const { file, alternative: words = "" } of files) {
    const image = await prepareImage(file);
    const kept = isRefused(image) ? image : await keepOnDevice(image);
    if (isRefused(image)) refusal = image.refused;
    else if (typeof kept !== "string") refusal = kept.refused;
    else figures.push(figureNode(kept, image, words));
  }
  if (refusal) toasts.show(texts.refused[refusal]);
  if (view.isDestroyed || !view.editable || figures.length === 0) return;
  const place = Math.min(at ?? view.state.selection.head, view.state.doc.content.size);
  view.dispatch(ownStep(withFigures(view.state, figures, place)));
  view.dispatch(ownStep(view.state.tr));
  view.focus();
}

const isRefused = (image: DocumentImage | RefusedImage): image is RefusedImage => "refused" in image;

function figureNode(hash: string, { width, height }: DocumentImage, words: string): Node {
  const text = words.trim().slice(0, 2000);
  return figure.create({ src: sourceOf(hash), width, height }, [
    caption.create(),
    alternative.create(null, text === "" ? null : schema.text(text)),
  ]);
}

/** Inserts figures beside the block at a position, in place of an empty paragraph; a line to write on follows them. */
export function withFigures({ doc, tr }: EditorState, figures: readonly Node[], pos: number): Transaction {
  const { from, to } = rangeFor(doc.resolve(pos), Fragment.from(figures));
  tr.replaceWith(from, to, figures);
  const end = from + figures.reduce((sum, each) => sum + each.nodeSize, 0);
  const next = tr.doc.resolve(end).nodeAfter;
  if (!next || next.type === note) tr.insert(end, paragraph.create());
  // Into the caption of the first.
  return tr.setSelection(TextSelection.create(tr.doc, from + 2)).scrollIntoView();
}

/**
 * Returns the range that the figures replace: an empty paragraph, or else an empty range after the innermost block that
 * may have figures next to it.
 */
function rangeFor($pos: ResolvedPos, figures: Fragment): { readonly from: number; readonly to: number } {
  for (let depth = $pos.depth; depth > 0; depth--) {
    const parent = $pos.node(depth - 1);
    const index = $pos.index(depth - 1);
    const block = $pos.node(depth);
    const isEmpty = block.type === paragraph && block.content.size === 0;
    if (isEmpty && parent.canReplace(index, index + 1, figures))
      return { from: $pos.before(depth), to: $pos.after(depth) };
    if (parent.canReplace(index + 1, index + 1, figures)) return { from: $pos.after(depth), to: $pos.after(depth) };
  }
  const { doc } = $pos;
  const last = doc.children.filter(({ type }) => type !== note).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const at = $pos.depth === 0 && $pos.parent.canReplace($pos.index(), $pos.index(), figures) ? $pos.pos : last;
  return { from: at, to: at };
}
