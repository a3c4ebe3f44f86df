import type { Goal } from "@housestyle/engine";

const round = (value: number) => (Math.round(value * 10) / 10).toLocaleString("en");

const units: Readonly<Record<Goal, (value: string) => string>> = {
  spelling: (value) => value,
  grammar: (value) => value,
  team: (value) => value,
  averageSentence: (value) => `${value} words`,
  longestSentence: (value) => `${value} words`,
  variety: (value) => value,
  passive: (value) => `${value} %`,
  glue: (value) => `${value} %`,
  score: (value) => value,
  pronouns: (value) => `${value} %`,
  initialPronouns: (value) => `${value} %`,
  paragraph: (value) => `${value} sentences`,
  weScore: (value) => value,
  consistency: (value) => value,
  acronyms: (value) => value,
  transitions: (value) => `${value} %`,
  grade: (value) => value,
};

/** What the side bar of goals says. */
export const texts = {
  title: "Goals",
  names: {
    spelling: "Spelling",
    grammar: "Grammar",
    team: "Team rules",
    averageSentence: "Average sentence",
    longestSentence: "Longest sentence",
    variety: "Sentence variety",
    passive: "Passive voice",
    glue: "Glue words",
    transitions: "Transitions",
    grade: "Reading grade",
    score: "Score",
    pronouns: "Pronouns",
    initialPronouns: "Sentences that begin with one",
    paragraph: "Longest paragraph",
    weScore: "Reader before writer",
    consistency: "One word, one writing",
    acronyms: "Acronyms introduced",
  } satisfies Record<Goal, string>,
  about: {
    spelling: "Remarks on spelling.",
    grammar: "Remarks on grammar.",
    team: "Remarks on the rules and terms of your team.",
    averageSentence: "Words of a sentence on average.",
    longestSentence: "Words of the longest sentence.",
    variety: "How much sentences differ in length: the standard deviation of their words.",
    passive: "Sentences in the passive, of all sentences.",
    glue: "Little words like “of”, “the”, “was”, of all words.",
    transitions: "Sentences with a word that leads on, like “however”, of all sentences.",
    score: "What the remarks leave of 100; the status line shows how it is reckoned.",
    pronouns: "Personal pronouns like “he” and “you”, of all words.",
    initialPronouns: "Sentences that begin with a personal pronoun, of all sentences.",
    paragraph: "Sentences of the longest paragraph.",
    weScore: "“You” of “you” and “we” together: 1 speaks to the reader alone, 0 of the writer alone.",
    consistency: "Words that are written in two ways, like “email” and “e-mail”.",
    acronyms: "Acronyms that are used twice or more and not introduced where they first stand.",
    grade: "School years a reader needs, by Flesch and Kincaid.",
  } satisfies Record<Goal, string>,
  value: (goal: Goal, value: number) => units[goal](round(value)),
  target: (goal: Goal, { least, most }: { least?: number; most?: number }) => {
    if (least !== undefined && most !== undefined) return `${least}–${units[goal](String(most))}`;
    if (most === 0) return "none wanted";
    if (most !== undefined) return `at most ${units[goal](String(most))}`;
    return least === undefined ? "any" : `at least ${units[goal](String(least))}`;
  },
  met: "Met",
  notMet: "Not met",
  unjudged: "Not judged",
  short: (words: number) => `Goals are judged from ${words} words on.`,
  measuring: "Measuring…",
  places: (count: number) => (count === 1 ? "1 place" : `${count.toLocaleString("en")} places`),
  noPlaces: "Nothing stands in its way.",
  next: "Next place",
  previous: "Previous place",
  showRemarks: "Show these remarks",
  edit: "Change the target",
  least: "At least",
  most: "At most",
  usual: "Back to the usual target",
  teams: "Back to your team’s target",
  byTeam: (team: string, isLocked: boolean) =>
    isLocked ? `Set by your team, ${team}. Its admins alone can change it.` : `Set by your team, ${team}.`,
  unused: "Goals your team does not use",
  wantOf: (goal: string) => `Hold my text to: ${goal}`,
};
