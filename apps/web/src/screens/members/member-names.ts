import type { TeamUser } from "../../app/session.ts";
import { members as texts } from "../../texts/team.ts";

/** The positions somebody can be given. */
export const positions = ["User", "Admin", "Admin Only"] as const;

/** What a member is called: their name, else their address where it may be seen. */
export function nameOf({ Name, Email }: Pick<TeamUser, "Name" | "Email">): string {
  return Name || Email || texts.unnamed;
}
