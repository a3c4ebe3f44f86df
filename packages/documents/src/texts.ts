import { catalogue, say } from "@housestyle/texts";

/** The texts of comments in other people's files. */
export const texts = catalogue("documentFiles", {
  elsewhere: say(
    "{story, select, note {In the note} textBox {In the text box} header {In the header} footer {In the footer} description {In the description of a picture} other {In the text}}: “{words}”",
    (story: string, words: string) => ({ story, words }),
  ),
  replace: say(
    "{count, plural, one {Suggestion: {words}} other {Suggestions: {words}}}",
    (suggestions: readonly string[]) => ({
      count: suggestions.length,
      words: suggestions.map((each) => `“${each}”`).join(", "),
    }),
  ),
  remove: "Suggestion: remove this.",
});
