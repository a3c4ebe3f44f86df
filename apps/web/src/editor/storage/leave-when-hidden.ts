import type { DocumentController } from "../controller/document-controller.ts";

/** Saves unsaved changes and the position of the caret when the page is hidden. Returns a function that stops this. */
export function leaveWhenHidden(controller: DocumentController): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const leave = () => void controller.leave();
  addEventListener("pagehide", leave, { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "hidden") leave();
    },
    { signal },
  );
  return () => gone.abort();
}
