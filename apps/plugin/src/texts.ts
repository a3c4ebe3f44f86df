import { catalogue, say } from "@housestyle/texts";

/** The texts next to an editor on another website. */
export const texts = catalogue("plugin", {
  remark: say("{category}: {word}", (category: string, word: string) => ({ category, word })),
  categories: { Spelling: "Spelling", Grammar: "Grammar", Style: "Style", Readability: "Readability" },
  ignore: "Ignore",
  omit: "Delete",
  leaveOut: "Delete",
  addWord: "Add to dictionary",
  synonyms: say("Synonyms for “{word}”", (word: string) => ({ word })),
  looking: "Looking for synonyms…",
  noSynonyms: "No synonyms found.",
  notice: "About checking",
  close: "Close",
  troubles: {
    noKey: "This text isn’t being checked. This page has no API key for the server.",
    refused: "This text isn’t being checked. The server doesn’t accept this page’s API key.",
    notAllowed: "This text isn’t being checked. This page’s API key doesn’t allow checking.",
    busy: "The server is busy. Checking will resume as you write.",
    tooLong: "This text is too long for the server to check.",
    unreachable: "Can’t reach the server. Checking will resume as you write.",
    unanswered: "The server didn’t check this text. Checking will resume as you write.",
  },
});
