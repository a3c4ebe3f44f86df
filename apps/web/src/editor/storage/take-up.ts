import type { BrowserDatabase, UnsavedChanges } from "./shape.ts";
import { placeOfSteps, sharedRow } from "./shared-text.ts";

/**
 * Saves what pages could not save when they were left, unless a later save has replaced it. `names` are those of copies in
 * `localStorage`; the key of the document follows `prefix`.
 */
export async function takeUp(database: BrowserDatabase, names: readonly string[], prefix: string): Promise<void> {
  const transaction = database.transaction(["left", "documents", "steps"], "readwrite");
  const [left, documents] = [transaction.objectStore("left"), transaction.objectStore("documents")];
  const take = async (key: string, unsaved: UnsavedChanges | undefined) => {
    const kept = await documents.get(key);
    const revision = kept?.revision ?? 0;
    const { shared } = unsaved ?? {};
    if (unsaved && shared) {
      await documents.put(sharedRow(kept, unsaved.written, shared), key);
      await transaction.objectStore("steps").put(shared.steps, placeOfSteps(shared.steps));
    } else if (unsaved && revision >= unsaved.seen && revision <= unsaved.upTo) {
      await documents.put({ ...kept, ...unsaved.written, revision: revision + 1 }, key);
    }
  };
  for (const key of await left.getAllKeys()) {
    await take(key, await left.get(key));
    await left.delete(key);
  }
  const copies = names.map((name) => [name, localStorage.getItem(name)] as const);
  for (const [name, copy] of copies) await take(name.slice(prefix.length), unsavedIn(copy));
  await transaction.done;
  // What another page has left since then stays for the next time.
  for (const [name, copy] of copies) if (localStorage.getItem(name) === copy) localStorage.removeItem(name);
}

function unsavedIn(copy: string | null): UnsavedChanges | undefined {
  try {
    return JSON.parse(copy ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
