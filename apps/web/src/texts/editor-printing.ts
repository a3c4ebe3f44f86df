import { catalogue, oneOf, quoted, say } from "@housestyle/texts";

const deleteIt = catalogue("deleteIt", { text: "delete it" });

/** The texts on a printout with suggestions. */
export const printing = catalogue("printing", {
  title: "Suggestions",
  none: "No suggestions.",
  reading: "Part of the text had not been checked when this was printed.",
  instead: say("Instead: {choices}.", (suggestions: readonly string[]) => ({
    choices: oneOf(suggestions.map((words) => (words === "" ? deleteIt.text : quoted(words)))),
  })),
});
