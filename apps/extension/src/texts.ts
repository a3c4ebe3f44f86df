import { catalogue, say } from "@housestyle/texts";

/** The texts of the extension outside the pop-up. */
export const texts = catalogue("besidePages", {
  badge: "Show first suggestion",
  count: say("{count, plural, one {# suggestion} other {# suggestions}}. Show first suggestion.", (count: number) => ({
    count,
  })),
  addWord: "Add to dictionary",
  added: say("Added “{word}” to your dictionary.", (word: string) => ({ word })),
  turnOff: "Turn off rule",
  undo: "Undo",
  capture: "Save as snippet",
  /** The browser replaces %s with the selection. */
  lookUp: "Look up “%s”",
  /** When an editor has not applied a correction as intended. */
  written: {
    "not-at-all": "This editor didn’t accept the correction. Your text is unchanged.",
    otherwise: "This editor changed the correction. Check the text around it.",
  },
  unanswered: "Your server isn’t responding, so this text isn’t being checked.",
  partly: "This text is very long, so only the part around the cursor is checked.",
  tooLong: "This paragraph is too long to check.",
});
