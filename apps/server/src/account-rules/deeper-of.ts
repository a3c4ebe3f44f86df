import { deeperWish, type MemberDepth } from "@housestyle/contract";
import type { StoredContent, TeamPolicyRow } from "./store.ts";

/** How deeply the texts of somebody in these teams are checked: as the first says that does not leave it to them. */
export function deeperOf(teams: readonly Pick<TeamPolicyRow, "id" | "name" | "deeper">[]): MemberDepth | null {
  for (const { id, name, deeper } of teams) {
    if (deeper !== "own") return { Depth: deeper, TeamId: id, TeamName: name };
  }
  return null;
}

/** What the person among these has chosen for themselves, for where no team has a say; undefined for nothing. */
export function ownDeeperOf(people: StoredContent["people"]): MemberDepth["Depth"] | undefined {
  return deeperWish.safeParse(people[0]?.deeper).data;
}
