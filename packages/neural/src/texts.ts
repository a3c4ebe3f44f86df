import { catalogue, quoted, say } from "@housestyle/texts";

const both = (word: string, instead: string) => ({ word: quoted(word), instead: quoted(instead) });
const one = (word: string) => ({ word: quoted(word) });

/** The texts of deep checking. */
export const texts = catalogue("neural", {
  missingComma: say("A comma may be missing after {word}.", one),
  missingMark: say("Punctuation may be missing after {word}.", one),
  needlessMark: say("{word} may not be needed here.", one),
  wrongMark: say("A different punctuation mark may fit better than {word}.", one),
  missingArticle: say("An article may be missing: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  missingWord: say("A word may be missing: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  needlessWord: say("{word} may not be needed here.", one),
  wrongWord: say("Did you mean {instead} instead of {word}?", both),
  wrongPreposition: say("{instead} is more common here than {word}.", both),
  number: say("{word} doesn’t seem to agree with the sentence. Did you mean {instead}?", both),
  verbForm: say("A different verb form may be needed: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  tense: say("A different tense may be needed: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  adverb: say("Adverb or adjective? {instead} may fit better here than {word}.", both),
  comparison: say("This looks like a comparison, so use {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  possessive: say("An apostrophe may be missing or misplaced: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  capitals: say("{word} is usually written as {instead} here.", both),
  oneOrTwo: say("{word} is usually written as {instead}.", both),
  /** The title and explanation of each family. */
  about: {
    "missing-comma": {
      title: "Missing comma",
      explain:
        "Sentences like this one usually have a comma here: “When it rains, we stay in.” A comma shows readers where one part of a sentence ends and the next begins. Some commas are a matter of style, so ignore this if you left it out on purpose.",
    },
    "missing-mark": {
      title: "Missing punctuation",
      explain:
        "Sentences like this one usually have a punctuation mark here. Without it, readers may not see where a sentence or one of its parts ends.",
    },
    "needless-mark": {
      title: "Unnecessary punctuation",
      explain:
        "This punctuation mark separates words that belong together, as in “I think, that he is right.” Remove it, or ignore this if you want readers to pause here.",
    },
    "wrong-mark": {
      title: "Wrong punctuation",
      explain:
        "A different punctuation mark is usual here, such as a period or a semicolon between two complete sentences, or a question mark after a direct question.",
    },
    "missing-article": {
      title: "Missing article",
      explain:
        "A singular noun that can be counted usually needs an article or another determiner: “She is a doctor”, not “She is doctor”. Headlines, notes, and some fixed phrases, such as “at night”, have none.",
    },
    "missing-preposition": {
      title: "Missing preposition",
      explain:
        "These words are usually linked by a preposition such as “to”, “of”, or “in”: “listen to music”, not “listen music”. Ignore this if the shorter form is standard where your readers live, as in “write me” in American English.",
    },
    "missing-word": {
      title: "Missing word",
      explain:
        "A word seems to have been left out, perhaps while editing. Read the sentence again, and add the word if it is missing.",
    },
    "wrong-article": {
      title: "Wrong article",
      explain:
        "Use “the” for something readers can identify and “a” or “an” for something new: “I bought a book. The book is long.” The choice depends on your meaning, so ignore this if you meant the other one.",
    },
    "wrong-preposition": {
      title: "Wrong preposition",
      explain:
        "Many words go with one particular preposition: “married to”, “interested in”. Another one is more common here. Prepositions vary by region, so ignore this if yours is standard where your readers live.",
    },
    "wrong-word": {
      title: "Wrong word",
      explain:
        "A different word is more common in a context like this. The two may look or sound alike, or be easy to confuse in meaning. Ignore this if you meant the word as written.",
    },
    "needless-article": {
      title: "Unnecessary article",
      explain:
        "Nouns that stand for something in general, or that cannot be counted, usually have no article: “Life is short”, not “The life is short”. Keep the article if you mean something specific: “the life of a sailor”.",
    },
    "needless-preposition": {
      title: "Unnecessary preposition",
      explain:
        "These words usually go together without a preposition: “discuss the plan”, not “discuss about the plan”. Ignore this if the preposition changes the meaning.",
    },
    "needless-word": {
      title: "Unnecessary word",
      explain:
        "The sentence seems complete without this word, which may be left over from an edit. Remove it, or ignore this if you need it.",
    },
    "number-or-person": {
      title: "Agreement",
      explain:
        "A verb agrees with its subject, and a noun with the word that counts it: “She goes”, “two brothers”. Ignore this in dialogue, and where usage differs by region, as with “the team is” and “the team are”.",
    },
    "verb-form": {
      title: "Verb form",
      explain:
        "The words before a verb decide its form: “can go”, “has gone”, “is going”, “want to go”. So write “He has gone”, not “He has went”.",
    },
    tense: {
      title: "Tense",
      explain:
        "Verbs that describe the same time usually have the same tense: “She opened the door and went in”, not “opened the door and goes in”. A change of tense is right when the time changes.",
    },
    "adverb-or-adjective": {
      title: "Adverb or adjective",
      explain:
        "Adjectives describe nouns, and adverbs describe verbs and adjectives: “a quick answer”, but “She answered quickly.” After verbs such as “be”, “seem”, and “taste”, use an adjective: “It tastes good.”",
    },
    comparison: {
      title: "Comparison",
      explain:
        "Use the comparative for two things and the superlative for more than two: “the larger of the two”, “the largest of all”. Longer adjectives take “more” and “most”: “more useful”. Don’t combine both forms, as in “more larger”.",
    },
    possessive: {
      title: "Possessive",
      explain:
        "An apostrophe shows possession: “my brother’s car” for one brother, “my brothers’ car” for several. A plain plural has none: “my brothers live here”.",
    },
    capitals: {
      title: "Capitalization",
      explain:
        "Names and the first word of a sentence are capitalized, and other words usually are not. Ignore this for titles, brand names, and terms that your organization capitalizes.",
    },
    "one-or-two-words": {
      title: "One word or two",
      explain:
        "Some compounds are written as one word, some with a hyphen, and some as separate words: “website”, “well-being”, “high school”. Dictionaries differ, so ignore this if yours has the other form.",
    },
  },
});
