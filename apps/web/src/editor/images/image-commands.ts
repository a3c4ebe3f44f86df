import { imageTypes } from "@housestyle/documents/images";
import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { InsertedFile } from "./insert-images.ts";

/** Lets the writer choose images and inserts them. */
export const insertImage: Command = (_state, dispatch, view) => {
  if (dispatch && view) chooseImages(view);
  return view?.editable ?? true;
};

function chooseImages(view: EditorView): void {
  const field = document.createElement("input");
  field.type = "file";
  field.multiple = true;
  field.accept = imageTypes.join();
  field.addEventListener("change", () => {
    void insertFiles(
      view,
      [...(field.files ?? [])].map((file) => ({ file })),
    );
  });
  field.click();
}

/** Inserts image files. The code for it is fetched on demand. */
export async function insertFiles(view: EditorView, files: readonly InsertedFile[], at?: number): Promise<void> {
  const { insertImages } = await import("./insert-images.ts");
  await insertImages(view, files, at);
}

/** Returns the images among what was pasted or dropped; undefined where it is something else as well, such as words. */
export function imagesIn(data: DataTransfer): readonly InsertedFile[] | undefined {
  const images = [...data.files];
  const html = data.getData("text/html");
  if (images.length === 0 || !images.every(({ type }) => type.startsWith("image/"))) return undefined;
  if (html === "") return images.map((file) => ({ file }));
  // A browser that copies an image sends along where it came from.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const [image, ...others] = body.querySelectorAll("img");
  if (!image || others.length > 0 || body.textContent?.trim() !== "") return undefined;
  return images.map((file) => ({ file, alternative: image.alt }));
}
