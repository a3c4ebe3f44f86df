import type { Goal, ScorePart } from "@housestyle/engine";
import { catalogue, quoted, say } from "@housestyle/texts";

const times = (count: number) => ({ count });
const titles = (graph: Readonly<Record<string, string>>) => graph;

/** The titles and texts of reports. */
export const texts = catalogue("reports", {
  overview: {
    title: "Summary",
    about: "Your text at a glance: its size, its score, and the goals it meets.",
    words: "Words",
    unique: "Unique words",
    vocabulary: "Vocabulary variety (unique words as a share of all words)",
    sentences: "Sentences",
    paragraphs: "Paragraphs",
    characters: "Characters",
    reading: "Reading time in minutes (238 words per minute)",
    speaking: "Speaking time in minutes (150 words per minute)",
    score: "Score (100 · N / (N + suggestions), N = words / 75)",
    goals: "Goals met",
    families: {
      spelling: "Spelling score",
      grammar: "Grammar score",
      style: "Style score",
      team: "Team rules score",
    } satisfies Record<ScorePart, string>,
    goal: {
      spelling: "Goal: spelling suggestions",
      grammar: "Goal: grammar suggestions",
      team: "Goal: team rule suggestions",
      score: "Goal: score",
      averageSentence: "Goal: average sentence length (words)",
      longestSentence: "Goal: longest sentence (words)",
      variety: "Goal: sentence length variety",
      passive: "Goal: passive sentences",
      glue: "Goal: glue words",
      pronouns: "Goal: pronouns",
      initialPronouns: "Goal: sentences starting with a pronoun",
      transitions: "Goal: sentences with a transition",
      paragraph: "Goal: longest paragraph (sentences)",
      weScore: "Goal: reader focus (“you” versus “I” and “we”)",
      grade: "Goal: reading grade",
      consistency: "Goal: inconsistent spellings",
      acronyms: "Goal: undefined acronyms",
    } satisfies Record<Goal, string>,
  },
  readability: {
    title: "Readability",
    about:
      "Reading grades by eight published formulas. They count syllables, letters, words, and sentences, and ignore meaning, so treat them as a guide.",
    flesch: "Reading ease (Flesch, 1948): 60 is plain, 30 is difficult",
    fleschKincaid: "Grade (Flesch–Kincaid, 1975)",
    gunningFog: "Grade (Gunning fog index, 1952)",
    smog: "Grade (SMOG, McLaughlin, 1969), for texts of 30 or more sentences",
    colemanLiau: "Grade (Coleman–Liau, 1975)",
    automated: "Grade (Automated Readability Index, 1967)",
    daleChall: "Score (Dale–Chall, 1948): below 5 is easy, 9 or more is college level",
    spache: "Grade (Spache, 1953), for grades 1 to 4",
    paragraphs: "Grade of each paragraph of 30 or more words",
    hard: say("Grade {grade, number}: hard to read", (grade: number) => ({ grade })),
  },
  sentenceLength: {
    title: "Sentence length",
    about:
      "How long your sentences are and how much they vary. Long sentences tire readers, and sentences of equal length sound monotonous.",
    average: "Average sentence length (words)",
    longest: "Longest sentence (words)",
    variety: "Variety (standard deviation of sentence length)",
    lengths: "Sentences by length in words",
    long: say("{count, plural, one {# word} other {# words}}", times),
  },
  paragraphLength: {
    title: "Paragraph length",
    about: "The number of sentences in each paragraph. Long paragraphs make readers give up sooner.",
    average: "Average paragraph length (sentences)",
    longest: "Longest paragraph (sentences)",
    lengths: "Paragraphs by length in sentences",
    long: say("{count, plural, one {# sentence} other {# sentences}}", times),
  },
  sticky: {
    title: "Sticky sentences",
    about:
      "Glue words (the, of, it, just …) hold a sentence together but carry little meaning, and too many slow the reader down. Above 45% a sentence is semi-sticky, above 60% sticky.",
    glue: "Glue index (share of glue words)",
    sticky: "Sticky sentences",
    half: "Semi-sticky sentences",
    shares: "Sentences by share of glue words",
    share: say("{percent, number}% glue words", (percent: number) => ({ percent })),
  },
  pronouns: {
    title: "Pronouns",
    about: "How often you use personal pronouns, and how many sentences start with one.",
    share: "Personal pronouns (share of all words)",
    initial: "Sentences starting with a pronoun",
    opens: "Starts with a pronoun",
    which: "Count of each pronoun",
  },
  repeats: {
    title: "All repeats",
    about: "Words and phrases repeated throughout the text. The most common English words are left out.",
    phrasesTitle: "Repeated phrases",
    phrasesAbout:
      "Phrases of two to six words that appear more than once. Some belong to your topic, and others are habits.",
    phrases: "Repeated phrases",
    most: "Most repeated phrases",
    words: "Most repeated words",
    again: say("{phrase}, {count, plural, one {# time} other {# times}}", (phrase: string, count: number) => ({
      phrase: quoted(phrase),
      count,
    })),
  },
  structure: {
    title: "Sentence structure",
    about:
      "How your sentences begin. The same opening over and over sounds monotonous. What is typical depends on the genre.",
    openings: titles({
      subject: "with the subject",
      adverb: "with an adverb",
      gerund: "with an -ing form",
      infinitive: "with “to” and a verb",
      subordinating: "with a subordinating conjunction",
      coordinating: "with “and”, “but”, “or”, or “so”",
      participle: "with a past participle",
      verb: "with a verb",
    }),
    ways: "How sentences begin (share of sentences)",
    share: say("Sentences that begin {how}", (how: string) => ({ how })),
  },
  complex: {
    title: "Complex words",
    about:
      "Words of four or more syllables. Sometimes they are the right words, but many of them make a text hard to read.",
    share: "Complex words (share of all words)",
    which: "Most frequent complex words",
    word: say("{count, plural, one {# syllable} other {# syllables}}", times),
  },
});
