import { quoted } from "./quoted.ts";

/** What stands on paper behind a text that is printed with its remarks. */
export const printing = {
  title: "Remarks",
  none: "Nothing to remark on.",
  reading: "Not all of the text had been read when this was printed.",
  instead: (suggestions: readonly string[]) =>
    `Instead: ${suggestions.map((words) => (words === "" ? "delete it" : quoted(words))).join(" or ")}.`,
};
