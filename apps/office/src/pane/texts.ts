import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts of the pane, in addition to those of the panel. */
export const texts = catalogue("pane", {
  tabs: { label: "View", remarks: "Suggestions", reports: "Reports", settings: "Settings" },
  none: "No suggestions. Nice work.",
  loading: "Loading…",
  checking: "Checking…",
  failed: "Housestyle couldn’t be loaded. Close the pane and open it again.",
  unread: "The document can’t be read right now. Close the pane and open it again.",
  here: "Checked on this device. Your text isn’t sent anywhere.",
  revised: "Paragraphs with tracked changes are checked as if the changes were accepted, but they aren’t underlined.",
  notUnderlined: "Word couldn’t underline the suggestions. All of them are in the list.",
  refused: {
    changed: "The paragraph has changed since it was checked, so nothing was replaced.",
    unplaced:
      "These words can’t be corrected from here, because they contain a line break, a note, a field, or a tracked change. Edit them in the document.",
  },
  addWord: "Add to dictionary",
  added: say("Added {word} to your dictionary.", (word: string) => ({ word: quoted(word) })),
  addedHere: say("Added {word} to the dictionary on this device.", (word: string) => ({ word: quoted(word) })),
  ignored: "Ignored in this document.",
  undo: "Undo",
  setBy: say("Set by {team}.", (team: string) => ({ team })),
  settings: {
    english: "English variety",
    englishes: { "en-US": "American", "en-GB": "British", "en-CA": "Canadian", "en-AU": "Australian" },
    key: "API key",
    keyWhy:
      "With an API key, your team’s rules, terms, and dictionary apply. Paste the code from the authorization page, or an API key you created on your Account page. It is stored on this device, or in your Google account if you use Google Docs.",
    getKey: "Open authorization page",
    save: "Save",
    signedIn: "Your team’s rules apply.",
    signedOut: "Only the standard rules apply.",
    refused: "The server doesn’t accept this API key.",
  },
  reports: {
    empty: "Write some text to see reports.",
    loading: "Reading your text…",
    failed: "Reports couldn’t be loaded. Open the tab again.",
    again: "Refresh",
  },
});
