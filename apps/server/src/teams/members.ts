import { type Act, type Audit, namesOf } from "../audit/index.ts";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { insertInvitations, type NewInvitation } from "./invitation-store.ts";
import {
  countAdmins,
  countPremium,
  lockTeam,
  lockTeamUsers,
  readTeamsOf,
  removeMembers,
  updateTeamUser,
} from "./member-store.ts";
import { mayManageMembers, mayRemove } from "./policy.ts";

type Query = Database["query"];
type Member = Awaited<ReturnType<typeof lockTeamUsers>>[number];

/** An invitation that is sent by email. */
interface SentInvitation {
  readonly id: number;
  readonly email: string;
  readonly teamName: string;
  readonly token: string;
  readonly code: string;
}

/**
 * Stores invitations to one team, or renews those that were not answered, and returns them in the same order. Fails with
 * `duplicate` or `no-free-licence`. Members who only manage take no license.
 */
export async function invite(
  query: Query,
  person: Person,
  teamId: number,
  invitations: readonly Omit<NewInvitation, "teamId">[],
): Promise<SentInvitation[]> {
  mayManageMembers(person, teamId);
  // The seats are counted by a statement after the lock: one that began before it would not see what others have stored.
  const team = await lockTeam(query, teamId);
  if (!team) throw new Failure("no-such-row");
  const licensed = invitations.map((each): typeof each =>
    each.position === "Admin Only" ? { ...each, licence: "Free" } : each,
  );
  const stored = await insertInvitations(query, teamId, licensed, person.personId);
  await mustHaveSeats(query, teamId);
  return invitations.map(({ email }, index) => {
    const invitation = stored[index];
    if (!invitation) throw new Failure("duplicate", { message: refusals.teams.isIn });
    return { ...invitation, email, teamName: team.name };
  });
}

/** What can be changed about a member. */
export interface MemberChange {
  readonly Id: number;
  readonly Position?: string | undefined;
  readonly Licence?: string | undefined;
  readonly RowVersion?: number | undefined;
}

/** Changes roles and licenses, all or nothing. */
export async function changeMembers(
  query: Query,
  audit: Audit,
  person: Person,
  changes: readonly MemberChange[],
): Promise<void> {
  const members = await lockVisible(
    query,
    person,
    changes.map(({ Id }) => Id),
  );
  const acts: Act[] = [];
  for (const change of changes) {
    const member = members.get(change.Id);
    if (!member) throw new Failure("no-such-row");
    mayManageMembers(person, member.team_id);
    if (change.RowVersion !== undefined && change.RowVersion !== member.row_version) throw new Failure("stale");
    const position = change.Position ?? member.position;
    const licence = position === "Admin Only" ? "Free" : (change.Licence ?? member.licence);
    await updateTeamUser(query, member.id, { position, licence });
    acts.push(...actsOfMember(member, { position, licence }));
  }
  await audit.note(query, person, acts);
  for (const teamId of teamsOf(members)) {
    await mustKeepAdmin(query, teamId);
    await mustHaveSeats(query, teamId);
  }
}

/** Removes members and withdraws invitations. Returns how many. */
export async function removeFromTeam(
  query: Query,
  audit: Audit,
  person: Person,
  ids: readonly number[],
): Promise<number> {
  const members = await lockVisible(query, person, ids);
  if (members.size === 0) throw new Failure("no-such-row");
  for (const member of members.values()) mayRemove(person, member);
  const removed = await removeMembers(query, [...members.keys()]);
  for (const teamId of teamsOf(members)) await mustKeepAdmin(query, teamId);
  const acts = [...members.values()].map((member): Act => {
    const details = { Names: namesOf([member.name]) };
    return { what: wayOut(member, person), teamId: member.team_id, targetId: member.id, details };
  });
  await audit.note(query, person, acts);
  return removed;
}

/** Returns the activity log entries for a change of a member. */
function actsOfMember(
  member: Member,
  { position, licence }: { readonly position: string; readonly licence: string },
): Act[] {
  const Fields = [
    ...(position === member.position ? [] : ["Position"]),
    ...(licence === member.licence ? [] : ["Licence"]),
  ];
  if (Fields.length === 0) return [];
  const details = { Names: namesOf([member.name]), Fields, Position: position, Licence: licence };
  return [{ what: "member.changed", teamId: member.team_id, targetId: member.id, details }];
}

function wayOut(
  { status, person_id }: Member,
  { personId }: Person,
): "member.uninvited" | "member.left" | "member.removed" {
  if (status === "Invited") return "member.uninvited";
  return person_id === personId ? "member.left" : "member.removed";
}

/**
 * Returns the members of the caller's own teams among these. The teams are locked before the rows, like everywhere else:
 * counts stay true, and no two transactions wait for each other.
 */
async function lockVisible(query: Query, person: Person, ids: readonly number[]): Promise<Map<number, Member>> {
  const own = person.memberships.map(({ teamId }) => teamId);
  for (const teamId of await readTeamsOf(query, ids, own)) await lockTeam(query, teamId);
  const members = await lockTeamUsers(query, ids, own);
  return new Map(members.map((member) => [member.id, member]));
}

function teamsOf(members: ReadonlyMap<number, Member>): number[] {
  return [...new Set([...members.values()].map(({ team_id }) => team_id))].sort((a, b) => a - b);
}

/** Fails with `last-admin` if no one manages the team, which is locked. */
export async function mustKeepAdmin(query: Query, teamId: number): Promise<void> {
  if ((await countAdmins(query, teamId)) === 0) throw new Failure("last-admin");
}

/** Fails with `no-free-licence` if the team, which is locked, uses more seats than it has. */
export async function mustHaveSeats(query: Query, teamId: number): Promise<void> {
  const seats = (await lockTeam(query, teamId))?.seats ?? null;
  if (seats !== null && (await countPremium(query, teamId)) > seats) throw new Failure("no-free-licence");
}
