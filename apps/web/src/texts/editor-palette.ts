import { catalogue } from "@housestyle/texts";

/** The texts of the command palette. */
export const editorPalette = catalogue("editorPalette", {
  search: "Search commands and headings",
  list: "Commands and headings",
  none: "No matching commands.",
  find: "Find",
  next: "Next suggestion",
  previous: "Previous suggestion",
  here: "Open the suggestion at the cursor",
  synonyms: "Synonyms for the word at the cursor",
  rephrase: "Rephrase",
  rephraseHere: "Rephrase the selection or the sentence at the cursor",
  snippets: "Search snippets",
  on: "On",
  off: "Off",
});
