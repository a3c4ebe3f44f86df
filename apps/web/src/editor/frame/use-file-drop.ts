import { type RefObject, useEffect, useState } from "react";

/** Lets files be dropped on an element. Answers whether one hovers over it. Text that is dragged about is left to the editor. */
export function useFileDrop(target: RefObject<HTMLElement | null>, dropped: (file: File) => void): boolean {
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
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      dropped(file);
    };
    element.addEventListener("dragover", moved);
    element.addEventListener("dragleave", moved);
    // Before the editor has it: it would insert the file's name.
    element.addEventListener("drop", fell, { capture: true });
    return () => {
      element.removeEventListener("dragover", moved);
      element.removeEventListener("dragleave", moved);
      element.removeEventListener("drop", fell, { capture: true });
    };
  }, [target, dropped]);
  return isOver;
}
