import { catalogue, say } from "@housestyle/texts";

/** The texts of the word targets, in the status line and in their dialog. */
export const editorTargets = catalogue("editorTargets", {
  document: "Words in this document",
  daily: "Words per day",
  hint: "Leave empty for no target",
  today: say("{count, plural, one {# word} other {# words}} today", (count: number) => ({ count })),
  ofDaily: say(
    "{count, number} of {target, plural, one {# word} other {# words}} today",
    (count: number, target: number) => ({ count, target }),
  ),
  ofDocument: say(
    "{count, number} of {target, plural, one {# word} other {# words}}",
    (count: number, target: number) => ({ count, target }),
  ),
  inDocument: say("{count, plural, one {# word} other {# words}} in this document", (count: number) => ({ count })),
  reached: "You reached your word target.",
  about:
    "Words today: how much the text has grown since you first opened it today. The daily target belongs to this document. Pasted words count, and deleted words are subtracted. Opening a file or restoring a version doesn’t count. Targets stay on this device.",
  notKept: "Your word targets couldn’t be saved on this device.",
});
