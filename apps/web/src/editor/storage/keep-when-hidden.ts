import type { DocumentController } from "../controller/document-controller.ts";

/** Keeps what is not kept yet when nobody looks at the page any more. Returns how to stop. */
export function keepWhenHidden(controller: DocumentController): () => void {
  const hide = () => {
    if (document.visibilityState === "hidden") void controller.leave();
  };
  document.addEventListener("visibilitychange", hide);
  return () => document.removeEventListener("visibilitychange", hide);
}
