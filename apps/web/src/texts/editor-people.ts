import { allOf, catalogue, say } from "@housestyle/texts";

/** The texts about people who have the same document open. */
export const editorPeople = catalogue("editorPeople", {
  panel: "People in this document",
  button: say("Also in this document: {names}", (names: readonly string[]) => ({ names: allOf(names) })),
  more: say("+{count}", (count: number) => ({ count })),
  others: say("{count, plural, one {# other person} other {# other people}}", (count: number) => ({ count })),
  you: "You, in another window",
  youToo: "you, in another window",
  goTo: say("Go to {name}’s cursor", (name: string) => ({ name })),
  noCaret: "Not in the text",
  came: say("{names} opened this document.", (names: readonly string[]) => ({ names: allOf(names) })),
  left: say("{names} left this document.", (names: readonly string[]) => ({ names: allOf(names) })),
  someone: "Someone",
});
