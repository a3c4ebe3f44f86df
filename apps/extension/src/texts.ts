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
  /** When an editor has not taken a correction as it was meant. */
  written: {
    "not-at-all": "This editor didn’t accept the correction. Your text is unchanged.",
    otherwise: "This editor changed the correction. Check the text around it.",
  },
  unanswered: "Your server does not answer, so this text is not checked.",
  partly: "This text is very long, so only the part around the caret is checked.",
  tooLong: "This paragraph is too long to be checked.",
});
