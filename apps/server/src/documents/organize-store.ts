import { sql } from "kysely";
import type { Database } from "../db/index.ts";
import type { DocumentFacts } from "./store.ts";

type Query = Database["query"];

/** Changes of a document's place. Undefined members stay unchanged. */
export interface Place {
  readonly Project?: string | undefined;
  readonly Tags?: readonly string[] | undefined;
}

/** Moves a document and sets its tags. Neither creates a new version, but the search index is updated. */
export async function placeDocument(query: Query, { OwnerId, Id }: DocumentFacts, { Project, Tags }: Place) {
  if (Project === undefined && Tags === undefined) return;
  await sql`
    update document set project = coalesce(${Project ?? null}, project), tags = coalesce(${Tags ?? null}::text[], tags),
      words_version = 0
    where owner_id = ${OwnerId} and id = ${Id}`.execute(query);
}

/** Adds a document to a person’s favorites, or removes it. */
export async function setFavorite(query: Query, personId: number, { OwnerId, Id }: DocumentFacts, isFavorite: boolean) {
  const key = sql`person_id = ${personId} and owner_id = ${OwnerId} and document_id = ${Id}`;
  await (isFavorite
    ? sql`
      insert into document_favorite (person_id, owner_id, document_id) values (${personId}, ${OwnerId}, ${Id})
      on conflict do nothing`
    : sql`delete from document_favorite where ${key}`
  ).execute(query);
}

interface NamedCount {
  readonly Name: string;
  readonly Count: number;
}

/** The number of documents in each group. */
export interface GroupCounts {
  readonly Count: number;
  readonly Favorites: number;
  readonly Shared: number;
  readonly Projects: NamedCount[];
  readonly Tags: NamedCount[];
}

const mostNames = 500;

/** Returns how many documents these owners have in each project and with each tag, as many as a page can show. */
export async function readGroups(
  { query }: Database,
  owners: readonly number[],
  personId: number,
  shared: readonly number[],
) {
  const theirs = sql`d.owner_id = any(${owners}::bigint[]) and d.deleted_on is null`;
  const counted = (name: string, from: string) => sql`(
    select coalesce(json_agg(named order by fold(named."Name")), '[]') from (
      select ${sql.raw(name)} as "Name", count(*) as "Count" from document d ${sql.raw(from)}
      where ${theirs} and ${sql.raw(name)} <> '' group by 1 order by 2 desc limit ${mostNames}) named)`;
  const { rows } = await sql<GroupCounts>`
    select (select count(*) from document d where ${theirs}) as "Count",
      (select count(*) from document_favorite f join document d on d.owner_id = f.owner_id and d.id = f.document_id
        where f.person_id = ${personId} and d.deleted_on is null
          and (${theirs} or d.id = any(${shared}::bigint[]))) as "Favorites",
      (select count(*) from document d where d.id = any(${shared}::bigint[]) and d.deleted_on is null) as "Shared",
      ${counted("d.project", "")} as "Projects",
      ${counted("each.tag", "cross join unnest(d.tags) each(tag)")} as "Tags"`.execute(query);
  return rows[0] ?? { Count: 0, Favorites: 0, Shared: 0, Projects: [], Tags: [] };
}
