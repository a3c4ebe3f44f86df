import { catalogue, say } from "@housestyle/texts";

/** What the extension says beside pages. */
export const texts = catalogue("besidePages", {
  badge: "Show the first remark",
  count: say("{count, plural, one {# remark} other {# remarks}}. Show the first.", (count: number) => ({ count })),
  addWord: "Add to dictionary",
  added: say("Added “{word}” to your dictionary.", (word: string) => ({ word })),
  turnOff: "Turn this rule off",
  undo: "Undo",
  capture: "Keep as a snippet",
  /** The browser puts what is selected in place of %s. */
  lookUp: "Look up “%s”",
  unanswered: "Your server does not answer, so this text is not checked.",
  tooLong: "This text is too long to be checked here.",
});
