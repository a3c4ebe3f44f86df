import type { DocumentController } from "../controller/document-controller.ts";
import { leftPrefix } from "./database.ts";

/**
 * Keeps what is not saved yet when the page goes, and returns how to stop. Browsers may drop a database write that begins while
 * a page goes, so `localStorage`, which is synchronous, comes first; the database gets what is too large for it. Whether a copy
 * is still the newest is decided by whoever opens the database next.
 */
export function keepOnLeaving(controller: DocumentController): () => void {
  const write = () => {
    const { database, key, unsaved } = controller;
    if (!database || !unsaved) return;
    try {
      localStorage.setItem(leftPrefix + key, JSON.stringify(unsaved));
    } catch {
      const transaction = database.transaction("left", "readwrite", { durability: "strict" });
      Promise.all([transaction.store.put(unsaved, key), transaction.done]).catch(() => {});
      transaction.commit();
    }
  };
  addEventListener("pagehide", write);
  return () => removeEventListener("pagehide", write);
}
