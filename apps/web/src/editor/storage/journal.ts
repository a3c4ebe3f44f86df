import { here } from "./database.ts";
import type { BrowserDatabase, OnServer, StoredDocument } from "./shape.ts";

/**
 * Returns the key that a document of an account is stored under. `name` is its id, or a temporary name until the server
 * has created it.
 */
export function keyOf(account: number, name: string): string {
  return `${account}/${name}`;
}

/** Changes what is known of the server in one step, without changing the document. */
export async function noteServer(
  database: BrowserDatabase,
  key: string,
  change: (known: OnServer | undefined) => OnServer | undefined,
): Promise<void> {
  const transaction = database.transaction("documents", "readwrite");
  const kept = await transaction.store.get(key);
  const server = change(kept?.server);
  if (kept && server) await transaction.store.put({ ...kept, server }, key);
  await transaction.done;
}

/**
 * Returns what is known once the server has answered `sent`. A language or kind of text that was chosen in the meantime
 * is still to be sent.
 */
export function afterSending(answered: OnServer, sent: OnServer, known: OnServer = sent): OnServer {
  const language = known.language === sent.language ? answered.language : known.language;
  const style = known.style === sent.style ? answered.style : known.style;
  const lacks = answered.lacks ?? known.lacks;
  return { ...answered, language, style, ...(lacks && { lacks }) };
}

/**
 * Stores what the server has sent, unless the document has been changed since `seen` was read. Returns the new
 * revision.
 */
export async function adoptFromServer(
  database: BrowserDatabase,
  key: string,
  sent: { readonly content: unknown; readonly title: string; readonly server: OnServer },
  seen: StoredDocument | undefined,
): Promise<number | undefined> {
  const transaction = database.transaction("documents", "readwrite", { durability: "strict" });
  const kept = await transaction.store.get(key);
  const revision = (kept?.revision ?? 0) + 1;
  const isUntouched = kept?.revision === seen?.revision;
  const server = seen?.server ? afterSending(sent.server, seen.server, kept?.server) : sent.server;
  if (isUntouched)
    await transaction.store.put({ ...kept, ...sent, revision, server: { ...server, synced: revision } }, key);
  await transaction.done;
  return isUntouched ? revision : undefined;
}

/** Moves a document to its real name after the server has created it. */
export function renameStored(database: BrowserDatabase, from: string, to: string): Promise<void> {
  return moveStored(database, from, to, (kept) => kept);
}

/** Moves the draft of this device to the key of an account, with its server facts, in one transaction. */
export function giveDraftTo(database: BrowserDatabase, key: string, server: OnServer): Promise<void> {
  return moveStored(database, here, key, (kept) => ({ ...kept, server }));
}

/** Moves a document and its reports to another key. */
async function moveStored(
  database: BrowserDatabase,
  from: string,
  to: string,
  changed: (kept: StoredDocument) => StoredDocument,
): Promise<void> {
  const transaction = database.transaction(["documents", "reports"], "readwrite", { durability: "strict" });
  const [documents, reports] = [transaction.objectStore("documents"), transaction.objectStore("reports")];
  const kept = await documents.get(from);
  if (kept) await Promise.all([documents.put(changed(kept), to), documents.delete(from)]);
  const shown = await reports.get(from);
  if (kept && shown) await Promise.all([reports.put(shown, to), reports.delete(from)]);
  await transaction.done;
}

/** Whether the server has not seen the last of it. */
export function isWaiting({ revision, server }: StoredDocument): boolean {
  return server !== undefined && server.synced !== revision;
}

/** The keys of the documents that wait to be sent, of one account or of all. */
export async function waitingKeys(database: BrowserDatabase, account?: number): Promise<string[]> {
  const keys = await database.getAllKeys("documents");
  const own = keys.filter((key) => key !== here && (account === undefined || key.startsWith(`${account}/`)));
  const kept = await Promise.all(own.map((key) => database.get("documents", key)));
  return own.filter((_, index) => {
    const each = kept[index];
    return each !== undefined && isWaiting(each);
  });
}

/**
 * Removes what the server has as well from this device after the person has signed out, including all answers from the
 * server. Whatever has not been sent yet stays, only for that account, until it is sent.
 */
export async function forgetAccount(database: BrowserDatabase, account: number): Promise<void> {
  const waiting = new Set(await waitingKeys(database, account));
  const transaction = database.transaction(["documents", "answers", "reports", "steps"], "readwrite");
  const documents = transaction.objectStore("documents");
  const answers = transaction.objectStore("answers");
  for (const key of await documents.getAllKeys()) {
    if (key.startsWith(`${account}/`) && !waiting.has(key)) await documents.delete(key);
  }
  const steps = transaction.objectStore("steps");
  for (const place of await steps.getAllKeys()) {
    const key = place.slice(0, place.indexOf("\n"));
    if (key.startsWith(`${account}/`) && !waiting.has(key)) await steps.delete(place);
  }
  const reports = transaction.objectStore("reports");
  for (const key of await reports.getAllKeys()) if (key.startsWith(`${account}/`)) await reports.delete(key);
  for (const key of await answers.getAllKeys()) if (key.endsWith(`/${account}`)) await answers.delete(key);
  await transaction.done;
}
