import type { DocumentController } from "../controller/document-controller.ts";

/** Keeps what is not kept yet when the page goes. Returns how to stop. */
export function keepOnLeaving(controller: DocumentController): () => void {
  const leave = () => {
    writeLeft(controller);
    void controller.leave();
  };
  addEventListener("pagehide", leave);
  return () => removeEventListener("pagehide", leave);
}

/**
 * Asks for all of it at once, because nothing that is answered would be heard any more; whether it still stands is looked at
 * by whoever opens the database next.
 */
function writeLeft({ database, key, unkept }: DocumentController): void {
  if (!database || !unkept) return;
  const transaction = database.transaction("left", "readwrite", { durability: "strict" });
  Promise.all([transaction.store.put(unkept, key), transaction.done]).catch(() => {});
  transaction.commit();
}
