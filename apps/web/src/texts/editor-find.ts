import { catalogue, say } from "@housestyle/texts";

/** The texts for finding and replacing words. */
export const editorFind = catalogue("editorFind", {
  title: "Find and replace",
  find: "Find",
  choices: {
    matchCase: "Match case",
    wholeWords: "Whole words only",
    isPattern: "Regular expression",
  },
  previous: "Previous match",
  next: "Next match",
  replaceToo: "Replace",
  close: "Close",
  none: "No matches",
  some: say("{count, plural, one {# match} other {# matches}}", (count: number) => ({ count })),
  of: say("{at, number} of {count, number}", (at: number, count: number) => ({ at, count })),
  badPattern: "Invalid regular expression",
  replaceWith: "Replace with",
  replace: "Replace",
  replaceAll: "Replace all",
  replaced: say("{count, plural, one {Replaced # match.} other {Replaced # matches.}}", (count: number) => ({ count })),
  where: "Search in",
  everywhere: "Whole document",
  inChapter: "This chapter",
});
