import { texts as panel } from "@housestyle/panel";
import type { SavedState } from "../editor/storage/autosave.ts";
import type { SyncState } from "../editor/sync/sync-state.ts";
import { plural } from "./plural.ts";

/** What the editor says from the first moment on. The rest of its words come with the parts that say them. */
export const texts = {
  product: "Housestyle",
  undo: "Undo",
  page: {
    placeholder: "Write or paste here. Remarks appear as you go.",
    label: "Your text",
    format: "Format",
    title: "Title of the text",
    untitled: "Untitled",
  },
  kinds: panel.kinds,
  notKept: "This browser would not keep that. It lasts until you close the page.",
  status: {
    words: (count: number) => plural(count, "word", "words"),
    minutes: (count: number) =>
      count < 60
        ? `${plural(count, "minute", "minutes")} to read`
        : `${plural(Math.round(count / 6) / 10, "hour", "hours")} to read`,
    device: "Checked on this device",
    progress: (checked: number, total: number) =>
      `Checked ${checked.toLocaleString("en")} of ${plural(total, "paragraph", "paragraphs")}`,
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
      impossible: "Not saved: this browser does not keep anything",
    } satisfies Record<SavedState | "opening" | "impossible", string>,
    synced: {
      none: "Saved on this device",
      synced: "Saved on the server",
      waiting: "Saved here, on its way to the server",
      offline: "Saved here; the server cannot be reached",
      conflict: "Saved here; changed elsewhere, too",
      signedOut: "Saved here; sign in to save on the server",
      refused: "Saved here; the server did not take it",
      gone: "Saved here; deleted on the server",
    } satisfies Record<SyncState, string>,
  },
};
