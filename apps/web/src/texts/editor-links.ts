import { catalogue } from "@housestyle/texts";

/** The texts of the editor about links. */
export const editorLinks = catalogue("editorLinks", {
  title: "Link",
  address: "Web or email address",
  example: "example.org",
  add: "Add link",
  change: "Change link",
  remove: "Remove link",
  close: "Close",
  wrong: "Enter a web or email address.",
});
