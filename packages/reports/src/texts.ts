import type { Family, Goal } from "@housestyle/engine";
import { catalogue, quoted, say } from "@housestyle/texts";

const times = (count: number) => ({ count });
const titles = (graph: Readonly<Record<string, string>>) => graph;

/** What reports are called and what they say. */
export const texts = catalogue("reports", {
  overview: {
    title: "Summary",
    about: "The text at a glance: what it is made of, how it scores, and which of its goals it meets.",
    words: "Words",
    unique: "Different words",
    vocabulary: "Different words among all",
    sentences: "Sentences",
    paragraphs: "Paragraphs",
    characters: "Characters",
    reading: "Minutes to read it (238 words a minute)",
    speaking: "Minutes to say it (150 words a minute)",
    score: "Score (100 · N / (N + remarks), N = words / 75)",
    goals: "Goals met",
    families: {
      spelling: "Score of spelling",
      grammar: "Score of grammar",
      style: "Score of style",
      team: "Score of team rules",
    } satisfies Record<Family, string>,
    goal: {
      spelling: "Goal: remarks on spelling",
      grammar: "Goal: remarks on grammar",
      team: "Goal: remarks on team rules",
      score: "Goal: score",
      averageSentence: "Goal: words of an average sentence",
      longestSentence: "Goal: words of the longest sentence",
      variety: "Goal: variety of sentences",
      passive: "Goal: sentences in the passive",
      glue: "Goal: glue words",
      pronouns: "Goal: pronouns",
      initialPronouns: "Goal: sentences that begin with a pronoun",
      transitions: "Goal: sentences with a transition",
      paragraph: "Goal: sentences of the longest paragraph",
      weScore: "Goal: reader before writer",
      grade: "Goal: school grade",
      consistency: "Goal: words written in two ways",
      acronyms: "Goal: acronyms not introduced",
    } satisfies Record<Goal, string>,
  },
  readability: {
    title: "Readability",
    about:
      "School grades and ages by eight published formulas. They count syllables, letters, words and sentences, and know nothing of what is said: take them for a hint.",
    flesch: "Reading ease (Flesch, 1948): 60 is plain, 30 is hard",
    fleschKincaid: "Grade (Flesch and Kincaid, 1975)",
    gunningFog: "Grade (Gunning’s fog index, 1952)",
    smog: "Grade (SMOG, McLaughlin, 1969), for thirty sentences and more",
    colemanLiau: "Grade (Coleman and Liau, 1975)",
    automated: "Grade (Automated Readability Index, 1967)",
    daleChall: "Score (Dale and Chall, 1948): under 5 is easy, 9 and more is for college",
    spache: "Grade (Spache, 1953), for the first four years",
    paragraphs: "Grade of each paragraph of thirty words and more",
    hard: say("Grade {grade, number}: hard to read", (grade: number) => ({ grade })),
  },
  sentenceLength: {
    title: "Sentence length",
    about: "How long sentences are and how much that varies. Long ones tire; all of one length sound dull.",
    average: "Words in a sentence, on average",
    longest: "Words in the longest sentence",
    variety: "Variety: how far lengths lie from each other (standard deviation)",
    lengths: "Sentences by their number of words",
    long: say("{count, plural, one {# word} other {# words}}", times),
  },
  paragraphLength: {
    title: "Paragraph length",
    about: "Sentences in each paragraph. A page of long paragraphs is left sooner than one of short ones.",
    average: "Sentences in a paragraph, on average",
    longest: "Sentences in the longest paragraph",
    lengths: "Paragraphs by their number of sentences",
    long: say("{count, plural, one {# sentence} other {# sentences}}", times),
  },
  sticky: {
    title: "Sticky sentences",
    about:
      "Glue words (the, of, it, just …) hold a sentence together and carry little. Where they are many, the reader wades: above 45 of 100 words a sentence is half sticky, above 60 sticky.",
    glue: "Glue words among all words",
    sticky: "Sticky sentences",
    half: "Half sticky sentences",
    shares: "Sentences by their share of glue words",
    share: say("{percent, number} % glue words", (percent: number) => ({ percent })),
  },
  pronouns: {
    title: "Pronouns",
    about: "How often people are spoken of as he, she, it or they, and how many sentences begin so.",
    share: "Personal pronouns among all words",
    initial: "Sentences that begin with a pronoun",
    opens: "Begins with a pronoun",
    which: "How often each comes",
  },
  repeats: {
    title: "All repeats",
    about:
      "Words and phrases that come again and again over the whole text; the commonest words of English are left out.",
    phrasesTitle: "Repeated phrases",
    phrasesAbout:
      "Phrases of two to six words that come twice or more. Some are the subject; others are habits of the hand.",
    phrases: "Phrases that come twice or more",
    most: "Phrases that come most often",
    words: "Words that come most often",
    again: say("{phrase}, {count, plural, one {# time} other {# times}}", (phrase: string, count: number) => ({
      phrase: quoted(phrase),
      count,
    })),
  },
  structure: {
    title: "Sentence structure",
    about:
      "How sentences begin. One way over and over is a drone; the share that is usual differs from genre to genre.",
    openings: titles({
      subject: "with the subject",
      adverb: "with an adverb",
      gerund: "with an -ing form",
      infinitive: "with “to” and a verb",
      subordinating: "with a subordinating conjunction",
      coordinating: "with “and”, “but”, “or”, “so”",
      participle: "with a past participle",
      verb: "with a verb",
    }),
    ways: "Of a hundred sentences, how many begin",
    share: say("Sentences that begin {how}", (how: string) => ({ how })),
  },
  complex: {
    title: "Complex words",
    about: "Words of four syllables and more. Some are the right ones; many of them make a text heavy.",
    share: "Complex words among all words",
    which: "Those that come most often",
    word: say("{count, plural, one {# syllable} other {# syllables}}", times),
  },
});
