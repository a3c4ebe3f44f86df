import { catalogue, say } from "@housestyle/texts";
/** The texts that the screens of words, snippets, rules, and terms share. */
export const content = catalogue("content", {
  whose: "Owner",
  mine: "You",
  you: "you",
  somebody: "a former member",
  added: say("Added by {who}", (who: string) => ({ who })),
  add: "Add",
  save: "Save",
  saved: "Saved.",
  cancel: "Cancel",
  delete: "Delete",
  importExport: "Import or export",
  readOnly: "You can view this. Team admins can change it.",
  on: "On",
  off: "Off",
});
