/** The groups of reports, by what a writer looks for in them, in the order of the list. */
export const reportGroups = {
  correctness: ["grammar", "consistency", "homonym", "acronym", "house", "terms", "bully"],
  readability: [
    ...["readability", "paragraph_readability", "slength", "allsentences", "plength"],
    ...["ssentences", "structure", "transition"],
  ],
  words: [
    ...["overused", "cliche", "diction", "vague", "nominalisations", "corporate", "complex"],
    ...["initial", "nlp", "thesaurus"],
  ],
  style: ["passive", "tone", "eloquence", "alliteration", "sentiment"],
  repetition: ["allrepeats", "phrases", "closerepeat", "wordsphrases"],
  story: ["manuscript", "pacing", "dialog", "characters", "time"],
  topics: ["topics", "seo", "wordcloud"],
  comparison: ["drafts", "plagiarism"],
} as const satisfies Record<string, readonly string[]>;

export type ReportGroup = keyof typeof reportGroups;

/** A report in the list: its name and its description. */
export interface ListedReport {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

/** Reports under one heading. */
export interface ListedGroup {
  readonly group: ReportGroup | "favorites" | "others";
  readonly reports: readonly ListedReport[];
}

/** Returns the reports in their groups, favorites first; with a search, those whose title or description has all its words. */
export function listedGroups(
  all: readonly ListedReport[],
  { search, favorites }: { readonly search: string; readonly favorites: readonly string[] },
): ListedGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const isFound = ({ title, about }: ListedReport) => words.every((word) => plain(`${title} ${about}`).includes(word));
  // A match in the title is what was most likely looked for.
  const rank = ({ title }: ListedReport) => (words.every((word) => plain(title).includes(word)) ? 0 : 1);
  const found = all.filter(isFound);
  const of = (ids: readonly string[]) =>
    ids.flatMap((id) => found.find((each) => each.id === id) ?? []).toSorted((a, b) => rank(a) - rank(b));
  const grouped = new Set<string>(Object.values(reportGroups).flat());
  const groups: ListedGroup[] = [
    { group: "favorites", reports: of(favorites) },
    ...groupNames.map((group) => ({ group, reports: of(reportGroups[group]) })),
    { group: "others", reports: found.filter(({ id }) => !grouped.has(id)) },
  ];
  return groups
    .filter(({ reports }) => reports.length > 0)
    .toSorted((a, b) => Math.min(...a.reports.map(rank)) - Math.min(...b.reports.map(rank)));
}

const groupNames = Object.keys(reportGroups) as ReportGroup[];

/** Returns text in lowercase and without accents, so that “cliche” finds clichés. */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
