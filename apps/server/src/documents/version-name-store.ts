import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import type { DocumentRow } from "./store.ts";

type OwnedDocument = Pick<DocumentRow, "OwnerId" | "Id">;

/** Names a version of a document, or removes its name if the given one is empty. */
export async function setVersionName(
  query: Kysely<Schema>,
  { OwnerId, Id }: OwnedDocument,
  version: number,
  name: string,
): Promise<void> {
  const statement =
    name === ""
      ? sql`delete from document_version_name
          where owner_id = ${OwnerId} and document_id = ${Id} and version = ${version}`
      : sql`insert into document_version_name (owner_id, document_id, version, name)
          values (${OwnerId}, ${Id}, ${version}, ${name})
          on conflict (owner_id, document_id, version) do update set name = excluded.name`;
  await statement.execute(query);
}

/** Returns how many versions of a document have a name, without this one. */
export async function countOtherNames(
  query: Kysely<Schema>,
  { OwnerId, Id }: OwnedDocument,
  version: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_version_name
    where owner_id = ${OwnerId} and document_id = ${Id} and version <> ${version}`.execute(query);
  return rows[0]?.count ?? 0;
}
