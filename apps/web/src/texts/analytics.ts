import { plural } from "./plural.ts";

const percent = (rate: number) => `${Math.round(rate * 100)} %`;

/** From so many on a share says more than a count. */
export const fewestForShare = 20;

/** What team analytics says. */
export const analytics = {
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
    workedOn: (who: string, words: number, documents: number, when: string) =>
      `${who} worked on ${plural(words, "word", "words")} in ${plural(documents, "document", "documents")} ${when}.`,
    nothing: (who: string, when: string) => `${who} had nothing checked by Housestyle ${when}.`,
    active: (active: number, members: number) =>
      `${active.toLocaleString("en")} of ${plural(members, "member", "members")} took part.`,
    /** Few are counted, many are a share: “100 % of 1” tells nobody anything. */
    accepted: (accepted: number, shown: number) => {
      if (shown === 1) return `The one remark that was looked at was ${accepted === 0 ? "not " : ""}accepted`;
      if (accepted === 0) return `None of the ${plural(shown, "remark", "remarks")} that were looked at was accepted`;
      if (accepted === shown) return `All ${plural(shown, "remark", "remarks")} that were looked at were accepted`;
      if (shown < fewestForShare)
        return `${accepted} of ${plural(shown, "remark", "remarks")} that were looked at ${accepted === 1 ? "was" : "were"} accepted`;
      return `${percent(accepted / shown)} of ${plural(shown, "remark", "remarks")} that were looked at were accepted`;
    },
    more: (points: number) => `, ${plural(points, "point", "points")} more than in the time before.`,
    less: (points: number) => `, ${plural(points, "point", "points")} less than in the time before.`,
    same: ", the same share as in the time before.",
    first: ".",
    saved: (minutes: number) =>
      minutes < 90
        ? `That saved about ${plural(Math.round(minutes), "minute", "minutes")}.`
        : `That saved about ${plural(Math.round(minutes / 60), "hour", "hours")}.`,
    formula:
      "Time saved is reckoned as ten seconds for each accepted remark and a minute for each 200 characters that snippets wrote.",
    ever: (words: number, since: string) => `Since ${since}: ${plural(words, "word", "words")} in all.`,
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
  trendCaption: (name: string) => `Score of ${name}, month by month`,
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
};
