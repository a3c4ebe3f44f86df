import { server } from "../../app/server.ts";
import { readStored } from "../storage/database.ts";
import { noteServer } from "../storage/journal.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import { newName } from "./document-address.ts";

/** Lets the text of a lost document be sent again: it comes out of the trash, or becomes a new document. */
export async function bringBack(database: BrowserDatabase, key: string): Promise<void> {
  const kept = await readStored(database, key);
  if (!kept?.server) return;
  const { id, ...facts } = kept.server;
  const restored = id === undefined ? undefined : await server.restoreDocument(undefined, { params: { id } });
  if (restored?.kind === "done") return;
  await noteServer(database, key, () => ({ ...facts, clientKey: newName(), version: 0, synced: 0 }));
}
