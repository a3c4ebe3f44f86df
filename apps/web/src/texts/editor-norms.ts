import { catalogue, quoted, say } from "@housestyle/texts";

/** What is said about what numbers of reports stand beside. */
export const editorNorms = catalogue("editor-norms", {
  label: "Compared with",
  usual: "What is usual for this kind of text",
  source: say("{source}.", (source: string) => ({ source })),
  add: "Add a norm of your own…",
  remove: "Delete this norm",
  removeTitle: say("Delete {name}?", (name: string) => ({ name: quoted(name) })),
  removeText: "Its numbers are deleted. The texts they were counted in stay as they are.",
  notRemoved: "It could not be deleted. Try again when the server answers.",
  title: "A norm of your own",
  about:
    "Choose texts your writing should be like, such as your last books or your team’s best articles. They are counted on this device; only numbers are kept, no word of them.",
  name: "Name",
  nameHint: "“My last three books”, “Our best articles”",
  documents: "Your documents",
  document: say("{name} · {words, plural, one {# word} other {# words}}", (name: string, words: number) => ({
    name,
    words,
  })),
  loading: "Looking for your documents…",
  away: "Your documents could not be read. Files of your device can be counted all the same.",
  noDocuments: "There is no document on the server yet. Files of your device can be counted.",
  files: "Files of this device",
  addFiles: "Add files",
  drop: say("Take {name} away", (name: string) => ({ name })),
  stays: "It stays on this device. Signed in, you have it everywhere.",
  keeper: "Who has it",
  mine: "You alone",
  teams: say("All of {team}", (team: string) => ({ team })),
  missing: "Give it a name and choose at least one text.",
  reading: say("Reading {at, number} of {all, number}…", (at: number, all: number) => ({ at, all })),
  failed: say("{name} could not be counted. Nothing was kept.", (name: string) => ({ name: quoted(name) })),
  count: "Count these texts",
  cancel: "Cancel",
});
