import { deeperWish, type MemberDepth } from "@housestyle/contract";
import type { StoredContent, TeamPolicyRow } from "./store.ts";

/**
 * Returns how deeply the texts of a member of these teams are checked: the setting of the first team that does not
 * leave it to its members.
 */
export function deeperOf(teams: readonly Pick<TeamPolicyRow, "id" | "name" | "deeper">[]): MemberDepth | null {
  for (const { id, name, deeper } of teams) {
    if (deeper !== "own") return { Depth: deeper, TeamId: id, TeamName: name };
  }
  return null;
}

/** Returns the person's own setting, which applies if no team has one, or undefined. */
export function ownDeeperOf(people: StoredContent["people"]): MemberDepth["Depth"] | undefined {
  return deeperWish.safeParse(people[0]?.deeper).data;
}
