import { catalogue, say } from "@housestyle/texts";
import type { SavedState } from "../editor/storage/autosave.ts";
import type { SyncState } from "../editor/sync/sync-state.ts";

/** The texts that the editor needs from the start. The others are loaded with the parts that show them. */
export const texts = catalogue("editor", {
  page: {
    placeholder: "Write or paste here. Suggestions appear as you type.",
    label: "Your text",
    title: "Document title",
    untitled: "Untitled",
  },
  status: {
    words: say("{count, plural, one {# word} other {# words}}", (count: number) => ({ count })),
    minutes: say("{inHours, select, true {{hours} h} other {{minutes} min}} read", (minutes: number) => ({
      inHours: minutes >= 60,
      hours: Math.round(minutes / 6) / 10,
      minutes,
    })),
    device: "Checked on this device",
    progress: say(
      "Checked {checked, number} of {total, plural, one {# paragraph} other {# paragraphs}}",
      (checked: number, total: number) => ({ checked, total }),
    ),
    loading: "Loading the checker",
    failed: "Checking has stopped.",
    incomplete: "Part of the editor didn’t load.",
    retry: "Try again",
    saved: {
      saved: "Saved on this device",
      saving: "Saving…",
      unsaved: "Not saved yet",
      failed: "Not saved: browser storage full or blocked",
      conflict: "Not saved: changed in another tab",
      opening: "Opening…",
      impossible: "Not saved: browser storage full or blocked",
    } satisfies Record<SavedState | "opening" | "impossible", string>,
    synced: {
      none: "Saved on this device",
      synced: "Saved on the server",
      waiting: "Saved here, not yet on the server",
      offline: "Saved here, server unreachable",
      conflict: "Saved here, changed elsewhere",
      signedOut: "Saved here, log in to save online",
      refused: "Saved here, rejected by the server",
      gone: "Saved here, deleted on the server",
      noAccess: "Saved here, no access on the server",
      live: "Saved on the server",
      sending: "Saving…",
      crowded: "Saved here, too many people editing",
    } satisfies Record<SyncState, string>,
  },
});
