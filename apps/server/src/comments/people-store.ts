import { limits } from "@housestyle/contract";
import { type Kysely, sql } from "kysely";
import { isWithin, type Schema } from "../db/index.ts";
import type { DocumentKey } from "./anchor-store.ts";

/** A person whom a comment can mention. */
export interface MentionablePerson {
  readonly Id: number;
  readonly Name: string;
}

/** Returns the people who may read the comments on a document, as many as a list can show. */
export async function readPeople(query: Kysely<Schema>, { OwnerId, Id }: DocumentKey): Promise<MentionablePerson[]> {
  const { rows } = await sql<MentionablePerson>`
    with whom as (
      select ${OwnerId}::bigint as id
      union
      select sharee_id from document_share
      where owner_id = ${OwnerId} and document_id = ${Id} and role <> 'view'
      union
      select s.sharee_id from document d
      join shared_project f on f.owner_id = d.owner_id and ${isWithin("d", "f")}
      join project_share s on s.owner_id = f.owner_id and s.project_id = f.id
      where d.owner_id = ${OwnerId} and d.id = ${Id} and s.role <> 'view'
      union
      select u.person_id from document_link l
      join document_link_use u on u.owner_id = l.owner_id and u.link_id = l.id
      where l.owner_id = ${OwnerId} and l.document_id = ${Id} and l.role <> 'view'
        and (l.expires_on is null or l.expires_on > now()))
    select p.id as "Id", p.name as "Name" from person p
    where p.disabled_on is null and (p.id in (select id from whom) or exists (
      select from team_user u join whom on whom.id = u.team_id where u.person_id = p.id and u.status = 'Active'))
    order by fold(p.name), p.id limit ${limits.mentionablePeople}`.execute(query);
  return rows;
}
