import type { BrowserDatabase } from "../storage/shape.ts";
import type { StoredReports } from "./last-reports.ts";
import { comboMark, draftsId, originalityId } from "./messages.ts";

/** The most documents whose reports are stored, and the most UTF-16 code units for each. */
const most = { documents: 12, length: 1_500_000 };

/**
 * Stores what reports on a document showed, if the document is on this device: one that was removed in the meantime leaves nothing
 * behind. The reports that were stored longest ago go, beyond the most.
 */
export async function storeReports(database: BrowserDatabase, key: string, reports: StoredReports): Promise<void> {
  const short = shortened(reports);
  if (!short) return;
  const transaction = database.transaction(["documents", "reports"], "readwrite");
  const store = transaction.objectStore("reports");
  if ((await transaction.objectStore("documents").getKey(key)) !== undefined) await store.put(short, key);
  // Their keys alone are read, the oldest first.
  const keys = await store.index("at").getAllKeys();
  for (const old of keys.slice(0, -most.documents)) await store.delete(old);
  await transaction.done;
}

/** Removes what reports on documents showed. */
export async function forgetReports(database: BrowserDatabase, keys: readonly string[]): Promise<void> {
  const transaction = database.transaction("reports", "readwrite");
  for (const key of keys) await transaction.store.delete(key);
  await transaction.done;
}

/** Whether a report, or one of several as one, quotes other texts or depends on what was chosen at this visit: it is not stored. */
export function isOfThisVisit(id: string): boolean {
  const ids = id.startsWith(comboMark) ? id.slice(comboMark.length).split(",") : [id];
  return ids.includes(originalityId) || ids.includes(draftsId);
}

/** Returns as many reports as fit, most recently viewed first. Undefined if not even one fits. */
function shortened(reports: StoredReports): StoredReports | undefined {
  let room = most.length;
  const shown = reports.shown.toReversed().filter((each) => {
    if (isOfThisVisit(each[0])) return false;
    room -= JSON.stringify(each).length;
    return room >= 0;
  });
  return shown.length === 0 ? undefined : { ...reports, shown: shown.toReversed() };
}

/** Returns a number that two texts share only by chance (32-bit FNV-1a over UTF-16 code units). */
export function printOf(text: string): number {
  let print = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) print = Math.imul(print ^ text.charCodeAt(at), 0x01000193);
  return print >>> 0;
}

/** Whether at least half of the paragraphs that were read are still there: else the reports are those of another text. */
export function isStillThatText(before: readonly number[], now: readonly number[]): boolean {
  const there = new Set(now);
  return before.length > 0 && before.filter((print) => there.has(print)).length * 2 >= before.length;
}
