import { catalogue, quoted, say } from "@housestyle/texts";

/** What the editor says when something was done, or could not be. */
export const done = catalogue("done", {
  added: say("{word} is in your dictionary.", (word: string) => ({ word: quoted(word) })),
  removed: say("{word} is no longer in your dictionary.", (word: string) => ({ word: quoted(word) })),
  ignored: say("{words} is ignored here.", (words: string) => ({ words: quoted(words) })),
  ignoredAll: say(
    "{words} is ignored in {count, plural, one {# place} other {# places}}.",
    (count: number, words: string) => ({ words: quoted(words), count }),
  ),
  addedAll: say("{count, plural, one {# word is} other {# words are}} in your dictionary.", (count: number) => ({
    count,
  })),
  silenced: say("{title} is silent in this document.", (title: string) => ({ title: quoted(title) })),
  turnedOff: say("{title} is switched off for you.", (title: string) => ({ title: quoted(title) })),
  opened: say("{name} is open.", (name: string) => ({ name: quoted(name) })),
  sample: "The sample is open.",
  fresh: "The page is empty.",
  notText: say("{name} is not a text file. Your text is as it was.", (name: string) => ({ name: quoted(name) })),
});

/** What those hear who listen to the page. */
export const said = catalogue("said", {
  remark: say(
    "{kind}, {words}. {message} {suggestions, plural, one {# suggestion} other {# suggestions}}.",
    (kind: string, words: string, message: string, suggestions: number) => ({
      kind,
      words: quoted(words),
      message,
      suggestions,
    }),
  ),
});
