import { friendlyTime } from "@housestyle/ui";
import { clockTime } from "../../texts/dates.ts";
import { documents as texts } from "../../texts/documents.ts";

/** Returns when a document was changed, as short as a list needs it: the time of today, “Yesterday”, or how long ago. */
export function changeTime(at: string | null, now: Date): string {
  if (at === null) return friendlyTime(at, now);
  const day = new Date(at).toDateString();
  if (day === now.toDateString()) return clockTime(at);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === yesterday.toDateString() ? texts.yesterday : friendlyTime(at, now);
}
