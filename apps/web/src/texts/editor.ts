import { texts as panel } from "@housestyle/panel";
import type { SavedState } from "../editor/keeping/autosave.ts";
import type { SyncState } from "../editor/sync/sync-state.ts";
import { plural } from "./plural.ts";
import { quoted } from "./quoted.ts";

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
  done: {
    replaced: (from: string, to: string) => `${quoted(from)} is now ${quoted(to)}.`,
    deleted: (words: string) => `${quoted(words)} is deleted.`,
    replacedAll: (count: number, to: string) => `${plural(count, "place is", "places are")} now ${quoted(to)}.`,
    refused: "The words have changed since, so nothing was replaced.",
    added: (word: string) => `${quoted(word)} is in your dictionary.`,
    removed: (word: string) => `${quoted(word)} is no longer in your dictionary.`,
    ignored: (words: string) => `${quoted(words)} is ignored here.`,
    ignoredAll: (count: number, words: string) => `${quoted(words)} is ignored in ${plural(count, "place", "places")}.`,
    addedAll: (count: number) => `${plural(count, "word is", "words are")} in your dictionary.`,
    goneOn: "The text has changed since. Ctrl+Z goes back step by step.",
    silenced: (title: string) => `${quoted(title)} is silent in this document.`,
    turnedOff: (title: string) => `${quoted(title)} is switched off for you.`,
    opened: (name: string) => `${quoted(name)} is open.`,
    sample: "The sample is open.",
    fresh: "The page is empty.",
    notText: (name: string) => `${quoted(name)} is not a text file. Your text is as it was.`,
    notKept: "This browser would not keep that. It lasts until you close the page.",
  },
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
  said: {
    remark: (kind: string, words: string, message: string, suggestions: number) =>
      `${kind}, ${quoted(words)}. ${message} ${plural(suggestions, "suggestion", "suggestions")}.`,
  },
};
