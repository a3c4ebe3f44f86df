import type { Database } from "./shape.ts";

/** Keeps what pages had no time to keep when they were left, unless somebody has kept something since. */
export async function takeUp(database: Database): Promise<void> {
  const transaction = database.transaction(["left", "documents"], "readwrite");
  const [left, documents] = [transaction.objectStore("left"), transaction.objectStore("documents")];
  for (const key of await left.getAllKeys()) {
    const [unkept, kept] = await Promise.all([left.get(key), documents.get(key)]);
    const revision = kept?.revision ?? 0;
    if (unkept && revision >= unkept.seen && revision <= unkept.upTo) {
      await documents.put({ ...kept, ...unkept.written, revision: revision + 1 }, key);
    }
    await left.delete(key);
  }
  await transaction.done;
}
