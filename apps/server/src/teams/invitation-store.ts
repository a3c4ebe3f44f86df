import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import { expired } from "./team-facts.ts";

type Query = Kysely<Schema>;

/** An invitation to create. */
export interface NewInvitation {
  readonly teamId: number;
  readonly email: string;
  readonly position: "User" | "Admin" | "Admin Only";
  readonly licence: "Free" | "Premium";
}

const invitationDays = 7;

/** A stored invitation with its single-use token and code. */
export interface StoredInvitation {
  readonly id: number;
  readonly token: string;
  readonly code: string;
}

/**
 * Stores invitations to one team in one statement and returns one result for each, in the same order: undefined where the
 * address is in the team already. An invitation that was not answered is renewed, and the link sent before stops working. No
 * address may occur twice.
 */
export async function insertInvitations(
  query: Query,
  teamId: number,
  invitations: readonly Omit<NewInvitation, "teamId">[],
  invitedBy: number,
): Promise<(StoredInvitation | undefined)[]> {
  const asked = invitations.map(({ email, position, licence }, place) => ({
    ...{ place, email, position, licence },
    ...{ token: randomBytes(24).toString("base64url"), code: joinCode() },
  }));
  const rows = asked.map(({ token, ...row }) => ({ ...row, hash: hashOf(token).toString("hex") }));
  const stored = await sql<{ id: number; place: number }>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(place int, email text, position text, licence text, hash text, code text)
    ), renewed as (
      update team_user u set position = a.position, licence = a.licence, invitation_hash = decode(a.hash, 'hex'),
        join_code = a.code, invitation_ends_on = now() + make_interval(days => ${invitationDays}),
        invited_by = ${invitedBy}, invited_on = now(), row_version = row_version + 1
      from asked a where u.team_id = ${teamId} and u.status = 'Invited' and lower(u.email) = lower(a.email)
      returning u.id, a.place
    ), stored as (
      insert into team_user
        (team_id, email, position, licence, status, invitation_hash, join_code, invitation_ends_on, invited_by)
      select ${teamId}, a.email, a.position, a.licence, 'Invited', decode(a.hash, 'hex'), a.code,
        now() + make_interval(days => ${invitationDays}), ${invitedBy}
      from asked a
      where not exists (
          select 1 from team_user u
          where u.team_id = ${teamId} and u.status <> 'Removed' and lower(u.email) = lower(a.email))
        and not exists (
          select 1 from person p join team_user u on u.person_id = p.id
          where lower(p.email) = lower(a.email) and u.team_id = ${teamId} and u.status <> 'Removed')
      order by a.place
      on conflict do nothing returning id, join_code
    )
    select id, place from renewed
    union all select s.id, a.place from stored s join asked a on a.code = s.join_code`.execute(query);
  const ids = new Map(stored.rows.map(({ id, place }) => [place, id]));
  return asked.map(({ place, token, code }) => {
    const id = ids.get(place);
    return id === undefined ? undefined : { id, token, code };
  });
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
    invited_by: string;
  }>`
    select u.id, u.team_id, t.name as team_name, u.email, u.position, u.invitation_ends_on,
      coalesce((select name from person where id = u.invited_by), '') as invited_by,
      ${sql.raw(expired)} as lapsed, u.join_code is not distinct from ${token.toUpperCase()} as by_code
    from team_user u join team t on t.id = u.team_id
    where u.status = 'Invited' and u.invitation_ends_on > now()
      and (u.invitation_hash = ${hashOf(token)} or u.join_code = ${token.toUpperCase()})`.execute(query);
  return rows[0];
}

/** Turns an invitation into a membership and invalidates the token. */
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

/** Returns eight characters that are hard to confuse. */
function joinCode(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join("");
}
