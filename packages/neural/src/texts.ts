import { catalogue, quoted, say } from "@housestyle/texts";

const both = (word: string, instead: string) => ({ word: quoted(word), instead: quoted(instead) });
const one = (word: string) => ({ word: quoted(word) });

/** Everything the corrector says. */
export const texts = catalogue("neural", {
  missingComma: say("A comma seems to be missing after {word}.", one),
  missingMark: say("A mark seems to be missing after {word}.", one),
  needlessMark: say("{word} seems to be needless here.", one),
  wrongMark: say("Another mark than {word} seems to be meant.", one),
  missingArticle: say("An article seems to be missing: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  missingWord: say("A word seems to be missing: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  needlessWord: say("{word} seems to be needless here.", one),
  wrongWord: say("Did you mean {instead} instead of {word}?", both),
  wrongPreposition: say("Here one says {instead} rather than {word}.", both),
  number: say("{word} does not seem to agree with the words around it: {instead}.", both),
  verbForm: say("Another form of the verb seems to be meant: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  tense: say("Another time seems to be meant: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  adverb: say(
    "{instead} seems to fit better here than {word}: one says how something is, the other how it is done.",
    both,
  ),
  comparison: say("This looks like a comparison: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  possessive: say("An apostrophe seems to be missing or misplaced: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  capitals: say("{word} is usually written {instead} here.", both),
  oneOrTwo: say("{word} is usually written {instead}.", both),
  /** What each family is called, and why it speaks. */
  about: {
    "missing-comma": {
      title: "Missing comma",
      explain: "A comma tells the reader where one part of a sentence ends; sentences like this one usually have it.",
    },
    "missing-mark": {
      title: "Missing mark",
      explain: "Without this mark it is hard to see where a sentence or one of its parts ends.",
    },
    "needless-mark": {
      title: "Needless mark",
      explain: "A mark that parts what belongs together makes the reader stop for nothing.",
    },
    "wrong-mark": { title: "Wrong mark", explain: "Another mark is usual between parts like these." },
    "missing-article": {
      title: "Missing article",
      explain: "A thing that can be counted usually has “a”, “an” or “the” before it.",
    },
    "missing-preposition": {
      title: "Missing preposition",
      explain: "These words are usually held together by a small word such as “to”, “of” or “in”.",
    },
    "missing-word": { title: "Missing word", explain: "Sentences like this one usually have another word here." },
    "wrong-article": {
      title: "Wrong article",
      explain: "“The” is for what the reader knows already, “a” and “an” for what is new.",
    },
    "wrong-preposition": {
      title: "Wrong preposition",
      explain: "Which small word goes with another is a matter of custom; here another one is usual.",
    },
    "wrong-word": { title: "Wrong word", explain: "Another word is usual among these neighbours." },
    "needless-article": {
      title: "Needless article",
      explain: "What is meant in general, or cannot be counted, usually has no article.",
    },
    "needless-preposition": {
      title: "Needless preposition",
      explain: "These words usually go together without a small word between them.",
    },
    "needless-word": { title: "Needless word", explain: "Sentences like this one are complete without the word." },
    "number-or-person": {
      title: "Number or person",
      explain: "A verb goes with who does it, and a noun with how many there are.",
    },
    "verb-form": { title: "Form of a verb", explain: "Time and helping verbs decide the form of a verb." },
    tense: {
      title: "Tense",
      explain: "Verbs of one sentence usually tell of one time, unless something has come before.",
    },
    "adverb-or-adjective": {
      title: "Adverb or adjective",
      explain: "An adjective says what a thing is like, an adverb how something is done.",
    },
    comparison: {
      title: "Comparison",
      explain: "One of two is “larger”, one of many “largest”; “more” and “most” stand with longer words.",
    },
    possessive: {
      title: "Possessive",
      explain: "An apostrophe tells what belongs to somebody from several of a kind.",
    },
    capitals: {
      title: "Capitals",
      explain: "Names begin with a capital, other words only at the start of a sentence.",
    },
    "one-or-two-words": {
      title: "One word or two",
      explain: "Some words are written together, some with a hyphen, some apart.",
    },
  },
});
