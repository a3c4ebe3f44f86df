import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";

/** Returns the team that an owner is; undefined for a person. */
export async function teamOwning(query: Kysely<Schema>, ownerId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from team where id = ${ownerId}`.execute(query);
  return rows[0]?.id;
}
