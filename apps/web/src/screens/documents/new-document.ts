import type { Dialect, Style } from "@housestyle/engine";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { session } from "../../app/session.ts";
import { openDatabase } from "../../editor/storage/database.ts";
import { type DialectAndStyle, wishOf } from "../../editor/storage/reading.ts";
import { readDeviceTexts } from "./device-texts.ts";
import { addressOf, type DocumentListRow } from "./document.ts";
import type { DocumentPlace } from "./place.ts";
import { unusedDocument } from "./unused-document.ts";

/** What a new document begins with. */
export interface BegunDocument {
  readonly Title?: string;
  readonly Content?: { readonly type: "doc" };
  readonly Style?: Style;
}

/**
 * Returns the address of a new document at a place, read as its person writes by default. A document that was created there
 * before and never written in is used again.
 */
export async function newDocument(given: BegunDocument, place: DocumentPlace): Promise<string> {
  // The part of the editor that knows is needed next anyway.
  const { defaultReading } = await import("../../editor/workspace/workspace.ts");
  const { dialect, style } = defaultReading(await chosenHere(), session.read());
  const wanted = {
    Project: place.kind === "project" ? place.name : "",
    Tags: place.kind === "tag" ? [place.name] : [],
    Language: dialect satisfies Dialect,
    Style: given.Style ?? style,
  };
  const unused = given.Content ? undefined : await findUnused(wanted);
  return addressOf(unused ?? (await ask(server.addDocument({ ...given, ...wanted, ClientKey: crypto.randomUUID() }))));
}

async function findUnused(wanted: Parameters<typeof unusedDocument>[1]): Promise<DocumentListRow | undefined> {
  const { profile } = session.read();
  const query = { Filter: "WordCount eq 0 and Title eq ''", Take: 50 };
  const row = unusedDocument(await ask(server.listDocuments(undefined, { query })), wanted, profile?.Id);
  if (!row) return undefined;
  // Without words it may still have a picture, and words that this device has not sent yet.
  const { Text, Content } = await ask(server.readDocument(undefined, { params: { id: row.Id } }));
  const isWritten = Text !== "" || Content !== null;
  const waiting = await readDeviceTexts(profile?.Id).catch(() => []);
  return isWritten || waiting.some(({ address }) => address === addressOf(row)) ? undefined : row;
}

/** Returns the dialect and style that were chosen on this device; none where nothing can be kept. */
async function chosenHere(): Promise<Partial<DialectAndStyle>> {
  try {
    const database = await openDatabase();
    const [dialect, style] = await Promise.all(["dialect", "style"].map((name) => database.get("preferences", name)));
    database.close();
    return wishOf(dialect, style);
  } catch {
    return {};
  }
}
