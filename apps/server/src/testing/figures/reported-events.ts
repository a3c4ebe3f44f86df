import fc from "fast-check";
import type { Happened } from "../naive-count.ts";
import type { FigureScene } from "./scene.ts";

const day = 86_400_000;
const minute = 60_000;

/** What happens, before it has a place and time. */
const told = fc.record({
  person: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
  forTeam: fc.oneof({ arbitrary: fc.constant(true), weight: 5 }, fc.constant(false)),
  daysAgo: fc.oneof(
    { arbitrary: fc.constantFrom(0, 0, 1), weight: 3 },
    fc.constantFrom(29, 30, 31, 45),
    fc.nat({ max: 28 }),
  ),
  minutesAgo: fc.constantFrom(-1, 0, 1, 2, 5, 7, 10, 11, 16),
  isSnippet: fc.oneof({ arbitrary: fc.constant(false), weight: 4 }, fc.constant(true)),
  action: fc.oneof({ arbitrary: fc.constantFrom(9, 9, 2, 1, 5), weight: 2 }, fc.integer({ min: 1, max: 9 })),
  client: fc.constantFrom(4, 4, 4, 0, 99),
  count: fc.constantFrom(1, 1, 3),
  session: fc.constantFrom("a", "a", "a", undefined),
  document: fc.constantFrom(0, 1, 2, 3, "elsewhere.docx", undefined),
  tag: fc.constantFrom("t1", "t2", undefined),
  filed: fc.constantFrom(["grammar", "grammarspelling"], ["grammar", "grammargrammar"], ["cliche", ""], ["", ""]),
  rule: fc.constantFrom("grammar/am-agree", "style/passive", ""),
  item: fc.constantFrom(0, 1, undefined, undefined),
  guide: fc.constantFrom(0, undefined, undefined),
  term: fc.constantFrom(0, 1, undefined, undefined),
  snippet: fc.nat({ max: 1 }),
  trigger: fc.constantFrom("shortcut", "palette", undefined),
  words: fc.constantFrom(0, 5, 6, 60, 60, 800, undefined),
  suggestions: fc.constantFrom(0, 1, 7, undefined),
});
/** One such event. */
export type ReportedEvent = Parameters<Parameters<typeof told.map>[0]>[0];

/** Several deliveries, each days or months after the one before. */
export const history = fc.array(
  fc.record({ after: fc.constantFrom(0, 1, 6, 31, 90, 200), events: fc.array(told, { minLength: 1, maxLength: 30 }) }),
  { minLength: 1, maxLength: 5 },
);

/** An event as a client sends it. */
export function wireForm(scene: FigureScene, each: ReportedEvent, arrival: number): Record<string, unknown> {
  const shared = {
    TeamId: each.forTeam ? scene.teamId : 0,
    Timestamp: new Date(timeOf(each, arrival)).toISOString(),
    Count: each.count,
    ClientApp: each.client,
    SessionId: each.session,
  };
  if (each.isSnippet) return { ...shared, SnippetId: scene.snippets[each.snippet], Trigger: each.trigger };
  return {
    ...shared,
    Action: each.action,
    DocumentId: documentOf(scene, each),
    TagId: each.tag,
    Report: each.filed[0],
    Category: each.filed[1],
    RuleId: each.rule,
    StyleGuideItemId: each.item === undefined ? undefined : scene.items[each.item],
    StyleGuideId: each.guide === undefined ? undefined : scene.guides[each.guide],
    TermId: each.term === undefined ? undefined : scene.terms[each.term],
    WordCount: each.words,
    SuggestionCount: each.suggestions,
  };
}

function documentOf(scene: FigureScene, { document }: ReportedEvent): string | undefined {
  return typeof document === "number" ? scene.documents[document] : document;
}

const timeOf = ({ daysAgo, minutesAgo }: ReportedEvent, arrival: number) =>
  arrival - daysAgo * day - minutesAgo * minute;

/** The same as it should count. */
export function asHappened(scene: FigureScene, each: ReportedEvent, arrival: number): Happened {
  const at = timeOf(each, arrival);
  const shared = {
    person: scene.people[each.person]?.[0].id ?? 0,
    at: at > arrival || at < arrival - 30 * day ? arrival : at,
    client: each.client,
    count: each.count,
    session: each.session,
  };
  return { ...nothing, ...shared, ...(each.isSnippet ? insertion(scene, each) : edit(scene, each)) };
}

const nothing = {
  document: undefined,
  tag: undefined,
  report: "",
  category: "",
  rule: "",
  guide: undefined,
  item: undefined,
  term: undefined,
  snippet: undefined,
  words: undefined,
  suggestions: undefined,
  characters: 0,
};

function insertion(scene: FigureScene, { snippet, trigger, count }: ReportedEvent) {
  const length = snippet === 0 ? 10 : 5;
  const typed = snippet === 0 && trigger !== "palette" ? 3 : 0;
  const characters = (length - typed) * count;
  return { kind: "snippet" as const, action: 1, snippet: scene.snippets[snippet], characters };
}

function edit(scene: FigureScene, each: ReportedEvent) {
  const { action, tag, rule, words, suggestions, filed } = each;
  return {
    kind: "edit" as const,
    action,
    tag,
    rule,
    words,
    suggestions,
    document: documentOf(scene, each),
    report: filed[0] ?? "",
    category: filed[1] ?? "",
    guide: scene.guides[each.guide ?? each.item ?? -1],
    item: scene.items[each.item ?? -1],
    term: scene.terms[each.term ?? -1],
  };
}
