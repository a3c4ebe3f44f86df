import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts of the word explorer. */
export const explorer = catalogue("explorer", {
  title: "Word explorer",
  about:
    "Meanings, synonyms by sense, words that go together, rhymes, and sentences from books. Look up a word, or describe one you can’t think of.",
  search: "Look up a word",
  placeholder: "A word, or what it means",
  go: "Look up",
  begin: "Words to try",
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
  describe: "Or describe a word",
  descriptions: ["fear of spiders", "person who writes dictionaries", "happening every year"],
  titleOf: say("{word}: meaning, synonyms, rhymes", (word: string) => ({ word })),
  none: say("No entry for {word}", (word: string) => ({ word: quoted(word) })),
  noneText: "It may be a name, a new word, or a misspelling.",
  near: "Did you mean",
  loading: "Looking it up…",
  failed: "The lookup failed.",
  retry: "Try again",
  sense: say("Sense {number, number}", (number: number) => ({ number })),
  all: say("Show all {count, number}", (count: number) => ({ count })),
  fewer: "Show fewer",
  sections: "On this page",
  frequency: "How common",
  context: {
    title: "In your sentence",
    about:
      "Paste the sentence you use the word in, and the synonyms that fit best come first. The sentence is sent to this server to rank them and isn’t stored.",
    label: "Your sentence",
    go: "Rank the synonyms",
  },
  sources: {
    about:
      "Meanings and relations from WordNet, pronunciation from the CMU Pronouncing Dictionary, examples from public-domain books.",
  },
  count: say("{count, plural, one {# entry} other {# entries}}", (count: number) => ({ count })),
});
