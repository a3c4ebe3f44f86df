import type { Goal } from "@housestyle/engine";
import { catalogue, say } from "@housestyle/texts";

const whole = (value: number) => ({ value: Math.round(value * 10) / 10 });
const words = () => say("{value, plural, one {# word} other {# words}}", whole);
const percent = () => say("{value, number} %", whole);
const plain = () => say("{value, number}", whole);

const units: Readonly<Record<Goal, (value: number) => string>> = catalogue("units", {
  spelling: plain(),
  grammar: plain(),
  team: plain(),
  averageSentence: words(),
  longestSentence: words(),
  variety: plain(),
  passive: percent(),
  glue: percent(),
  score: plain(),
  pronouns: percent(),
  initialPronouns: percent(),
  paragraph: say("{value, plural, one {# sentence} other {# sentences}}", whole),
  weScore: plain(),
  consistency: plain(),
  acronyms: plain(),
  transitions: percent(),
  grade: plain(),
});

const targets = catalogue("targets", {
  range: say("{least, number}–{most}", (least: number, most: string) => ({ least, most })),
  none: "none wanted",
  atMost: say("at most {most}", (most: string) => ({ most })),
  atLeast: say("at least {least}", (least: string) => ({ least })),
  any: "no target for this writing style",
});

/** What the side bar of goals says. */
export const texts = catalogue("goals", {
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
    initialPronouns: "Sentences that begin with a pronoun",
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
  value: (goal: Goal, value: number) => units[goal](value),
  target: (goal: Goal, { least, most }: { least?: number; most?: number }) => {
    if (least !== undefined && most !== undefined) return targets.range(least, units[goal](most));
    if (most === 0) return targets.none;
    if (most !== undefined) return targets.atMost(units[goal](most));
    return least === undefined ? targets.any : targets.atLeast(units[goal](least));
  },
  met: "Met",
  notMet: "Not met",
  unjudged: "Not judged",
  noTeam: "There are no team rules to hold it to.",
  short: say("Goals are judged from {words, number} words on.", (words: number) => ({ words })),
  measuring: "Measuring…",
  places: say("{count, plural, one {1 place} other {# places}}", (count: number) => ({ count })),
  noPlaces: "Nothing stands in its way.",
  next: "Next place",
  previous: "Previous place",
  showRemarks: "Show these remarks",
  edit: "Change the target",
  least: "At least",
  most: "At most",
  usual: "Back to the usual target",
  teams: "Back to your team’s target",
  byTeam: say(
    "{isLocked, select, true {Set by your team, {team}. Its admins alone can change it.} other {Set by your team, {team}.}}",
    (team: string, isLocked: boolean) => ({ isLocked, team }),
  ),
  unused: "Goals your team does not use",
  wantOf: say("Hold my text to: {goal}", (goal: string) => ({ goal })),
});
