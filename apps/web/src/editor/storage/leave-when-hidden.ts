import type { DocumentController } from "../controller/document-controller.ts";

/** Keeps what is not kept yet, and where the caret is, when nobody looks at the page any more. Returns how to stop. */
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
