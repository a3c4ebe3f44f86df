import { catalogue, say } from "@housestyle/texts";

/** What the page about a week of one's own writing says. */
export const insights = catalogue("insights", {
  title: "Your week",
  about: "What a week of your writing came to, in numbers. Nobody else can see this page; no text is stored for it.",
  weeks: "Weeks",
  earlier: "Week before",
  later: "Week after",
  week: say("{from} to {to}", (from: string, to: string) => ({ from, to })),
  numbers: "Show numbers",
  story: {
    workedOn: say(
      "You worked on {words, plural, one {# word} other {# words}}{texts, plural, =0 {} one { in # text} other { in # texts}}, on {days, plural, one {# day} other {# days}}{isOver, select, true {} other { so far}}.",
      (count: number, texts: number, on: number, isOver: boolean) => ({ words: count, texts, days: on, isOver }),
    ),
    nothing: say(
      "{isOver, select, true {Nothing was counted in this week.} other {Nothing is counted in this week yet.}}",
      (isOver: boolean) => ({
        isOver,
      }),
    ),
    remarks: say(
      "You looked at {shown, plural, one {# remark} other {# remarks}}: {accepted, number} accepted, {ignored, number} ignored.",
      (shown: number, accepted: number, ignored: number) => ({ shown, accepted, ignored }),
    ),
    usual: say(
      "{weeks, plural, one {The week before in which you wrote had {words, plural, one {# word} other {# words}} on {days, plural, one {# day} other {# days}}.} other {An average week of the # before in which you wrote had {words, plural, one {# word} other {# words}} on {days, plural, one {# day} other {# days}}.}}",
      (weeks: number, count: number, on: number) => ({ weeks, words: count, days: on }),
    ),
    streak: say(
      "{runs, select, true {You have written on {days, plural, one {# day} other {# days}} in a row.} other {You wrote on {days, plural, one {# day} other {# days}} in a row.}}{longest, plural, =0 {} other { Your longest streak is # days.}}",
      (on: number, runs: boolean, longest: number) => ({ days: on, runs, longest: longest > on ? longest : 0 }),
    ),
    left: say(
      "{now, number} remarks per 1,000 words stood in your texts when you last opened them{before, select, none {.} other {; in the weeks before it was {before}.}}",
      (now: number, before: string | null) => ({ now, before: before ?? "none" }),
    ),
  },
  changes: {
    title: "What changed",
    less: say(
      "{name}: less often, {now, number} per 1,000 words instead of {before, number}",
      (name: string, now: number, before: number) => ({
        name,
        now,
        before,
      }),
    ),
    more: say(
      "{name}: more often, {now, number} per 1,000 words instead of {before, number}",
      (name: string, now: number, before: number) => ({
        name,
        now,
        before,
      }),
    ),
    none: "No kind of remark came up clearly more or less often than in the weeks before.",
    unknown: "There are too few words yet, in this week or those before, to say what changed.",
  },
  charts: {
    day: "Day",
    words: "Words",
    wordsCaption: "Words that were worked on, day by day",
    remarksCaption: "Remarks that were decided, day by day",
    accepted: "Accepted",
    ignored: "Ignored",
  },
  parts: {
    kinds: "Kinds of remarks",
    rules: "Most frequent this week",
    rulesBefore: "Most frequent in the four weeks before",
  },
  heads: {
    kind: "Kind",
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
    days: "Weeks begin on Monday; days are those of UTC. A day counts for the streak when more than five words were written on it.",
    words: "Words are those of each session at its longest, typed or pasted.",
    rates:
      "Per 1,000 words: remarks you looked at, over the words of your texts, each text once a week. The four weeks before are taken together.",
    trend: "A change is called one when chance alone would do as much no more than once in a hundred times.",
  },
  letters: {
    ended: "No more weekly letters",
    endedText: "You will get no more of them. In your account you can ask for them again.",
    failed: "This link does not work",
    failedText: "It may have been cut off on its way. In your account you can end the letters, too.",
    account: "To your account",
  },
  off: "This browser sends no counts, so what you write here is missing.",
  offLink: "Change that",
  empty: "Nothing to tell yet",
  emptyText: "Once you write with Housestyle while signed in, this page says what each week came to.",
  write: "Write something",
});
