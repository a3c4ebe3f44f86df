import { dayName } from "../texts/dates.ts";
import { license } from "../texts/license.ts";
import { type AppSession, type SessionTeam, type TeamUser, useSession } from "./session.ts";

/** Returns the role someone has in a team: that of their own row there, `Unknown` without one. */
export function positionIn({ positions }: Pick<AppSession, "positions">, teamId: number): TeamUser["Position"] {
  return positions.find((row) => row.TeamId === teamId)?.Position ?? "Unknown";
}

/** Whether they run the team: they may read its log, remove members, and delete it, whatever its license. */
export function mayManage(session: Pick<AppSession, "positions">, teamId: number): boolean {
  return ["Admin", "Admin Only"].includes(positionIn(session, teamId));
}

/** Whether a team's license has ended: its last day is before today, UTC, as the server counts. `expiry` null never ends. */
export function hasLapsed(expiry: string | null, now: Date): boolean {
  return expiry !== null && expiry.slice(0, 10) < now.toISOString().slice(0, 10);
}

/** Returns the team of an owner's id when its license has ended. */
export function lapsedTeam({ teams }: Pick<AppSession, "teams">, owner: number): SessionTeam | undefined {
  return teams.find(({ Id, IsExpired }) => Id === owner && IsExpired);
}

/** What someone may do with what an owner shares. */
interface Access {
  /** They may change it: it is their own, or they run the team and its license lasts. */
  readonly canEdit: boolean;
  /** Why buttons for those who run the team are disabled: the team's license has ended. */
  readonly refusal: string | undefined;
}

/** Returns what someone may do with what an owner shares; `owner` 0 is the person. */
export function accessTo(session: Pick<AppSession, "positions" | "teams">, owner: number): Access {
  if (owner === 0) return { canEdit: true, refusal: undefined };
  const runs = mayManage(session, owner);
  const lapsed = lapsedTeam(session, owner);
  if (!lapsed) return { canEdit: runs, refusal: undefined };
  return { canEdit: false, refusal: runs ? license.refusal(lapsed.Name, lastDay(lapsed)) : undefined };
}

/** The same for a component, which is drawn again when it changes. */
export function useAccess(owner: number): Access {
  return accessTo(
    useSession((whole) => whole),
    owner,
  );
}

/** Returns the last day of a team's license. */
export function lastDay({ LicenceExpiry }: Pick<SessionTeam, "LicenceExpiry">): string {
  return dayName(LicenceExpiry ?? "", "UTC");
}
