import type { ActCode } from "@housestyle/contract";
import type { Act } from "./act.ts";

/** A row that something was done with. */
export interface TouchedRow {
  readonly id: number;
  readonly ownerId: number;
  /** What people call it. */
  readonly name: string;
}

/** Rows of which an act tells the id, and the name. */
const mostIds = 100;
const mostNames = 3;
const longestName = 60;

/** One act for each team whose rows were touched. What somebody does with their own is nobody else's. */
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

/** The first few names, short; those that say nothing are left out. */
export function namesOf(names: readonly string[]): string[] {
  const told = names.filter((name) => name !== "").slice(0, mostNames);
  return told.map((name) => (name.length > longestName ? `${name.slice(0, longestName).toWellFormed()}…` : name));
}
