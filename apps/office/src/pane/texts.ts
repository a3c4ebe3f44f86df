import { catalogue, quoted, say } from "@housestyle/texts";

/** What the pane says beside what the panel of remarks says. */
export const texts = catalogue("pane", {
  tabs: { label: "What is shown", remarks: "Remarks", reports: "Reports", settings: "Settings" },
  none: "No remarks on this text.",
  loading: "The checker is on its way…",
  checking: "Checking…",
  failed: "The checker did not arrive. Close the pane and open it again.",
  unread: "The document cannot be read just now.",
  here: "Checked on this device. The text is sent nowhere.",
  revised: "Paragraphs with tracked changes are checked as if you had accepted the changes. They are not underlined.",
  notUnderlined: "Word did not underline the suggestions. The list is complete.",
  refused: {
    changed: "The paragraph has changed since it was read, so nothing was replaced.",
    unplaced:
      "These words can’t be corrected from here, because they contain a line break, a note, a field, or a tracked change. Edit them in the document.",
  },
  addWord: "Add to dictionary",
  added: say("{word} is in your dictionary.", (word: string) => ({ word: quoted(word) })),
  addedHere: say("{word} is known on this device.", (word: string) => ({ word: quoted(word) })),
  ignored: "It stays ignored in this document.",
  undo: "Take back",
  setBy: say("A rule of {team}.", (team: string) => ({ team })),
  settings: {
    english: "English",
    englishes: { "en-US": "American", "en-GB": "British", "en-CA": "Canadian", "en-AU": "Australian" },
    key: "Key",
    keyWhy:
      "With a key of yours the rules, terms and dictionary of your team count. A page of the server gives this program one: put the code that it shows in here. A key that you have made under Account does as well. It is kept on this device; in Google Docs with your account there.",
    getKey: "Open that page",
    save: "Save",
    signedIn: "Your team’s rules count.",
    signedOut: "Only the rules that everybody has count.",
    refused: "The server does not know this key.",
  },
  reports: {
    empty: "There is no text to tell about.",
    loading: "Reading the text…",
    failed: "The reports did not arrive. Choose them again.",
    again: "Read again",
  },
});
