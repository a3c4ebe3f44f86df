import { catalogue, quoted, say } from "@housestyle/texts";

const named = (name: string) => ({ name: quoted(name) });

/** The texts of the comparison of two texts. */
export const editorCompare = catalogue("editorCompare", {
  about: "Choose what to compare your text with. Your text doesn’t change.",
  version: "An earlier version",
  chooseVersion: "Choose a version",
  document: "Another document",
  file: "Choose file…",
  fileAbout: "Any file that the editor opens. It stays on this device.",
  again: "Compare with something else",
  with: say("Compared with {name}.", named),
  legend: "Strikethrough: only in the other text. Underline: only in yours.",
  none: "No differences",
  at: say("Difference {at, number} of {count, number}", (at: number, count: number) => ({ at, count })),
  next: "Next difference",
  previous: "Previous difference",
  use: "Use this text",
  useAbout: "Replaces your words with those of the other text. Press Ctrl+Z to undo.",
  change: say(
    "{kind, select, gone {Only in the other text: {before}} new {Only in yours: {after}} other {Other text: {before}. Yours: {after}}}",
    (before: string, after: string) => ({
      kind: after === "" ? "gone" : before === "" ? "new" : "both",
      before: quoted(before),
      after: quoted(after),
    }),
  ),
  reading: "Reading the text…",
  failed: say("{name} couldn’t be loaded. Check your connection, and try again.", named),
});

/** The texts of the dialog that chooses a document. */
export const documentChoice = catalogue("documentChoice", {
  search: "Search documents",
  searching: { placeholder: "Search documents", submit: "Search", clear: "Clear search" },
  list: "Documents",
  none: "No documents found.",
  loading: "Loading your documents…",
  failed: "Your documents couldn’t be loaded. Check your connection, and try again.",
  words: say("{count, plural, one {1 word} other {# words}}", (count: number) => ({ count })),
});
