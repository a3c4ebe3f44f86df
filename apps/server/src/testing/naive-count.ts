/**
 * The figures of a team, counted by hand from a list of events in memory: what the test of the real ones compares them
 * with. Written to be read, not to be fast, and with nothing of the code it is to check.
 */

/** An event as it was sent, and when it counts as having happened. */
export interface Happened {
  readonly kind: "edit" | "snippet";
  readonly person: number;
  readonly at: number;
  readonly action: number;
  readonly client: number;
  readonly count: number;
  readonly session: string | undefined;
  readonly document: string | undefined;
  readonly tag: string | undefined;
  readonly report: string;
  readonly category: string;
  readonly rule: string;
  readonly guide: number | undefined;
  readonly item: number | undefined;
  readonly term: number | undefined;
  readonly snippet: number | undefined;
  readonly words: number | undefined;
  readonly suggestions: number | undefined;
  readonly characters: number;
}

interface Session {
  readonly events: readonly Happened[];
  readonly words: number;
  readonly client: number;
}

export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const isEdit = (event: Happened) => event.kind === "edit";
const isAccepted = (event: Happened) => isEdit(event) && [2, 4, 7, 8].includes(event.action);
const isDecided = (event: Happened) => isEdit(event) && [1, 2, 3, 4, 7, 8].includes(event.action);
const isOpened = (event: Happened) => isEdit(event) && [5, 6].includes(event.action) && event.tag !== undefined;
const isScored = (event: Happened) =>
  isEdit(event) && event.action === 9 && event.words !== undefined && event.suggestions !== undefined;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const countOf = (events: readonly Happened[]) => sum(events.map(({ count }) => count));
const round = (value: number, digits: number) =>
  Number((Math.round(value * 10 ** digits) / 10 ** digits).toFixed(digits));
const minute = 60_000;

function groups<T>(all: readonly T[], keyOf: (each: T) => string): T[][] {
  return [...Map.groupBy(all, keyOf).values()];
}

/** How often each event stands for a remark that was shown. */
export function shownOf(events: readonly Happened[]): Map<Happened, number> {
  const shown = new Map(events.map((event) => [event, isDecided(event) ? event.count : 0]));
  const tagged = events.filter((event) => isEdit(event) && event.tag !== undefined);
  for (const same of groups(tagged, ({ person, at, tag }) => `${person} ${dayOf(at)} ${tag}`)) {
    const [opened] = same.filter(isOpened);
    if (opened && !same.some(isDecided)) shown.set(opened, 1);
  }
  return shown;
}

/** Sessions that count: started, and with more than five words. */
function sessionsOf(events: readonly Happened[]): Session[] {
  const keyOf = ({ person, at, session, client }: Happened) => `${person} ${dayOf(at)} ${session} ${client}`;
  const found: Session[] = [];
  for (const same of groups(events.filter(isEdit), keyOf)) {
    let current: Happened[] = [];
    const all: Happened[][] = [];
    for (const event of same.toSorted((a, b) => a.at - b.at)) {
      const before = current.at(-1);
      if (before === undefined || event.at - before.at > 5 * minute) {
        current = [];
        all.push(current);
      }
      current.push(event);
    }
    for (const sitting of all) {
      const words = Math.max(...sitting.map((event) => event.words ?? 0));
      if (words > 5 && sitting.some(({ action }) => action === 9)) {
        found.push({ events: sitting, words, client: sitting[0]?.client ?? 0 });
      }
    }
  }
  return found;
}

const scoreOf = (words: number, issues: number) =>
  words < 50 ? null : round((100 * (words / 75)) / (words / 75 + issues), 1);

function scoreOfSessions(sessions: readonly Session[]): number | null {
  const lasts = sessions.flatMap(({ events }) => events.findLast(isScored) ?? []);
  return scoreOf(sum(lasts.map(({ words }) => words ?? 0)), sum(lasts.map(({ suggestions }) => suggestions ?? 0)));
}

const rateOf = (accepted: number, shown: number) => (shown === 0 ? null : round(accepted / shown, 4));

/** The events between two days; the second is not among them. */
export function between(events: readonly Happened[], from: string, to: string): Happened[] {
  return events.filter(({ at }) => dayOf(at) >= from && dayOf(at) < to);
}

export function naiveTotals(events: readonly Happened[], members: number) {
  const people = new Set(events.map(({ person }) => person)).size;
  const documents = new Set(events.flatMap((event) => (isEdit(event) ? (event.document ?? []) : []))).size;
  const sessions = sessionsOf(events);
  const accepted = countOf(events.filter(isAccepted));
  const shown = sum([...shownOf(events).values()]);
  const words = sum(sessions.map((session) => session.words));
  const characters = sum(events.map((event) => event.characters));
  const guided = (event: Happened) =>
    isAccepted(event) && ([7, 8].includes(event.action) || event.guide !== undefined || event.item !== undefined);
  const edits = (action: number) => countOf(events.filter((event) => isEdit(event) && event.action === action));
  return {
    Users: members,
    Members: members,
    ActiveUsers: people,
    ActiveMembers: people,
    Sessions: sessions.length,
    SessionsImproved: sessions.filter((session) => session.events.some(isAccepted)).length,
    Words: words,
    WordsChecked: words,
    Documents: documents,
    DocumentsChecked: documents,
    Shown: shown,
    Suggestions: shown,
    Accepted: accepted,
    Ignored: edits(1),
    AddedToDictionary: edits(3),
    StyleGuideAccepted: countOf(events.filter(guided)),
    TermsFixed: countOf(events.filter((event) => isAccepted(event) && event.term !== undefined)),
    SnippetsInserted: countOf(events.filter((event) => event.kind === "snippet")),
    CharactersSaved: characters,
    MinutesSaved: round((accepted * 10) / 60 + characters / 200, 2),
    AcceptanceRate: rateOf(accepted, shown),
    AcceptRate: rateOf(accepted, shown),
    Score: scoreOfSessions(sessions),
  };
}

export function naiveBucket(events: readonly Happened[]) {
  const { ActiveUsers, ActiveMembers, Words, WordsChecked, Shown, Suggestions, Accepted, Ignored, Score } = naiveTotals(
    events,
    0,
  );
  return { ActiveUsers, ActiveMembers, Words, WordsChecked, Shown, Suggestions, Accepted, Ignored, Score };
}

/** One row of a list for each key, those of fewer than `least` people together under the key without a name. */
export function naiveRows<T>(
  events: readonly Happened[],
  keyOf: (event: Happened) => string | undefined,
  nameless: string,
  least: number,
  rowOf: (events: readonly Happened[]) => T,
): Map<string, T> {
  const about = events.filter((event) => keyOf(event) !== undefined);
  const people = Map.groupBy(about, (event) => keyOf(event));
  const shownKey = (event: Happened) => {
    const key = keyOf(event) ?? nameless;
    return new Set(people.get(key)?.map(({ person }) => person)).size < least ? nameless : key;
  };
  return new Map([...Map.groupBy(about, shownKey)].map(([key, same]) => [key, rowOf(same)]));
}

/** What the lists about remarks tell of these events; `shown` comes from all events, not only these. */
export function naiveCounts(events: readonly Happened[], shown: ReadonlyMap<Happened, number>) {
  const all = sum(events.map((event) => shown.get(event) ?? 0));
  const accepted = countOf(events.filter(isAccepted));
  return { Count: all, Shown: all, Hits: all, Accepted: accepted, Rate: rateOf(accepted, all) };
}

export const naiveIgnored = (events: readonly Happened[]) =>
  countOf(events.filter((event) => isEdit(event) && event.action === 1));

export const naiveAccepted = (events: readonly Happened[]) => countOf(events.filter(isAccepted));

/** By client: every event, and the sessions that count. */
export function naiveClients(events: readonly Happened[], least: number) {
  const sessions = sessionsOf(events);
  const clients = naiveRows(
    events,
    ({ client }) => String(client),
    "0",
    least,
    (same) => new Set(same.map(({ client }) => client)),
  );
  return [...clients].map(([key, merged]) => {
    const own = sessions.filter(({ client }) => merged.has(client));
    return {
      Client: Number(key),
      ClientApp: Number(key),
      Count: events.filter(({ client }) => merged.has(client)).length,
      Sessions: own.length,
      Words: sum(own.map(({ words }) => words)),
    };
  });
}

/** What each person did. */
export function naiveMember(events: readonly Happened[]) {
  const { Sessions, Words, Accepted, AcceptRate } = naiveTotals(events, 1);
  const last = Math.max(...events.map(({ at }) => at));
  return {
    LastActive: events.length === 0 ? null : new Date(last).toISOString(),
    ActiveDays: new Set(events.map(({ at }) => dayOf(at))).size,
    Sessions,
    Words,
    Accepted,
    Rate: AcceptRate,
  };
}

/** A score for every month in which a session told how these documents stand: the last one of each counts. */
export function naiveTrend(events: readonly Happened[], documents: readonly string[]) {
  const scored = events.filter((event) => isScored(event) && documents.includes(event.document ?? ""));
  return groups(scored, ({ at }) => dayOf(at).slice(0, 7))
    .map((month) => {
      const lasts = groups(month, ({ document }) => document ?? "").flatMap(
        (same) => same.toSorted((a, b) => a.at - b.at || a.person - b.person).at(-1) ?? [],
      );
      return {
        Date: `${dayOf(month[0]?.at ?? 0).slice(0, 7)}-01T00:00:00.000Z`,
        Score: scoreOf(
          sum(lasts.map(({ words }) => words ?? 0)),
          sum(lasts.map(({ suggestions }) => suggestions ?? 0)),
        ),
      };
    })
    .toSorted((a, b) => (a.Date < b.Date ? -1 : 1));
}
