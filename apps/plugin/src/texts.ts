import { catalogue, say } from "@housestyle/texts";

/** What is said beside an editor of another page. */
export const texts = catalogue("plugin", {
  remark: say("{category}: {word}", (category: string, word: string) => ({ category, word })),
  categories: { Spelling: "Spelling", Grammar: "Grammar", Style: "Style", Readability: "Readability" },
  ignore: "Ignore",
  omit: "Delete",
  leaveOut: "Leave it out",
  addWord: "Add to dictionary",
  synonyms: say("Other words for “{word}”", (word: string) => ({ word })),
  looking: "Looking for other words …",
  noSynonyms: "No other words were found.",
  notice: "About the checking of this text",
  close: "Close",
  troubles: {
    noKey: "This text is not checked: this page has no key for the checking server.",
    refused: "This text is not checked: the checking server does not take the key of this page.",
    notAllowed: "This text is not checked: the key of this page is not one for checking texts.",
    busy: "The checking server is busy. It is asked again as you go on writing.",
    tooLong: "This text is not checked: it is longer than the checking server takes.",
    unreachable: "The checking server cannot be reached. It is asked again as you go on writing.",
    unanswered: "The checking server did not check this text. It is asked again as you go on writing.",
  },
});
