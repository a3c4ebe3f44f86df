import { catalogue } from "@housestyle/texts";
/** What the feedback form says. */
export const feedback = catalogue("feedback", {
  open: "Feedback",
  title: "Write to the operator",
  about:
    "Your words go to those who run this server, word for word, with your name. Nothing of your text is sent along.",
  kind: "What about",
  kinds: {
    idea: "An idea",
    bug: "Something is broken",
    wrongSuggestion: "A suggestion was wrong",
    missed: "A mistake was missed",
  },
  text: "Your message",
  rating: "How do you like it here",
  ratings: { 0: "No answer", 1: "Not at all", 2: "Hardly", 3: "It will do", 4: "Well", 5: "Very much" } as Readonly<
    Record<number, string>
  >,
  quote: "You may quote me",
  send: "Send",
  sent: "Thank you. Your message is with the operator.",
  empty: "Write something, or say how you like it.",
});
