import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import { peopleWithAccess } from "./access-list-store.ts";

type Query = Kysely<Schema>;

/** Returns the account with an email address that can take documents over. */
export async function heirWithEmail(query: Query, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from person where lower(email) = lower(${email}) and disabled_on is null`.execute(query);
  return rows[0]?.id;
}

/** Makes an heir an owner of the documents of a person that others have access to and no one else owns, and notifies them. */
export async function nameHeir(transaction: Query, ownerId: number, heirId: number): Promise<void> {
  await sql`
    with ${peopleWithAccess(ownerId)},
    passed as (
      insert into document_share (owner_id, document_id, sharee_id, role, shared_by)
      select g.owner_id, g.id, ${heirId}::bigint, 'own', ${ownerId}::bigint from gone g
      where exists (select from people where people.id = g.id) and not exists (
        select from document_share s where s.owner_id = g.owner_id and s.document_id = g.id and s.role = 'own')
      on conflict (owner_id, document_id, sharee_id) do update set role = 'own'
      returning document_id)
    insert into notification (owner_id, kind, document_id, role)
    select p.id, 'shared', passed.document_id, 'own' from passed
    join person p on p.disabled_on is null and (p.id = ${heirId} or exists (
      select from team_user u where u.team_id = ${heirId} and u.person_id = p.id and u.status = 'Active'))
    where p.id <> ${ownerId} order by passed.document_id, p.id`.execute(transaction);
}
