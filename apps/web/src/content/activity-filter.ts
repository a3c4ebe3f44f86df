import type { activity as texts } from "../texts/activity.ts";

/** The kinds of activity that people can choose, with their names on the wire. */
export const activityKinds = {
  people: ["member"],
  team: ["team", "domain", "sign-in", "assistance"],
  dictionary: ["dictionary"],
  guides: ["style-guide", "rule"],
  house: ["template"],
  terms: ["term-base", "term"],
  snippets: ["snippet-folder", "snippet"],
  files: ["import", "export"],
  documents: ["document", "project", "provenance", "norm"],
  comments: ["comment"],
  webhooks: ["webhook"],
  accounts: ["account"],
  keys: ["key"],
  teams: ["team"],
  operators: ["operator"],
} as const satisfies Record<keyof typeof texts.kinds, readonly string[]>;
export type ActivityKind = keyof typeof activityKinds;

/** The kinds that the log of a team has, and that of the server. */
export const kindsOfTeam = [
  "people",
  "team",
  "dictionary",
  "guides",
  "house",
  "terms",
  "snippets",
  "files",
  "documents",
  "comments",
  "webhooks",
] as const satisfies readonly ActivityKind[];
export const kindsOfServer = [
  "accounts",
  "keys",
  "teams",
  "operators",
  "files",
] as const satisfies readonly ActivityKind[];

/** The activity that a person has chosen to see. */
export interface ActivityChoice {
  readonly kind: ActivityKind | "all";
  /** Id of a person, as text. */
  readonly person: string;
  readonly time: keyof typeof texts.times;
}

export const allActivity: ActivityChoice = { kind: "all", person: "all", time: "all" };

const day = 86_400_000;

/** The filter of the list for a choice; undefined for everything. Whole hours, so that the same choice asks the same. */
export function activityFilter({ kind, person, time }: ActivityChoice, now: Date): string | undefined {
  const since = Math.floor((now.getTime() - Number(time) * day) / 3_600_000) * 3_600_000;
  const parts = [
    kind === "all" ? "" : `Kind in (${activityKinds[kind].map((name) => `'${name}'`).join(",")})`,
    /^\d+$/.test(person) ? `PersonId eq ${person}` : "",
    time === "all" ? "" : `HappenedOn ge '${new Date(since).toISOString()}'`,
  ].filter((part) => part !== "");
  return parts.length === 0 ? undefined : parts.join(" and ");
}
