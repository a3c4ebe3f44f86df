import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts of the outline. */
export const editorOutline = catalogue("editorOutline", {
  tree: "Headings",
  summary: say(
    "{headings, plural, one {# heading} other {# headings}}, {scenes, plural, =0 {} one {# scene, } other {# scenes, }}{words, plural, one {# word} other {# words}}",
    (headings: number, scenes: number, words: number) => ({ headings, scenes, words }),
  ),
  number: say("{words, number}", (words: number) => ({ words })),
  words: say("{words, plural, one {# word} other {# words}}", (words: number) => ({ words })),
  unnamed: "Empty heading",
  scene: "Scene",
  chapter: "Selected chapter",
  cards: "Cards",
  showCards: "Show cards with synopses",
  showList: "Show list",
  synopsis: say("Synopsis of {name}", (name: string) => ({ name: quoted(name) })),
  synopsisHint: "What happens here?",
  splitHere: "Split chapter at the cursor",
  split: "New chapter. Type its heading.",
  merge: say("Merge {name} with the chapter before it", (name: string) => ({ name: quoted(name) })),
  mergeHere: "Merge chapter with the one before it",
  merged: say("Merged {name} with the chapter before it.", (name: string) => ({ name: quoted(name) })),
  up: say("Move {name} up", (name: string) => ({ name: quoted(name) })),
  down: say("Move {name} down", (name: string) => ({ name: quoted(name) })),
  collapseAll: "Collapse all",
  expandAll: "Expand all",
  moved: say(
    "{isLast, select, true {Moved {name} to the end.} other {Moved {name} before {next}.}}",
    (name: string, next: string | undefined) => ({
      name: quoted(name),
      isLast: next === undefined,
      next: quoted(next ?? ""),
    }),
  ),
  movedOnly: say("Moved {name}.", (name: string) => ({ name: quoted(name) })),
  none: "The headings of your text will appear here, with the word count of each chapter.",
  makeHeading: "Turn paragraph into a heading",
});
