import { plural } from "./plural.ts";
import { quoted } from "./quoted.ts";

/** What the editor says when something was done, or could not be. */
export const done = {
  added: (word: string) => `${quoted(word)} is in your dictionary.`,
  removed: (word: string) => `${quoted(word)} is no longer in your dictionary.`,
  ignored: (words: string) => `${quoted(words)} is ignored here.`,
  ignoredAll: (count: number, words: string) => `${quoted(words)} is ignored in ${plural(count, "place", "places")}.`,
  addedAll: (count: number) => `${plural(count, "word is", "words are")} in your dictionary.`,
  silenced: (title: string) => `${quoted(title)} is silent in this document.`,
  turnedOff: (title: string) => `${quoted(title)} is switched off for you.`,
  opened: (name: string) => `${quoted(name)} is open.`,
  sample: "The sample is open.",
  fresh: "The page is empty.",
  notText: (name: string) => `${quoted(name)} is not a text file. Your text is as it was.`,
};

/** What those hear who listen to the page. */
export const said = {
  remark: (kind: string, words: string, message: string, suggestions: number) =>
    `${kind}, ${quoted(words)}. ${message} ${plural(suggestions, "suggestion", "suggestions")}.`,
};
