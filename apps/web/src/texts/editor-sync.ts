import { catalogue, say } from "@housestyle/texts";
/** The texts of the editor about documents on the server. */
export const editorSync = catalogue("editorSync", {
  untitled: "Untitled",
  moved: "Saved to your documents.",
  draft: { text: "This draft is on this device only.", keep: "Keep it here" },
  title: "Title",
  titleHint: "Untitled",
  state: {
    refused: "Rejected by the server",
    crowded: "Too many people editing",
    imageHere: "An image is only on this device",
  },
  problems: {
    signIn: { text: "This document belongs to an account. Log in to open it.", action: "Log in" },
    notFound: { text: "Document not found, or you don’t have access to it.", action: "My documents" },
    unreachable: {
      text: "This document isn’t on this device, and the server can’t be reached.",
      action: "Try again",
    },
  },
  readOnly: "You have view-only access to this document.",
  crowded:
    "Too many people are editing this document. You can see their changes. Yours are kept on this device and will be sent when someone stops editing.",
  suggestOnly: "You can suggest edits to this document. Its editors accept or reject them.",
  lost: {
    gone: {
      label: "Deleted on the server",
      text: "This document was deleted on the server. Your text is still here.",
      save: "Save again",
    },
    noAccess: {
      label: "No access on the server",
      text: "You no longer have access to this document, or it was deleted permanently. Your text is still here.",
      save: "Save as a new document",
    },
  },
  refused: say("The server rejected this text: {message}", (message: string) => ({ message })),
  imageHere: say("Your words are saved. An image is only on this device: {message}", (message: string) => ({
    message,
  })),
  changed: "This text was changed somewhere else while you were editing. Nothing is overwritten until you choose.",
  compare: "Compare versions",
  conflict: {
    title: "Two versions",
    about: "Strikethrough: only in the server version. Underline: only in yours.",
    mine: "Keep mine",
    theirs: "Use other version",
    both: "Keep both",
    bothAbout:
      "“Keep both” merges changes made in different places. Where both versions changed the same words, both wordings are kept, one after the other. What you don’t use stays in the version history.",
  },
  differences: {
    label: "Differences",
    alike: say("{count, plural, one {1 unchanged paragraph} other {# unchanged paragraphs}}", (count: number) => ({
      count,
    })),
    none: "No differences",
  },
  history: {
    title: "Version history",
    about: "Earlier versions of this document. You can undo a restore like any other change.",
    list: "Versions",
    none: "No earlier versions yet.",
    failed: "The version history couldn’t be loaded. Check your connection, and try again.",
    loading: "Loading the version history…",
    words: say("{count, plural, one {1 word} other {# words}}", (count: number) => ({ count })),
    by: say("by {who}", (who: string) => ({ who })),
    you: "you",
    somebody: "a former member",
    restore: "Restore this version",
    current: "Current",
    restored: "Earlier version restored.",
    compared: "Strikethrough: only in the earlier version. Underline: only in the current text.",
  },
  waiting: {
    label: "Waiting to sync",
    about: "These documents stay on this device until the server can be reached.",
    others: say(
      "{count, plural, one {A document from another account is stored here until you log in to that account again.} other {# documents from another account are stored here until you log in to that account again.}}",
      (count: number) => ({ count }),
    ),
  },
});
