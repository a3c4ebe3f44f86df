/** What the screens of words, snippets, rules and terms have in common. */
export const content = {
  whose: "Whose",
  mine: "Mine",
  you: "you",
  somebody: "a former member",
  added: (who: string) => `Added by ${who}`,
  add: "Add",
  save: "Save",
  saved: "Saved.",
  cancel: "Cancel",
  delete: "Delete",
  importExport: "Import or export",
  readOnly: "You can read this. The admins of the team can change it.",
  on: "On",
  off: "Off",
};
