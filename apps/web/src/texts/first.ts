import { catalogue } from "@housestyle/texts";

/** A name, the same in every language. */
export const product = "Housestyle";

/** What may have to be said before anything else of the page is there: the first visit waits for each letter of it. */
export const first = catalogue("first", {
  loading: "Loading…",
  notYours: {
    title: "This page is not yours to see",
    text: "It is for those who run the team or the server. Ask one of them if you need it.",
  },
  away: {
    title: "The server cannot be reached",
    text: "Nothing is lost. The editor goes on working without it.",
    retry: "Try again",
  },
  broken: {
    title: "This page stopped working",
    text: "What you have written is kept. Loading the page again usually helps.",
    reload: "Load again",
  },
});
