import { catalogue, say } from "@housestyle/texts";

const percent = say("{share, number} %", (rate: number) => ({ share: Math.round(rate * 100) }));

/** From so many on a share says more than a count. */
export const fewestForShare = 20;

/** How a count of what was accepted is told. */
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

/** What team analytics says. */
export const analytics = catalogue("analytics", {
  title: "Analytics",
  about: "Counts of what was written and decided. No text is ever stored for this.",
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
    nothing: say("{who} had nothing checked by Housestyle {when}.", (who: string, when: string) => ({ who, when })),
    active: say(
      "{active, number} of {members, plural, one {# member} other {# members}} took part.",
      (active: number, members: number) => ({ active, members }),
    ),
    /** Few are counted, many are a share: “100 % of 1” tells nobody anything. `points` more than before, where that is known. */
    accepted: say(
      "{how, select, notTheOne {The one remark that was looked at was not accepted} theOne {The one remark that was looked at was accepted} none {None of the {shown, plural, one {# remark} other {# remarks}} that were looked at was accepted} all {All {shown, plural, one {# remark} other {# remarks}} that were looked at were accepted} few {{accepted, number} of {shown, plural, one {# remark} other {# remarks}} that were looked at {accepted, plural, one {was} other {were}} accepted} other {{share} % of {shown, plural, one {# remark} other {# remarks}} that were looked at were accepted}}{trend, select, more {, {points, plural, one {# point} other {# points}} more than in the time before} less {, {points, plural, one {# point} other {# points}} less than in the time before} same {, the same share as in the time before} other {}}.",
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
      "Time saved is reckoned as ten seconds for each accepted remark and a minute for each 200 characters that snippets wrote.",
    ever: say(
      "Since {since}: {words, plural, one {# word} other {# words}} in all.",
      (words: number, since: string) => ({ since, words }),
    ),
  },
  you: "You",
  everyone: "Your team",
  merged: "Others, or fewer than three people",
  mergedAbout: "What fewer than three members have in common stands together in one line, so that nobody is watched.",
  hidden: "Fewer than two members were active, so there are no details: nobody is to be watched.",
  ownOnly: "The lists are about your own work. Admins of the team see the team’s.",
  empty: "Nothing to count yet",
  emptyText: "Numbers appear once somebody signed in writes with Housestyle.",
  numbers: "Show numbers",
  charts: {
    date: "From",
    words: "Words",
    wordsCaption: "Words that were worked on, typed or pasted",
    remarks: "What happened to remarks",
    shown: "Looked at",
    accepted: "Accepted",
    ignored: "Ignored",
    score: "Score",
    scoreCaption: "Style score: 100 means nothing to remark on",
    people: "Members",
    peopleCaption: "How many took part",
  },
  heads: {
    rule: "Rule",
    shown: "Looked at",
    accepted: "Accepted",
    ignored: "Ignored",
    rate: "Share accepted",
    category: "Kind",
    guide: "Style guide",
    match: "Rule of a guide",
    term: "Term",
    snippet: "Snippet",
    inserts: "Inserted",
    characters: "Characters saved",
    client: "Written in",
    sessions: "Sessions",
    words: "Words",
    member: "Member",
    days: "Days",
    last: "Last here",
    project: "Project",
    documents: "Documents",
    score: "Score",
    trend: "Month by month",
    issues: "Remarks per 1,000 words",
  },
  parts: {
    rules: "Rules, the most ignored first",
    rulesAbout: "A rule that is ignored most of the time is noise: change it, or switch it off.",
    categories: "Kinds of remarks",
    guides: "Style guides",
    guideRules: "Rules of your guides",
    terms: "Terms",
    snippets: "Snippets",
    clients: "Where people write",
    members: "Members",
    projects: "Projects",
    projectsAbout: "A document belongs to the project it names.",
  },
  noProject: "Without a project",
  noName: "Deleted",
  others: "Others",
  none: "–",
  trendCaption: say("Score of {name}, month by month", (name: string) => ({ name })),
  percent,
  clients: {
    0: "Programs that do not say which they are",
    1: "Web editor",
    2: "Desktop",
    3: "Office",
    4: "Chrome",
    5: "Desktop (Setapp)",
    6: "Editor plug-in",
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
