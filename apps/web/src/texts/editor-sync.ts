import { catalogue, say } from "@housestyle/texts";
/** What the editor says of documents on the server. */
export const editorSync = catalogue("editorSync", {
  untitled: "Untitled",
  moved: "This text is in your documents now.",
  title: "Title",
  titleHint: "Untitled",
  state: { refused: "Not taken by the server", gone: "Deleted on the server" },
  problems: {
    signIn: { text: "This document belongs to an account. Sign in to open it.", action: "Sign in" },
    notFound: { text: "There is no such document, or it is not yours to read.", action: "My documents" },
    unreachable: {
      text: "This document is not on this device, and the server cannot be reached.",
      action: "Try again",
    },
  },
  readOnly: "You may read this document, but not change it.",
  gone: "This document was deleted on the server. Your text is still here.",
  saveAgain: "Save it again",
  refused: say("The server did not take this text: {message}", (message: string) => ({ message })),
  changed: "This text was changed elsewhere since you began. Nothing is overwritten until you choose.",
  compare: "Compare the versions",
  conflict: {
    title: "Two versions",
    about: "Struck out stands only in the version on the server, underlined only in yours.",
    mine: "Keep mine",
    theirs: "Take the other",
    both: "Keep both",
    bothAbout:
      "“Keep both” joins changes of different places. Where both changed the same words, the two wordings stand one after the other. What you do not take stays in the history.",
  },
  differences: {
    label: "Differences",
    alike: say("{count, plural, one {1 paragraph alike} other {# paragraphs alike}}", (count: number) => ({ count })),
    none: "The words are the same.",
    gone: "Only in the other: ",
    new: "Only in yours: ",
  },
  history: {
    title: "History",
    about: "Earlier versions of this document. Restoring one is a change like any other: you can undo it.",
    list: "Versions",
    none: "There is no earlier version yet.",
    failed: "The history could not be read.",
    loading: "Reading the history…",
    words: say("{count, plural, one {1 word} other {# words}}", (count: number) => ({ count })),
    by: say("by {who}", (who: string) => ({ who })),
    you: "you",
    somebody: "somebody who has left",
    restore: "Restore this version",
    current: "Now",
    restored: "The earlier version is back.",
    compared: "Struck out stands only in the version of then, underlined only in the text of now.",
  },
  waiting: {
    label: "Waiting to be sent",
    about: "These texts are only on this device until the server can be reached.",
    others: say(
      "{count, plural, one {A text of another account waits here until that account signs in again.} other {# texts of another account wait here until that account signs in again.}}",
      (count: number) => ({ count }),
    ),
  },
});
