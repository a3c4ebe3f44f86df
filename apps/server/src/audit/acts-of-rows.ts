import type { ActCode } from "@housestyle/contract";
import type { Act } from "./act.ts";

/** A row that was changed. */
export interface TouchedRow {
  readonly id: number;
  readonly ownerId: number;
  /** Its name for people. */
  readonly name: string;
}

/** The most rows whose ids and names are recorded. */
const mostIds = 100;
const mostNames = 3;
const longestName = 60;

/** Returns one entry for each team whose rows were changed. Changes of personal rows are not recorded. */
export function actsOfRows(what: ActCode, rows: readonly TouchedRow[], personId: number): Act[] {
  const ofTeams = rows.filter(({ ownerId }) => ownerId !== personId);
  return [...Map.groupBy(ofTeams, ({ ownerId }) => ownerId)].map(([teamId, some]) => ({
    what,
    teamId,
    ...(some.length === 1 && { targetId: some[0]?.id }),
    details: {
      Count: some.length,
      Ids: some.slice(0, mostIds).map(({ id }) => id),
      Names: namesOf(some.map(({ name }) => name)),
    },
  }));
}

/** Returns the first few names, shortened and without empty ones. */
export function namesOf(names: readonly string[]): string[] {
  const told = names.filter((name) => name !== "").slice(0, mostNames);
  return told.map((name) => (name.length > longestName ? `${name.slice(0, longestName).toWellFormed()}…` : name));
}
