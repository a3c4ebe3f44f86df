import type { Flags, GuestAccess } from "@housestyle/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import { type GuestPolicy, guestAccessIn } from "./policy.ts";

/** Returns what links to an owner's documents can let people without an account do. */
export async function guestAccessOf(
  query: Kysely<Schema>,
  { OwnerId }: { readonly OwnerId: number },
  flags: Flags,
): Promise<GuestAccess> {
  const { rows } = await sql<GuestPolicy>`
    select t.guest_access as access, t.flags,
      t.id = ${OwnerId} and coalesce(t.licence_expiry < (now() at time zone 'utc')::date, false) as "isOver"
    from team t left join team_user u on u.team_id = t.id and u.person_id = ${OwnerId} and u.status = 'Active'
    where t.id = ${OwnerId} or u.id is not null order by u.id`.execute(query);
  return guestAccessIn(rows, flags);
}
