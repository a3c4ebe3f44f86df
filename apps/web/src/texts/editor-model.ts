import { catalogue } from "@housestyle/texts";

/** The names of what a language model can do with a text. */
export const editorModel = catalogue("editorModel", {
  group: "Language model",
  continue: "Continue writing",
  ideas: "Ideas for what comes next",
  critique: "Critique",
});
