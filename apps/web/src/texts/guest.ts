import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts for people who open a link to a document without an account. */
export const guest = catalogue("guest", {
  label: say("Document {title}", (title: string) => ({ title: quoted(title) })),
  views: "You’re viewing this document as a guest.",
  comments: "You can comment on this document as a guest. Everyone who can read its comments sees the name you enter.",
  logIn: "Log in",
  refresh: "Check for changes",
  refreshed: "Document and comments are up to date.",
  loading: "Opening the document…",
  ended: "This link is no longer valid. Ask the sender for a new one.",
  untitled: "Untitled",
  badge: "Guest",
  name: "Your name",
  needsName: "Enter your name.",
  hint: "Select some words in the document, then choose Add comment.",
  none: "No comments yet.",
  add: "Add comment",
  noWords: "Select some words first.",
  added: "Comment added.",
  replied: "Reply added.",
  gone: "The words you selected have changed. The document has been updated; select them again.",
  resolved: "Resolved",
  password: "Password",
  passwordHint: "If you received a password with the link, enter it to open the document without an account.",
});
