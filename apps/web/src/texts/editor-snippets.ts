import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts of the editor about snippets. */
export const editorSnippets = catalogue("editorSnippets", {
  search: "Search snippets",
  list: "Snippets",
  none: "No snippets yet.",
  make: "Create one",
  noMatch: "No matching snippets.",
  signedOut: "Snippets belong to an account. Log in to use yours here.",
  signIn: "Log in",
  loading: "Loading your snippets…",
  away: "The server can’t be reached, and this device has no saved snippets yet.",
  which: "Which one?",
  insert: say("Insert {name}", (name: string) => ({ name: quoted(name) })),
  hint: say("Type {sign} and a shortcut, then press Space or Tab. Search with Ctrl+Shift+Space.", (sign: string) => ({
    sign,
  })),
  team: "Team",
});
