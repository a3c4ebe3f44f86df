import { type RefObject, useEffect, useState } from "react";
import { editorImages } from "../../texts/editor-images.ts";
import { useController } from "../controller/controller-context.ts";
import { openFile } from "../controller/document-commands.ts";
import { imagesIn, insertFiles } from "../images/image-commands.ts";

/** Lets a document be dropped or pasted anywhere in an element to open it, and images to insert them. Text that is dragged or pasted is left to the editor. */
export default function FileDrop({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  const controller = useController();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const moved = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(event.type === "dragover");
    };
    const fell = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file || !event.dataTransfer) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      const { view } = controller;
      const images = view?.editable ? imagesIn(event.dataTransfer) : undefined;
      if (view && images) {
        void insertFiles(view, images, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return;
      }
      void openFile(controller, file);
    };
    const pasted = (event: ClipboardEvent) => {
      const { view } = controller;
      const images = event.clipboardData && view?.editable ? imagesIn(event.clipboardData) : undefined;
      if (view && images) {
        event.preventDefault();
        event.stopPropagation();
        void insertFiles(view, images);
        return;
      }
      const file = event.clipboardData && pastedFile(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      void openFile(controller, file);
    };
    element.addEventListener("dragover", moved);
    element.addEventListener("dragleave", moved);
    // Before the editor has it: it would insert the file's name.
    element.addEventListener("drop", fell, { capture: true });
    element.addEventListener("paste", pasted, { capture: true });
    return () => {
      element.removeEventListener("dragover", moved);
      element.removeEventListener("dragleave", moved);
      element.removeEventListener("drop", fell, { capture: true });
      element.removeEventListener("paste", pasted, { capture: true });
    };
  }, [target, controller]);
  return isOver ? <p className="drop-place">{editorImages.drop}</p> : null;
}

/** The file that was copied in a file manager. Programs that copy words send a picture of them along: then the words are pasted. */
function pastedFile(data: DataTransfer): File | undefined {
  const [file] = data.files;
  const text = data.getData("text/plain").trim();
  return file && !data.types.includes("text/html") && (text === "" || text === file.name) ? file : undefined;
}
