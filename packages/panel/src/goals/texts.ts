import type { Goal } from "@housestyle/engine";
import { catalogue, say } from "@housestyle/texts";

const whole = (value: number) => ({ value: Math.round(value * 10) / 10 });
const words = () => say("{value, plural, one {# word} other {# words}}", whole);
const percent = () => say("{value, number}%", whole);
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
  none: "goal: 0",
  atMost: say("at most {most}", (most: string) => ({ most })),
  atLeast: say("at least {least}", (least: string) => ({ least })),
  any: "no target for this writing style",
});

/** The texts of the goals tab. */
export const texts = catalogue("goals", {
  title: "Goals",
  names: {
    spelling: "Spelling",
    grammar: "Grammar",
    team: "Team rules",
    averageSentence: "Average sentence length",
    longestSentence: "Longest sentence",
    variety: "Sentence variety",
    passive: "Passive voice",
    glue: "Glue words",
    transitions: "Transitions",
    grade: "Reading grade",
    score: "Score",
    pronouns: "Pronouns",
    initialPronouns: "Sentences starting with a pronoun",
    paragraph: "Longest paragraph",
    weScore: "Reader focus",
    consistency: "Inconsistent spellings",
    acronyms: "Undefined acronyms",
  } satisfies Record<Goal, string>,
  about: {
    spelling: "Number of spelling suggestions.",
    grammar: "Number of grammar suggestions.",
    team: "Suggestions from your team’s rules and terms.",
    averageSentence: "Average number of words per sentence.",
    longestSentence: "Number of words in the longest sentence.",
    variety: "How much sentence length varies (standard deviation in words).",
    passive: "Share of sentences in the passive voice.",
    glue: "Share of function words such as “of”, “the”, and “was”.",
    transitions: "Share of sentences with a transition such as “however”.",
    score: "Drops from 100 with each suggestion. See the status bar for details.",
    pronouns: "Share of personal pronouns such as “he” and “you”.",
    initialPronouns: "Share of sentences starting with a personal pronoun.",
    paragraph: "Number of sentences in the longest paragraph.",
    weScore: "“You” compared with “I” and “we”: 1 is all reader, 0 is all writer.",
    consistency: "Words spelled in more than one way, such as “email” and “e-mail”.",
    acronyms: "Repeated acronyms that aren’t defined on first use.",
    grade: "Years of schooling a reader needs (Flesch–Kincaid).",
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
  unjudged: "Not measured",
  noTeam: "You have no team rules.",
  short: say("Goals need at least {words, number} words.", (words: number) => ({ words })),
  measuring: "Measuring…",
  places: say("{count, plural, one {1 highlight} other {# highlights}}", (count: number) => ({ count })),
  noPlaces: "Nothing to improve here.",
  next: "Next highlight",
  previous: "Previous highlight",
  showRemarks: "Show suggestions",
  edit: "Edit target",
  least: "At least",
  most: "At most",
  usual: "Reset to default target",
  teams: "Reset to team target",
  byTeam: say(
    "{isLocked, select, true {Set by your team, {team}. Only admins can change it.} other {Set by your team, {team}.}}",
    (team: string, isLocked: boolean) => ({ isLocked, team }),
  ),
  unused: "Goals your team doesn’t use",
  wantOf: say("Use this goal: {goal}", (goal: string) => ({ goal })),
});
