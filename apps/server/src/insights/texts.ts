import { catalogue, say } from "@housestyle/texts";

const changed = (name: string, now: number, before: number) => ({ name, now, before });

/** The lines of a weekly email, in the language of the server. */
export const lines = catalogue("weekly-letter", {
  week: say("Your week, {from} to {to}", (from: string, to: string) => ({ from, to })),
  workedOn: say(
    "You worked on {words, plural, one {# word} other {# words}}{texts, plural, =0 {} one { in # document} other { in # documents}} on {days, plural, one {# day} other {# days}}.",
    (words: number, texts: number, days: number) => ({ words, texts, days }),
  ),
  usual: say(
    "{weeks, plural, one {In your previous week of writing, you worked on {words, plural, one {# word} other {# words}} on {days, plural, one {# day} other {# days}}.} other {In your # previous weeks of writing, you averaged {words, plural, one {# word} other {# words}} a week, on {days, plural, one {# day} other {# days}}.}}",
    (weeks: number, words: number, days: number) => ({ weeks, words, days }),
  ),
  streak: say(
    "You wrote {days, number} days in a row.{longest, plural, =0 {} other { Your longest streak is # days.}}",
    (days: number, longest: number) => ({ days, longest: longest > days ? longest : 0 }),
  ),
  remarks: say(
    "You reviewed {shown, plural, one {# suggestion} other {# suggestions}}: {accepted, number} accepted, {ignored, number} ignored.",
    (shown: number, accepted: number, ignored: number) => ({ shown, accepted, ignored }),
  ),
  less: say("{name}: down to {now, number} per 1,000 words from {before, number}", changed),
  more: say("{name}: up to {now, number} per 1,000 words from {before, number}", changed),
  rules: "Most frequent suggestions:",
  rule: say("{name}: {shown, number}", (name: string, shown: number) => ({ name, shown })),
});
