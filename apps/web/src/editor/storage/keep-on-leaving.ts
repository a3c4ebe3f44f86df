import type { DocumentController } from "../controller/document-controller.ts";

/**
 * Keeps what is not kept yet when the page goes. All of it is asked for at once, because nothing that is answered would be heard
 * any more; whether it still stands is looked at by whoever opens the database next. Returns how to stop.
 */
export function keepOnLeaving(controller: DocumentController): () => void {
  const write = () => {
    const { database, key, unkept } = controller;
    if (!database || !unkept) return;
    const transaction = database.transaction("left", "readwrite", { durability: "strict" });
    Promise.all([transaction.store.put(unkept, key), transaction.done]).catch(() => {});
    transaction.commit();
  };
  addEventListener("pagehide", write);
  return () => removeEventListener("pagehide", write);
}
