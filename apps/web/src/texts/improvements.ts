import { catalogue, say } from "@housestyle/texts";

/** The texts about how a person's writing changed over months. */
export const improvements = catalogue("improvements", {
  title: "Progress",
  about: say(
    "{weeks, plural, one {The last week.} other {The last # weeks. The later half is compared with the earlier half.}}",
    (weeks: number) => ({ weeks }),
  ),
  span: "Period",
  weeks: say("{weeks} weeks", (weeks: number) => ({ weeks })),
  empty: "Write for a few weeks, and your progress will appear here.",
  chart: "Suggestions per 1,000 words by week, for your most frequent categories",
  week: "Week",
  streak: say("Longest streak in this period: {days, plural, one {1 day} other {# days}}.", (days: number) => ({
    days,
  })),
  better: "What you improved",
  betterNone: "No rule has become clearly rarer yet.",
  betterLine: say(
    "{name}: {before, number} → {now, number} per 1,000 words",
    (name: string, before: number, now: number) => ({
      name,
      before,
      now,
    }),
  ),
  practice: "What to practice next",
  practiceNone: "Nothing stands out.",
  practiceLine: say(
    "{shown, plural, one {1 suggestion} other {# suggestions}}, {accepted} accepted",
    (shown: number, accepted: number) => ({ shown, accepted }),
  ),
  learn: "Learn more",
  examples: "Find examples in my texts on this device",
  searching: "Looking through your texts…",
  none: "No open examples in the texts on this device.",
  local: "The texts are checked on this device. Nothing is sent.",
  rules: "All rules in this period",
  rule: "Rule",
  before: "Before",
  now: "Now",
  accepted: "Accepted",
  of: say("{count} of {all}", (count: number, all: number) => ({ count, all })),
  trend: "Trend",
  trends: { less: "Less often", more: "More often", same: "About the same", unknown: "Not enough text" },
  missing: "–",
});
