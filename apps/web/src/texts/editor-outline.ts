import { catalogue, quoted, say } from "@housestyle/texts";

/** What the outline of the text says. */
export const editorOutline = catalogue("editorOutline", {
  tree: "Headings",
  summary: say(
    "{headings, plural, one {# heading} other {# headings}}, {words, plural, one {# word} other {# words}}",
    (headings: number, words: number) => ({ headings, words }),
  ),
  number: say("{words, number}", (words: number) => ({ words })),
  words: say("{words, plural, one {# word} other {# words}}", (words: number) => ({ words })),
  unnamed: "Empty heading",
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
