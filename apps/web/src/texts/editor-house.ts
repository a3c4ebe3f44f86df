import type { TermStatus } from "@housestyle/engine";
import { plural } from "./plural.ts";
import { quoted } from "./quoted.ts";

const statuses: Readonly<Record<TermStatus, string>> = {
  Approved: "This is how the term is written.",
  Admitted: "This term is allowed; another one is preferred.",
  Deprecated: "This term is out of use.",
  Forbidden: "This term is not to be used.",
  Pending: "This term has been proposed.",
  Rejected: "This is no term.",
};

/** What the editor says of the rules and terms of a team. */
export const editorHouse = {
  rule: (match: string) => `House rule: ${match}`,
  term: (text: string) => `Term: ${text}`,
  status: (status: TermStatus) => statuses[status],
  nothing: "nothing",
  byTeam: (team: string) => (team ? `Set by ${team}` : "Set by your team"),
  byYou: "Set by you",
  link: "See the rule",
  addOwn: "Add to my dictionary",
  addTeam: (team: string) => `Add for ${team}`,
  propose: "Propose as a term",
  added: (words: readonly string[], team?: string) =>
    `${theseAre(words)} in ${team ? `the dictionary of ${team}` : "your dictionary"}.`,
  addedHere: (words: readonly string[]) =>
    `The server cannot be reached. ${theseAre(words)} in the dictionary of this device.`,
  proposed: (word: string) => `${quoted(word)} is proposed as a term.`,
  notRemoved: "That could not be undone. The dictionary page can.",
};

function theseAre(words: readonly string[]): string {
  const [word = ""] = words;
  return words.length === 1 ? `${quoted(word)} is` : plural(words.length, "word is", "words are");
}
