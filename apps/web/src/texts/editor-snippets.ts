import { catalogue, quoted, say } from "@housestyle/texts";

/** What the editor says of snippets. */
export const editorSnippets = catalogue("editorSnippets", {
  title: "Snippets",
  search: "Search snippets",
  list: "Snippets",
  none: "No snippets yet.",
  make: "Make one",
  noMatch: "No snippet matches.",
  signedOut: "Snippets belong to an account. Sign in to use yours here.",
  signIn: "Sign in",
  loading: "Reading your snippets…",
  away: "The server cannot be reached, and this device has no snippets yet.",
  which: "Which one?",
  insert: say("Insert {name}", (name: string) => ({ name: quoted(name) })),
  hint: say("Type {sign} and a shortcut, then a space or Tab. Ctrl+Shift+Space searches.", (sign: string) => ({
    sign,
  })),
  team: "Team",
});
