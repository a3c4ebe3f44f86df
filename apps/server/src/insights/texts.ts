import { catalogue, say } from "@housestyle/texts";

const changed = (name: string, now: number, before: number) => ({ name, now, before });

/** What a letter about a week says, line by line, in the language of the server. */
export const lines = catalogue("weekly-letter", {
  week: say("The week from {from} to {to}", (from: string, to: string) => ({ from, to })),
  workedOn: say(
    "You worked on {words, plural, one {# word} other {# words}}{texts, plural, =0 {} one { in # text} other { in # texts}}, on {days, plural, one {# day} other {# days}}.",
    (words: number, texts: number, days: number) => ({ words, texts, days }),
  ),
  usual: say(
    "{weeks, plural, one {The week before in which you wrote had {words, plural, one {# word} other {# words}} on {days, plural, one {# day} other {# days}}.} other {An average week of the # before in which you wrote had {words, plural, one {# word} other {# words}} on {days, plural, one {# day} other {# days}}.}}",
    (weeks: number, words: number, days: number) => ({ weeks, words, days }),
  ),
  streak: say(
    "You wrote on {days, number} days in a row.{longest, plural, =0 {} other { Your longest streak is # days.}}",
    (days: number, longest: number) => ({ days, longest: longest > days ? longest : 0 }),
  ),
  remarks: say(
    "You looked at {shown, plural, one {# remark} other {# remarks}}: {accepted, number} accepted, {ignored, number} ignored.",
    (shown: number, accepted: number, ignored: number) => ({ shown, accepted, ignored }),
  ),
  less: say("{name}: less often, {now, number} per 1,000 words instead of {before, number}", changed),
  more: say("{name}: more often, {now, number} per 1,000 words instead of {before, number}", changed),
  rules: "Most frequent:",
  rule: say("{name}: {shown, number}", (name: string, shown: number) => ({ name, shown })),
});
