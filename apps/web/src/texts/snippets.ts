import { quoted } from "./quoted.ts";

/** What the screen of snippets says. */
export const snippets = {
  title: "Snippets",
  about: "Text you write often, inserted with a few letters: type a backslash and the shortcut in the editor.",
  label: "Snippets",
  add: "Add a snippet",
  emptyTitle: "No snippets here yet",
  emptyText: "Write a sentence once, give it a shortcut, and never type it again.",
  heads: { name: "Name", shortcut: "Shortcut", text: "Text", uses: "Used", changed: "Changed" },
  used: (count: number) => (count === 0 ? "Never used" : count === 1 ? "Used once" : `Used ${count} times`),
  folders: {
    label: "Folders",
    all: "All snippets",
    add: "New folder",
    more: (name: string) => `More for ${name}`,
    rename: "Rename",
    remove: "Delete",
    name: "Name of the folder",
    renameTitle: "Rename the folder",
    addTitle: "New folder",
    removeTitle: "Delete folder",
    removeText: (name: string, count: number) =>
      count === 0
        ? `${quoted(name)} is empty.`
        : count === 1
          ? `The snippet in ${quoted(name)} is deleted with it. This cannot be undone.`
          : `The ${count.toLocaleString("en")} snippets in ${quoted(name)} are deleted with it. This cannot be undone.`,
    needed: "Give the folder a name.",
    choose: "Folder",
  },
  form: {
    name: "Name",
    shortcut: "Shortcut",
    shortcutHint: "2 to 30 characters without blanks, such as sig. Each is there once.",
    text: "Text",
    folder: "Folder",
    language: "Language",
    languages: {
      "": "Any",
      "en-US": "American English",
      "en-GB": "British English",
      "en-CA": "Canadian English",
      "en-AU": "Australian English",
    },
    tags: "Tags",
    tagsHint: "Separated by commas.",
    description: "Note",
    copy: "Copy the text",
    copied: "Copied.",
    needed: "Give the snippet a name.",
    wrongShortcut: "A shortcut has 2 to 30 characters and no blanks.",
    taken: "Another snippet has this shortcut already. Choose a different one.",
  },
  placeholders: {
    title: "What is filled in when it is inserted",
    rows: [
      ["{{date}}", "Today’s date; {{date+7}} is a week from now."],
      ["{{clipboard}}", "What you have copied last."],
      ["{{cursor}}", "Where the caret stands afterwards."],
      ["{{field:Name}}", "Asks for a name; {{field:Name=Ada}} suggests one."],
      ["{{choice:Tone=kind|firm}}", "Asks which of them."],
      ["{{snippet:sig}}", "The snippet with the shortcut sig."],
    ],
  },
  prompt: {
    title: "Copy the text",
    text: (keys: string) => `Your browser does not let this page copy. Press ${keys}, then Enter.`,
    field: "Text to copy",
  },
  added: "Added.",
  saved: "Saved.",
};
