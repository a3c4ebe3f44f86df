import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts for naming versions. */
export const editorVersions = catalogue("editorVersions", {
  save: "Save version",
  name: "Version name",
  saveAbout: "Keeps the text as it is now in the history for as long as the document exists.",
  example: "Sent to editor",
  needsName: "Enter a name.",
  rename: "Rename",
  give: "Name this version",
  unname: "Remove name",
  apply: "Save name",
  cancel: "Cancel",
  onlyNamed: "Named versions only",
  noneNamed: "No named versions yet.",
  named: say("Saved as {name}.", (name: string) => ({ name: quoted(name) })),
  unnamed: "Name removed. The version stays until newer ones replace it.",
  failed: "The name couldn’t be saved. Try again.",
  tooMany: "This document already has 500 named versions. Remove a name first.",
  notSent: "The text isn’t on the server yet. Try again once it’s saved there.",
});
