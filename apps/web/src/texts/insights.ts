import { catalogue, say } from "@housestyle/texts";

/** The texts of “Your week”. */
export const insights = catalogue("insights", {
  title: "Your week",
  about: "Your writing week in numbers. Only you can see this page, and no text is stored for it.",
  weeks: "Weeks",
  earlier: "Previous week",
  later: "Next week",
  week: say("{from} to {to}", (from: string, to: string) => ({ from, to })),
  numbers: "Show numbers",
  story: {
    workedOn: say(
      "You worked on {words, plural, one {# word} other {# words}}{texts, plural, =0 {} one { in # document} other { in # documents}} on {days, plural, one {# day} other {# days}}{isOver, select, true {} other { so far}}.",
      (count: number, texts: number, on: number, isOver: boolean) => ({ words: count, texts, days: on, isOver }),
    ),
    nothing: say(
      "{isOver, select, true {No writing was counted this week.} other {No writing has been counted this week yet.}}",
      (isOver: boolean) => ({
        isOver,
      }),
    ),
    remarks: say(
      "You reviewed {shown, plural, one {# suggestion} other {# suggestions}}: {accepted, number} accepted, {ignored, number} ignored.",
      (shown: number, accepted: number, ignored: number) => ({ shown, accepted, ignored }),
    ),
    usual: say(
      "{weeks, plural, one {In your previous week of writing, you worked on {words, plural, one {# word} other {# words}} on {days, plural, one {# day} other {# days}}.} other {In your # previous weeks of writing, you averaged {words, plural, one {# word} other {# words}} a week, on {days, plural, one {# day} other {# days}}.}}",
      (weeks: number, count: number, on: number) => ({ weeks, words: count, days: on }),
    ),
    streak: say(
      "{runs, select, true {You’ve written {days, plural, one {# day} other {# days}} in a row.} other {You wrote {days, plural, one {# day} other {# days}} in a row.}}{longest, plural, =0 {} other { Your longest streak is # days.}}",
      (on: number, runs: boolean, longest: number) => ({ days: on, runs, longest: longest > on ? longest : 0 }),
    ),
    left: say(
      "Your documents had {now, number} suggestions per 1,000 words when you last opened them{before, select, none {.} other {, compared with {before} in the weeks before.}}",
      (now: number, before: string | null) => ({ now, before: before ?? "none" }),
    ),
  },
  changes: {
    title: "What changed",
    less: say(
      "{name}: down to {now, number} per 1,000 words from {before, number}",
      (name: string, now: number, before: number) => ({
        name,
        now,
        before,
      }),
    ),
    more: say(
      "{name}: up to {now, number} per 1,000 words from {before, number}",
      (name: string, now: number, before: number) => ({
        name,
        now,
        before,
      }),
    ),
    none: "No category of suggestions came up clearly more or less often than in the weeks before.",
    unknown: "There isn’t enough writing yet, this week or before, to see what changed.",
  },
  charts: {
    day: "Day",
    words: "Words",
    wordsCaption: "Words worked on by day",
    remarksCaption: "Suggestions accepted or ignored by day",
    accepted: "Accepted",
    ignored: "Ignored",
  },
  parts: {
    kinds: "Suggestions by category",
    rules: "Most frequent this week",
    rulesBefore: "Most frequent in the previous four weeks",
  },
  heads: {
    kind: "Category",
    rule: "Rule",
    shown: "This week",
    accepted: "Accepted",
    now: "Per 1,000 words",
    before: "Before",
    shownBefore: "Before",
    trend: "Change",
  },
  of: say("{accepted, number} of {shown, number}", (accepted: number, shown: number) => ({ accepted, shown })),
  trends: { less: "Less often", more: "More often", same: "As before", unknown: "–" },
  none: "–",
  how: {
    title: "How this is counted",
    days: "Weeks start on Monday, and days follow UTC. A day counts toward your streak if you write more than five words.",
    words: "Each session counts once, with its highest word count. Typed and pasted words both count.",
    rates:
      "Per 1,000 words: the suggestions you reviewed, divided by the words in your documents, each document counted once a week. The previous four weeks are combined.",
    trend: "A change is shown only if the odds of it happening by chance are less than one in a hundred.",
  },
  letters: {
    ended: "Unsubscribed",
    endedText: "You won’t get any more weekly emails. You can turn them on again in your account.",
    failed: "This link doesn’t work",
    failedText: "It may have been cut off. You can also turn off weekly emails in your account.",
    account: "Go to your account",
  },
  off: "This browser doesn’t send usage counts, so what you write here isn’t included.",
  offLink: "Change this setting",
  empty: "Nothing to show yet",
  emptyText: "Once you write with Housestyle while logged in, this page sums up each week.",
  write: "Start writing",
});
