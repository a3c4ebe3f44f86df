import type { TeamUser } from "../../app/session.ts";
import { members as texts } from "../../texts/team.ts";

/** The positions that a member can have. */
export const positions = ["User", "Admin", "Admin Only"] as const;

/** Returns a member's name, or else their address if it may be seen. */
export function nameOf({ Name, Email }: Pick<TeamUser, "Name" | "Email">): string {
  return Name || Email || texts.unnamed;
}
