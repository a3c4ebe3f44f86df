import { catalogue, quoted, say } from "@housestyle/texts";
import type { Offence } from "../lists/offensive.ts";
import type { Sense } from "../lists/sensory.ts";

const kinds = (names: Readonly<Record<"spelling" | "grammar" | "punctuation", string>>) => names;
const ofSenses = (names: Readonly<Record<Sense, string>>) => names;
const ofOffences = (names: Readonly<Record<Offence, string>>) => names;

/** What reports about words are called and what they say. */
export const texts = catalogue("reportWords", {
  grammar: {
    title: "Grammar and spelling",
    about: "Mistakes of spelling, grammar and punctuation, by kind. A finished text has none.",
    kinds: kinds({ spelling: "Spelling", grammar: "Grammar", punctuation: "Punctuation" }),
    rate: "Mistakes in a thousand words",
    byKind: "Mistakes by kind",
    which: "What is found most often",
  },
  style: {
    title: "Style",
    about:
      "What makes sentences weak: the passive voice, verbs hidden in nouns, adverbs, and phrases that have a shorter form.",
    index: "Passive index: sentences in the passive voice among all",
    adverbs: "Adverbs in -ly in a thousand words",
    hiddenVerbs: "Hidden verbs in a thousand words",
    readable: "Phrases with a shorter or plainer form, in a thousand words",
    byKind: "What there is to look at",
    passives: "Passive voice",
    hiddenOnes: "Hidden verbs",
    adverbOnes: "Adverbs",
    readableOnes: "Longer than need be",
    passive: "Passive voice: say who does it, where that matters.",
    adverb: "An adverb: a stronger verb may do without.",
    hidden: say("A verb is hidden here: “{verb}” may do.", (verb: string) => ({ verb })),
  },
  overused: {
    title: "Overused words",
    about:
      "Words that writers lean on, held against published writing of the same kind: a group is named when nine pieces in ten have fewer of it, and chance is not the reason.",
    groups: "Groups of words that come too often",
    group: say("{words} … in a thousand words", (words: string) => ({ words: quoted(words) })),
    excess: "How many to remove",
    remove: say(
      "{words}: remove about {excess, number} of {count, number}",
      (words: string, excess: number, count: number) => ({ words: quoted(words), excess, count }),
    ),
  },
  cliche: {
    title: "Clichés and redundancies",
    about: "Phrases everybody has read too often, and pairs that say the same thing twice.",
    cliches: "Clichés",
    redundancies: "Redundancies",
    rate: "Both in a thousand words",
    which: "Which they are",
  },
  diction: {
    title: "Diction",
    about: "Words and phrases that are longer than what they say, that soften it, or that only fill.",
    vagueTitle: "Vague and abstract words",
    vagueAbout:
      "Words that leave the reader to guess what, how much or how, and nouns for what nobody can see. Every text has some; many of them make it foggy.",
    bothTitle: "Diction, vague and abstract words",
    bothAbout: "Wordy phrases, vague words and abstract nouns together.",
    kinds: {
      wordy: "Wordy, softening or filling, in a thousand words",
      vague: "Vague words in a thousand words",
      abstract: "Abstract nouns in a thousand words",
    },
    notes: { vague: "Vague: what, how much, how?", abstract: "Abstract: can it be shown?" },
    which: "What comes most often",
  },
  corporate: {
    title: "Corporate wording",
    about: "Inflated phrases of business. Plain ones are understood by everybody, and believed sooner.",
    count: "Inflated phrases",
    rate: "Inflated phrases in a thousand words",
    which: "Which they are",
    plainer: say("Plainer: {words}", (others: readonly string[]) => ({ words: others.join(", ") })),
    none: "Business talk: say what is meant.",
  },
  nominalisations: {
    title: "Hidden verbs",
    about:
      "Nouns that are made of verbs (nominalisations). “They decided” is shorter and livelier than “they made a decision”.",
    hidden: "Hidden verbs in a thousand words",
    nouns: "Nouns made of verbs in a thousand words",
    which: "Nouns made of verbs that come most often",
    verb: say("A verb is hidden here: “{verb}” may do.", (verb: string) => ({ verb })),
  },
  transition: {
    title: "Transitions",
    about:
      "Words that lead from one thought to the next. A reader who is led gets less tired: one sentence in four is a good share.",
    share: "Sentences with a transition",
    different: "Different transitions",
    which: "Which they are",
    one: "A transition",
  },
  homonym: {
    title: "Homonyms",
    about: "Words that sound like others and slip in for them. Nothing need be wrong: look once more.",
    rate: "Words with a sound-alike in a thousand words",
    which: "Which they are",
    alike: say("Sounds like {words}.", (others: readonly string[]) => ({ words: others.map(quoted).join(", ") })),
  },
  sensory: {
    title: "Sensory words",
    about: "What can be seen, heard, touched, tasted and smelt. Scenes live by several senses, not by one.",
    rate: "Sensory words in a thousand words",
    senses: ofSenses({ sight: "Sight", sound: "Sound", touch: "Touch", taste: "Taste", smell: "Smell" }),
    rates: ofSenses({
      sight: "Sight, in a thousand words",
      sound: "Sound, in a thousand words",
      touch: "Touch, in a thousand words",
      taste: "Taste, in a thousand words",
      smell: "Smell, in a thousand words",
    }),
    strongest: "Share of the strongest sense",
    balance: "Words by sense, in a thousand",
    which: "What comes most often",
  },
  bully: {
    title: "Offensive language",
    about: "Swearing, insults, slurs and threats, and words that people would rather not be called by.",
    count: "Words that may hurt",
    rate: "Words that may hurt in a thousand words",
    byKind: "By kind",
    kinds: ofOffences({ swearing: "Swearing", insult: "An insult", slur: "A slur", threat: "A threat" }),
  },
  house: {
    title: "House style",
    about: "What your own rules and the decisions of your team say of this text.",
    count: "Remarks of your own rules",
    rate: "Those in a thousand words",
    which: "What they are about",
  },
  terms: {
    title: "Terms",
    about: "Words that your term base has another one for.",
    count: "Remarks on terms",
    rate: "Those in a thousand words",
    which: "What they are about",
  },
  thesaurus: {
    title: "Thesaurus",
    about:
      "Nouns, verbs, adjectives and adverbs that carry something, by how often they come, and other words for each where the dictionary of meanings is at hand.",
    most: "Words that come most often",
    words: "Words that have others",
    others: "Other words",
  },
  wordCloud: {
    title: "Word cloud",
    about: "What the text is about, by its commonest words; the commonest words of English are left out.",
    words: "Words in the cloud",
    which: "How often each comes",
  },
});
