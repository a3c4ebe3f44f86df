import { notifyClientsOf } from "../accounts/index.ts";
import { namesOf } from "../audit/index.ts";
import { mustHaveSeats, mustKeepAdmin, updateTeamUser } from "../teams/index.ts";
import { type MemberRow, markByGroup, membersAmong, type RoleByGroups, rolesByGroups } from "./account-store.ts";
import { nameOf } from "./address-of.ts";
import type { ProvisioningConnection } from "./connection-store.ts";
import type { Provisioning } from "./provisioning-work.ts";
import { type UserRow, usersWithAccounts } from "./user-store.ts";

/** A role in a team. */
export type MemberRole = Pick<MemberRow, "position" | "licence">;

/** From the least to the most. */
const ranks = ["User", "Admin Only", "Admin"] as const;

/**
 * Returns the role of a member: the highest of those that their groups give, else what every member gets if a group gave them
 * their role before, else what they have.
 */
export function roleOf(
  member: MemberRole,
  given: RoleByGroups | undefined,
  { byGroup, licence }: { readonly byGroup: boolean; readonly licence: ProvisioningConnection["licence"] },
): MemberRole {
  if (!given) return byGroup ? { position: "User", licence } : member;
  const position = ranks.findLast((rank) => given.positions.includes(rank)) ?? "User";
  if (position === "Admin Only") return { position, licence: "Free" };
  return { position, licence: given.premium ? "Premium" : licence };
}

/** Gives these users the roles of their groups, as far as they are members. The team is locked. */
export async function settleRoles(work: Provisioning, users: readonly number[]): Promise<void> {
  const { transaction, connection } = work;
  const { teamId } = connection;
  const linked = await usersWithAccounts(transaction, teamId, users);
  if (linked.length === 0) return;
  const members = await membersAmong(
    transaction,
    teamId,
    linked.map(({ person_id }) => person_id),
  );
  const roles = await rolesByGroups(transaction, teamId, users);
  const memberOf = new Map(members.map((member) => [member.person_id, member]));
  const roleGiven = new Map(roles.map((role) => [role.user_id, role]));
  for (const user of linked) {
    const member = memberOf.get(user.person_id);
    if (member) await settleRole(work, user, member, roleGiven.get(user.id));
  }
  await mustKeepAdmin(transaction, teamId);
  await mustHaveSeats(transaction, teamId);
}

async function settleRole(
  { transaction, connection, services, actor }: Provisioning,
  user: UserRow,
  member: MemberRow,
  given: RoleByGroups | undefined,
): Promise<void> {
  const { teamId } = connection;
  if (user.by_group !== (given !== undefined)) await markByGroup(transaction, teamId, user.id, given !== undefined);
  const { position, licence } = roleOf(member, given, { byGroup: user.by_group, licence: connection.licence });
  if (position === member.position && licence === member.licence) return;
  await updateTeamUser(transaction, member.id, { position, licence });
  const details = { Names: namesOf([nameOf(user.attributes)]), Position: position, Licence: licence };
  await services.audit.note(transaction, actor, [{ what: "member.changed", teamId, targetId: member.id, details }]);
  await notifyClientsOf(transaction, member.person_id);
}
