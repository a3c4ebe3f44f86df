import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts about what the numbers of reports are compared with. */
export const editorNorms = catalogue("editor-norms", {
  label: "Compared with",
  usual: "Typical texts in this writing style",
  source: say("{source}.", (source: string) => ({ source })),
  add: "Add custom benchmark…",
  remove: "Delete this benchmark",
  removeTitle: say("Delete {name}?", (name: string) => ({ name: quoted(name) })),
  removeText: "Its numbers will be deleted. The texts they came from stay as they are.",
  notRemoved: "It couldn’t be deleted. Try again once the server is available.",
  title: "Custom benchmark",
  about:
    "Choose texts you want to sound like, such as your last books or your team’s best articles. They are measured on this device, and only the numbers are kept.",
  name: "Name",
  nameHint: "“My last three books”, “Our best articles”",
  documents: "Your documents",
  document: say("{name} · {words, plural, one {# word} other {# words}}", (name: string, words: number) => ({
    name,
    words,
  })),
  loading: "Loading your documents…",
  away: "Your documents couldn’t be loaded. You can still use files on this device.",
  noDocuments: "No documents on the server yet. You can use files on this device.",
  files: "Files on this device",
  addFiles: "Add files",
  drop: say("Remove {name}", (name: string) => ({ name })),
  stays: "Saved on this device only. Log in to use it everywhere.",
  keeper: "Visible to",
  mine: "Only you",
  teams: say("Everyone in {team}", (team: string) => ({ team })),
  missing: "Enter a name and choose at least one text.",
  reading: say("Reading {at, number} of {all, number}…", (at: number, all: number) => ({ at, all })),
  failed: say("{name} couldn’t be measured. Nothing was saved.", (name: string) => ({ name: quoted(name) })),
  count: "Create benchmark",
  cancel: "Cancel",
});
