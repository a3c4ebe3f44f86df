import { catalogue, say } from "@housestyle/texts";
/** What the screens of words, snippets, rules and terms have in common. */
export const content = catalogue("content", {
  whose: "Whose",
  mine: "Mine",
  you: "you",
  somebody: "a former member",
  added: say("Added by {who}", (who: string) => ({ who })),
  add: "Add",
  save: "Save",
  saved: "Saved.",
  cancel: "Cancel",
  delete: "Delete",
  importExport: "Import or export",
  readOnly: "You can read this. The admins of the team can change it.",
  on: "On",
  off: "Off",
});
