import { catalogue } from "@housestyle/texts";
/** The texts of the feedback form. */
export const feedback = catalogue("feedback", {
  open: "Feedback",
  title: "Send feedback",
  about: "Your message goes to the operator of this server, with your name. Nothing from your documents is sent.",
  kind: "Topic",
  kinds: {
    idea: "An idea",
    bug: "Something is broken",
    wrongSuggestion: "A suggestion was wrong",
    missed: "A mistake was missed",
  },
  text: "Your message",
  rating: "How do you like Housestyle?",
  ratings: { 0: "No answer", 1: "Not at all", 2: "Not much", 3: "It’s OK", 4: "I like it", 5: "I love it" } as Readonly<
    Record<number, string>
  >,
  quote: "You may quote me",
  send: "Send",
  sent: "Thank you. Your message has been sent to the operator.",
  empty: "Write something, or choose a rating.",
});
