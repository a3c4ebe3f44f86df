import type { HouseDeeper } from "@housestyle/contract";
import type { TeamRow } from "./store.ts";

/** How deeply the texts of somebody in these teams are checked: as the first says that does not leave it to them. */
export function deeperOf(teams: readonly Pick<TeamRow, "id" | "name" | "deeper">[]): HouseDeeper | null {
  for (const { id, name, deeper } of teams) {
    if (deeper !== "own") return { Depth: deeper, TeamId: id, TeamName: name };
  }
  return null;
}
