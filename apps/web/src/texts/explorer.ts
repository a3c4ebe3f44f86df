import { catalogue, quoted, say } from "@housestyle/texts";

/** What the word explorer says. */
export const explorer = catalogue("explorer", {
  title: "Word explorer",
  about:
    "Meanings, synonyms by sense, words that go together, rhymes, and sentences from books. Look up a word, or describe one you cannot think of.",
  search: "Look up a word",
  placeholder: "A word, or what it means",
  go: "Look up",
  begin: "Words to begin with",
  words: [
    "serendipity",
    "glimmer",
    "thoughtful",
    "wander",
    "quarrel",
    "luminous",
    "tender",
    "hearth",
    "brisk",
    "whisper",
    "resolve",
    "ordinary",
  ],
  describe: "Or describe one",
  descriptions: ["fear of spiders", "person who writes dictionaries", "happening every year"],
  titleOf: say("{word}: meaning, synonyms, rhymes", (word: string) => ({ word })),
  none: say("There is no entry for {word}", (word: string) => ({ word: quoted(word) })),
  noneText: "It may be a name, a new word, or a slip of the pen.",
  near: "Did you mean",
  loading: "Looking it up…",
  failed: "That could not be looked up.",
  retry: "Try again",
  sense: say("Sense {number, number}", (number: number) => ({ number })),
  all: say("Show all {count, number}", (count: number) => ({ count })),
  fewer: "Show fewer",
  sections: "On this page",
  frequency: "How common",
  context: {
    title: "In your sentence",
    about:
      "Paste the sentence the word stands in, and the synonyms that fit there come first. The sentence is sent to this server for the answer and is not kept.",
    label: "Your sentence",
    go: "Rank the synonyms",
  },
  sources: {
    about:
      "Meanings and relations from WordNet, sounds from the CMU Pronouncing Dictionary, examples from books in the public domain.",
  },
  count: say("{count, plural, one {# entry} other {# entries}}", (count: number) => ({ count })),
});
