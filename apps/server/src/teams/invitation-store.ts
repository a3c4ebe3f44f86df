import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import { expired } from "./team-facts.ts";

type Query = Kysely<Schema>;

/** What an invitation is made of. */
export interface Invitation {
  readonly teamId: number;
  readonly email: string;
  readonly position: "User" | "Admin" | "Admin Only";
  readonly licence: "Free" | "Premium";
}

const invitationDays = 7;

/**
 * Stores an invitation; one that was not answered is made anew, and what was sent before no longer works. Undefined when
 * the address is in the team already. Answers its one-use token and code.
 */
export async function insertInvitation(
  query: Query,
  { teamId, email, position, licence }: Invitation,
  invitedBy: number,
): Promise<{ id: number; token: string; code: string } | undefined> {
  const token = randomBytes(24).toString("base64url");
  const code = joinCode();
  const { rows } = await sql<{ id: number }>`
    with renewed as (
      update team_user set position = ${position}, licence = ${licence}, invitation_hash = ${hashOf(token)},
        join_code = ${code}, invitation_ends_on = now() + make_interval(days => ${invitationDays}),
        invited_by = ${invitedBy}, invited_on = now(), row_version = row_version + 1
      where team_id = ${teamId} and status = 'Invited' and lower(email) = lower(${email})
      returning id
    ), stored as (
    insert into team_user (team_id, email, position, licence, status, invitation_hash, join_code, invitation_ends_on, invited_by)
    select ${teamId}, ${email}, ${position}, ${licence}, 'Invited', ${hashOf(token)}, ${code},
      now() + make_interval(days => ${invitationDays}), ${invitedBy}
    where not exists (select 1 from renewed) and not exists (
      select 1 from team_user u left join person p on p.id = u.person_id
      where u.team_id = ${teamId} and u.status <> 'Removed' and (lower(u.email) = lower(${email}) or lower(p.email) = lower(${email})))
    on conflict do nothing returning id
    )
    select id from renewed union all select id from stored`.execute(query);
  const id = rows[0]?.id;
  return id === undefined ? undefined : { id, token, code };
}

/** Returns the invitation that is still good, by its token or its join code. */
export async function findInvitation(query: Query, token: string) {
  const { rows } = await sql<{
    id: number;
    team_id: number;
    team_name: string;
    email: string;
    position: string;
    by_code: boolean;
    lapsed: boolean;
    invitation_ends_on: Date;
  }>`
    select u.id, u.team_id, t.name as team_name, u.email, u.position, u.invitation_ends_on,
      ${sql.raw(expired)} as lapsed, u.join_code is not distinct from ${token.toUpperCase()} as by_code
    from team_user u join team t on t.id = u.team_id
    where u.status = 'Invited' and u.invitation_ends_on > now()
      and (u.invitation_hash = ${hashOf(token)} or u.join_code = ${token.toUpperCase()})`.execute(query);
  return rows[0];
}

/** Turns an invitation into a membership; the token works no second time. */
export async function acceptInvitationOf(query: Query, id: number, personId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update team_user u set person_id = ${personId}, status = 'Active', joined_on = now(), invitation_hash = null,
      join_code = null, invitation_ends_on = null, row_version = row_version + 1
    where u.id = ${id} and not exists (
      select 1 from team_user o where o.team_id = u.team_id and o.person_id = ${personId} and o.status <> 'Removed')
    returning u.id`.execute(query);
  return rows.length > 0;
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Eight characters that are hard to mistake for one another. */
function joinCode(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join("");
}
