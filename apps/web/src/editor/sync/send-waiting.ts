import { localOnly } from "../../app/local-only.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import { readStored } from "../storage/database.ts";
import { afterSending, keyOf, noteServer, renameStored, waitingKeys } from "../storage/journal.ts";
import { renameLast } from "../storage/last-document.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import { sendDocument } from "./send-document.ts";

/** Sends an account's unsent documents, except the one with the key `open`. Returns those that could not be sent. */
export async function sendWaiting(
  database: BrowserDatabase,
  account: number,
  open: string,
): Promise<readonly { readonly name: string; readonly title: string }[]> {
  const waiting: { name: string; title: string }[] = [];
  for (const key of await waitingKeys(database, account)) {
    if (key === open) continue;
    const isSent = await navigator.locks.request(`housestyle-sync-${key}`, () => send(database, key, account));
    const kept = isSent ? undefined : await readStored(database, key);
    if (kept) waiting.push({ name: key.slice(key.indexOf("/") + 1), title: kept.title || editorSync.untitled });
  }
  return waiting;
}

async function send(database: BrowserDatabase, key: string, account: number): Promise<boolean> {
  const kept = await readStored(database, key);
  if (!kept?.server || localOnly.isOn()) return false;
  const sent = await sendDocument(kept, kept.server, {});
  if (sent.kind !== "saved") return false;
  const before = kept.server;
  await noteServer(database, key, (known) => afterSending(sent.server, before, known));
  const real = keyOf(account, String(sent.server.id));
  if (real !== key) {
    await renameStored(database, key, real);
    renameLast(key, real);
  }
  return sent.server.synced !== 0;
}
