import type { BrowserDatabase } from "../storage/shape.ts";
import type { StoredReports } from "./last-reports.ts";

/** So many documents keep their reports, and so long are these at most, in UTF-16 code units. */
const most = { documents: 12, length: 1_500_000 };

/** Stores what reports on a document showed. Reports of documents that are no longer on this device go, and the oldest beyond the most. */
export async function storeReports(database: BrowserDatabase, key: string, reports: StoredReports): Promise<void> {
  const kept = new Set<string>(await database.getAllKeys("documents"));
  const transaction = database.transaction("reports", "readwrite");
  const { store } = transaction;
  const short = shortened(reports);
  if (short && kept.has(key)) await store.put(short, key);
  const ages: { readonly key: string; readonly at: number }[] = [];
  for (const each of await store.getAllKeys()) ages.push({ key: each, at: (await store.get(each))?.at ?? 0 });
  const left = ages.filter((each) => kept.has(each.key)).toSorted((one, other) => other.at - one.at);
  const living = new Set(left.slice(0, most.documents).map((each) => each.key));
  for (const each of ages) if (!living.has(each.key)) await store.delete(each.key);
  await transaction.done;
}

/** As many reports as there is room for, those that were looked at last first; undefined where not one fits. */
function shortened(reports: StoredReports): StoredReports | undefined {
  let room = most.length;
  const shown = reports.shown.toReversed().filter((each) => {
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
