import type { TermStatus } from "@housestyle/engine";
import { catalogue, quoted, say } from "@housestyle/texts";

const these = (words: readonly string[]) => ({ count: words.length, word: quoted(words[0] ?? "") });

const statuses: Readonly<Record<TermStatus, string>> = catalogue("statuses", {
  Approved: "This is the approved spelling.",
  Admitted: "This term is allowed, but another is preferred.",
  Deprecated: "This term is deprecated.",
  Forbidden: "This term must not be used.",
  Pending: "This term has been proposed.",
  Rejected: "This term was rejected.",
});

/** The texts of the editor about the rules and terms of a team. */
export const editorAccountRules = catalogue("editorHouse", {
  rule: say("Style guide rule: {match}", (match: string) => ({ match })),
  term: say("Term: {text}", (text: string) => ({ text })),
  status: (status: TermStatus) => statuses[status],
  nothing: "nothing",
  byTeam: say(
    "{isKnown, select, true {Set by {who} ({isNamed, select, true {{team}} other {your team}})} other {Set by {isNamed, select, true {{team}} other {your team}}}}",
    (team: string, who: string) => ({ team, who, isNamed: team !== "", isKnown: who !== "" }),
  ),
  byYou: "Set by you",
  link: "View rule",
  linkToTerm: "View term",
  addOwn: "Add to my dictionary",
  addTeam: say("Add for {team}", (team: string) => ({ team })),
  propose: "Propose as a term",
  added: say(
    "Added {count, plural, one {{word}} other {# words}} to {isTeams, select, true {the {team} dictionary} other {your dictionary}}.",
    (words: readonly string[], team: string = "") => ({ ...these(words), team, isTeams: team !== "" }),
  ),
  addedHere: say(
    "The server can’t be reached. Added {count, plural, one {{word}} other {# words}} to the dictionary on this device.",
    (words: readonly string[]) => these(words),
  ),
  proposed: say("{word} was proposed as a term.", (word: string) => ({ word: quoted(word) })),
  notRemoved: "That couldn’t be undone. Remove the word on the Dictionary page.",
});
