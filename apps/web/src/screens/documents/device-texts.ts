import { here, openDatabase } from "../../editor/storage/database.ts";
import { isWaiting } from "../../editor/storage/journal.ts";
import type { StoredDocument } from "../../editor/storage/shape.ts";
import { documentAddress } from "../../editor/sync/document-address.ts";
import { documents as texts } from "../../texts/documents.ts";
import { nameOf } from "./document.ts";

/** A text whose last words only this device has. */
export interface DeviceText {
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

/** What this browser keeps and the server does not have: the draft, and what waits to be sent for the account. */
export async function readDeviceTexts(account: number | undefined): Promise<readonly DeviceText[]> {
  const database = await openDatabase();
  const keys = await database.getAllKeys("documents");
  const kept = await Promise.all(keys.map((key) => database.get("documents", key)));
  database.close();
  return keys.flatMap((key, index) => {
    const each = kept[index];
    const found = each && deviceText(key, each, account);
    return found ? [found] : [];
  });
}

/**
 * Returns one of the texts on this device. Undefined if it is empty, belongs to another account, or is on the server in
 * the same form.
 */
export function deviceText(key: string, kept: StoredDocument, account: number | undefined): DeviceText | undefined {
  const prefix = `${account}/`;
  const isOurs = account !== undefined && key.startsWith(prefix) && isWaiting(kept);
  const text = textOf(kept.content);
  const title = kept.title?.trim() ?? "";
  if ((key !== here && !isOurs) || (text === "" && title === "")) return undefined;
  if (key === here) return { address: "/editor", title: title || texts.device.draft, text };
  return { address: documentAddress(key.slice(prefix.length)), title: nameOf({ Title: title, Opening: text }), text };
}

/** Those that hold the words in their title or text, whatever their case. */
export function foundIn(all: readonly DeviceText[], search: string): readonly DeviceText[] {
  const wanted = folded(search.trim());
  return all.filter(({ title, text }) => folded(title).includes(wanted) || folded(text).includes(wanted));
}

function folded(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** The words of a document in the editor's form, a block a line; a stack of our own, so that no depth is too deep. */
function textOf(content: unknown): string {
  const parts: string[] = [];
  const open: unknown[] = [content];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node === "string") parts.push(node);
    if (typeof node !== "object" || node === null) continue;
    if ("text" in node && typeof node.text === "string") parts.push(node.text);
    if ("content" in node && Array.isArray(node.content)) open.push("\n", ...node.content.toReversed());
  }
  return parts.join("").replaceAll(/\n+/g, "\n").trim();
}
