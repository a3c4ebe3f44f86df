import { type Kysely, type RawBuilder, sql } from "kysely";
import { isWithin, type Schema } from "../db/index.ts";

/**
 * SQL of all documents of an owner that are not in the trash, as `gone`, and of the people who have access to each besides the
 * owner and its members, as `people`.
 */
export const peopleWithAccess = (ownerId: number): RawBuilder<unknown> => sql`
  gone as (
    select d.owner_id, d.id, d.title, d.project from document d where d.owner_id = ${ownerId} and d.deleted_on is null),
  whom as (
    select g.id, s.sharee_id from gone g join document_share s on s.owner_id = g.owner_id and s.document_id = g.id
    union
    select g.id, s.sharee_id from gone g
    join shared_project f on f.owner_id = g.owner_id and ${isWithin("g", "f")}
    join project_share s on s.owner_id = f.owner_id and s.project_id = f.id
    union
    select g.id, u.person_id from gone g
    join document_link l on l.owner_id = g.owner_id and l.document_id = g.id and (l.expires_on is null or l.expires_on > now())
    join document_link_use u on u.owner_id = l.owner_id and u.link_id = l.id),
  people as (
    select each.id, each.person from (
      select w.id, p.id as person from whom w join person p on p.id = w.sharee_id and p.disabled_on is null
      union
      select w.id, u.person_id from whom w join team_user u on u.team_id = w.sharee_id and u.status = 'Active') each
    where each.person <> ${ownerId} and not exists (
      select from team_user m where m.team_id = ${ownerId} and m.person_id = each.person and m.status = 'Active'))`;

/** A document of an account, as it is shown before the account is deleted. */
export interface LeftDocument {
  readonly Title: string;
  /** The name of the next owner, or null if there is none. */
  readonly Heir: string | null;
  /** How many others have access. */
  readonly People: number;
}

/** Returns the documents of a person to which others have access, with their next owners. */
export async function readLeftDocuments(query: Kysely<Schema>, personId: number): Promise<LeftDocument[]> {
  const { rows } = await sql<LeftDocument>`
    with ${peopleWithAccess(personId)}
    select g.title as "Title", (
      select coalesce(t.name, p.name, '') from document_share s
      left join person p on p.id = s.sharee_id left join team t on t.id = s.sharee_id
      where s.owner_id = g.owner_id and s.document_id = g.id and s.role = 'own'
      order by p.disabled_on is not null, s.shared_on, s.sharee_id limit 1) as "Heir",
      (select count(*)::int from people where people.id = g.id) as "People"
    from gone g where exists (select from people where people.id = g.id) or exists (
      select from document_share s where s.owner_id = g.owner_id and s.document_id = g.id and s.role = 'own')
    order by fold(g.title), g.id`.execute(query);
  return rows;
}

/** Returns how many documents a person has, without those in the trash. */
export async function countDocuments(query: Kysely<Schema>, personId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document where owner_id = ${personId} and deleted_on is null`.execute(query);
  return rows[0]?.count ?? 0;
}
