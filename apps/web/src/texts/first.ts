import { catalogue } from "@housestyle/texts";

/** A name, the same in every language. */
export const product = "Housestyle";

/** The texts that may be needed before anything else has loaded. They delay a first visit, so they are kept short. */
export const first = catalogue("first", {
  loading: "Loading…",
  notYours: {
    title: "You don’t have access to this page",
    text: "Ask a team admin or the server operator for access.",
  },
  away: {
    title: "The server can’t be reached",
    text: "Nothing is lost. You can keep writing.",
    retry: "Try again",
  },
  broken: {
    title: "This page stopped working",
    text: "Your writing is safe. Reloading usually helps.",
    reload: "Reload",
  },
});
