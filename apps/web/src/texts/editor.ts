import { catalogue, say } from "@housestyle/texts";
import type { SavedState } from "../editor/storage/autosave.ts";
import type { SyncState } from "../editor/sync/sync-state.ts";

/** What the editor says from the first moment on. The rest of its words come with the parts that say them. */
export const texts = catalogue("editor", {
  undo: "Undo",
  page: {
    placeholder: "Write or paste here. Remarks appear as you go.",
    label: "Your text",
    format: "Format",
    title: "Title of the text",
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
    loading: "The checker is loading",
    failed: "Checking has stopped.",
    incomplete: "Part of the editor did not arrive.",
    retry: "Try again",
    saved: {
      saved: "Saved on this device",
      saving: "Saving…",
      unsaved: "Not saved yet",
      failed: "Not saved: this browser has no room or permission",
      conflict: "Not saved: changed in another tab",
      opening: "Opening…",
      impossible: "Not saved: this browser has no room or permission",
    } satisfies Record<SavedState | "opening" | "impossible", string>,
    synced: {
      none: "Saved on this device",
      synced: "Saved on the server",
      waiting: "Saved here, not yet on the server",
      offline: "Saved here; the server cannot be reached",
      conflict: "Saved here; changed elsewhere",
      signedOut: "Saved here; log in to save on the server",
      refused: "Saved here; refused by the server",
      gone: "Saved here; deleted on the server",
    } satisfies Record<SyncState, string>,
  },
});
