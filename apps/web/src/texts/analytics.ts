import { catalogue, say } from "@housestyle/texts";

const percent = say("{share, number}%", (rate: number) => ({ share: Math.round(rate * 100) }));

/** The fewest suggestions for which a percentage is shown instead of a count. */
export const fewestForShare = 20;

/** Returns a phrase about how many suggestions were accepted. */
function howMany(accepted: number, shown: number): "notTheOne" | "theOne" | "none" | "all" | "few" | "other" {
  if (shown === 1) return accepted === 0 ? "notTheOne" : "theOne";
  if (accepted === 0) return "none";
  if (accepted === shown) return "all";
  return shown < fewestForShare ? "few" : "other";
}

function trendOf(points: number | null): "more" | "less" | "same" | "unknown" {
  if (points === null) return "unknown";
  return points === 0 ? "same" : points > 0 ? "more" : "less";
}

/** The texts of team analytics. */
export const analytics = catalogue("analytics", {
  title: "Analytics",
  about: "Counts of what was written, accepted, and ignored. No text is ever stored for this.",
  whose: "For",
  mine: "Just me",
  period: "Period",
  periods: {
    1: "Last week",
    2: "Last month",
    3: "Last three months",
    4: "Last six months",
    5: "Last year",
  } as Readonly<Record<number, string>>,
  in: {
    1: "in the last week",
    2: "in the last month",
    3: "in the last three months",
    4: "in the last six months",
    5: "in the last year",
  } as Readonly<Record<number, string>>,
  story: {
    workedOn: say(
      "{who} worked on {words, plural, one {# word} other {# words}} in {documents, plural, one {# document} other {# documents}} {when}.",
      (who: string, words: number, documents: number, when: string) => ({ who, words, documents, when }),
    ),
    nothing: say("{who} didn’t check any text with Housestyle {when}.", (who: string, when: string) => ({ who, when })),
    active: say(
      "{active, number} of {members, plural, one {# member} other {# members}} {active, plural, one {was} other {were}} active.",
      (active: number, members: number) => ({ active, members }),
    ),
    /**
     * A few are shown as a count and many as a percentage, because “100% of 1” means nothing. `points` is the change, if
     * it is known.
     */
    accepted: say(
      "{how, select, notTheOne {The one reviewed suggestion wasn’t accepted} theOne {The one reviewed suggestion was accepted} none {None of the {shown, plural, one {# reviewed suggestion} other {# reviewed suggestions}} were accepted} all {All {shown, plural, one {# reviewed suggestion} other {# reviewed suggestions}} were accepted} few {{accepted, number} of {shown, plural, one {# reviewed suggestion} other {# reviewed suggestions}} {accepted, plural, one {was} other {were}} accepted} other {{share}% of {shown, plural, one {# reviewed suggestion} other {# reviewed suggestions}} were accepted}}{trend, select, more {, up {points, plural, one {# point} other {# points}} from the previous period} less {, down {points, plural, one {# point} other {# points}} from the previous period} same {, the same as in the previous period} other {}}.",
      (accepted: number, shown: number, points: number | null) => ({
        how: howMany(accepted, shown),
        accepted,
        shown,
        share: Math.round((accepted / shown) * 100),
        trend: trendOf(points),
        points: Math.abs(points ?? 0),
      }),
    ),
    saved: say(
      "That saved about {inHours, select, true {{hours, plural, one {# hour} other {# hours}}} other {{minutes, plural, one {# minute} other {# minutes}}}}.",
      (minutes: number) => ({
        inHours: minutes >= 90,
        hours: Math.round(minutes / 60),
        minutes: Math.round(minutes),
      }),
    ),
    formula:
      "Time saved is estimated as ten seconds per accepted suggestion and one minute per 200 characters inserted by snippets.",
    ever: say(
      "Since {since}: {words, plural, one {# word} other {# words}} in total.",
      (words: number, since: string) => ({ since, words }),
    ),
  },
  you: "You",
  everyone: "Your team",
  merged: "Combined (fewer than three people)",
  mergedAbout: "To protect privacy, anything that involves fewer than three members is combined in one row.",
  hidden: "Fewer than two members were active, so details are hidden to protect privacy.",
  ownOnly: "The lists show your own work. Team admins see the whole team’s.",
  empty: "No data yet",
  emptyText: "Numbers appear once someone writes with Housestyle while logged in.",
  numbers: "Show numbers",
  charts: {
    date: "From",
    words: "Words",
    wordsCaption: "Words typed or pasted",
    remarks: "What happened to suggestions",
    shown: "Reviewed",
    accepted: "Accepted",
    ignored: "Ignored",
    score: "Score",
    scoreCaption: "Score: 100 means no suggestions",
    people: "Members",
    peopleCaption: "Active members",
  },
  heads: {
    rule: "Rule",
    shown: "Reviewed",
    accepted: "Accepted",
    ignored: "Ignored",
    rate: "Acceptance rate",
    category: "Category",
    guide: "Style guide",
    match: "Style guide rule",
    term: "Term",
    snippet: "Snippet",
    inserts: "Inserted",
    characters: "Characters saved",
    client: "App",
    sessions: "Sessions",
    words: "Words",
    member: "Member",
    days: "Days",
    last: "Last active",
    project: "Project",
    documents: "Documents",
    score: "Score",
    trend: "By month",
    issues: "Suggestions per 1,000 words",
  },
  parts: {
    rules: "Rules, most ignored first",
    rulesAbout: "A rule that is ignored most of the time is just noise. Change it, or turn it off.",
    categories: "Suggestions by category",
    guides: "Style guides",
    guideRules: "Style guide rules",
    terms: "Terms",
    snippets: "Snippets",
    clients: "Where people write",
    members: "Members",
    projects: "Projects",
    projectsAbout: "Set a document’s project in its details.",
  },
  noProject: "No project",
  noName: "Deleted",
  others: "Others",
  none: "–",
  trendCaption: say("Score of {name} by month", (name: string) => ({ name })),
  percent,
  clients: {
    0: "Unidentified apps",
    1: "Web editor",
    2: "Desktop",
    3: "Office",
    4: "Chrome",
    5: "Desktop (Setapp)",
    6: "Editor plugin",
    7: "Google Docs",
    8: "Safari",
    9: "Firefox",
    10: "Edge",
    11: "Google Docs",
    12: "Office for Mac",
    13: "Windows",
    14: "Mac",
    99: "Website",
  } as Readonly<Record<number, string>>,
});
