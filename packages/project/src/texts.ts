import { catalogue, say } from "@housestyle/texts";

/** Everything that is said of a settings file. */
export const texts = catalogue("project", {
  bad: say("{file}: {reason}", (file: string, reason: string) => ({ file, reason })),
  cannotRead: say("{file}: cannot be read ({reason}).", (file: string, reason: string) => ({ file, reason })),
  notJson: "this is not JSON.",
});
